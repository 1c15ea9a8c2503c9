import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** One file of the built app, as it goes over the wire. */
export interface Page {
  readonly type: string;
  readonly etag: string;
  /** Its name changes with its content, so that nobody ever has to ask for it again. */
  readonly immutable: boolean;
  readonly encodings: readonly Encoding[];
  body(encoding: Encoding): Promise<Buffer>;
}

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Files by their path on the server, `/assets/app-1a2b3c4d.js`. */
export type Site = ReadonlyMap<string, Page>;

const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
};

const TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/;

/** Below this, what compression saves is less than what it costs. */
const WORTH_COMPRESSING = 1024;

const compress = async (content: Buffer, encoding: Encoding): Promise<Buffer> => {
  switch (encoding) {
    case 'br':
      return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    case 'gzip':
      return promisify(gzip)(content, { level: 9 });
    case 'identity':
      return content;
  }
};

const pageOf = (path: string, content: Buffer): Page => {
  const text = TEXT_TYPES[extname(path)];
  const bodies = new Map<Encoding, Promise<Buffer>>();
  return {
    type: text ?? TYPES[extname(path)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    immutable: HASHED.test(path),
    encodings: text !== undefined && content.length >= WORTH_COMPRESSING ? ENCODINGS : ['identity'],
    body(encoding) {
      const known = bodies.get(encoding);
      if (known) return known;
      const made = compress(content, encoding);
      bodies.set(encoding, made);
      return made;
    },
  };
};

/**
 * Reads a folder once. What is served is this list and nothing else: no path that is asked for
 * ever reaches the disk, so none can lead out of the folder. Links are left out.
 */
export const readSite = (folder: string): Site => {
  const pages = new Map<string, Page>();
  const walk = (under: string): void => {
    for (const entry of readdirSync(join(folder, under), { withFileTypes: true })) {
      const path = `${under}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) pages.set(path, pageOf(path, readFileSync(join(folder, path))));
    }
  };
  walk('');
  return pages;
};

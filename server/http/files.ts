import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { originAskedFor, type Approach } from './caller.js';
import { alwaysSent } from './policy.js';
import { ENCODINGS, type Encoding, type Page, type Site } from './site.js';

/** One request for a file, with the headers that every answer has. */
interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly always: Readonly<Record<string, string>>;
}

const refuse = (
  { response, always }: Asked,
  status: number,
  sentence: string,
  more: OutgoingHttpHeaders = {},
): void => {
  const body = Buffer.from(`${sentence}\n`);
  response.writeHead(status, {
    ...always,
    ...more,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
  });
  response.end(body);
};

/** The asked path; undefined where it is none, or tries to climb. */
const pathOf = (url: string): string | undefined => {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    return path.startsWith('/') && !/(^|\/)\.\.(\/|$)|[\\\0]/.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
};

/** The best encoding that both sides know; `q=0` refuses one. */
const encodingFor = (accepted: string | undefined, page: Page): Encoding => {
  const asked = (accepted ?? '').split(',').map(part => part.trim().split(/\s*;\s*/));
  const wanted = (encoding: Encoding): boolean =>
    asked.some(([name, weight]) => name === encoding && !/^q=0(\.0*)?$/.test(weight ?? ''));
  return ENCODINGS.find(encoding => page.encodings.includes(encoding) && wanted(encoding)) ?? 'identity';
};

const cacheControl = (page: Page): string => (page.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');

const send = async ({ request, response, always }: Asked, page: Page): Promise<void> => {
  const encoding = encodingFor(request.headers['accept-encoding'], page);
  const etag = encoding === 'identity' ? page.etag : page.etag.replace(/"$/, `-${encoding}"`);
  const headers: OutgoingHttpHeaders = {
    ...always,
    'Content-Type': page.type,
    'Cache-Control': cacheControl(page),
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  const body = await page.body(encoding);
  response.writeHead(200, { ...headers, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
};

/** Answers requests from the site. */
export const serveFiles =
  (site: Site, approach: Approach) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const asked = { request, response, always: alwaysSent(originAskedFor(request, approach)) };
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(asked, 405, 'Only GET and HEAD are possible here.', { Allow: 'GET, HEAD' });
    const path = pathOf(request.url ?? '/');
    if (path === undefined) return refuse(asked, 400, 'This address cannot be read.');
    // The app finds its pages behind the #, so a path that names no file is none.
    const page = site.get(path === '/' ? '/index.html' : path);
    if (!page) return refuse(asked, 404, 'There is nothing here.');
    send(asked, page).catch(() => response.destroy());
  };

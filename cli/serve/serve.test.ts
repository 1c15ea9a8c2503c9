import { EventEmitter, once } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { file, folder, seekiste } from '../terminal.test-help.js';
import { serve } from './command.js';
import { POLICY } from './respond.js';
import { addressOf, closeServer, openServer } from './server.js';
import { readSite } from './site.js';

const INDEX = '<!doctype html><title>Seekiste</title>';
const SCRIPT = `export const islands = '${'island '.repeat(400)}';`;
const SECRET = file('secret.txt', 'not for browsers');

const built = (): string => {
  const root = folder();
  mkdirSync(join(root, 'assets'));
  for (const [name, content] of [
    ['index.html', INDEX],
    ['sw.js', '// worker'],
    ['icon.svg', '<svg/>'],
    ['picture.png', 'png'],
    ['app.webmanifest', '{}'],
    ['odd.thing', '?'],
    ['assets/app-1a2B3c_d.js', SCRIPT],
    ['assets/style-1a2B3c4d.css', 'a{}'],
    ['assets/font-abcdefgh.woff2', 'font'],
  ] as const)
    writeFileSync(join(root, name), content);
  symlinkSync(SECRET, join(root, 'link.txt'));
  return root;
};

const root = built();
let port = 0;
let close = (): Promise<void> => Promise.resolve();

beforeAll(async () => {
  const server = await openServer(readSite(root), { host: '127.0.0.1', port: 0, further: 0 });
  ({ port } = server.address() as AddressInfo);
  close = () => closeServer(server);
});
afterAll(() => close());

interface Got {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A request with the path exactly as written: fetch would tidy it up. */
const get = (path: string, options: RequestOptions = {}): Promise<Got> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent: false, ...options }, response => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('what is served', () => {
  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/index.html?x=1', 'text/html; charset=utf-8'],
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/picture.png', 'image/png'],
    ['/app.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/odd.thing', 'application/octet-stream'],
    ['/assets/app-1a2B3c_d.js', 'text/javascript; charset=utf-8'],
    ['/assets/style-1a2B3c4d.css', 'text/css; charset=utf-8'],
    ['/assets/font-abcdefgh.woff2', 'font/woff2'],
  ])('%s comes as %s', async (path, type) => {
    const { status, headers } = await get(path);
    expect([status, headers['content-type']]).toEqual([200, type]);
  });

  it('every answer has the policy and forbids guessing types', async () => {
    for (const path of ['/', '/assets/app-1a2B3c_d.js', '/missing.js', '/%', '/table/1']) {
      const { headers } = await get(path);
      expect(headers['content-security-policy']).toBe(POLICY);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect(POLICY).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
        "worker-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
    );
  });

  it('hashed files are kept for ever, all others are asked for again', async () => {
    expect((await get('/assets/app-1a2B3c_d.js')).headers['cache-control']).toContain('immutable');
    for (const path of ['/', '/sw.js']) expect((await get(path)).headers['cache-control']).toBe('no-cache');
    expect((await get('/missing.js')).headers['cache-control']).toBe('no-store');
  });

  it('who has it already gets no body', async () => {
    const { headers } = await get('/');
    const again = await get('/', { headers: { 'If-None-Match': headers.etag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('text is compressed as the browser likes it', async () => {
    const path = '/assets/app-1a2B3c_d.js';
    const asked = (encoding: string): Promise<Got> => get(path, { headers: { 'Accept-Encoding': encoding } });
    const [br, gzip, none, refused] = await Promise.all(
      ['gzip, deflate, br', 'gzip', 'deflate', 'br;q=0, gzip;q=0.5'].map(asked),
    );
    expect(br?.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br!.body).toString()).toBe(SCRIPT);
    expect(gzip?.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip!.body).toString()).toBe(SCRIPT);
    expect(none?.headers['content-encoding']).toBeUndefined();
    expect(none?.body.toString()).toBe(SCRIPT);
    expect(refused?.headers['content-encoding']).toBe('gzip');
    expect(br?.headers.vary).toBe('Accept-Encoding');
    expect(new Set([br, gzip, none].map(got => got?.headers.etag)).size).toBe(3);
  });

  it('HEAD has the headers of GET and no body', async () => {
    const [head, whole] = [await get('/', { method: 'HEAD' }), await get('/')];
    expect(head.body.length).toBe(0);
    expect(head.headers['content-length']).toBe(String(INDEX.length));
    expect(head.headers.etag).toBe(whole.headers.etag);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not possible', async method => {
    const { status, headers } = await get('/', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it.each([
    '/rules',
    '/table/x',
    '/missing.js',
    '/assets/gone',
    '/assets/old-12345678.js',
    '/favicon.ico',
    '/link.txt',
  ])('%s is not there', async path => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('nothing outside the folder', () => {
  it.each([
    `/..${SECRET}`,
    `/../../../../../../../..${SECRET}`,
    `/%2e%2e/%2e%2e/%2e%2e${SECRET}`,
    `/..%2f..%2f..%2f..${SECRET}`,
    `/assets/../../..${SECRET}`,
    `/..\\..\\secret.txt`,
    '/..%5c..%5csecret.txt',
    '/index.html%00.txt',
    '/%',
    '/%ff',
  ])('%s leads nowhere', async path => {
    const { status, body } = await get(path);
    expect(status).toBe(400);
    expect(body.toString()).not.toContain('not for browsers');
  });

  it.each([`//${SECRET}`, `/%252e%252e${SECRET}`, '/....//....//secret.txt', `/C:${SECRET}`])(
    '%s is not there',
    async path => {
      const { status, body } = await get(path);
      expect(status).toBe(404);
      expect(body.toString()).not.toContain('not for browsers');
    },
  );
});

describe('where it is served', () => {
  const site = readSite(root);

  it('a taken port is refused, or the next free one is taken', async () => {
    await expect(openServer(site, { host: '127.0.0.1', port, further: 0 })).rejects.toThrow(`Port ${port} is taken`);
    const next = await openServer(site, { host: '127.0.0.1', port, further: 50 });
    expect((next.address() as AddressInfo).port).toBeGreaterThan(port);
    await closeServer(next);
  });

  it('an address that is not ours is refused', async () => {
    await expect(openServer(site, { host: '203.0.113.1', port: 0, further: 0 })).rejects.toThrow('--host');
  });

  it('the address can be typed into a browser', async () => {
    const everywhere = await openServer(site, { host: '0.0.0.0', port: 0, further: 0 });
    expect(addressOf(everywhere)).toMatch(/^http:\/\/localhost:\d+\/$/);
    await closeServer(everywhere);
  });

  it('the command prints the address, serves, and ends when asked', async () => {
    const output = new PassThrough();
    const stop = new EventEmitter();
    const io = { input: output, output, errors: output, env: {}, terminal: false, errorsTerminal: false };
    const served = serve(io, { host: '127.0.0.1', port: 0, root }, async () => {
      await once(stop, 'asked');
    });
    const [address = ''] = /http:\S+/.exec(String((await output[Symbol.asyncIterator]().next()).value)) ?? [];
    expect((await fetch(address)).status).toBe(200);
    stop.emit('asked');
    await served;
    await expect(fetch(address)).rejects.toThrow();
  });

  it('says what to do when the app has not been built', async () => {
    const { code, errors } = await seekiste(['serve', '--root', folder()]);
    expect(code).toBe(1);
    expect(errors).toMatch(/has not been built: .* “npm run build”/);
  });

  it.each(['70000', '-1', 'http'])('--port %s makes no sense', async number => {
    expect((await seekiste(['serve', '--port', number])).code).toBe(2);
  });
});

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type RequestOptions, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveFiles } from './files.js';
import { addressesOf, closeServer, isForOthers, listen } from './listen.js';
import { policyFor } from './policy.js';
import { readSite } from './site.js';

const INDEX = '<!doctype html><title>Seekiste</title>';
const SCRIPT = `export const islands = '${'island '.repeat(400)}';`;
const FOLDER = mkdtempSync(join(tmpdir(), 'seekiste-files-'));
const SECRET = join(FOLDER, 'secret.txt');
writeFileSync(SECRET, 'not for browsers');

const built = (): string => {
  const root = join(FOLDER, 'app');
  mkdirSync(join(root, 'assets'), { recursive: true });
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

const site = readSite(built());
const newServer = (): Server => createServer(serveFiles(site, { publicOrigin: undefined, proxies: 0 }));
const server = newServer();
let port = 0;

beforeAll(async () => {
  await listen(server, { host: '127.0.0.1', port: 0, further: 0 });
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  await closeServer(server);
  rmSync(FOLDER, { recursive: true });
});

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
      expect(headers['content-security-policy']).toBe(policyFor(`http://127.0.0.1:${port}`));
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect(policyFor('https://sea.example')).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
        "worker-src 'self'; connect-src 'self' wss://sea.example; base-uri 'none'; form-action 'self'; " +
        "frame-ancestors 'none'; object-src 'none'",
    );
  });

  it('the policy names the socket of the same origin, and nothing that a request made up', async () => {
    const policy = async (host: string): Promise<string> =>
      String((await get('/', { headers: { host } })).headers['content-security-policy']);
    expect(await policy('sea.local:8080')).toContain("connect-src 'self' ws://sea.local:8080;");
    for (const host of ['[::1]:8080', 'evil;script-src', 'a b', "x'unsafe-inline'"])
      expect(await policy(host)).toContain("connect-src 'self';");
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
  it('a taken port is refused, or the next free one is taken', async () => {
    const next = newServer();
    await expect(listen(next, { host: '127.0.0.1', port, further: 0 })).rejects.toThrow(`Port ${port} is taken`);
    await listen(next, { host: '127.0.0.1', port, further: 50 });
    expect((next.address() as AddressInfo).port).toBeGreaterThan(port);
    await closeServer(next);
  });

  it('an address that is not ours is refused', async () => {
    await expect(listen(newServer(), { host: '203.0.113.1', port: 0, further: 0 })).rejects.toThrow('--host');
  });

  it('the addresses can be typed into browsers, here and on other machines', async () => {
    expect(addressesOf(server)).toEqual([`http://127.0.0.1:${port}/`]);
    const everywhere = newServer();
    await listen(everywhere, { host: '0.0.0.0', port: 0, further: 0 });
    const [first, ...others] = addressesOf(everywhere);
    expect(first).toMatch(/^http:\/\/localhost:\d+\/$/);
    for (const other of others) expect((await fetch(other)).status).toBe(200);
    await closeServer(everywhere);
  });

  it('the address that phones in the room most likely reach comes first, those of bridges and tunnels last', async () => {
    const everywhere = newServer();
    await listen(everywhere, { host: '0.0.0.0', port: 0, further: 0 });
    const { port: chosen } = everywhere.address() as AddressInfo;
    const at = (address: string, internal = false): NetworkInterfaceInfo => ({
      ...{ address, internal, family: 'IPv4', netmask: '255.255.255.0', mac: '00:00:00:00:00:00', cidr: null },
    });
    const interfaces = (): ReturnType<typeof networkInterfaces> => ({
      lo: [at('127.0.0.1', true)],
      docker0: [at('172.17.0.1')],
      wg0: [at('10.8.0.2')],
      eth1: [at('169.254.3.4')],
      eth0: [at('203.0.113.9')],
      wlan0: [at('192.168.1.5')],
    });
    const addresses = addressesOf(everywhere, interfaces);
    expect(addresses).toEqual(
      ['localhost', '192.168.1.5', '203.0.113.9', '169.254.3.4', '10.8.0.2', '172.17.0.1'].map(
        host => `http://${host}:${chosen}/`,
      ),
    );
    expect(addresses.filter(isForOthers)).toEqual(addresses.slice(1));
    await closeServer(everywhere);
  });

  it('a service that may not look at its networks is served all the same', async () => {
    const everywhere = newServer();
    await listen(everywhere, { host: '0.0.0.0', port: 0, further: 0 });
    const forbidden = (): never => {
      throw new Error('uv_interface_addresses returned Unknown system error 97');
    };
    expect(addressesOf(everywhere, forbidden)).toEqual([expect.stringMatching(/^http:\/\/localhost:\d+\/$/)]);
    await closeServer(everywhere);
  });
});

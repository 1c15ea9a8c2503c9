import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('../../web/dist', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

const TEXT = /\.(html|js|css|webmanifest)$/;

/** The built app as another build would have it: every hashed file has another name. */
const renamed = (folder: string, mark: string): void => {
  const assets = join(folder, 'assets');
  const names = new Map(
    readdirSync(assets).map(name => [
      name,
      name.replace(/-[\w-]{8}(\.\w+)$/, (hash, end: string) => `${hash.slice(0, 8)}${mark}${end}`),
    ]),
  );
  const texts = [
    ...readdirSync(folder).map(name => join(folder, name)),
    ...readdirSync(assets).map(name => join(assets, name)),
  ];
  for (const file of texts.filter(name => TEXT.test(name)))
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll(/[\w.-]+-[\w-]{8}\.\w+/g, name => names.get(name) ?? name),
    );
  for (const [from, to] of names) renameSync(join(assets, from), join(assets, to));
};

/** Hands out one version of the app after the other, or nothing at all. */
export class Host {
  private folder: string | undefined;

  private constructor(
    private readonly server: Server,
    private readonly home: string,
  ) {
    server.on('request', (request, response) => {
      const path = new URL(request.url ?? '/', 'http://host').pathname;
      const file = join(this.folder ?? '', path === '/' ? 'index.html' : path);
      if (this.folder === undefined || !existsSync(file) || !statSync(file).isFile()) {
        if (this.folder === undefined) request.socket.destroy();
        else response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
    });
  }

  static async open(): Promise<Host> {
    const server = createServer();
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    return new Host(server, mkdtempSync(join(tmpdir(), 'seekiste-versions-')));
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  /** Hands out the app as this version, a letter; what the one before had is gone. */
  serve(mark: string, change: (folder: string) => void = () => undefined): void {
    const folder = join(this.home, mark);
    cpSync(BUILT, folder, { recursive: true });
    renamed(folder, mark);
    change(folder);
    this.folder = folder;
  }

  /** Nothing is answered from here on. */
  cut(): void {
    this.folder = undefined;
    this.server.closeAllConnections();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise(done => this.server.close(done));
    rmSync(this.home, { recursive: true });
  }
}

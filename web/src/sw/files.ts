import { PrecacheController } from 'workbox-precaching';
import type { Listed } from './versions.js';
import { cacheNameOf, outdated, versionsBefore } from './versions.js';

/** Marks in a version's cache: all its files are here, or its page could not start. */
const MARKS = { complete: './_complete', broken: './_broken' } as const;

const MATCHED: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };

/** The files of this version, and of those before it that a tab may still run. */
export class Files {
  private readonly name: string;
  private readonly controller: PrecacheController;

  constructor(files: readonly Listed[]) {
    this.name = cacheNameOf(files);
    this.controller = new PrecacheController({ cacheName: this.name });
    this.controller.addToCacheList([...files]);
  }

  /** Fetches every file. If one fails, the browser drops this version and the last one goes on. */
  async install(event: ExtendableEvent): Promise<void> {
    await this.controller.install(event);
    const cache = await caches.open(this.name);
    await cache.delete(MARKS.broken);
    await cache.put(MARKS.complete, new Response());
  }

  async activate(event: ExtendableEvent): Promise<void> {
    await this.controller.activate(event);
    // Workbox takes the mark for a file of no version.
    await (await caches.open(this.name)).put(MARKS.complete, new Response());
    const old = outdated(await caches.keys(), this.name);
    await Promise.all(old.map(name => caches.delete(name)));
  }

  /** The page of this version; if it could not start, that of the last version that could. */
  async page(request: Request): Promise<Response> {
    for (const name of await this.versions()) {
      const cache = await caches.open(name);
      if (!(await cache.match(MARKS.complete)) || (await cache.match(MARKS.broken))) continue;
      const page = await cache.match('./index.html', MATCHED);
      if (page) return page;
    }
    return fetch(request);
  }

  /** A file: of this version, of one before it, or from the network. */
  async file(request: Request): Promise<Response> {
    for (const name of await this.versions()) {
      const file = await (await caches.open(name)).match(request, MATCHED);
      if (file) return file;
    }
    return fetch(request);
  }

  /** The page of this version could not start. */
  async refuse(): Promise<void> {
    await (await caches.open(this.name)).put(MARKS.broken, new Response());
  }

  private async versions(): Promise<readonly string[]> {
    return [this.name, ...versionsBefore(await caches.keys(), this.name)];
  }
}

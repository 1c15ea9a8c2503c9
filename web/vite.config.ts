import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { VitePWA } from 'vite-plugin-pwa';
import { texts } from './texts.config.js';

/** Workspace packages are taken from their sources, so the app needs no build of the other rooms. */
const conditions = ['source', 'module', 'browser', 'development|production'];

const NODE = process.env['SEEKISTE_NODE'] ?? 'http://127.0.0.1:8080';

/** The workers that think: for bots and for the analysis of a game. */
const WORKERS = ['local/thinkers', 'insight/analyst'];

/** These workers are built with the page, so that both fetch the rules of a game once. */
const sharedWorkers = (): Plugin => {
  const references = new Map<string, string>();
  return {
    name: 'shared-workers',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      for (const worker of WORKERS) {
        const id = fileURLToPath(new URL(`src/${worker}.worker.ts`, import.meta.url));
        references.set(worker, this.emitFile({ type: 'chunk', id, name: `${basename(worker)}.worker` }));
      }
    },
    transform: {
      filter: { id: new RegExp(`/src/(${WORKERS.join('|')})\\.ts$`) },
      handler: (code, id) => {
        const worker = WORKERS.find(each => id.endsWith(`/${each}.ts`)) ?? '';
        const address = `new URL('./${basename(worker)}.worker.ts', import.meta.url)`;
        return code.replace(address, `import.meta.ROLLUP_FILE_URL_${references.get(worker) ?? ''}`);
      },
    },
  };
};

/** A game's own folder in a room, for chunks that are named after it. */
const inFolder =
  (pattern: RegExp, prefix: string) =>
  (id: string): string | null => {
    const game = pattern.exec(id)?.[1];
    return game === undefined ? null : `${prefix}-${game}`;
  };

const SVELTE = '/node_modules/svelte/src/internal/client/';
const ALONE = { includeDependenciesRecursively: false };

/**
 * What travels together. A group brings what it imports, unless a group before it has that: what the worker shares with
 * the page comes first, so that the worker never fetches the page.
 */
const CHUNKS = [
  { name: 'shared', test: /vite\/preload-helper|\/rules\/(core\/result|[\w-]+\/seats)\.ts$|\/learn\/days\.ts$/ },
  { name: 'core', test: /\/rules\/core\/(table|record|options|position|rng|dice|versions|kernel)\.ts$/ },
  { name: inFolder(/\/rules\/((?!core|logbook)[\w-]+)\/.*\.ts$/, 'rules'), debugName: 'rules' },
  { name: 'crew', test: /\/bots\/(games|[\w-]+\/parts)\.ts$|\/web\/src\/parts\/worker-calls\.ts$/ },
  { name: 'bots', test: /\/bots\/(bot|levels|random|search\/(policy-bot|searched))\.ts$/ },
  { name: inFolder(/\/bots\/([\w-]+)\/sailor\/bots\.ts$/, 'sailor'), debugName: 'sailor' },
  // Svelte's own files import each other in circles: here, each is named.
  { name: 'form', test: new RegExp(`${SVELTE}dom/(elements/bindings/(select|input|size)|blocks/html)`), ...ALONE },
  { name: 'map', test: /\/svelte\/src\/reactivity\/map\.js$/, ...ALONE },
  { name: 'travel', test: new RegExp(`${SVELTE}dom/elements/transitions`), ...ALONE },
  {
    name: 'svelte',
    test: /\/node_modules\/(svelte\/src\/(internal|index-client|reactivity\/create|utils|constants)|clsx)/,
    ...ALONE,
  },
  { name: 'app', test: /\/app\/index\.ts$/ },
  { name: 'lesson', test: /\/learn\/(lesson|says)\.ts$/ },
  { name: 'daily', test: /\/learn\/daily\.ts$/ },
  { name: 'logbook', test: /\/logbook\/logbook\.svelte\.ts$|\/daily\/tries\.ts$/ },
  {
    name: 'frame',
    test: /\/local\/TablePage\.svelte$|\/table\/(TableFrame\.svelte|attempts\.svelte\.ts)$|\/words\/reason\.ts$|\/parts\/(Rose|signed)\./,
  },
  { name: inFolder(/\/web\/src\/games\/([\w-]+)\/(?:art\/)?Picture\.svelte$/, 'picture'), debugName: 'picture' },
  { name: inFolder(/\/(?:web\/src\/games|words)\/([\w-]+)\/index\.ts$/, 'game'), debugName: 'game' },
].map((group, at, all) => ({ ...group, priority: all.length - at }));

/** Hashed names need no revision: another content has another name. */
const HASHED = /^assets\/.+-[\w-]{8}\.\w+$/;

/** The worker that keeps the app aboard. It lists every file: all games, bots and rulebooks work without a network. */
const offline = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/sw',
  filename: 'service-worker.ts',
  injectRegister: false,
  manifest: false,
  injectManifest: {
    globPatterns: ['**/*.{html,js,json,css,svg,png,bin,webmanifest}'],
    globIgnores: ['screenshots/**'],
    dontCacheBustURLsMatching: HASHED,
  },
});

export default defineConfig({
  base: './',
  plugins: [svelte(), texts(), sharedWorkers(), offline],
  resolve: { conditions },
  // The app with hot reload, the tables from a node beside it. The node must see its own origin, or it takes nobody in.
  server: {
    proxy: {
      '/api': { target: NODE, ws: true, changeOrigin: true, headers: { origin: NODE } },
    },
  },
  build: {
    rolldownOptions: {
      // Shared code stays in chunks of its own: a sailor must not bring a captain along, nor a worker the page.
      experimental: { chunkOptimization: false },
      treeshake: { moduleSideEffects: [{ test: /\/node_modules\/(svelte|@fluent)\//, sideEffects: false }] },
      output: { codeSplitting: { groups: CHUNKS } },
    },
    // A worker has no page in which to preload, and the list of bots is fetched by workers.
    modulePreload: { resolveDependencies: (_, deps, { hostId }) => (/\.worker-|\/crew-/.test(hostId) ? [] : deps) },
    // tools/sizes.mjs weighs the app by it.
    manifest: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
  },
});

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { VitePWA } from 'vite-plugin-pwa';

/** Workspace packages are taken from their sources, so the app needs no build of the other rooms. */
const conditions = ['source', 'module', 'browser', 'development|production'];

const NODE = process.env['SEEKISTE_NODE'] ?? 'http://127.0.0.1:8080';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The texts of one game travel together, those of the lobby and the frame too; each language by itself. */
const textsTogether = (id: string): string | null => {
  const [, folder = 'general', lobby, language] =
    /^(?:web\/src\/)?words\/(?:([\w-]+)\/)?(?:[\w-]+\/)*(lobby\.)?([\w-]+)\.ftl\?raw$/.exec(relative(ROOT, id)) ?? [];
  if (language === undefined) return null;
  return `words-${lobby === undefined ? folder : 'general'}-${language}`;
};

/** The chunks of each worker in the shape of Vite's manifest, which leaves them out; by the name of its entry. */
const workerChunks = (): Plugin => ({
  name: 'worker-chunks',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle)
      .filter(output => output.type === 'chunk')
      .map(({ fileName, facadeModuleId, name, isEntry, imports, dynamicImports }) => ({
        file: fileName,
        ...{ name, src: relative(ROOT, facadeModuleId ?? ''), isEntry, imports, dynamicImports },
      }));
    const entry = chunks.find(({ isEntry }) => isEntry);
    this.emitFile({
      type: 'asset',
      fileName: `.vite/${entry?.name ?? 'worker'}.json`,
      source: JSON.stringify(Object.fromEntries(chunks.map(chunk => [chunk.file, chunk]))),
    });
  },
});

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
    globPatterns: ['**/*.{html,js,css,svg,png,bin,webmanifest}'],
    globIgnores: ['screenshots/**'],
    dontCacheBustURLsMatching: HASHED,
  },
});

export default defineConfig({
  base: './',
  plugins: [svelte(), offline],
  resolve: { conditions },
  worker: {
    format: 'es',
    plugins: () => [workerChunks()],
    // Shared code stays in chunks of its own: a sailor must not bring a captain along.
    rolldownOptions: { experimental: { chunkOptimization: false } },
  },
  // The app with hot reload, the tables from a node beside it. The node must see its own origin, or it takes nobody in.
  server: {
    proxy: {
      '/api': { target: NODE, ws: true, changeOrigin: true, headers: { origin: NODE } },
    },
  },
  build: {
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: textsTogether }] } } },
    // tools/sizes.mjs weighs the app by it.
    manifest: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
  },
});

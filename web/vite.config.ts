import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** Workspace packages are taken from their sources, so the app needs no build of the other rooms. */
const conditions = ['source', 'module', 'browser', 'development|production'];

const NODE = process.env['SEEKISTE_NODE'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  base: './',
  plugins: [svelte()],
  resolve: { conditions },
  worker: { format: 'es' },
  // The app with hot reload, the tables from a node beside it. The node must see its own origin, or it takes nobody in.
  server: {
    proxy: {
      '/api': { target: NODE, ws: true, changeOrigin: true, headers: { origin: NODE } },
    },
  },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
});

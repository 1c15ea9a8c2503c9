import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** Workspace packages are taken from their sources, so the app needs no build of the other rooms. */
const conditions = ['source', 'module', 'browser', 'development|production'];

export default defineConfig({
  base: './',
  plugins: [svelte()],
  resolve: { conditions },
  worker: { format: 'es' },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
});

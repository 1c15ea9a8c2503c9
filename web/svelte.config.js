import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  // With runes in every component, what Svelte keeps for components of former days is left out of the build.
  compilerOptions: { runes: true, discloseVersion: false },
};

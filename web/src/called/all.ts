/** Everything about calls, which is fetched together. */
export { default as CalledDevices } from './CalledDevices.svelte';
export { default as CallOffer } from './CallOffer.svelte';
export { default as CallSettings } from './CallSettings.svelte';
export { default as CallsFromTable } from './CallsFromTable.svelte';
export { called } from './called.svelte.js';

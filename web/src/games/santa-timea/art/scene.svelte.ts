import type { Component, ComponentProps } from 'svelte';
import type CardScene from './CardScene.svelte';

type Scene = Component<ComponentProps<typeof CardScene>>;

let drawn = $state.raw<Scene>();
let asked = false;

/** The pictures of the cards come when a card is shown: nobody waits for them to play. */
export const scene = {
  get Picture(): Scene | undefined {
    return drawn;
  },
  ask(): void {
    if (asked) return;
    asked = true;
    import('./CardScene.svelte').then(
      found => (drawn = found.default),
      // Without them a card has plain waves; the next card asks again.
      () => (asked = false),
    );
  },
};

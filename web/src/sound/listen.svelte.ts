import { untrack } from 'svelte';
import type { GameControls, GameParts, Mode } from '../table/game-table.js';
import type { OpenScene } from '../table/scene.js';
import { cuesSince, heardOf } from './ear.js';
import { sound } from './sound.svelte.js';

interface Listened {
  readonly scene: OpenScene;
  readonly mode: Mode;
  readonly parts: GameParts;
  readonly controls: GameControls;
}

/** Lets a table be heard from now on; what happened before makes no sound. */
export const listenTo = (table: () => Listened): void => {
  let heard = heardOf(untrack(table).scene);
  $effect(() => {
    const { scene, mode, parts } = table();
    const cues = mode === 'example' ? [] : cuesSince(heard, scene, parts);
    heard = heardOf(scene);
    untrack(() => sound.play(...cues));
  });
  $effect(() => {
    if (table().controls.said?.refusal) untrack(() => sound.play('refused'));
  });
};

import type { GameVoice, Names } from '@seekiste/words';
import type { Announcer } from './announcer.svelte.js';
import { isPast, type Mode } from '../game-table.js';
import { newsIn, type LogLine } from './log.js';
import type { OpenScene } from '../scene.js';

interface Told {
  readonly scene: OpenScene;
  readonly mode: Mode;
  readonly voice: GameVoice;
  readonly names: Names;
  readonly lines: readonly LogLine[];
}

/** Says what happened, and what the viewer is asked for. Called while a component is made; what lay there is no news. */
export const tellNews = (announcer: Announcer, now: () => Told): void => {
  let told = now().lines.length;
  let asked = false;
  $effect(() => {
    const { scene, mode, voice, names, lines } = now();
    const end = scene.outcome && mode === 'play' ? voice.outcome(scene.outcome, names) : undefined;
    const news = newsIn(lines.slice(told), end);
    told = lines.length;
    if (news.length > 0 && !isPast(mode)) announcer.say(news.join(' '));
    if (scene.mine && !asked) announcer.say(voice.todo(scene.view, names));
    asked = scene.mine;
  });
  $effect(() => () => announcer.stop());
};

import { settings } from '../app/settings/settings.svelte.js';
import type { Cue } from './cues.js';
import type { Player } from './player.js';

/** More at once is noise. */
const MOST = 3;

const TOUCHED: readonly Cue[] = ['laid', 'your-turn'];
const TOUCH_MS = 12;

let player: Promise<Player | undefined> | undefined;
let trouble = $state<string>();

const make = async (): Promise<Player | undefined> => {
  try {
    const { Player } = await import('./player.js');
    return new Player();
  } catch (error) {
    trouble = error instanceof Error ? error.message : String(error);
    return undefined;
  }
};

const follow = async (): Promise<Player | undefined> => {
  const made = await (player ??= make());
  const { volume, sea } = settings.now;
  if (made) {
    made.volume = volume / 100;
    made.setSea(sea && volume > 0);
  }
  return made;
};

/** Browsers play nothing before the page was touched; neither does the app. */
const isTouched = (): boolean => navigator.userActivation.hasBeenActive;

/** The sounds of this page. They are fetched with the first one that is to be heard. */
export const sound = {
  /** Why nothing can be heard, if so. */
  get trouble(): string | undefined {
    return trouble;
  },
  get muted(): boolean {
    return settings.now.volume === 0;
  },
  play(...cues: readonly Cue[]): void {
    if (cues.length === 0 || !isTouched()) return;
    if (settings.now.touch && cues.some(cue => TOUCHED.includes(cue))) navigator.vibrate(TOUCH_MS);
    if (sound.muted) return;
    void follow().then(made => made?.play(cues.filter((cue, index) => cues.indexOf(cue) === index).slice(0, MOST)));
  },
  /** One tap: silence, or as loud as by default. */
  mute(silent: boolean): void {
    settings.set({ volume: silent ? 0 : 60 });
    sound.refresh();
    sound.play('chosen');
  },
  /** The settings have changed. */
  refresh(): void {
    if (isTouched() && (player || settings.now.sea)) void follow();
  },
};

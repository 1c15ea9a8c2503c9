/** What the app can use and does well without. */
export const HELPS = ['awake', 'copy', 'notices', 'touch', 'storage'] as const;
type Help = (typeof HELPS)[number];

/** Something that does not work here, and why: the browser lacks it, or has it only over https. */
export interface Lack {
  readonly help: Help;
  readonly why: 'browser' | 'insecure';
}

/** What a browser is asked for. */
export interface Asked {
  readonly isSecureContext: boolean;
  readonly navigator: object;
  readonly [name: string]: unknown;
}

const HAS: Readonly<Record<Help, (asked: Asked) => boolean>> = {
  awake: ({ navigator }) => 'wakeLock' in navigator,
  copy: ({ navigator }) => 'clipboard' in navigator,
  // Some browsers have the name over plain http and refuse the thing.
  notices: asked => 'Notification' in asked && asked.isSecureContext,
  touch: ({ navigator }) => 'vibrate' in navigator,
  storage: asked => asked['indexedDB'] !== undefined && asked['indexedDB'] !== null,
};

/** What is withheld where the address is not secure. */
const WITHHELD: readonly Help[] = ['awake', 'copy', 'notices'];

/** All that this browser lacks at this address. */
export const lacksOf = (asked: Asked): readonly Lack[] =>
  HELPS.filter(help => !HAS[help](asked)).map(help => ({
    help,
    why: !asked.isSecureContext && WITHHELD.includes(help) ? 'insecure' : 'browser',
  }));

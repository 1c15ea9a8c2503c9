import type { Refusal } from '@seekiste/rules/core';
import { shelf } from '../app/settings/settings.svelte.js';
import { Saves } from '../local/saves.js';
import { chestOfDevice } from './chest.js';
import type { Entry } from './entry.js';
import { Logbook } from './logbook.js';
import { takeOver } from './takeover.js';

/** What was saved before there was a logbook, and what of it could not be read. */
export const saves = new Saves(shelf);

let refused = $state.raw<{ readonly id: string; readonly refusal: Refusal }>();
let entries = $state.raw<readonly Entry[]>();

const open = async (): Promise<Logbook> => {
  const logbook = new Logbook(await chestOfDevice());
  // A save that cannot be moved now stays where it is.
  await takeOver(saves, logbook).catch(() => undefined);
  return logbook;
};

let opened: Promise<Logbook> | undefined;

/** Tabs tell each other which game they have kept. */
const channel = new BroadcastChannel('seekiste.logbook');
let heard: (id: string, version: number) => void = () => undefined;
channel.addEventListener('message', ({ data }: MessageEvent<{ readonly id: string; readonly version: number }>) => {
  heard(data.id, data.version);
  if (entries) void device.look();
});

/** The logbook of this device. */
export const device = {
  /** The list as it was last read; `undefined` until then. */
  get entries(): readonly Entry[] | undefined {
    return entries;
  },
  /** A game of the logbook that the rules have refused. */
  get refused(): { readonly id: string; readonly refusal: Refusal } | undefined {
    return refused;
  },
  set refused(game: { readonly id: string; readonly refusal: Refusal } | undefined) {
    refused = game;
  },
  logbook: (): Promise<Logbook> => (opened ??= open()),
  async look(): Promise<void> {
    entries = await (await device.logbook()).entries().catch(() => []);
  },
  tell: (id: string, version: number): void => channel.postMessage({ id, version }),
  /** What the table does when another tab has kept a game. */
  hear(listener: (id: string, version: number) => void): void {
    heard = listener;
  },
};

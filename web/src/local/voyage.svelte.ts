import { gameNamed } from '@seekiste/rules';
import { Table, type AnyGame, type GameRecord, type OptionValues, type Seed } from '@seekiste/rules/core';
import { createSubscriber } from 'svelte/reactivity';
import { restsAfter } from '../games/index.js';
import { go } from '../app/route.svelte.js';
import { wallClock } from '../parts/clock.js';
import { Saves, type Broken, type Resumable } from './saves.js';
import type { Scene } from '../table/scene.js';
import type { SeatSetup } from './seats.js';
import { freshSeed } from '../parts/seed.js';
import { Session, type Tempo } from './session.js';
import { thinkersInWorker } from './thinkers.js';
import { readParameters } from '../app/settings/parameters.js';
import { PAUSES } from '../app/settings/settings.js';
import { lasting, settings, shelf } from '../app/settings/settings.svelte.js';

const parameters = readParameters(location.search);
const saves = new Saves(shelf);
const thinkers = thinkersInWorker();

/** How fast things go, by the settings or by the address. */
export const tempo = (): Tempo => ({
  pause: parameters.pause ?? PAUSES[settings.now.pace],
  rest: parameters.pause ?? settings.now.rest,
  grace: parameters.grace ?? settings.now.grace,
});

let session = $state.raw<Session>();
let trouble = $state.raw<unknown>();
let unsaved = $state(false);
let fixedSeed = parameters.seed;

/** A fixed deal is for the first game of a visit: a rematch is dealt anew. */
const nextSeed = (): Seed => {
  const seed = fixedSeed ?? freshSeed();
  fixedSeed = undefined;
  return seed;
};

/** A game that cannot be saved goes on all the same; the table says so. */
const save = (record: GameRecord, seats: readonly SeatSetup[]): void => {
  try {
    saves.keep(record, seats);
    unsaved = !lasting;
  } catch {
    unsaved = true;
  }
};

const sail = ({ table, seats }: Resumable): void => {
  session?.close();
  trouble = undefined;
  session = new Session(table, seats, {
    clock: wallClock,
    thinkers,
    streams: freshSeed(),
    tempo,
    rests: shown => restsAfter(table.game.name, shown),
    save,
    trouble: error => (trouble = error),
  });
  go({ place: 'table' });
};

const open = (game: AnyGame, seats: readonly SeatSetup[], options: OptionValues): Resumable => ({
  table: Table.open(game, { seats: seats.length, options }, nextSeed()),
  seats,
});

/** The one game on this device. */
export const voyage = {
  get session(): Session | undefined {
    return session;
  },
  /** Whether the last move could not be saved. */
  get unsaved(): boolean {
    return unsaved;
  },
  get trouble(): unknown {
    return trouble;
  },
  begin(game: AnyGame, seats: readonly SeatSetup[], options: OptionValues): void {
    sail(open(game, seats, options));
  },
  /** The saved game; `undefined` if there is none that can be read. */
  saved(): Resumable | undefined {
    return saves.find();
  },
  goOn(saved: Resumable): void {
    sail(saved);
  },
  rematch({ seats, record }: Session): void {
    const game = gameNamed(record.game);
    if (game) sail(open(game, seats, record.options));
  },
  leave(): void {
    session?.close();
    session = undefined;
  },
  aside: (): readonly Broken[] => saves.aside(),
  readAside: (key: string): string => saves.read(key),
  throwAside: (key: string): void => saves.throwAway(key),
};

/** The scene of a session as something that Svelte follows. */
export const followed = (watched: Session): { readonly scene: Scene } => {
  const subscribe = createSubscriber(update => watched.subscribe(update));
  return {
    get scene() {
      subscribe();
      return watched.scene;
    },
  };
};

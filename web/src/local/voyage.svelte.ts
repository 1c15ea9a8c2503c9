import type { DailyVoyage } from '@seekiste/learn/daily';
import { Table, type AnyGame, type OptionValues, type Path, type Seed } from '@seekiste/rules/core';
import { createSubscriber } from 'svelte/reactivity';
import { restsAfter } from '../games/index.js';
import { loadRules } from '../games/list.js';
import { go } from '../app/route.svelte.js';
import { againId, ratedId } from '../daily/tries.js';
import { isRungId, rungId } from '../ladder/rung-id.js';
import { wallClock } from '../parts/clock.js';
import { Keeper, type Keeping } from '../logbook/keeper.js';
import { latest } from '../logbook/entry.js';
import { device } from '../logbook/logbook.svelte.js';
import type { Resumable } from './saves.js';
import type { Scene } from '../table/scene.js';
import type { SeatSetup } from './seats.js';
import { freshSeed } from '../parts/seed.js';
import { Session } from './session.js';
import { thinkersInWorker } from './thinkers.js';
import { parameters, tempo } from '../app/settings/tempo.js';

export const thinkers = thinkersInWorker();

let session = $state.raw<Session>();
let trouble = $state.raw<unknown>();
let keeping = $state<Keeping>('kept');
let keeper: Keeper | undefined;
let fixedSeed = parameters.seed;

/** A fixed deal is for the first game of a visit: a rematch is dealt anew. */
const nextSeed = (): Seed => {
  const seed = fixedSeed ?? freshSeed();
  fixedSeed = undefined;
  return seed;
};

const freshId = (): string => freshSeed().slice(0, 16);

/** A game that cannot be kept goes on all the same; the table says so. */
const keeperOf = (
  id: string,
  seen: { readonly version: number; readonly record: string; readonly line?: Path },
): Keeper => {
  const mine: Keeper = new Keeper(device.logbook(), id, seen, (state, version) => {
    if (state === 'kept') device.tell(id, version);
    if (keeper === mine) keeping = state;
  });
  return mine;
};

device.hear((id, version) => {
  if (keeper?.id === id) keeper.heard(version);
});

/** A game at this device, wherever it is kept. */
export const sessionOf = (
  { table, seats }: Resumable,
  kept: Pick<ConstructorParameters<typeof Session>[2], 'save' | 'open'>,
): Session =>
  new Session(table, seats, {
    clock: wallClock,
    thinkers,
    streams: freshSeed(),
    tempo,
    rests: shown => restsAfter(table.game.name, shown),
    trouble: error => (trouble = error),
    ...kept,
  });

const sail = ({ table, seats }: Resumable, kept: Keeper): void => {
  session?.close();
  trouble = undefined;
  device.refused = undefined;
  keeping = 'kept';
  keeper = kept;
  session = sessionOf({ table, seats }, { save: kept.keep, open: kept.line.length > 0 });
  go({ place: 'table', id: kept.id, line: kept.line });
};

const begin = (game: Resumable, id = freshId()): void => sail(game, keeperOf(id, { version: 0, record: '' }));

/** The last address that was asked for counts, whatever is read first. */
let wanted: string | undefined;

const open = (game: AnyGame, seats: readonly SeatSetup[], options: OptionValues): Resumable => ({
  table: Table.open(game, { seats: seats.length, options }, nextSeed()),
  seats,
});

/** The game of this device that is on the table. */
export const voyage = {
  get session(): Session | undefined {
    return session;
  },
  /** Its id in the logbook. */
  get id(): string | undefined {
    return keeper?.id;
  },
  /** Which line of its tree is played; none where it is the game itself. */
  get line(): Path {
    return keeper?.line ?? [];
  },
  isAt: (id: string | undefined, line: Path): boolean =>
    session !== undefined && keeper?.id === id && keeper?.line.join() === line.join(),
  get keeping(): Keeping {
    return keeping;
  },
  get trouble(): unknown {
    return trouble;
  },
  begin(game: AnyGame, seats: readonly SeatSetup[], options: OptionValues): void {
    begin(open(game, seats, options));
  },
  /** A voyage of the ladder: its id says so for ever. */
  climb(game: AnyGame, seats: readonly SeatSetup[], options: OptionValues): void {
    begin(open(game, seats, options), rungId(freshId()));
  },
  /** A game from outside goes on here. */
  goOn: (game: Resumable): void => begin(game),
  /** Puts a game of the logbook on the table; without an id the latest. */
  async open(id: string | undefined, line: Path = []): Promise<void> {
    wanted = `${id ?? ''} ${line.join()}`;
    const mine = wanted;
    const logbook = await device.logbook();
    const found = id ?? latest(await logbook.entries())[0]?.id;
    const opened = found === undefined ? undefined : await logbook.open(found, line);
    if (wanted !== mine) return;
    if (found === undefined || !opened) return go({ place: 'start' });
    if (opened.ok) {
      const { table, version } = opened.value;
      sail(opened.value, keeperOf(found, { version, record: JSON.stringify(table.record), line }));
    } else {
      device.refused = { id: found, refusal: opened.error };
      go({ place: 'start' });
    }
  },
  /** Today's voyage or another day's: the rated try goes on, or begins; once it is over, tries are for fun. */
  async daily(day: DailyVoyage, seats: readonly SeatSetup[]): Promise<void> {
    const game = await loadRules(day.game);
    const rated = ratedId(day);
    const there = await (await device.logbook()).page(rated);
    if (there && there.entry.standing !== 'over') return go({ place: 'table', id: rated });
    const id = there ? againId(rated, freshId()) : rated;
    sail({ table: Table.open(game, day, day.seed), seats }, keeperOf(id, { version: 0, record: '' }));
  },
  rematch({ game, seats, record }: Session): void {
    const climbs = keeper !== undefined && isRungId(keeper.id);
    begin(open(game, seats, record.options), climbs ? rungId(freshId()) : freshId());
  },
  /** Something that is our own mistake; the page has to say so. */
  fail(error: unknown): void {
    trouble = error;
  },
  leave(): void {
    wanted = undefined;
    trouble = undefined;
    session?.close();
    session = undefined;
    keeper = undefined;
  },
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

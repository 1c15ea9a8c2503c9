import { expect, type Page } from '@playwright/test';
import { botNamed } from '@seekiste/bots';
import { GAMES } from '@seekiste/rules';
import { decodeRecord, replay, Rng, Table, type GameRecord, type Seed } from '@seekiste/rules/core';
import { inAllerRuhe, type Move, type State, type View } from '@seekiste/rules/in-aller-ruhe';
import { lastKept, OFTEN } from './kept.js';

const SAVE_KEY = 'seekiste.save';

export type SeatSetup =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string };

export const human = (name: string): SeatSetup => ({ kind: 'human', name });
export const sailor = (name: string): SeatSetup => ({ kind: 'bot', name, bot: 'sailor' });

const advised = (view: View, record: GameRecord): Move => {
  const bot = botNamed('in-aller-ruhe', 'sailor');
  if (!bot) throw new Error('there is no bot to ask');
  return bot.choose(view, Rng.from(record.seed)) as Move; // this bot leaves nothing to chance
};

const seedOf = (number: number): Seed => number.toString(16).padStart(64, '0');

const openTable = (seats: number, seed: Seed) =>
  Table.open(inAllerRuhe, { seats, options: { islandsRemoved: 0, strict: false } }, seed);

/** A game between bots, as far as the first position that is wanted; undefined if it never comes. */
export const playedUntil = (
  seats: number,
  seed: Seed,
  wanted: (state: State) => boolean,
): GameRecord<Move> | undefined => {
  const table = openTable(seats, seed);
  for (;;) {
    if (wanted(table.state)) return table.record;
    const acts = inAllerRuhe.toAct(table.state);
    if (acts.kind !== 'seats') return undefined;
    const [seat = 0] = acts.must;
    table.act(seat, advised(inAllerRuhe.view(table.state, seat), table.record));
  }
};

const first = <T>(find: (seed: Seed) => T | undefined): T => {
  for (let number = 1; number < 500; number++) {
    const found = find(seedOf(number));
    if (found !== undefined) return found;
  }
  throw new Error('no deal comes to that');
};

/** A deal that careful players win: the bots' skill may change, so it is looked for. */
export const winningSeed = (seats: number): Seed =>
  first(seed => (playedUntil(seats, seed, state => state.outcome?.won === true) ? seed : undefined));

/** A game that has come to a wanted position. */
export const reached = (seats: number, wanted: (state: State) => boolean): GameRecord<Move> =>
  first(seed => playedUntil(seats, seed, wanted));

/** Opens the app with a game that was saved before. */
export const resume = async (
  page: Page,
  record: GameRecord,
  seats: readonly SeatSetup[],
  { grace = 0 } = {},
): Promise<void> => {
  const save = JSON.stringify({ format: 'seekiste-save/1', record, seats });
  await keepInStorage(page, SAVE_KEY, save);
  await page.goto(`./?pace=0&grace=${grace}#/table`);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
};

export const keepInStorage = async (page: Page, key: string, text: string): Promise<void> => {
  await page.addInitScript(
    ([name, value]) => {
      // Only once: a reload finds what the app has saved since.
      if (sessionStorage.getItem('given') === name) return;
      sessionStorage.setItem('given', name);
      localStorage.setItem(name, value);
    },
    [key, text] as const,
  );
};

/** Opens the app again with its game as it stands later: everything that was to be seen on the way has been seen. */
export const skipTo = async (page: Page, { moves }: GameRecord): Promise<void> => {
  const kept = await lastKept(page);
  const record = { ...kept.record, moves };
  await page.evaluate(
    ([key, save]) => {
      localStorage.setItem(key, save);
      history.replaceState(null, '', '#/table');
    },
    [SAVE_KEY, JSON.stringify({ format: 'seekiste-save/1', record, seats: kept.seats })] as const,
  );
  await page.reload();
  await page.getByRole('grid').waitFor();
};

/** The game as the app has saved it, folded. */
export const saved = async (page: Page): Promise<{ readonly record: GameRecord<Move>; readonly state: State }> => {
  const decoded = decodeRecord(GAMES, (await lastKept(page)).record);
  if (!decoded.ok) throw new Error(decoded.error.code);
  const folded = replay(inAllerRuhe, decoded.value as GameRecord<Move>);
  if (!folded.ok) throw new Error(folded.error.code);
  return { record: decoded.value as GameRecord<Move>, state: folded.value };
};

/** What a careful player in this seat would do now. */
export type Advice =
  | { readonly kind: 'move'; readonly move: Move; readonly view: View; readonly moves: number }
  | { readonly kind: 'waiting'; readonly moves: number }
  | { readonly kind: 'over' };

export const advice = async (page: Page, seat: number): Promise<Advice> => {
  const { record, state } = await saved(page);
  const moves = record.moves.length;
  const acts = inAllerRuhe.toAct(state);
  if (acts.kind !== 'seats') return { kind: 'over' };
  if (!acts.must.includes(seat)) return { kind: 'waiting', moves };
  const view = inAllerRuhe.view(state, seat);
  return { kind: 'move', move: advised(view, record), view, moves };
};

/** Waits until the saved game has more moves than this. */
export const movedOn = async (page: Page, moves: number): Promise<void> => {
  await expect.poll(async () => (await lastKept(page)).record.moves.length, OFTEN).toBeGreaterThan(moves);
};

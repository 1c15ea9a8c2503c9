import type { Locator, Page } from '@playwright/test';
import { botNamed } from '@seekiste/bots';
import { GAMES } from '@seekiste/rules';
import { decodeRecord, replay, Rng, Table, type GameRecord, type Seed } from '@seekiste/rules/core';
import {
  BRIDE,
  ownHand,
  santaTimea,
  value,
  windDirection,
  type Card,
  type Move,
  type Options,
  type State,
  type View,
} from '@seekiste/rules/santa-timea';
import type { SeatSetup } from './voyage.js';
import { lastKept } from './kept.js';

type SantaOptions = Options & Record<string, number | boolean>;

/** Plays the card that costs least, and leaves nothing to chance. */
export const sailor = (name: string): SeatSetup => ({ kind: 'bot', name, bot: 'sailor' });
export const flotsam = (name: string): SeatSetup => ({ kind: 'bot', name, bot: 'random' });

export const BASIC: SantaOptions = { professional: false, rounds: 5 };
export const PROFESSIONAL: SantaOptions = { professional: true, rounds: 2 };

const seedOf = (number: number): Seed => number.toString(16).padStart(64, '0');

/** A player who always lays the lowest card, and so collects whatever there is to collect. */
export const lowest = (view: View): Card => {
  const [wind] = view.row;
  const [first] = ownHand(view)
    .map(card => ({ card, worth: card === BRIDE || wind === undefined ? Infinity : value(card, windDirection(wind)) }))
    .sort((a, b) => a.worth - b.worth);
  return first?.card ?? 0;
};

const moveOf = (view: View, seed: Seed): Move => {
  if (view.viewer === 0 && view.phase === 'trick') return { type: 'play', card: lowest(view) };
  const bot = botNamed('santa-timea', 'sailor');
  if (!bot) throw new Error('there is no bot to ask');
  return bot.choose(view, Rng.from(seed)) as Move;
};

/** Seat 0 plays low and the others are sailors, as far as the first position that is wanted. */
export const reached = (
  seats: number,
  options: SantaOptions,
  wanted: (state: State, view: View) => boolean,
): GameRecord<Move> => {
  for (let number = 1; number < 2000; number++) {
    const table = Table.open(santaTimea, { seats, options }, seedOf(number));
    for (;;) {
      const { state } = table;
      if (wanted(state, santaTimea.view(state, 0))) return table.record;
      const acts = santaTimea.toAct(state);
      if (acts.kind !== 'seats') break;
      const [seat = 0] = acts.must;
      table.act(seat, moveOf(santaTimea.view(state, seat), table.record.seed));
    }
  }
  throw new Error('no deal comes to that');
};

/** The same deal with no card played yet. */
export const dealOf = (record: GameRecord<Move>): GameRecord<Move> => ({ ...record, moves: record.moves.slice(0, 1) });

/** The game as the app has saved it, folded. */
export const savedGame = async (page: Page): Promise<{ record: GameRecord<Move>; state: State; view: View }> => {
  const decoded = decodeRecord(GAMES, (await lastKept(page)).record);
  if (!decoded.ok) throw new Error(decoded.error.code);
  const folded = replay(santaTimea, decoded.value as GameRecord<Move>);
  if (!folded.ok) throw new Error(folded.error.code);
  return {
    record: decoded.value as GameRecord<Move>,
    state: folded.value,
    view: santaTimea.view(folded.value, 0),
  };
};

export const handOf = (page: Page): Locator => page.getByRole('list', { name: /^(Your hand|Deine Hand)/ });
export const cardOf = (page: Page, card: Card): Locator => page.locator(`[data-card="${card}"]`).first();
export const goOn = (page: Page): Locator => page.getByRole('button', { name: 'Go on', exact: true });

const number = (text: string): number => Number(text.replace('−', '-'));

/** The totals on the score sheet, by seat. */
export const totals = async (page: Page): Promise<readonly number[]> =>
  (await page.locator('main [data-total]').allTextContents()).map(number);

/** The points of each round on the score sheet, by seat. */
export const rounds = async (page: Page): Promise<readonly (readonly number[])[]> => {
  const rows = await page.locator('main tbody tr').all();
  return Promise.all(rows.map(async row => (await row.locator('td').allTextContents()).slice(0, -1).map(number)));
};

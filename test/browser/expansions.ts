import type { Page } from '@playwright/test';
import { botNamed } from '@seekiste/bots';
import { Rng, Table, type GameRecord, type Seed } from '@seekiste/rules/core';
import {
  inAllerRuhe,
  MONSTER,
  ownHand,
  type Card,
  type Move,
  type Options,
  type State,
  type View,
} from '@seekiste/rules/in-aller-ruhe';
import type { Language } from '@seekiste/words';
import { gameVoice } from '../voices.js';
import type { mouse } from './hands.js';
import { keepInStorage, movedOn, saved, skipTo, type SeatSetup } from './voyage.js';

type Played = GameRecord<Move>;

const sailor = botNamed('in-aller-ruhe', 'sailor');

const advised = (view: View, record: Played): Move => {
  if (!sailor) throw new Error('there is no bot to ask');
  return sailor.choose(view, Rng.from(record.seed)) as Move; // this bot leaves nothing to chance
};

const made = (record: Played, type: Move['type']): boolean =>
  record.moves.some(({ actor, move }) => actor === 0 && move.type === type);

/** The first seat does as a bot would, but what bots seldom do it does once, so that it is seen. */
const chosen = (view: View, record: Played): Move => {
  const moves = inAllerRuhe.moves(view);
  const once = (type: Move['type'], wanted: (move: Move) => boolean = () => true): Move | undefined =>
    made(record, type) ? undefined : moves.find(move => move.type === type && wanted(move));
  const seldom =
    (ownHand(view).length > 3 ? once('hold') : undefined) ??
    (view.phase === 'storm' ? once('compass', move => move.type === 'compass' && move.storm === 'drawn') : undefined) ??
    (view.phase === 'storm' ? once('blow') : undefined) ??
    (view.open < 30 ? once('monster') : undefined);
  return seldom ?? advised(view, record);
};

export interface Voyage {
  /** As dealt. */
  readonly begun: Played;
  /** As it will have been played. */
  readonly sailed: Played;
  /** Moves that the first seat makes on the way. */
  readonly types: readonly Move['type'][];
  readonly end: State;
}

const dealtOnly = ({ moves, ...rest }: Played): Played => ({ ...rest, moves: moves.slice(0, 1) });

/** Whoever is waited for: bots answer at once, so the first seat comes last. */
const next = (must: readonly number[]): number => must.find(seat => seat !== 0) ?? 0;

const seedOf = (number: number): Seed => number.toString(16).padStart(64, '0');

const opened = (seats: number, options: Partial<Options>, seed: Seed) =>
  Table.open(inAllerRuhe, { seats, options: { islandsRemoved: 0, strict: false, ...options } }, seed);

/** One move of whoever is waited for; false at the end. */
const step = (table: ReturnType<typeof opened>): boolean => {
  const acts = inAllerRuhe.toAct(table.state);
  if (acts.kind !== 'seats') return false;
  const seat = next(acts.must);
  const acted = table.act(seat, (seat === 0 ? chosen : advised)(inAllerRuhe.view(table.state, seat), table.record));
  if (!acted.ok) throw new Error(acted.error.code);
  return true;
};

const sail = (seats: number, options: Partial<Options>, seed: Seed): Omit<Voyage, 'types'> => {
  const table = opened(seats, options, seed);
  const begun = dealtOnly(table.record);
  while (step(table));
  return { begun, sailed: table.record, end: table.state };
};

/** A voyage that the first seat begins, and in which it makes all of these moves; a won one, if there is one not far away. */
export const voyage = (seats: number, options: Partial<Options>, types: readonly Move['type'][]): Voyage => {
  const found: Voyage[] = [];
  for (let number = 1; number <= 200 && (found.length === 0 || number <= 40); number++) {
    const sailed = { ...sail(seats, options, seedOf(number)), types };
    if (sailed.end.first !== 0 || !types.every(type => made(sailed.sailed, type))) continue;
    if (sailed.end.outcome?.won) return sailed;
    found.push(sailed);
  }
  const [first] = found;
  if (!first) throw new Error('no deal comes to that');
  return first;
};

/** A game that has come to a wanted position. */
export const reached = (seats: number, options: Partial<Options>, wanted: (state: State) => boolean): Played => {
  for (let number = 1; number <= 200; number++) {
    const table = opened(seats, options, seedOf(number));
    for (;;) {
      if (wanted(table.state)) return table.record;
      if (!step(table)) break;
    }
  }
  throw new Error('no deal comes to that');
};

export const saveOf = (record: Played, seats: readonly SeatSetup[]): string =>
  JSON.stringify({ format: 'seekiste-save/1', record, seats });

/** Opens the app with a game that was saved before; bots take their time by `pace`. */
export const open = async (
  page: Page,
  record: Played,
  seats: readonly SeatSetup[],
  { pace = 0 } = {},
): Promise<void> => {
  await keepInStorage(page, 'seekiste.save', saveOf(record, seats));
  await page.goto(`./?pace=${pace}&grace=0#/table`);
  await page.getByRole('grid').waitFor();
};

/** The gestures of a table, by mouse, finger or keyboard. */
export interface Means {
  readonly hands: ReturnType<typeof mouse>;
  readonly language: Language;
  readonly names: readonly string[];
  press(name: string | RegExp): Promise<void>;
  row(move: Move, row: number): Promise<void>;
}

export const pointing = (page: Page, touch: 'click' | 'tap', rest: Omit<Means, 'press' | 'row'>): Means => ({
  ...rest,
  press: name => page.getByRole('main').getByRole('button', { name })[touch](),
  row: move =>
    page
      .getByRole('main')
      .getByRole('button', { name: gameVoice('in-aller-ruhe', rest.language).move(move) })
      [touch](),
});

/** Every space of a row stands for its row. */
export const typing = (page: Page, rest: Omit<Means, 'press' | 'row'>): Means => ({
  ...rest,
  press: name => page.getByRole('main').getByRole('button', { name }).press('Enter'),
  row: (_, row) => rest.hands.space(row * 6),
});

const slotsOf = (hand: readonly Card[], cards: readonly Card[], taken: readonly number[] = []): readonly number[] => {
  const slots = [...taken];
  for (const card of cards) slots.push(hand.findIndex((held, slot) => held === card && !slots.includes(slot)));
  return slots.slice(taken.length);
};

/** Marks exactly these slots to be thrown, whatever was suggested, and confirms. */
const throwAway = async (page: Page, { hands }: Means, slots: readonly number[]) => {
  const marked = await page
    .locator('[data-slot][data-picked="throw"]')
    .evaluateAll(cards => cards.map(card => Number((card as HTMLElement).dataset['slot'])));
  for (const slot of marked) if (!slots.includes(slot)) await hands.card(slot);
  for (const slot of slots) if (!marked.includes(slot)) await hands.card(slot);
  await hands.confirm();
};

const COLOURS = { yellow: /^(Yellow|Gelb)/, violet: /^(Violet|Violett)/, orange: /^Orange/ };

const useCompass = async (view: View, means: Means, { storm, at = 0 }: Extract<Move, { type: 'compass' }>) => {
  if (storm === 'drawn') return means.press(/^(Avert the storm|Sturm abwenden)$/);
  if (view.phase !== 'distress') await means.press(/^(Use compass|Kompass einsetzen|Another storm|Anderer Sturm)/);
  const where = storm === 'violet' ? String(at + 1) : at === 0 ? 'before you|vor dir' : (means.names[at] ?? '');
  await means.press(new RegExp(`${COLOURS[storm].source}.*(${where})$`));
};

export const make = async (page: Page, means: Means, view: View, move: Move): Promise<void> => {
  const { hands } = means;
  const hand = ownHand(view);
  switch (move.type) {
    case 'lay': {
      const slot = hand.indexOf(move.card);
      await hands.card(slot);
      await hands.space(move.space);
      if (move.pay.length > 0) return throwAway(page, means, slotsOf(hand, move.pay, [slot]));
      if (await page.getByRole('button', { name: /^(Lay it anyway|Trotzdem legen)$/ }).isVisible())
        await hands.confirm();
      return;
    }
    case 'discard':
      await hands.discard();
      return throwAway(page, means, slotsOf(hand, move.cards));
    case 'hold':
      await means.press(/^(Hold the rock|Felsen halten)/);
      return throwAway(page, means, slotsOf(hand, move.cards));
    case 'give':
      for (let unseen = 0; unseen < (move.unseen ?? 0); unseen++) await means.press(/^(One more|Eine mehr)$/);
      return throwAway(page, means, slotsOf(hand, move.cards));
    case 'soak':
      return throwAway(page, means, slotsOf(hand, move.cards));
    case 'monster':
      await hands.card(hand.indexOf(MONSTER));
      await hands.space(move.space);
      return hands.confirm();
    case 'rock':
    case 'storm-row':
      return means.row(move, move.row);
    case 'compass':
      return useCompass(view, means, move);
    case 'blow':
      return means.press(/^(Let it blow|Wehen lassen|Use no compass|Keinen Kompass einsetzen)$/);
    case 'award':
      return means.press(move.seat === 0 ? /^(Yourself|Du selbst)/ : new RegExp(`^${means.names[move.seat]}`));
    case 'pledge':
      return hands.pledge(move.count);
    case 'depart':
    case 'arrive':
      return hands.confirm();
    case 'deal':
    case 'turn':
    case 'swap':
    case 'pay':
    case 'clear':
      throw new Error(`${move.type} belongs to no expansion`);
  }
};

/** Moves of the first seat that are made in any case before the end. */
const LAST = 4;

const nearItsEnd = ({ sailed }: Voyage): Played => {
  const own = sailed.moves.flatMap(({ actor }, index) => (actor === 0 ? [index] : []));
  return { ...sailed, moves: sailed.moves.slice(0, own.at(-LAST)) };
};

/** Looks at the page before each move of the first seat. */
export interface Looks {
  /** What has not been seen yet. */
  readonly left: ReadonlySet<unknown>;
  seen(view: View, move: Move): Promise<void>;
}

const NO_LOOKS: Looks = { left: new Set(), seen: () => Promise.resolve() };

/**
 * Plays the first seat through the interface, until it has made its moves and everything was looked at; then the end.
 * Whole games, one for each way of input, are in won.spec.ts.
 */
export const playOut = async (page: Page, means: Means, voyage: Voyage, looks = NO_LOOKS): Promise<void> => {
  const late = nearItsEnd(voyage);
  for (;;) {
    const { record, state } = await saved(page);
    const acts = inAllerRuhe.toAct(state);
    if (acts.kind !== 'seats') return;
    const isEnough = looks.left.size === 0 && voyage.types.every(type => made(record, type));
    if (isEnough && record.moves.length < late.moves.length) {
      await skipTo(page, late);
      continue;
    }
    if (next(acts.must) === 0) {
      const view = inAllerRuhe.view(state, 0);
      const move = chosen(view, record);
      await looks.seen(view, move);
      await make(page, means, view, move);
    }
    await movedOn(page, record.moves.length);
  }
};

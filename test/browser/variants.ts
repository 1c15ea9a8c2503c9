import type { Page } from '@playwright/test';
import { Table, type GameRecord, type Seed } from '@seekiste/rules/core';
import {
  ARRIVAL,
  BORDER,
  COMPASS,
  DEPARTURE,
  inAllerRuhe,
  isIsland,
  isRightSide,
  MONSTER,
  ownHand,
  price,
  ROCK,
  VIOLET,
  type Card,
  type Move,
  type Options,
  type Space,
  type View,
} from '@seekiste/rules/in-aller-ruhe';
import { cardAt, spaceAt } from './hands.js';
import { movedOn, saved, skipTo } from './voyage.js';

type Deal = Extract<Move, { type: 'deal' }>;

const SEED: Seed = '1'.padStart(64, '0');
const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** A voyage: how it is played, the deal it begins with, and where its islands go. */
export interface Voyage {
  readonly record: GameRecord<Move>;
  /** By space; a second card stands in for one that is lost. */
  readonly plan: ReadonlyMap<Space, readonly Card[]>;
}

const without = (cards: readonly Card[], taken: readonly Card[]): readonly Card[] => {
  const left = [...cards];
  for (const card of taken) left.splice(left.indexOf(card), 1);
  return left;
};

const opened = (options: Partial<Options>, seats: number): GameRecord<Move> =>
  Table.open(inAllerRuhe, { seats, options: { islandsRemoved: 0, strict: false, ...options } }, SEED).record;

/** Alone, with the cards in a wanted order: chance's move is in the record, and any order is possible. */
const dealt = (options: Partial<Options>, order: readonly Card[], found: readonly Card[] = []): GameRecord<Move> => {
  const record = opened(options, 1);
  const { hands, piles, deck, ...rest } = record.moves[0]!.move as Deal;
  const cards = [...order, ...without([...hands.flat(), ...piles.flat()], order)];
  const move: Deal = {
    ...rest,
    hands: [cards.slice(0, 5).sort((a, b) => a - b)],
    piles: [cards.slice(5)],
    ...(deck ? { deck: [...found, ...without(deck, found)] } : {}),
  };
  return { ...record, moves: [{ actor: 'chance', move }] };
};

/** Islands that are in nobody's plan pay for the others. */
const JUNK = [...range(58, 81), ...range(13, 19)];

/** Every second space costs nothing, those between cost one card each. */
const everySecond = (plan: readonly Card[], junk: readonly Card[]): readonly Card[] => [
  ...plan.filter((_, i) => i % 2 === 0),
  ...plan.filter((_, i) => i % 2 === 1).flatMap((card, i) => [card, ...junk.slice(i, i + 1)]),
];

const inOrder = (cards: readonly Card[]): ReadonlyMap<Space, readonly Card[]> =>
  new Map(cards.map((card, space) => [space, [card]]));

/** 14 Both pillars, then the roof. */
export const archVoyage = (): Voyage => {
  const [pillars, roof] = [range(1, 13), range(30, 58)];
  return {
    record: dealt({ variant: 'arch' }, [...pillars, ...everySecond(roof, JUNK), ARRIVAL]),
    plan: inOrder([...pillars, ...roof]),
  };
};

/** 15 The upper half by day, a compass, the lower half by night; one island lies the wrong way round at first. */
export const dayNightVoyage = (): Voyage => {
  const [low, high] = [range(20, 38), range(38, 56)];
  const order = [
    ...[20, ...everySecond(high, JUNK), COMPASS, ...everySecond(low, JUNK.slice(9)).filter(card => card !== 20)],
    ...[...JUNK.slice(18, 22), DEPARTURE, ...JUNK.slice(22), ARRIVAL],
  ];
  return { record: dealt({ variant: 'day-night' }, order), plan: inOrder([...low, ...high]) };
};

/** 17 A monster takes the first island, a storm the second one; then the voyage is a calm one. */
export const pyramidVoyage = (): Voyage => {
  const plan = range(20, 56);
  const times = (card: Card, count: number): readonly Card[] => range(0, count).map(() => card);
  const quiet = [...times(BORDER, 5), ...times(DEPARTURE, 5)];
  const found = [MONSTER, COMPASS, VIOLET, ...quiet, ROCK, COMPASS, COMPASS, COMPASS, ...times(ARRIVAL, 5)];
  const order = [20, 19, ...everySecond(plan, [...range(1, 10), ...JUNK]).slice(1)];
  return {
    record: dealt({ variant: 'pyramid', pyramid: 'easier' }, order, found),
    plan: new Map([...inOrder(plan), [0, [20, 19]]]),
  };
};

/** 16 Whatever comes. */
export const duelVoyage = (): Voyage => ({ record: opened({ variant: 'duel' }, 2), plan: new Map() });

/** How much a card is missed when it is paid with. */
const worth = (plan: Voyage['plan'], card: Card): number => {
  if (isIsland(card)) return [...plan.values()].flat().includes(card) ? 10 : 0;
  return card === COMPASS ? 6 : 4;
};

const lostBy = (plan: Voyage['plan'], cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + worth(plan, card), 0);

/** What a move has against it. */
const against = ({ plan }: Voyage, view: View, move: Move): number => {
  switch (move.type) {
    case 'arrive':
    case 'depart':
      return -1;
    case 'lay': {
      const there =
        plan.size === 0 ? Math.abs(move.space - (move.card * 36) / 81) : plan.get(move.space)!.indexOf(move.card);
      const costs = price(view.sea, move.card, move.space);
      return (there < 0 ? 999 : there / 20) + costs / 10 + lostBy(plan, move.pay);
    }
    case 'clear':
      return 20;
    case 'turn': {
      const side = view.dayNight?.sides[move.space] ?? 'sun';
      return (isRightSide(move.space, side) ? 999 : 30) + worth(plan, move.card);
    }
    case 'give':
    case 'pay':
      return lostBy(plan, move.cards);
    case 'discard':
      return 100 + lostBy(plan, move.cards);
    default:
      return 100;
  }
};

/** What a player who follows the plan does now. */
export const chosen = (voyage: Voyage, view: View): Move => {
  const moves = inAllerRuhe.moves(view).map(move => ({ move, cost: against(voyage, view, move) }));
  return moves.reduce((best, next) => (next.cost < best.cost ? next : best)).move;
};

/** The same voyage a few moves later. */
export const after = (voyage: Voyage, wanted: (view: View) => boolean): Voyage => {
  const table = Table.resume(inAllerRuhe, voyage.record);
  if (!table.ok) throw new Error(table.error.code);
  for (;;) {
    const acts = inAllerRuhe.toAct(table.value.state);
    if (acts.kind !== 'seats') throw new Error('the game is over before that');
    const [seat = 0] = acts.must;
    const view = inAllerRuhe.view(table.value.state, seat);
    if (seat === 0 && wanted(view)) return { ...voyage, record: table.value.record };
    table.value.act(seat, chosen(voyage, view));
  }
};

const primary = (page: Page) => page.locator('main .button.primary');

const slotsOf = (hand: readonly Card[], cards: readonly Card[], taken: readonly number[] = []): readonly number[] => {
  const slots = [...taken];
  for (const card of cards) slots.push(hand.findIndex((held, slot) => held === card && !slots.includes(slot)));
  return slots.slice(taken.length);
};

/** Marks exactly these slots to be thrown, whatever was suggested, and confirms. */
const pay = async (page: Page, slots: readonly number[]): Promise<void> => {
  const marked = await page
    .locator('[data-slot][data-picked="throw"]')
    .evaluateAll(cards => cards.map(card => Number((card as HTMLElement).dataset['slot'])));
  for (const slot of marked) if (!slots.includes(slot)) await cardAt(page, slot).click();
  for (const slot of slots) if (!marked.includes(slot)) await cardAt(page, slot).click();
  await primary(page).click();
};

const make = async (page: Page, view: View, move: Move): Promise<void> => {
  const hand = ownHand(view);
  switch (move.type) {
    case 'lay': {
      const slot = hand.indexOf(move.card);
      await cardAt(page, slot).click();
      await spaceAt(page, move.space).click();
      if (move.pay.length > 0) return pay(page, slotsOf(hand, move.pay, [slot]));
      if (await primary(page).isVisible()) await primary(page).click();
      return;
    }
    case 'clear':
      await cardAt(page, hand.indexOf(COMPASS)).click();
      await spaceAt(page, move.space).click();
      return primary(page).click();
    case 'turn':
      await page.getByRole('button', { name: 'Turn an island' }).click();
      await spaceAt(page, move.space).click();
      return pay(page, slotsOf(hand, [move.card]));
    case 'discard':
      await page.getByRole('button', { name: 'Discard two' }).click();
      return pay(page, slotsOf(hand, move.cards));
    case 'give':
    case 'pay':
      return pay(page, slotsOf(hand, move.cards));
    case 'swap':
      await page.getByRole('button', { name: 'Exchange your hand' }).click();
      return primary(page).click();
    case 'arrive':
    case 'depart':
      return primary(page).click();
    default:
      throw new Error(`no hands for ${move.type}`);
  }
};

/** A few spaces are left for the end of a game. */
const nearTheEnd = ({ open, phase }: View): boolean => open <= 4 && phase === 'turn';

/** What is looked at next: the end, or the first position that is wanted. What lies between shows nothing new. */
export type Next = 'enough' | ((view: View) => boolean) | undefined;

/**
 * Plays the first seat through the interface; `seen` looks at the page before each of its moves, and says what is to be
 * seen next if the moves before that show nothing new.
 */
export const sail = async (
  page: Page,
  voyage: Voyage,
  seen: (view: View, move: Move) => Promise<Next>,
): Promise<void> => {
  let isEnough = false;
  for (;;) {
    const { record, state } = await saved(page);
    const acts = inAllerRuhe.toAct(state);
    if (acts.kind !== 'seats') return;
    if (acts.must.includes(0)) {
      const view = inAllerRuhe.view(state, 0);
      const move = chosen(voyage, view);
      const next: Next = isEnough ? undefined : await seen(view, move);
      if (next !== undefined) {
        isEnough = next === 'enough';
        const wanted = next === 'enough' ? nearTheEnd : next;
        await skipTo(page, after(voyage, wanted).record);
        continue;
      }
      await make(page, view, move);
    }
    await movedOn(page, record.moves.length);
  }
};

import fc from 'fast-check';
import { ARRIVAL, DEPARTURE, inAllerRuhe, SPACES, type Card, type State } from '@seekiste/rules/in-aller-ruhe';
import { gapsOf, helps } from '../sailor/index.js';

const ISLANDS = Array.from({ length: 80 }, (_, i) => i + 1);

/** A table for one, who has departed unless the departure is in the hand or pile. */
export interface Table {
  readonly sea: readonly Card[];
  readonly hand: readonly Card[];
  readonly pile?: readonly Card[];
  readonly removed?: readonly Card[];
  readonly strict?: boolean;
  /** 5.5 The eight are to be given. */
  readonly giving?: boolean;
}

/** All that is not named has been thrown. */
export const tableOf = ({ sea, hand, pile = [], removed = [], strict = false, giving = false }: Table): State => {
  const named = [...sea, ...hand, ...pile, ...removed];
  const arrivals = 5 - named.filter(card => card === ARRIVAL).length;
  const state = inAllerRuhe.load({
    seats: 1,
    options: { islandsRemoved: removed.length, strict },
    ...(giving ? { phase: 'give', pledges: [8], round: 1 } : {}),
    departedBy: named.includes(DEPARTURE) ? null : 0,
    sea,
    hands: [hand],
    piles: [pile],
    thrown: [[...ISLANDS.filter(card => !named.includes(card)), ...new Array<Card>(arrivals).fill(ARRIVAL)]],
    removed,
  });
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return state.value;
};

/** So many numbers that follow on each other are not in the sea, so that a gap has all prices. */
const WIDE = 7;

/** A sea with up to two open spaces. */
const anySea: fc.Arbitrary<readonly Card[]> = fc
  .record({
    numbers: fc.shuffledSubarray(ISLANDS, { minLength: ISLANDS.length }),
    wide: fc.integer({ min: 1, max: ISLANDS.length - WIDE }),
    open: fc.constantFrom('none', 'one', 'one', 'beside', 'apart'),
  })
  .map(({ numbers, wide, open }) => {
    const laid = numbers.filter(card => card < wide || card >= wide + WIDE).slice(0, SPACES);
    const first = Math.min(SPACES - 1, laid.filter(card => card < wide).length);
    const spaces: readonly number[] = { none: [], one: [first], beside: [first, first - 1], apart: [first, first - 2] }[
      open
    ];
    return laid.sort((a, b) => a - b).map((card, space) => (spaces.includes(space) ? 0 : card));
  });

/** On a turn after the departure, among its eight, or before it. */
export type When = 'departed' | 'giving' | 'before';

/**
 * Tables whose piles have few orders, with as many useful cards as dead ones. The departure takes many cards, so before
 * it those of the pile are mostly arrivals.
 */
export const anyTable = (when: When): fc.Arbitrary<Table> =>
  fc
    .record({
      sea: anySea,
      order: fc.shuffledSubarray(ISLANDS, { minLength: ISLANDS.length }),
      arrivals: fc.integer({ min: 1, max: 2 }),
      places: fc.array(fc.nat(100), { minLength: 3, maxLength: 3 }),
      held: fc.integer({ min: 2, max: 5 }),
      some: fc.constantFrom({ pile: 0, removed: 0 }, { pile: 3, removed: 0 }, { pile: 2, removed: 4 }),
      strict: fc.boolean(),
    })
    .map(({ sea, order, arrivals, places, held, some: { pile, removed }, strict }) => {
      const isUseful = (card: Card): boolean => gapsOf(sea).some(gap => helps(gap, card));
      const free = order.filter(card => !sea.includes(card));
      const few = [...free.filter(isUseful).slice(0, 4), ...free.filter(card => !isUseful(card)).slice(0, 16)];
      const islands = free.filter(card => few.includes(card));
      if (when === 'before') {
        const piled = [...islands.slice(5, 6), DEPARTURE, ...new Array<Card>(5).fill(ARRIVAL)];
        return { sea, hand: islands.slice(0, 5), pile: piled, strict };
      }
      const hand = when === 'giving' ? 10 : pile > 0 ? 5 : held;
      const cards = islands.slice(removed, removed + hand + pile - arrivals);
      for (const place of places.slice(0, arrivals)) cards.splice(place % (cards.length + 1), 0, ARRIVAL);
      const [mine, piled] = [cards.slice(0, hand), cards.slice(hand)];
      return { sea, hand: mine, pile: piled, removed: islands.slice(0, removed), strict, giving: when === 'giving' };
    });

import fc from 'fast-check';
import { inAllerRuhe, type Card, type State } from './index.js';

const ISLANDS: readonly Card[] = Array.from({ length: 80 }, (_, i) => i + 1);
const SPACES = Array.from({ length: 36 }, (_, i) => i);

/** Which spaces hold an island: some, nearly all, or all. */
const laidSpaces = fc.oneof(fc.subarray(SPACES), fc.subarray(SPACES, { minLength: 32 }), fc.constant(SPACES));

const shuffledIslands = fc.shuffledSubarray([...ISLANDS], { minLength: 80, maxLength: 80 });

const layOut = (spaces: readonly number[], islands: readonly Card[]): Card[] => {
  const sea = new Array<Card>(36).fill(0);
  const ascending = islands.slice(0, spaces.length).sort((a, b) => a - b);
  spaces.forEach((space, i) => (sea[space] = ascending[i] ?? 0));
  return sea;
};

/** A sea that ascends, and the islands that are not in it. */
export const anySea = fc
  .tuple(laidSpaces, shuffledIslands)
  .map(([spaces, islands]) => ({ sea: layOut(spaces, islands), rest: islands.slice(spaces.length) }));

const anySeat = fc.record({
  held: fc.integer({ min: 0, max: 5 }),
  arrivals: fc.integer({ min: 0, max: 1 }),
  pile: fc.integer({ min: 0, max: 6 }),
  departure: fc.constantFrom('hands', 'piles'),
});

/** A position at the start of a player's turn; before a departure as well as after it. */
export const anyPosition: fc.Arbitrary<State> = fc
  .record({
    table: anySea,
    seats: fc.array(anySeat, { minLength: 1, maxLength: 5 }),
    departed: fc.boolean(),
    strict: fc.boolean(),
  })
  .map(({ table: { sea, rest }, seats, departed, strict }) => {
    const cards = [...rest];
    const taken = seats.map(({ held, arrivals, pile, departure }, seat) => {
      const due = departed && seat === 0 ? [] : [82];
      const hands = [
        ...Array<Card>(Math.min(held, arrivals)).fill(81),
        ...cards.splice(0, Math.max(0, held - arrivals)),
      ];
      const piles = cards.splice(0, pile);
      if (departure === 'hands' && hands.length > 0 && hands.length < 5) hands.push(...due);
      else piles.push(...due);
      return { hands, piles };
    });
    const loaded = inAllerRuhe.load({
      seats: seats.length,
      options: { strict },
      sea,
      departedBy: departed ? 0 : null,
      hands: taken.map(({ hands }) => hands),
      piles: taken.map(({ piles }) => piles),
    });
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
    return loaded.value;
  });

export const anySetup = fc.record({
  seats: fc.integer({ min: 1, max: 5 }),
  options: fc.record({
    islandsRemoved: fc.constantFrom(0, 4, 6, 8, 10, 12),
    strict: fc.boolean(),
    rock: fc.constant(false),
    monsters: fc.constant(0),
    storms: fc.constant(false),
    variant: fc.constant('none' as const),
    pyramid: fc.constant('normal' as const),
  }),
  seed: fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map(bytes => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join(''))
    .filter(text => !/^0+$/.test(text)),
});

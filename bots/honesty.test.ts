import { describe, expect, it } from 'vitest';
import { Rng, type AnyGame, type Seat } from '@seekiste/rules/core';
import { playGame, seedOf } from './play.test-help.js';
import { EVERY, manyOptionSets, sailorOf, type OptionSet } from './under-test.test-help.js';

/** Where cards lie of which some are hidden from somebody, in any game; a wind is no card to steer by. */
const PLACES = [['hands', 'piles', 'thrown', 'removed'], ['winds']] as const;

interface Slot {
  readonly list: number[];
  readonly index: number;
}

/** Every card in a list, or in a list of lists. */
const slotsIn = (cards: unknown): readonly Slot[] =>
  !Array.isArray(cards)
    ? []
    : cards.flatMap((entry: unknown, index) =>
        typeof entry === 'number' ? [{ list: cards as number[], index }] : slotsIn(entry),
      );

const cardIn = ({ list, index }: Slot): number => list[index]!;

/** The true state with two cards exchanged; hands stay in order, since their order tells nothing. */
const swapped = (state: unknown, rng: Rng): unknown => {
  const other = structuredClone(state) as Record<string, number[][]>;
  const kinds = PLACES.map(places => places.flatMap(place => slotsIn(other[place]))).filter(({ length }) => length > 0);
  const slots = kinds[rng.below(kinds.length)]!;
  const [one, two] = [slots[rng.below(slots.length)]!, slots[rng.below(slots.length)]!];
  [one.list[one.index], two.list[two.index]] = [cardIn(two), cardIn(one)];
  for (const hand of other['hands']!) hand.sort((a, b) => a - b);
  return other;
};

const bytes = (value: unknown): string => JSON.stringify(value);

/** Other worlds that this seat cannot tell from the true one: imagined by the game, and with hidden cards exchanged. */
const lookalikes = (
  game: AnyGame,
  state: unknown,
  seat: Seat,
  rng: Rng,
): Record<'imagined' | 'exchanged', unknown[]> => {
  const seen = game.view(state, seat);
  const isOther = (world: unknown): boolean =>
    bytes(world) !== bytes(state) && bytes(game.view(world, seat)) === bytes(seen);
  return {
    imagined: [game.imagine(seen, rng)].filter(isOther),
    exchanged: [1, 2, 3, 4, 5, 6].map(() => swapped(state, rng)).filter(isOther),
  };
};

/** Three players where that is possible, so that others' cards can change hands. */
const tables = (game: AnyGame): readonly { readonly seats: number; readonly options: OptionSet }[] => {
  const [three, two] = [manyOptionSets(game, 3), manyOptionSets(game, 2)];
  const forTwo = two.filter(options => three.every(other => bytes(other) !== bytes(options)));
  return [...three.map(options => ({ seats: 3, options })), ...forTwo.map(options => ({ seats: 2, options }))];
};

/** A bot that takes its time is asked at every so manieth decision. */
const stepFor = (bot: string): number => (bot === 'captain' ? 9 : 2);

describe.each(EVERY)('%s: %s', (_name, _bot, game, bot) => {
  it.each(tables(game).map(table => [JSON.stringify(table), table] as const))(
    'makes the same move whatever the cards are that it cannot see: %s',
    (_, { seats, options }) => {
      const rng = Rng.from(seedOf(17));
      const met = { imagined: 0, exchanged: 0 };
      let decisions = 0;
      playGame({ game, seats, options, bot: sailorOf(game), seed: seedOf(5) }, ({ state, seat }) => {
        if (decisions++ % stepFor(bot.name) > 0) return;
        const choice = (world: unknown): unknown => bot.choose(game.view(world, seat), Rng.from(seedOf(2)));
        const move = choice(state);
        const worlds = lookalikes(game, state, seat, rng);
        for (const kind of ['imagined', 'exchanged'] as const)
          for (const world of worlds[kind]) {
            met[kind]++;
            expect(choice(world)).toEqual(move);
          }
      });
      expect(met.imagined).toBeGreaterThan(2);
      expect(met.exchanged).toBeGreaterThan(2);
    },
  );
});

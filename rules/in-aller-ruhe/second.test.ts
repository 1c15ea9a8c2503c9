import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Rng, type OptionValues } from '../core/index.js';
import { setups } from '../core/pairs.test-help.js';
import { anySeed } from '../core/seeds.test-help.js';
import { moves, play, position, undealt, type Deal } from './builders.test-help.js';
import { rank } from './chapters/duel/score.js';
import { inAllerRuhe, sheetsOf, type Options, type State } from './index.js';
import { after, dealt } from './naive-play.test-help.js';
import { placesOf, pointsOf, wrongSides } from './naive-sea.test-help.js';
import { comparable, tableOf } from './naive-table.test-help.js';
import { ways, type Naive } from './naive-ways.test-help.js';
import { roughSeas } from './rough-seas.test-help.js';
import { secrets } from './secrets.test-help.js';

const { save, toAct, view, write } = inAllerRuhe;

const sameTable = (state: State, other: Naive): void =>
  expect(comparable(tableOf(save(state)))).toEqual(comparable(other));

/** Plays both by drawing lots, from the same table to the same end; those who only may act do so now and then. */
const playBoth = (from: State, other: Naive, rng: Rng): void => {
  let [state, second] = [from, other];
  sameTable(state, second);
  while (state.phase !== 'over') {
    const acts = toAct(state);
    const actors = acts.kind === 'seats' ? [...acts.must, ...(rng.below(4) === 0 ? acts.may : [])] : [];
    for (let seat = 0; seat < state.seats; seat++)
      expect(
        inAllerRuhe
          .moves(view(state, seat))
          .map(move => write(move))
          .sort(),
      ).toEqual(ways(second, seat).sort());
    const seat = actors[rng.below(actors.length)]!;
    const found = ways(second, seat);
    const text = found[rng.below(found.length)]!;
    state = play(state, seat, text);
    second = after(second, seat, text);
    sameTable(state, second);
  }
};

const fromTheDeal = (options: Options, seats: number, seed: string): void => {
  const rng = Rng.from(seed);
  const empty = undealt(seats, options);
  const deal = inAllerRuhe.chance(empty, rng) as Deal;
  playBoth(play(empty, 'chance', deal), dealt(tableOf(save(empty)), deal), rng);
};

const chaptered = setups(inAllerRuhe).filter(
  ({ options }) =>
    options['rock'] === true ||
    options['monsters'] !== 0 ||
    options['storms'] === true ||
    options['variant'] !== 'none',
);

describe('The chapters against a second, naive game', () => {
  it('10.3, 11.2, 12.2, 13.2, 14.4, 15.3, 16.4, 17.4 whole games from the deal go the same way', () => {
    fc.assert(
      fc.property(fc.constantFrom(...chaptered), fc.noShrink(anySeed), ({ options, seats }, seed) =>
        fromTheDeal(options as unknown as Options, seats, seed),
      ),
      { numRuns: 30 },
    );
  });

  it('10.2, 11.3, 12.3, 12.4, 12.7, 12.9, 12.10, 12.11, 13.1 rough seas', () => {
    fc.assert(
      fc.property(fc.noShrink(anySeed), seed => {
        const rng = Rng.from(seed);
        const state = roughSeas(rng);
        if (state.phase === 'turn') playBoth(state, tableOf(save(state)), rng);
      }),
      { numRuns: 120 },
    );
  });

  it.each(['arch', 'pyramid', 'day-night', 'duel'])('14.3, 15.5, 16.6, 17.5 late positions: %s', variant => {
    const options = { islandsRemoved: 0, strict: false, rock: false, monsters: 0, storms: false, variant } as Options &
      OptionValues;
    fc.assert(
      fc.property(
        fc.noShrink(anySeed),
        fc.constantFrom(...secrets.latePositions),
        fc.constantFrom('normal', 'harder'),
        (seed, kind, difficulty) => {
          const rng = Rng.from(seed);
          const pyramid = variant === 'pyramid' ? { pyramid: difficulty } : {};
          const state = secrets.latePosition(kind, { seats: 2, options: { ...options, ...pyramid } }, rng);
          if (state?.phase === 'turn') playBoth(state, tableOf(save(state)), rng);
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe('Small questions, answered twice', () => {
  const anyOwners = fc.array(fc.constantFrom(0, 1, null), { minLength: 36, maxLength: 36 });
  const scored = (owners: (number | null)[], thrown: number[]) => ({
    duel: { row: [], owners, taken: [[], []], shown: [[], []], ranking: null },
    thrown,
  });
  const both = (owners: (number | null)[], [one, two]: readonly [number, number]) =>
    [pointsOf(owners, 0, one), pointsOf(owners, 1, two)] as const;

  it('16.8 points, and the places that follow from them', () => {
    fc.assert(
      fc.property(anyOwners, fc.tuple(fc.nat(40), fc.nat(40)), (owners, thrown) => {
        const naive = both(owners, thrown);
        const table = scored(owners, thrown);
        expect(sheetsOf(table).map(({ points, laid, thrown: gone }) => [points, laid, gone])).toEqual(
          naive.map(({ points, laid, discarded }) => [points, laid, discarded]),
        );
        expect(rank(table, 'sea-full')).toMatchObject({
          points: naive.map(({ points }) => points),
          places: placesOf(naive),
        });
      }),
    );
  });

  it('16.8 ties in points: the discards are chosen so that there is one', () => {
    fc.assert(
      fc.property(anyOwners, fc.nat(20), (owners, more) => {
        const [one, two] = both(owners, [0, 0]);
        const ahead = one.points - two.points;
        const thrown: [number, number] = [more + Math.max(0, ahead), more + Math.max(0, -ahead)];
        expect(rank(scored(owners, thrown), 'sea-full').places).toEqual(placesOf(both(owners, thrown)));
      }),
    );
  });

  it('15.5 an arrival is offered when no island lies wrong', () => {
    const anyWrong = fc.uniqueArray(fc.nat(35), { maxLength: 2 });
    fc.assert(
      fc.property(anyWrong, wrong => {
        const sides = Array.from({ length: 36 }, (_, space) => (space < 18 !== wrong.includes(space) ? 'moon' : 'sun'));
        const text = 'hands: A 50 | 48 49; sea: A1=1-36; departedBy: 1';
        const state = position(text, { variant: 'day-night' }, { dayNight: { sides } });
        expect(moves(state, 0).includes('A')).toBe(wrongSides(sides) === 0);
      }),
    );
  });
});

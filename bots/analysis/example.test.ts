import { describe, expect, it } from 'vitest';
import { gameNamed } from '@seekiste/rules';
import { Rng, type Seat } from '@seekiste/rules/core';
import { seedOf } from '../play.test-help.js';
import { planFor, recordOf } from './record.test-help.js';
import { exampleAt, type Plan } from './index.js';

const cases = [
  ['in-aller-ruhe', { islandsRemoved: 8 }],
  ['in-aller-ruhe', { storms: true }],
  ['santa-timea', {}],
  ['lighthouse-run', {}],
] as const;

/** In the second half of a game; what is tried is the sailor's move against each of the others. */
const places = ({ spots }: Plan): readonly number[] =>
  spots.flatMap(({ actor }, index) => (actor !== 'chance' && index > spots.length / 2 ? [index] : [])).slice(0, 6);

describe.each(cases)('a line of play in %s %j', (name, options) => {
  const game = gameNamed(name)!;

  it('begins with the two moves, and the better one comes to more, in a world of what the seat knew', async () => {
    const plan = await planFor(recordOf({ game, seats: 2, options, seed: seedOf(7) }));
    const rng = Rng.from(seedOf(2));
    let shown = 0;
    for (const index of places(plan)) {
      const spot = plan.spots[index]!;
      const seat = spot.actor as Seat;
      const moves = game.moves(game.view(spot.state, seat));
      const [better, worse] = [spot.move, moves[rng.below(moves.length)]];
      const text = (move: unknown): string => game.write(move, plan.record.options);
      if (text(better) === text(worse)) continue;
      const example = exampleAt(plan, index, better, worse);
      if (!example) continue;
      shown++;
      expect(example.better.moves[0]).toEqual({ seat, move: text(better) });
      expect(example.worse.moves[0]).toEqual({ seat, move: text(worse) });
      expect(example.better.score).toBeGreaterThan(example.worse.score);
      // Whatever lies where this seat cannot see it, the same line is shown: it tells nobody a card.
      const other = game.imagine(game.view(spot.state, seat), rng);
      const disguised = { ...plan, spots: plan.spots.with(index, { ...spot, state: other }) };
      expect(exampleAt(disguised, index, better, worse)).toEqual(example);
    }
    expect(shown).toBeGreaterThan(0);
  });
});

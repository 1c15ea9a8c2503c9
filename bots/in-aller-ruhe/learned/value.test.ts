import { describe, expect, it } from 'vitest';
import { gameNamed } from '@seekiste/rules';
import { inAllerRuhe, OPEN, type State } from '@seekiste/rules/in-aller-ruhe';
import { playGame, seedOf } from '../../play.test-help.js';
import { sailor } from '../index.js';
import { readWeights } from '../../weights.test-help.js';
import { adviceFor } from './judgements.js';
import { readWeightsBy } from './load.js';
import { inputs, logitAfter, readTurn, rows, told } from './value.js';
import { GAP_UNITS, type Networks } from './network.js';
import { ideas, think } from '../sailor/index.js';

readWeightsBy(readWeights);

const game = gameNamed('in-aller-ruhe')!;

const TABLES: readonly (readonly [number, object])[] = [
  [3, { islandsRemoved: 8 }],
  [3, { rock: true }],
  [3, { monsters: 5 }],
  [2, { storms: true }],
  [3, { variant: 'day-night' }],
];

/** The widths of the gaps of a sea, in order of size. */
const widthsIn = (sea: readonly number[]): readonly number[] =>
  sea
    .map(card => (card === OPEN ? '.' : ' '))
    .join('')
    .split(/ +/)
    .map(gap => gap.length)
    .filter(width => width > 0)
    .sort((a, b) => a - b);

type Seen = (networks: Networks, state: State, idea: number, seat: number) => void;

const everyIdea = (seats: number, options: object, seen: Seen): void => {
  const { networks } = adviceFor({ islandsRemoved: 0, strict: false, ...options }, seats)!.own;
  playGame({ game, seats, options: { ...options }, bot: sailor, seed: seedOf(14) }, decision => {
    const [state, seat] = [decision.state as State, decision.seat];
    if (state.phase !== 'turn') return;
    think(state, seat);
    if (ideas.worths[ideas.best] === Infinity) return;
    readTurn(networks, state);
    for (let idea = 0; idea < ideas.count; idea++) seen(networks, state, idea, seat);
  });
};

describe.each(TABLES)('What the learned value goes by with %i players and %j', (seats, options) => {
  it('are the gaps and the spaces that are open after an idea', () => {
    everyIdea(seats, options, (networks, state, idea, seat) => {
      logitAfter(networks, state, ideas.codes[idea]!);
      const after = structuredClone(state);
      inAllerRuhe.kernel.play(after, seat, ideas.codes[idea]!);
      const { gapNumbers } = networks.shape;
      const widths = Array.from(rows.used.subarray(0, rows.count), row => rows.numbers[row * gapNumbers]! * 8);
      expect(widths.sort((a, b) => a - b)).toEqual(widthsIn(after.sea));
      expect(inputs[GAP_UNITS]! * 36).toBeCloseTo(after.open, 9);
    });
  });

  it('is what the sailor thinks of it', () => {
    everyIdea(seats, options, (networks, state, idea) => {
      logitAfter(networks, state, ideas.codes[idea]!);
      expect(told.worth).toBeCloseTo(Math.max(-12, ideas.worths[idea]!), 9);
    });
  });

  it('is what the networks make of it by themselves, on average', () => {
    everyIdea(seats, options, (networks, state, idea) => {
      const { shape, weights } = networks;
      const all = logitAfter(networks, state, ideas.codes[idea]!);
      const alone = weights.map(network => {
        const only = { shape, weights: [network] };
        readTurn(only, state);
        return logitAfter(only, state, ideas.codes[idea]!);
      });
      expect(all).toBeCloseTo(alone.reduce((sum, logit) => sum + logit, 0) / alone.length, 9);
      expect(new Set(alone).size).toBe(weights.length);
      readTurn(networks, state);
    });
  });

  it('does not depend on which ideas were looked at before', () => {
    everyIdea(seats, options, (networks, state, idea) => {
      const logit = logitAfter(networks, state, ideas.codes[idea]!);
      const before = [...inputs];
      if (idea > 0) logitAfter(networks, state, ideas.codes[idea - 1]!);
      expect(logitAfter(networks, state, ideas.codes[idea]!)).toBe(logit);
      readTurn(networks, state);
      logitAfter(networks, state, ideas.codes[idea]!);
      expect([...inputs]).toEqual(before);
    });
  });
});

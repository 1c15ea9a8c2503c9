import { describe, expect, it } from 'vitest';
import {
  BONUS,
  CHART,
  isCaught,
  lighthouseRun,
  ownerOf,
  reach,
  type Mode,
  type State,
} from '@seekiste/rules/lighthouse-run';
import { playGame, seedOf } from '../../play.test-help.js';
import { sailor } from '../index.js';
import { Judge } from './judge.js';
import { ripeForMore, ripeForTwo } from '../captain/index.js';
import { SPACES } from './ship-value.js';
import { Shortlist } from './shortlist.js';
import { CARDS, plainTaste, type Taste } from './taste.js';
import { WEIGHTS } from './weights.js';

const { kernel } = lighthouseRun;
/** A turn's worth in points, slowly: it is played, and then everything is looked at. */
const worthOf = (state: State, seat: number, code: number, taste: Taste): number => {
  const { mode } = state.options;
  const after = lighthouseRun.start({ mode }, state.seats);
  kernel.copy(state, after);
  kernel.play(after, seat, code);
  const move = kernel.decode(state, seat, code);
  if (move.type !== 'sail') throw new Error('no turn');
  const rivals = state.ships.length - (mode === 'fleet' ? 2 : 1);
  let worth = -taste.cards[state.cloud * CARDS + move.card]!;
  state.ships.forEach((fleet, colour) =>
    fleet.forEach((space, ship) => {
      const isOwn = ownerOf(mode, colour) === seat;
      const valueAt = (at: number): number => taste.ships[state.cloud * SPACES + at]!;
      const gain = valueAt(after.ships[colour]![ship]!) - valueAt(space);
      worth += isOwn ? gain : (-taste.rivals / rivals) * gain;
      if (isCaught(space, state.cloud)) return;
      const lit = reach(after.lit, space, Math.max(...CHART.steps)).to - space;
      worth += isOwn ? taste.light * lit : (-taste.theirLight / rivals) * lit;
    }),
  );
  return worth;
};

const TASTES: readonly (readonly [string, Taste])[] = [
  ['plain', plainTaste(WEIGHTS)],
  ['ripe, for two', ripeForTwo],
  ['ripe, for more', ripeForMore],
];

const turns = (seats: number, mode: Mode, seed: number, look: (state: State, seat: number) => void): void => {
  playGame({ game: lighthouseRun, seats, options: { mode }, bot: sailor, seed: seedOf(seed) }, ({ state, seat }) => {
    look(state as State, seat);
  });
};

describe.each(TASTES)('judge, %s', (_name, taste) => {
  const judge = new Judge(taste);

  it.each([
    [2, 'standard'],
    [4, 'standard'],
    [2, 'fleet'],
  ] as const)('ranks turns by what playing them brings: %i players, %s', (seats, mode) => {
    const [all, listed] = [new Shortlist(kernel.mostMoves), new Int32Array(kernel.mostMoves)];
    turns(seats, mode, 11, (state, seat) => {
      judge.judge(state, seat, all);
      const codes = [...all.codes.subarray(0, all.count)];
      const worths = codes.map(code => worthOf(state, seat, code, taste));
      // Judged in thousandths of a point; five ships may gain that together.
      expect(Math.max(...worths.slice(1).map((worth, i) => worth - worths[i]!))).toBeLessThan(0.02);
      // Only a bonus that brings nothing may be missing.
      const judged = new Set(codes);
      const missing = [...listed.subarray(0, kernel.list(state, seat, listed))].filter(code => !judged.has(code));
      for (const code of missing) {
        expect(code & BONUS).toBe(BONUS);
        const without = worthOf(state, seat, code & ~BONUS, taste);
        expect(worthOf(state, seat, code, taste) - without).toBeLessThan(0.002);
      }
    });
  });

  it('finds the same best turns, however few are asked for', () => {
    const all = new Shortlist(kernel.mostMoves);
    for (const [seats, mode] of [
      [4, 'standard'],
      [2, 'erik'],
      [2, 'fleet'],
    ] as const)
      turns(seats, mode, 12, (state, seat) => {
        judge.judge(state, seat, all);
        for (const most of [1, 3, 20]) {
          const few = new Shortlist(most);
          judge.judge(state, seat, few);
          expect(few.codes.subarray(0, few.count)).toEqual(all.codes.subarray(0, Math.min(most, all.count)));
        }
      });
  });

  it('knows no space that is worth less than the one before, on which its short cuts rest', () => {
    const less = taste.ships.filter((worth, i) => i % SPACES > 0 && worth < taste.ships[i - 1]!);
    expect(less).toEqual([]);
  });
});

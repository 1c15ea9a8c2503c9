import { describe, expect, it } from 'vitest';
import { chiSquare, chiSquareBound, judgePicks, judgeWorlds, type World } from '../core/conformance.js';
import { Rng } from '../core/index.js';
import { seedOf } from '../core/seeds.test-help.js';
import { cards, position } from './builders.test-help.js';
import { CHART, lighthouseRun, MODES, unplayed, type Card, type State } from './index.js';
import { secrets } from './secrets.test-help.js';

const GROUPS = cards('G3* G2*');

const subsets = <T>(list: readonly T[], size: number): T[][] => {
  if (size === 0) return [[]];
  return list.flatMap((head, i) => subsets(list.slice(i + 1), size - 1).map(rest => [head, ...rest]));
};

const orders = <T>(list: readonly T[]): T[][] =>
  list.length === 0 ? [[]] : list.flatMap((head, i) => orders(list.toSpliced(i, 1)).map(rest => [head, ...rest]));

/**
 * In how many orders these cards may have been drawn: the n-th played one among the first n + 2 cards, the hand anywhere,
 * and not both group cards among the first three. By going through all of them.
 */
const waysToDraw = (played: readonly Card[], hand: readonly Card[]): number => {
  const all = [...played, ...hand];
  const drawn = new Array<Card | undefined>(all.length).fill(undefined);
  const put = (card: number): number => {
    if (card === all.length) return GROUPS.every(group => drawn.indexOf(group) < 3 && drawn.includes(group)) ? 0 : 1;
    const last = card < played.length ? Math.min(card + 3, drawn.length) : drawn.length;
    let ways = 0;
    for (let place = 0; place < last; place++) {
      if (drawn[place] !== undefined) continue;
      drawn[place] = all[card];
      ways += put(card + 1);
      drawn[place] = undefined;
    }
    return ways;
  };
  return put(0);
};

const key = (hand: readonly Card[]): string => [...hand].sort((a, b) => a - b).join(' ');

/** Every hand that a colour may hold, with its weight; alike cards count as the two that they are. */
const handsOf = (state: State, colour: number): Map<string, number> => {
  const weights = new Map<string, number>();
  for (const hand of subsets(unplayed(state, colour), state.hands[colour]!.length)) {
    const ways = waysToDraw(state.played[colour]!, hand);
    if (ways > 0) weights.set(key(hand), (weights.get(key(hand)) ?? 0) + ways);
  }
  return weights;
};

describe('Lighthouse Run imagines every hand with its due chance', () => {
  const DRAWS = 30_000;

  it.each([
    ['2.4 before the first card', position('seats: 2')],
    ['2.4 after one group card', position('round: 2; played: | G3*')],
    ['2.4 after another card', position('round: 2; played: | S1*')],
    ['2.4 after two cards, the second a group card', position('round: 3; played: | S1* G2*')],
    ['2.4 after both', position('round: 3; played: | G3* G2*')],
    [
      '9.12 in the middle of a round of the great fleet',
      position('first: 1; playedThisRound: 1; used: - blue; played: | G2* | |', 'fleet'),
    ],
    [
      '9.12 in the second round of the great fleet',
      position('round: 2; first: 1; playedThisRound: 1; used: - blue; played: | S1* G2* | |', 'fleet'),
    ],
    ['3.3 when the pile is nearly empty', position('round: 11; played: | G3* S1*')],
  ])('%s', (_, state) => {
    const due = handsOf(state, 1);
    const whole = [...due.values()].reduce((sum, weight) => sum + weight, 0);
    const found = new Map([...due.keys()].map(hand => [hand, 0]));
    const rng = Rng.from(seedOf(21));
    const view = lighthouseRun.view(state, 0);
    for (let i = 0; i < DRAWS; i++) {
      const hand = key(lighthouseRun.imagine(view, rng).hands[1]!);
      found.set(hand, (found.get(hand) ?? 0) + 1);
    }
    expect([...found.keys()]).toEqual([...due.keys()]);
    const off = chiSquare(
      [...found.values()],
      [...due.values()].map(weight => (weight / whole) * DRAWS),
    );
    expect(off).toBeLessThan(chiSquareBound(due.size - 1));
  });

  it('2.4 who has played one group card first holds the other one seldom', () => {
    const state = position('round: 2; played: | G3*');
    const rng = Rng.from(seedOf(22));
    const view = lighthouseRun.view(state, 0);
    let held = 0;
    for (let i = 0; i < 11_000; i++) held += Number(lighthouseRun.imagine(view, rng).hands[1]!.includes(GROUPS[1]!));
    // Only as the card drawn after the first turn: 1 in 11, where it would be 3 in 13 by the numbers of cards alone.
    expect(chiSquare([held, 11_000 - held], [1000, 10_000])).toBeLessThan(chiSquareBound(1));
  });
});

describe('Lighthouse Run imagines exactly the possible worlds', () => {
  it('2.3, 3.5, 9.2 late in a game with Erik: others’ hands, all piles in any order', () => {
    const truth = position(
      'round: 10; hands: S1* S2* S3* | S1* G2* C1* |; piles: C2* C3-green | C1* C2-blue | S1* C2* S4-purple; played: | G3* | ',
      'erik',
    );
    const [mine, theirs] = [truth.piles[0]!, unplayed(truth, 1)];
    expect([mine.length, theirs.length, truth.piles[2]!.length]).toEqual([2, 5, 3]);
    const worlds = new Map<string, World<State>>();
    for (const hand of subsets(theirs, 3)) {
      const weight = waysToDraw(truth.played[1]!, hand);
      const rest = hand.reduce((left, card) => left.toSpliced(left.indexOf(card), 1), theirs);
      for (const pile of orders(rest))
        for (const own of orders(mine))
          for (const eriks of orders(truth.piles[2]!)) {
            const state: State = { ...truth, hands: [truth.hands[0]!, hand, []], piles: [own, pile, eriks] };
            const name = JSON.stringify(state);
            worlds.set(name, { state, weight: (worlds.get(name)?.weight ?? 0) + weight });
          }
    }
    expect(worlds.size).toBeGreaterThan(100);
    judgeWorlds(lighthouseRun, lighthouseRun.view(truth, 0), [...worlds.values()], { seed: seedOf(23), draws: 20_000 });
  });

  it('3.5 a watcher sees no hand, and imagines them all', () => {
    const view = lighthouseRun.view(position('round: 4'), 'watcher');
    const rng = Rng.from(seedOf(24));
    const worlds = Array.from({ length: 40 }, () => lighthouseRun.imagine(view, rng));
    for (const colour of [0, 1]) {
      expect(new Set(worlds.map(({ hands }) => key(hands[colour]!))).size).toBeGreaterThan(20);
      for (const { hands, piles, played } of worlds)
        expect([...hands[colour]!, ...piles[colour]!, ...played[colour]!].sort((a, b) => a - b)).toEqual(CHART.set);
    }
  });
});

describe('Lighthouse Run picks every move equally often', () => {
  it.each(MODES.flatMap(mode => secrets.latePositions.map(kind => [mode, kind] as const)))('%s: %s', (mode, kind) => {
    const rng = Rng.from(seedOf(25));
    for (let i = 0; i < 3; i++) {
      const state = secrets.latePosition(kind, { seats: 2, options: { mode } }, rng);
      judgePicks(lighthouseRun, state, state.turn, { seed: seedOf(i), draws: 20_000 });
    }
  });

  it('1.5 with alike cards in hand', () => {
    const state = position('seats: 3; hands: C1* C1* S1* | |; ships: 2 6 6 0 0 | 2 7 0 0 0 | 6 7 9 0 0');
    judgePicks(lighthouseRun, state, 0, { seed: seedOf(26), draws: 40_000 });
  });
});

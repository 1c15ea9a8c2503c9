import type { Insight, World } from './conformance.js';
import { shuffle } from './dice.js';
import { shells, type Move, type Options, type State } from './toy.test-help.js';

/** Exchanges two hidden shells everywhere; the move stays legal, and who wins a round must stay the same. */
const disguise: Insight<State, Move>['disguise'] = ({ before, actor, move, after: next }, viewer, rng) => {
  const seen = [...next.shown];
  for (const state of [before, next])
    if (viewer !== 'watcher') seen.push(...state.hands[viewer]!, state.chosen[viewer] ?? 0);
  if (move.type === 'choose' && actor === viewer) seen.push(move.shell);
  const hidden = shells.start(before.options, before.seats).sea.filter(shell => !seen.includes(shell));
  const mixed = shuffle([...hidden], rng);
  const swap = (shell: number): number => (hidden.includes(shell) ? mixed[hidden.indexOf(shell)]! : shell);
  const swapAll = (list: readonly number[]): number[] => list.map(swap).sort((a, b) => a - b);
  const state: State = {
    ...before,
    hands: before.hands.map(swapAll),
    chosen: before.chosen.map(shell => (shell === null ? null : swap(shell))),
    sea: swapAll(before.sea),
  };
  if (move.type === 'tide') return { state, move: { type: 'tide', shells: move.shells.map(own => own.map(swap)) } };
  return { state, move: move.type === 'choose' ? { type: 'choose', shell: swap(move.shell) } : move };
};

export const insight: Insight<State, Move> = {
  longest: 40,
  cards: ({ hands, chosen, shown, sea }) =>
    [...hands.flat(), ...chosen.filter(shell => shell !== null), ...shown, ...sea].sort((a, b) => a - b),
  disguise,
};

export const DEFAULTS: Options = { shells: 9, tide: true, boasting: false };

/** A position in the middle of the first round of three: seat 0 has chosen. */
export const midway = (): State => ({
  seats: 3,
  options: DEFAULTS,
  phase: 'choose',
  hands: [[4], [2, 8], [5, 6]],
  chosen: [9, null, null],
  boasted: [false, false, false],
  won: [0, 0, 0],
  shown: [],
  sea: [1, 3, 7],
});

const pairs = (of: readonly number[]): [number, number][] =>
  of.flatMap((a, i) => of.slice(i + 1).map((b): [number, number] => [a, b]));

/** Every world that seat 0 may be in there: what it does not see, dealt in every way. */
export const worldsOfSeat0 = (): World<State>[] => {
  const hidden = [1, 2, 3, 5, 6, 7, 8];
  return pairs(hidden).flatMap(one => {
    const left = hidden.filter(shell => !one.includes(shell));
    return pairs(left).map(two => ({
      state: { ...midway(), hands: [[4], one, two], sea: left.filter(shell => !two.includes(shell)) },
      weight: 1,
    }));
  });
};

import type { World } from '../core/conformance.js';
import type { Seat } from '../core/index.js';
import { ARRIVAL, inAllerRuhe, type Card, type State } from './index.js';

export const permutations = <T>(list: readonly T[]): T[][] =>
  list.length === 0 ? [[]] : list.flatMap((head, i) => permutations(list.toSpliced(i, 1)).map(tail => [head, ...tail]));

/** Worlds that are alike are one, the likelier for it. */
export const weighed = (states: Iterable<State>): World<State>[] => {
  const worlds = new Map<string, { state: State; weight: number }>();
  for (const state of states) {
    for (const hand of state.hands) hand.sort((a, b) => a - b);
    const key = JSON.stringify(state);
    const world = worlds.get(key);
    if (world) world.weight++;
    else worlds.set(key, { state, weight: 1 });
  }
  return [...worlds.values()];
};

export const copyOf = (state: State): State => JSON.parse(JSON.stringify(state)) as State;

/** Returns every allowed way to lay these cards into these places of a position. */
export const dealtIntoPlaces = (
  truth: State,
  places: readonly (readonly ['hands' | 'piles' | 'thrown', Seat, number])[],
  cards: readonly Card[],
  isAllowed: (cards: readonly Card[], state: State) => boolean,
): World<State>[] => {
  const states: State[] = [];
  for (const order of permutations(cards)) {
    const state = copyOf(truth);
    places.forEach(([list, seat, index], i) => (state[list][seat]![index] = order[i]!));
    for (const hand of state.hands) hand.sort((a, b) => a - b);
    if (isAllowed(order, state)) states.push(state);
  }
  return weighed(states);
};

export const ALL: readonly Card[] = [...Array.from({ length: 80 }, (_, i) => i + 1), ...Array<Card>(5).fill(ARRIVAL)];

export const without = (cards: readonly Card[], some: readonly Card[]): Card[] =>
  some.reduce((left, card) => left.toSpliced(left.indexOf(card), 1), [...cards]);

export const loaded = (position: object): State => {
  const state = inAllerRuhe.load(position);
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return state.value;
};

import { Rng, type Seat } from '@seekiste/rules/core';
import { ARRIVAL, inAllerRuhe, ISLANDS, type Move, type State, type View } from '@seekiste/rules/in-aller-ruhe';
import { seedOf } from '../play.test-help.js';
import { sailor } from './index.js';
import { WEIGHTS, know, type Known } from './sailor/index.js';

export type Fields = Readonly<Record<string, unknown>> & {
  readonly seats: number;
  readonly sea?: readonly number[];
  readonly hands: readonly (readonly number[])[];
  readonly piles?: readonly (readonly number[])[];
  readonly thrown?: readonly (readonly number[])[];
};

/**
 * A position in the format of docs/positions/in-aller-ruhe.md, the departure made unless it says otherwise.
 * Islands and arrivals that it does not name were thrown by the last seat, so the first has not seen them.
 */
export const position = (fields: Fields): State => {
  const { seats, sea = [], hands, piles = [], thrown = Array.from({ length: seats }, () => []) } = fields;
  const destroyed = (fields['monsters'] as { destroyed?: readonly number[] } | undefined)?.destroyed ?? [];
  const named = [...sea, ...hands.flat(), ...piles.flat(), ...thrown.flat(), ...destroyed];
  const removed = (fields['options'] as { islandsRemoved?: number } | undefined)?.islandsRemoved ?? 0;
  const islands = Array.from({ length: ISLANDS }, (_, i) => i + 1).filter(number => !named.includes(number));
  const arrivals = new Array<number>(5 - named.filter(card => card === ARRIVAL).length).fill(ARRIVAL);
  const rest = [...islands.slice(removed), ...arrivals];
  const state = inAllerRuhe.load({
    departedBy: 0,
    ...fields,
    thrown: thrown.map((cards, seat) => (seat === seats - 1 ? [...cards, ...rest] : cards)),
  });
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return state.value;
};

export const viewOf = (state: State, seat: Seat = state.turn): View => inAllerRuhe.view(state, seat);

/** What seat 0 knows in a position. */
export const known = (fields: Fields): Known => know(viewOf(position(fields), 0), 0, WEIGHTS);

/** The sailor's move in players' notation. */
export const chosen = (state: State, seat: Seat = state.turn): string =>
  inAllerRuhe.write(sailor.choose(viewOf(state, seat), Rng.from(seedOf(1))) as Move);

/** So many numbers, one after the other. */
export const numbers = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => from + i);

/** A sea full of even numbers, 2 on A1 to 72 on F6, with the named spaces open. */
export const evenSea = (...open: readonly number[]): readonly number[] =>
  Array.from({ length: 36 }, (_, space) => (open.includes(space) ? 0 : 2 * (space + 1)));

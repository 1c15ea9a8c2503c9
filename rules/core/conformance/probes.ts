import type { Rng } from '../rng.js';
import { throughJson } from './plain.js';

/** Values that no move looks like. */
export const NONSENSE: readonly unknown[] = [
  null,
  true,
  -1,
  'D',
  [],
  {},
  [[]],
  { type: 'no-such-move' },
  { type: 'toString' },
  { type: {} },
  { type: { toString: 1 } },
];

/** Texts that no move is written as. */
export const NONSENSE_TEXTS: readonly string[] = ['', ' ', '-', '- -', '0', '99 Z9', 'deal', 'deal 0;', '\u0000', '{}'];

interface Spot {
  readonly holder: Record<string, unknown>;
  readonly name: string;
}

const spots = (value: unknown, found: Spot[] = []): Spot[] => {
  if (typeof value !== 'object' || value === null) return found;
  const holder = value as Record<string, unknown>;
  for (const name of Object.keys(holder)) {
    found.push({ holder, name });
    spots(holder[name], found);
  }
  return found;
};

const pick = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)] as T;

const changed = (value: unknown, rng: Rng): unknown => {
  if (typeof value === 'number') return pick([value + 1, value - 1, 0, -1, 99, value + 0.5, null, String(value)], rng);
  if (typeof value === 'boolean') return pick([!value, null, 0], rng);
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    if (list.length === 0) return pick([[1], null, {}], rng);
    const at = rng.below(list.length);
    return pick([list.toSpliced(at, 1), [...list, list[at]], [...list].reverse(), [], null], rng);
  }
  if (typeof value === 'object' && value !== null) return pick([{}, null, [], 1], rng);
  return pick([null, 0, '', { toString: 1 }, 'no-such-word'], rng);
};

/** The same value with one or two things wrong somewhere inside; some come from another value of its kind. */
export const mutated = (value: unknown, donor: unknown, rng: Rng): unknown => {
  const copy = throughJson(value);
  const lent = spots(donor);
  for (let times = 1 + rng.below(2); times > 0; times--) {
    const all = spots(copy);
    if (all.length === 0) return pick(NONSENSE, rng);
    const { holder, name } = pick(all, rng);
    const fitting = lent.filter(spot => spot.name === name);
    const way = rng.below(4);
    if (way === 0 && fitting.length > 0) holder[name] = throughJson(valueAt(pick(fitting, rng)));
    else if (way === 1 && !Array.isArray(holder)) Reflect.deleteProperty(holder, name);
    else holder[name] = changed(holder[name], rng);
  }
  return copy;
};

const valueAt = ({ holder, name }: Spot): unknown => holder[name];

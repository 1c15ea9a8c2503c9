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

const isHolder = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A place inside a value, found by going in until it is enough: long lists do not crowd out short fields. */
const spotIn = (value: unknown, rng: Rng): Spot | undefined => {
  if (!isHolder(value)) return undefined;
  const names = Object.keys(value);
  if (names.length === 0) return undefined;
  const name = pick(names, rng);
  const deeper = rng.below(3) > 0 ? spotIn(value[name], rng) : undefined;
  return deeper ?? { holder: value, name };
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
  for (let times = 1 + rng.below(2); times > 0; times--) {
    const spot = spotIn(copy, rng);
    if (!spot) return pick(NONSENSE, rng);
    const { holder, name } = spot;
    const way = rng.below(5);
    if (way === 0 && isHolder(donor) && Object.hasOwn(donor, name)) holder[name] = throughJson(donor[name]);
    else if (way === 1) holder[name] = throughJson(holder[pick(Object.keys(holder), rng)]);
    else if (way === 2 && !Array.isArray(holder)) Reflect.deleteProperty(holder, name);
    else holder[name] = changed(holder[name], rng);
  }
  return copy;
};

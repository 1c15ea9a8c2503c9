import type { Lesson } from '@seekiste/learn';
import type { Shelf } from '../parts/shelf.js';

const KEY = 'seekiste.learn';

/** How far a lesson has been played: the step that is next, and whether all of it was played before. */
export interface Progress {
  readonly step: number;
  readonly sailed: boolean;
  /** The first step on the way here that was skipped. */
  readonly skipped?: number | undefined;
}

type Which = Pick<Lesson, 'game' | 'name'>;

/** A first voyage is kept under its game alone. */
const keyOf = ({ game, name }: Which): string => (name === 'first-voyage' ? game : `${game}/${name}`);

const NONE: Progress = { step: 0, sailed: false };

const readAll = (shelf: Shelf): Readonly<Record<string, unknown>> => {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

const isStep = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** What was kept; whatever is missing or broken begins anew. */
export const progressOf = (shelf: Shelf, lesson: Which): Progress => {
  const all = readAll(shelf);
  const key = keyOf(lesson);
  const kept = Object.hasOwn(all, key) ? all[key] : undefined;
  if (typeof kept !== 'object' || kept === null) return NONE;
  const { step, sailed, skipped } = kept as Readonly<Record<string, unknown>>;
  return { step: isStep(step) ? step : 0, sailed: sailed === true, ...(isStep(skipped) ? { skipped } : {}) };
};

/** Whether any lesson was begun. */
export const hasBegun = (shelf: Shelf): boolean =>
  Object.values(readAll(shelf)).some(kept => {
    const { step, sailed } = (kept ?? {}) as Readonly<Record<string, unknown>>;
    return sailed === true || (typeof step === 'number' && step > 0);
  });

export const keepProgress = (shelf: Shelf, lesson: Which, progress: Progress): void => {
  try {
    shelf.setItem(KEY, JSON.stringify({ ...readAll(shelf), [keyOf(lesson)]: progress }));
  } catch {
    // A full storage forgets how far it went; that is no reason to stop.
  }
};

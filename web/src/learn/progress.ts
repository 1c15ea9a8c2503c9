import type { Shelf } from '../parts/shelf.js';

const KEY = 'seekiste.learn';

/** How far somebody has come in a first voyage: the step that is next, and whether the end was reached before. */
export interface Progress {
  readonly step: number;
  readonly sailed: boolean;
}

const NONE: Progress = { step: 0, sailed: false };

const readAll = (shelf: Shelf): Readonly<Record<string, unknown>> => {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/** What was kept; whatever is missing or broken begins anew. */
export const progressOf = (shelf: Shelf, game: string): Progress => {
  const all = readAll(shelf);
  const kept = Object.hasOwn(all, game) ? all[game] : undefined;
  if (typeof kept !== 'object' || kept === null) return NONE;
  const { step, sailed } = kept as Readonly<Record<string, unknown>>;
  const whole = typeof step === 'number' && Number.isInteger(step) && step >= 0;
  return { step: whole ? step : 0, sailed: sailed === true };
};

export const keepProgress = (shelf: Shelf, game: string, progress: Progress): void => {
  try {
    shelf.setItem(KEY, JSON.stringify({ ...readAll(shelf), [game]: progress }));
  } catch {
    // A full storage forgets how far it went; that is no reason to stop.
  }
};

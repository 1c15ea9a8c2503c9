import type { Duo } from './duo.js';

/** Milliseconds from a move's sending until both seats have read what came of it. */
export interface Waits {
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

export interface Driven {
  readonly moves: number;
  readonly seconds: number;
  readonly waits: Waits;
}

export const waitsOf = (all: readonly number[]): Waits => {
  const sorted = Float64Array.from(all).sort();
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
};

const driven = (waits: readonly number[], since: number): Driven => ({
  moves: waits.length,
  seconds: (performance.now() - since) / 1000,
  waits: waitsOf(waits),
});

/**
 * Every table plays its next move as soon as the last one is told: `moves` each, or until the
 * game or the time is over.
 */
export const saturate = async (duos: readonly Duo[], movesEach: number, seconds: number): Promise<Driven> => {
  const waits: number[] = [];
  const since = performance.now();
  const end = since + seconds * 1000;
  await Promise.all(
    duos.map(
      duo =>
        new Promise<void>(finish => {
          let left = movesEach;
          const goOn = (): void => {
            if (left-- === 0 || performance.now() > end || !duo.act()) finish();
          };
          duo.told = () => {
            waits.push(performance.now() - duo.sentAt);
            goOn();
          };
          goOn();
        }),
    ),
  );
  return driven(waits, since);
};

/** Every table plays a move every `every` milliseconds, the tables evenly spread over that time. */
export const pace = async (duos: readonly Duo[], every: number, moves: number): Promise<Driven> => {
  const waits: number[] = [];
  const since = performance.now();
  await Promise.all(
    duos.map(
      (duo, i) =>
        new Promise<void>(finish => {
          let made = 0;
          const act = (): void => {
            if (made++ === moves || !duo.act()) finish();
          };
          const later = (): void => {
            const due = since + (made + i / duos.length) * every;
            setTimeout(act, Math.max(0, due - performance.now()));
          };
          duo.told = () => {
            waits.push(performance.now() - duo.sentAt);
            later();
          };
          later();
        }),
    ),
  );
  return driven(waits, since);
};

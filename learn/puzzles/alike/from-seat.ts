import type { Viewer } from '@seekiste/rules/core';

/** A list by seat that begins with the player: names of seats do not matter, their order does. */
export const fromSeat = <Entry>(list: readonly Entry[], viewer: Viewer): readonly Entry[] => {
  const first = viewer === 'watcher' ? 0 : viewer;
  return [...list.slice(first), ...list.slice(0, first)];
};

/** How many seats after the player; null for nobody. */
export const afterSeat = (seat: number | null, viewer: Viewer, seats: number): number | null =>
  seat === null || viewer === 'watcher' ? seat : (seat - viewer + seats) % seats;

export const ascending = (cards: readonly number[]): readonly number[] => cards.toSorted((a, b) => a - b);

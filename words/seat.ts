import type { Seat, Viewer } from '@seekiste/rules/core';

/** How the players are called, by seat; the viewer is addressed as du or you. */
export interface Names {
  readonly seats: readonly string[];
  readonly viewer: Viewer;
}

/** Whether a sentence about a seat addresses the viewer, and how it names anybody else. */
export interface Who {
  readonly who: 'you' | 'other';
  readonly name: string;
}

export const whoIs = (seat: Seat, { seats, viewer }: Names): Who => ({
  who: seat === viewer ? 'you' : 'other',
  name: seats[seat] ?? String(seat + 1),
});

import type { Outcome, Seat } from '@seekiste/rules/core';

/** The seats of a ranking, the best first; those who share a place in the order in which they sit. */
export const ranked = ({
  points,
  places,
}: Extract<Outcome, { kind: 'ranking' }>): readonly { seat: Seat; place: number; points: number }[] =>
  points
    .map((sum, seat) => ({ seat, place: places[seat] ?? points.length, points: sum }))
    .sort((a, b) => a.place - b.place);

import type { Card, Move, Preview, Space } from '@seekiste/rules/lighthouse-run';

/** The hands, by colour, without the card of a move that lies in place but is not made. */
export const handsWith = (
  hands: readonly (readonly Card[])[],
  move: Extract<Move, { type: 'sail' }> | undefined,
): readonly (readonly Card[])[] =>
  hands.map((hand, colour) => {
    const slot = move?.colour === colour ? hand.indexOf(move.card) : -1;
    return slot < 0 ? hand : hand.toSpliced(slot, 1);
  });

/** The ships as such a move would leave them. */
export const shipsWith = (
  ships: readonly (readonly Space[])[],
  { voyages, bonus }: Preview,
  bonusTaken: boolean,
): readonly (readonly Space[])[] => {
  const moved = ships.map(fleet => [...fleet]);
  for (const { colour, ship, to } of [...voyages, ...(bonusTaken && bonus ? [bonus.voyage] : [])]) {
    const fleet = moved[colour];
    if (fleet) fleet[ship] = to;
  }
  return moved;
};

import { inAllerRuhe, type Card, type Move, type View } from '@seekiste/rules/in-aller-ruhe';
import type { Names } from '@seekiste/words';
import { stormCard } from '../../news.js';

export type Compass = Extract<Move, { type: 'compass' }>;

const isCompass = (move: Move): move is Compass => move.type === 'compass';

/** 12.9 Every storm that the viewer's compass could remove now, in turn or not. */
export const compassMoves = (view: View): readonly Compass[] => inAllerRuhe.moves(view).filter(isCompass);

/** The storm that this compass is for. */
export const targetCard = ({ storms }: View, { storm }: Compass): Card =>
  stormCard(storm === 'drawn' ? (storms?.blowing ?? 'yellow') : storm);

/** Which storm it is, by colour and place: what its label has to name. */
export const targetArgs = (
  { storms }: View,
  { storm, at = 0 }: Compass,
  { seats, viewer }: Names,
): Readonly<Record<string, string | number>> => {
  if (storm === 'drawn') return { storm: storms?.blowing ?? '', where: 'drawn', name: '', row: 0 };
  const where = storm === 'violet' ? 'row' : at === viewer ? 'you' : 'seat';
  return { storm, where, name: seats[at] ?? '', row: at + 1 };
};

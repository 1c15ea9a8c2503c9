import { inAllerRuhe, ROWS, type Move, type Row, type View } from '@seekiste/rules/in-aller-ruhe';
import { chapterRowMove } from '../chapters/index.js';

/** What choosing a row means now; with a compass in hand, removing the storm there. */
export const rowMove = (view: View, row: Row, compass: boolean): Move | undefined => {
  if (compass) return { type: 'compass', storm: 'violet', at: row };
  return chapterRowMove(view, row);
};

/** The rows that can be chosen now, each with its move. */
export const rowMoves = (view: View, compass: boolean): ReadonlyMap<Row, Move> =>
  new Map(
    ROWS.flatMap((row): [Row, Move][] => {
      const move = rowMove(view, row, compass);
      return move && inAllerRuhe.why(view, move) === undefined ? [[row, move]] : [];
    }),
  );

/** What choosing a row would do, and whether a hint points at it. */
export interface RowOffer {
  readonly label: string;
  readonly meant: boolean;
}

/** The rows that can be chosen now, as the sea offers them. */
export const rowOffers = (view: View, compass: boolean, offer: (move: Move) => RowOffer): ReadonlyMap<Row, RowOffer> =>
  new Map(Array.from(rowMoves(view, compass), ([row, move]) => [row, offer(move)] as const));

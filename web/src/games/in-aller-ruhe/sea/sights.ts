import type { Refusal } from '@seekiste/rules/core';
import {
  COLUMNS,
  isEdge,
  isRightSide,
  OPEN,
  sideOfSeat,
  whyClosed,
  type Card,
  type Row,
  type Space,
  type View,
} from '@seekiste/rules/in-aller-ruhe';
import type { Side } from '../art/palette.js';

/** 15.5 Which side the islands of a row have to show in the end. */
export const sideOfHalf = (row: Row): Side => (isRightSide(row * COLUMNS, 'sun') ? 'sun' : 'moon');

/** How a hand's cards, or those just laid, are turned; nothing where sides do not matter. */
export const sideUp = ({ dayNight, duel, viewer }: View): Side | undefined =>
  dayNight?.up ?? (duel && viewer !== 'watcher' ? sideOfSeat(viewer) : undefined);

/** What there is to see on a space besides its card. */
export interface Sight {
  /** Which side of the island is up, where that matters. */
  readonly side: Side | undefined;
  /** 15.5 It lies the wrong way round for the end. */
  readonly wrong: boolean;
  /** 16.3 */
  readonly owner: number | undefined;
  /** 17.6 */
  readonly storm: Card | undefined;
  /** 17.1 */
  readonly edge: boolean;
  readonly closed: Refusal | undefined;
}

export const sightOf = (view: View, space: Space): Sight => {
  const { dayNight, duel, pyramid, sea } = view;
  const owner = duel?.owners[space] ?? undefined;
  const turned = dayNight?.sides[space] ?? undefined;
  return {
    side: turned ?? (owner === undefined ? undefined : sideOfSeat(owner)),
    wrong: turned !== undefined && !isRightSide(space, turned),
    owner,
    storm: pyramid?.storms[space] ?? undefined,
    edge: pyramid !== undefined && isEdge(space),
    closed: sea[space] === OPEN ? whyClosed(view, 'watcher', space) : undefined,
  };
};

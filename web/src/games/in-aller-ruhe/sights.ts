import { refuse, type Refusal } from '@seekiste/rules/core';
import {
  COLUMNS,
  isEdge,
  isRightSide,
  OPEN,
  routesOf,
  type Card,
  type Row,
  type Space,
  type View,
} from '@seekiste/rules/in-aller-ruhe';
import type { Side } from './art/palette.js';

/** 16.3 Who sits first lays islands with the sun up, the other one with the moon. */
export const sideOfSeat = (seat: number): Side => (seat === 0 ? 'sun' : 'moon');

/** 15.5 Which side the islands of a row have to show in the end. */
export const sideOfHalf = (row: Row): Side => (isRightSide(row * COLUMNS, 'sun') ? 'sun' : 'moon');

/** How a hand's cards, or those just laid, are turned; nothing where sides do not matter. */
export const sideUp = ({ dayNight, duel, viewer }: View): Side | undefined =>
  dayNight?.up ?? (duel && viewer !== 'watcher' ? sideOfSeat(viewer) : undefined);

/** What blocks a row, if anything does; the rock first, where both lie there (13.1). */
export const blockOf = ({ rock, storms }: Pick<View, 'rock' | 'storms'>, row: Row): 'rock' | 'storm' | undefined => {
  if (rock?.row === row) return 'rock';
  return (storms?.violet[row] ?? 0) > 0 ? 'storm' : undefined;
};

const ROW_BLOCKS = {
  rock: { code: 'row-blocked-by-rock', clause: '10.2' },
  storm: { code: 'row-blocked-by-storm', clause: '12.5' },
} as const;

/** Why nothing may be laid on a space, whatever the card. */
const whyClosed = (view: View, space: Space): Refusal | undefined => {
  const { options, sea, pyramid } = view;
  const block = blockOf(view, Math.floor(space / COLUMNS));
  if (block) return refuse(ROW_BLOCKS[block].code, ROW_BLOCKS[block].clause, { space });
  if (pyramid && (pyramid.storms[space] ?? null) !== null) return refuse('storm-in-the-way', '17.6', { space });
  const roof = routesOf(options).at(-1)?.from ?? 0;
  const pillarsStand = !sea.slice(0, roof).includes(OPEN);
  return pillarsStand || space < roof ? undefined : refuse('pillars-first', '14.3', { space });
};

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
    closed: sea[space] === OPEN ? whyClosed(view, space) : undefined,
  };
};

import { BOX } from './box.js';
import { readBox } from './box-checks.js';
import type { Box, Card, Movement, Space, Tower } from './types.js';

export const PLACES = 6; // 1.2
export const ROUNDS = 12; // 3.1
export const HAND = 3; // 2.3
export const SHIPS = 5; // 1.3

/** Every lighthouse lit, as bits by place: how one sees the river whom darkness does not hold (9.4). */
export const ALL_LIT = (1 << PLACES) - 1;

/** The box as the rules look things up in it. */
export interface Chart {
  readonly box: Box;
  /** The last space of the river. */
  readonly last: Space;
  /** By space: where the lighthouse stands that lights it; null for the start and the harbour. */
  readonly placeOf: readonly (number | null)[];
  /** By lit places (as bits) and space: the farthest space that can be reached from it. `limits[lit * (last + 1) + space]` */
  readonly limits: readonly number[];
  /** By space: the points of a ship there (8.2). */
  readonly points: readonly number[];
  /** By how often the cloud has moved: its space, 0 while it is over the sea. */
  readonly cloud: readonly Space[];
  /** By card. */
  readonly movements: readonly Movement[];
  readonly steps: readonly number[];
  /** By card: the lighthouse that it forces; null for all six. */
  readonly forces: readonly (Tower | null)[];
  /** By card: the first that is alike in print. */
  readonly alike: readonly Card[];
  /** A colour's whole set, ascending, alike cards under one index. */
  readonly set: readonly Card[];
  /** 9.2 The same without the group cards. */
  readonly ungrouped: readonly Card[];
}

const isLit = (placeOf: readonly (number | null)[], lit: number, space: Space): boolean => {
  const place = placeOf[space];
  return place === null || place === undefined || (lit & (1 << place)) !== 0;
};

const limitsOf = (placeOf: readonly (number | null)[], last: Space): number[] => {
  const limits: number[] = [];
  for (let lit = 0; lit <= ALL_LIT; lit++)
    for (let from = 0; from <= last; from++) {
      let to = from;
      while (to < last && isLit(placeOf, lit, to + 1)) to++;
      limits.push(to);
    }
  return limits;
};

/** Throws the name of the constraint that the box breaks, if any; types alone do not keep half spaces out. */
export const chartOf = (box: Box): Chart => {
  const checked = readBox(box);
  if (!checked.ok) {
    const { code, params } = checked.error;
    throw new RangeError(`the box breaks a constraint: ${[code, params['field'] ?? ''].join(' ').trim()}`);
  }
  const placeOf: (number | null)[] = [null];
  box.sections.forEach((spaces, place) => {
    for (let i = 0; i < spaces; i++) placeOf.push(place);
  });
  for (let i = 0; i < box.harbour; i++) placeOf.push(null);
  const last = placeOf.length - 1;
  const alike = box.cards.map(card =>
    box.cards.findIndex(
      other => other.movement === card.movement && other.steps === card.steps && other.tower === card.tower,
    ),
  );
  const set = [...alike].sort((a, b) => a - b);
  return {
    box,
    last,
    placeOf,
    limits: limitsOf(placeOf, last),
    points: placeOf.map((_, space) => box.symbols.filter(symbol => symbol <= space).length),
    cloud: [0, ...box.cloud],
    movements: box.cards.map(({ movement }) => movement),
    steps: box.cards.map(({ steps }) => steps),
    forces: box.cards.map(({ tower }) => (tower === null ? null : box.towers.indexOf(tower))),
    alike,
    set,
    ungrouped: set.filter(card => box.cards[card]?.movement !== 'group'),
  };
};

/** The board and the cards in use, checked when they are loaded. */
export const CHART: Chart = chartOf(BOX);

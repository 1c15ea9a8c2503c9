import type { Bar, Chapter } from '../../chapter.js';
import { strip, type Chart } from '../../chart.js';
import { OPEN, type Route, type Sea } from '../../sea.js';
import { ARCH_CODES, type ArchTerms } from './terms.js';

/**
 * 14.1 Two pillars of six spaces, two wide and three high, and a roof of four rows of seven. The
 * shape is a reconstruction from the number of border cards; pillars come first in the list.
 */
const ROUTES: readonly Route[] = [
  { from: 0, to: 6, pays: false },
  { from: 6, to: 12, pays: false },
  { from: 12, to: 40, pays: true },
];
const ROOF = 12;

/** 14.1 The pillars stand under the ends of the roof. */
const pillar = (column: number): Chart => [0, 1, 2].flatMap(row => strip(2, { column, row }));
const CHART = [...pillar(0), ...pillar(5), ...[3, 4, 5, 6].flatMap(row => strip(7, { column: 0, row }))];

const PILLARS_FIRST: Bar = { code: 'pillars-first', clause: '14.3' };

const pillarsStand = (sea: Sea): boolean => {
  for (let space = 0; space < ROOF; space++) if (sea[space] === OPEN) return false;
  return true;
};

/** Chapter 14 The great arch. */
export const arch: Chapter<ArchTerms> = {
  codes: ARCH_CODES,
  events: {},
  variant: { name: 'arch', difficulty: 1 },
  inPlay: options => options.variant === 'arch',
  routes: ROUTES,
  chart: CHART,
  departs: false,
  closes: ({ sea }, _, space) => (space >= ROOF && !pillarsStand(sea) ? PILLARS_FIRST : undefined),
};

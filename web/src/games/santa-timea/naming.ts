import type { Seat } from '@seekiste/rules/core';
import { damageOf, windDirection, type Direction, type Preview, type Wind } from '@seekiste/rules/santa-timea';
import type { Names } from '@seekiste/words';
import { t } from '../../words/words.svelte.js';

const LETTERS = ['st-letter-north', 'st-letter-east', 'st-letter-south', 'st-letter-west'] as const;
const DIRECTION_NAMES = ['st-north', 'st-east', 'st-south', 'st-west'] as const;

/** What a direction is called on a card: German has an O where English has an E. */
export const letterOf = (direction: Direction): string => t(LETTERS[direction]);

export const directionName = (direction: Direction): string => t(DIRECTION_NAMES[direction]);

export const windName = (wind: Wind): string =>
  t('st-wind', { direction: directionName(windDirection(wind)), damage: damageOf(wind) });

export const windNames = (winds: readonly Wind[]): string => winds.map(windName).join(', ');

/** Whole and half points as they stand on the cards, in every language. */
export const pointsText = (points: number): string => {
  const whole = Math.floor(points);
  if (points === whole) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
};

/** A player in a list; the viewer is addressed. */
export const playerName = (names: Names, seat: Seat): string =>
  seat === names.viewer ? t('st-you') : (names.seats[seat] ?? '');

const FATES = {
  takes: 'st-preview-takes',
  leads: 'st-preview-leads',
  'takes-and-leads': 'st-preview-takes-and-leads',
  tied: 'st-preview-tied',
  neither: 'st-preview-neither',
  spared: 'st-preview-spared',
  alone: 'st-preview-alone',
} as const satisfies Record<Preview['fate'], string>;

/** What a picked card would come to. */
export const previewText = (card: string, { counts, fate }: Preview): string =>
  [
    counts === null ? t('st-preview-nothing', { card }) : t('st-card-counts', { card, value: pointsText(counts) }),
    t(FATES[fate]),
  ].join(' ');

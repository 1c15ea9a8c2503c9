import type { Interval } from '@seekiste/rules/logbook';
import { escaped } from './escaped.js';

/** From where to where bars can reach; `mark` is what chance alone would reach. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly mark?: number;
}

export interface Bar {
  readonly label: string;
  /** The value in words, as it stands beside the bar. */
  readonly text: string;
  readonly value: number;
  readonly interval: Interval;
}

const WIDTH = 1000;
const HEIGHT = 24;
const QUARTERS = [0, 1, 2, 3, 4] as const;

const whole = (x: number): number => Math.round(x * 10) / 10;

const lineAt = (x: number, kind: string, [top, bottom]: Interval = [0, HEIGHT]): string =>
  `<line class="${kind}" x1="${x}" x2="${x}" y1="${top}" y2="${bottom}"/>`;

/** A bar with a whisker over its 95 % interval. It is stretched to the width of the page, so it has no text in it. */
export const barPicture = ({ label, text, value, interval: [low, high] }: Bar, { from, to, mark }: Scale): string => {
  const span = to > from ? to - from : 1;
  const x = (at: number): number => whole(Math.min(1, Math.max(0, (at - from) / span)) * WIDTH);
  const [zero, end] = [x(Math.max(0, from)), x(value)];
  const middle = HEIGHT / 2;
  return [
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${escaped(`${label}: ${text}`)}">`,
    ...QUARTERS.map(quarter => lineAt((quarter * WIDTH) / 4, 'grid')),
    `<rect class="bar" x="${Math.min(zero, end)}" y="4" width="${whole(Math.abs(end - zero))}" height="${HEIGHT - 8}"/>`,
    ...(mark === undefined ? [] : [lineAt(x(mark), 'mark')]),
    `<line class="whisker" x1="${x(low)}" x2="${x(high)}" y1="${middle}" y2="${middle}"/>`,
    lineAt(x(low), 'whisker', [7, HEIGHT - 7]),
    lineAt(x(high), 'whisker', [7, HEIGHT - 7]),
    '</svg>',
  ].join('');
};

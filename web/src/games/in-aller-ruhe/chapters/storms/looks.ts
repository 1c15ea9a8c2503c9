import { ORANGE, VIOLET, YELLOW, type Card } from '@seekiste/rules/in-aller-ruhe';

/** The look of a storm: each colour has a sign of its own, so that no one has to tell colours apart. */
export interface StormLook {
  /** Lightning, whirlpool, gusts: in a box 24 wide and 28 high around the middle. */
  readonly sign: string;
  readonly drawn: 'filled' | 'stroked';
  readonly sky: string;
  readonly glow: string;
  readonly cloud: string;
  readonly cloudShade: string;
  readonly sea: readonly [far: string, middle: string, near: string];
  /** The sign over the clouds, and on paper. */
  readonly bright: string;
  readonly deep: string;
}

const LIGHTNING: StormLook = {
  sign: 'M4-14L-9 2.6H-1.4L-5 14L9-4.4H1.6L7-14Z',
  drawn: 'filled',
  sky: '#f6df8d',
  glow: '#fcf0bd',
  cloud: '#7d6f3c',
  cloudShade: '#5d522d',
  sea: ['#83a596', '#5f8a80', '#41706b'],
  bright: '#ffe04d',
  deep: '#7a5b00',
};

const WHIRLPOOL: StormLook = {
  sign: 'M.6-.4C.4-2.6-2.6-3-4-1C-6 2-3.6 6 .2 6.4C5.4 7 9-3 3.4-7.2C-2.6-11.6-11-7-11.4.6C-11.8 8-5.6 13 1 12.6',
  drawn: 'stroked',
  sky: '#d9c6ea',
  glow: '#eee0f5',
  cloud: '#6a4d86',
  cloudShade: '#4d3568',
  sea: ['#9b8fc2', '#776bab', '#564b8d'],
  bright: '#f1d9ff',
  deep: '#5d2f86',
};

const GUSTS: StormLook = {
  sign: 'M-12-4.4H3.4A4.2 4.2 0 1 0-.6-9.8M-12 1.4H8A4 4 0 1 1 4.6 7.4M-12 7.2H-3.4A3.2 3.2 0 1 1-6 12.2',
  drawn: 'stroked',
  sky: '#f9cfa6',
  glow: '#fde6cd',
  cloud: '#96573a',
  cloudShade: '#73402b',
  sea: ['#8bb0ac', '#63928f', '#437774'],
  bright: '#ffd9b0',
  deep: '#8f3b09',
};

const LOOKS: ReadonlyMap<Card, StormLook> = new Map([
  [YELLOW, LIGHTNING],
  [VIOLET, WHIRLPOOL],
  [ORANGE, GUSTS],
]);

export const stormLook = (card: Card): StormLook => LOOKS.get(card) ?? LIGHTNING;

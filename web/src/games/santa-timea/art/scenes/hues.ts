import type { Direction } from '@seekiste/rules/santa-timea';

/** The picture's own units: a card is 60 wide and 90 high, its sea begins at 56. */
export const WIDTH = 60;
export const HEIGHT = 90;
export const HORIZON = 56;

/** The colours of one direction's picture: pale where the value stands, full beneath it. */
export interface Hues {
  readonly sky: string;
  /** Above the horizon. */
  readonly glow: string;
  readonly far: string;
  readonly near: string;
  readonly light: string;
  readonly sea: readonly [far: string, middle: string, near: string];
  readonly sail: string;
  readonly hull: string;
}

/** Ice in the north, the rising sun in the east, fire in the south, green cliffs in the west. */
export const HUES: Readonly<Record<Direction, Hues>> = {
  0: {
    sky: '#d3e5f7',
    glow: '#f3f9ff',
    far: '#c3dcf2',
    near: '#adcdeb',
    light: '#ffffff',
    sea: ['#5b97cf', '#2f76b8', '#0a5ba3'],
    sail: '#ffffff',
    hull: '#062f57',
  },
  1: {
    sky: '#fff0c4',
    glow: '#fff9e6',
    far: '#ffe5a8',
    near: '#fad680',
    light: '#fffdf3',
    sea: ['#f5c860', '#eeb03a', '#dc9418'],
    sail: '#fffaf0',
    hull: '#5b3a00',
  },
  2: {
    sky: '#fbdccd',
    glow: '#fff3ea',
    far: '#f7cdb9',
    near: '#eeb298',
    light: '#ffd9a0',
    sea: ['#dd7a50', '#c9562b', '#a83310'],
    sail: '#fff3e6',
    hull: '#4e1404',
  },
  3: {
    sky: '#d3ecdf',
    glow: '#f1faf4',
    far: '#c1e3d2',
    near: '#9ed0b7',
    light: '#f4fbf2',
    sea: ['#4fa487', '#26886b', '#10735a'],
    sail: '#fbfff8',
    hull: '#053a2c',
  },
};

/** The higher a card, the wilder its sea: how far the ship leans over, in degrees, and how high the waves go. */
export const heel = (number: number): number => Math.round(number * 17) / 10 - 3;
export const rise = (number: number): number => 1.5 + Math.round(number * 3) / 10;

/** A swell from edge to edge, down to the bottom of the card. */
export const swell = (y: number, height: number, shift: number): string =>
  `M${-20 + shift} ${y}${`q5 ${-height} 10 0t10 0`.repeat(5)}V${HEIGHT}H${-20 + shift}Z`;

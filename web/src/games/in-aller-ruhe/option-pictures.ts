import type { Drawing, Pictures } from '../../lobby/drawing.js';
import { CHAPTER_PICTURES } from './chapters/pictures.js';

const island = (x: number): string => `M${x - 5} 28q5-${8 + (x % 3) * 2} 10 0z`;

const PLACES = [7, 17, 27, 37, 47, 57];

/** The more islands are missing, the emptier the sea. */
const seaWithout = (missing: number): Drawing =>
  PLACES.map((x, at) => [(at * 5) % 6 < missing ? 'gone' : 'land', island(x)] as const);

const LEVELS: Pictures = Object.fromEntries(
  [0, 4, 6, 8, 10, 12].map((removed, at) => [`islandsRemoved-${removed}`, seaWithout(at)]),
);

const squares = [0, 1, 2].flatMap(row => [0, 1, 2, 3].map(column => `M${15 + column * 9} ${6 + row * 10}h7v8h-7z`));

export const PICTURES: Pictures = {
  ...LEVELS,
  strict: [
    ['sail', 'M18 9h13v20h-13z'],
    ['gone', 'M34 9h13v20h-13z'],
    ['red', 'M24.5 14a4 4 0 1 1 0 8a4 4 0 0 1 0-8z'],
  ],
  silence: [
    ['sail', 'M14 7h36v19h-20l-7 7v-7h-9z'],
    ['line', 'M20 14h24M20 20h15'],
    ['red', 'M46 3l3 2l-29 29l-3-2z'],
  ],
  'variant-none': [['sail', squares.join('')]],
  ...CHAPTER_PICTURES,
};

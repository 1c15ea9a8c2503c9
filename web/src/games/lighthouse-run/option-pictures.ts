import type { Drawing, Pictures } from '../../lobby/drawing.js';

const ship = (x: number, hull: 'red' | 'deep' | 'ink' | 'sand'): Drawing => [
  ['sail', `M${x + 1} 26v-14l10 14zM${x - 1} 26v-10l-7 10z`],
  [hull, `M${x - 9} 27h20l-3 6h-14z`],
];

export const PICTURES: Pictures = {
  'mode-standard': [
    ['sun', 'M20 9l-20-6v12zM22 9l42-8v17z'],
    ['sail', 'M18 13h6l2 18h-10z'],
    ['red', 'M17 5h8v8h-8zM17.4 18h7.2l.5 5h-8.2z'],
    ...ship(46, 'deep'),
  ],
  'mode-erik': [
    ['sail', 'M22 30v-14a10 10 0 0 1 20 0v14l-4-3l-3 3l-3-3l-3 3l-3-3z'],
    ['ink', 'M21 12h22l-4-7h-14zM28 16a2 2 0 1 1 0 4a2 2 0 0 1 0-4zM36 16a2 2 0 1 1 0 4a2 2 0 0 1 0-4z'],
    ['line', 'M6 33q5-3 10 0t10 0t10 0t10 0t10 0'],
  ],
  'mode-fleet': [...ship(15, 'red'), ...ship(49, 'deep'), ...ship(32, 'sand')],
};

import type { Pictures } from '../../../../lobby/drawing.js';

export const storms: Pictures = {
  storms: [
    ['stone', 'M14 17a6 6 0 0 1 8-7a9 9 0 0 1 17-2a7 7 0 0 1 9 8a5 5 0 0 1-2 7h-28a5 5 0 0 1-4-6z'],
    ['sun', 'M32 18l-8 11h6l-3 9l12-13h-7l4-7z'],
    ['line', 'M18 26l-3 5M46 26l-3 5'],
  ],
};

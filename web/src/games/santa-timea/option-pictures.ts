import type { Pictures } from '../../lobby/drawing.js';

export const PICTURES: Pictures = {
  professional: [
    ['sail', 'M14 8l13-3l5 22l-13 3zM50 8l-13-3l-5 22l13 3z'],
    ['red', 'M21 13l3 4l-1 5l-4-3z'],
    ['red', 'M43 13l-3 4l1 5l4-3z'],
    ['sun', 'M32 26l2 4l4 .6l-3 3l.7 4.2l-3.7-2l-3.7 2l.7-4.2l-3-3l4-.6z'],
  ],
  rounds: [
    ['sail', 'M32 5a15 15 0 1 1 0 30a15 15 0 0 1 0-30z'],
    ['line', 'M32 10v10l7 6'],
    ['red', 'M32 18a2 2 0 1 1 0 4a2 2 0 0 1 0-4z'],
  ],
  openTricks: [
    ['sail', 'M12 12l11-4l6 20l-11 4zM26 8h12v21h-12zM41 8l11 4l-6 20l-11-4z'],
    ['deep', 'M24 19q8-8 16 0q-8 8-16 0z'],
    ['ink', 'M32 16a3 3 0 1 1 0 6a3 3 0 0 1 0-6z'],
  ],
};

import type { Pictures } from '../../../../lobby/drawing.js';

export const monsters: Pictures = {
  monsters: [
    ['deep', 'M5 28q5-12 10 0zM17 28q6-18 12 0z'],
    ['deep', 'M33 28c0-15 4-22 14-22c7 0 10 7 4 9c-5 1-9 2-8 13z'],
    ['ink', 'M46 10a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 0 1 0-3.2z'],
    ['sail', 'M51 15l2 3l-4-2z'],
  ],
};

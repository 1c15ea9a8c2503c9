import type { Pictures } from '../../../../lobby/drawing.js';

export const dayNight: Pictures = {
  'variant-day-night': [
    ['ink', 'M0 20h64v20h-64z'],
    ['sun', 'M32 4a7 7 0 1 1 0 14a7 7 0 0 1 0-14z'],
    ['sail', 'M35 24a7 7 0 1 0 4 11a6 6 0 0 1-4-11z'],
  ],
};

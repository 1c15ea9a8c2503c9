import type { Pictures } from '../../../../lobby/drawing.js';

export const arch: Pictures = {
  'variant-arch': [
    ['stone', 'M12 30v-16q20-18 40 0v16h-9v-11q-11-10-22 0v11z'],
    ['sail', 'M6 30q5-3 10 0zM48 30q5-3 10 0z'],
  ],
};

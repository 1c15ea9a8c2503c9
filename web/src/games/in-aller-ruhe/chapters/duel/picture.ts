import type { Pictures } from '../../../../lobby/drawing.js';

export const duel: Pictures = {
  'variant-duel': [
    ['sail', 'M12 24v-16l12 16zM52 24v-16l-12 16z'],
    ['red', 'M6 25h20l-3 6h-13z'],
    ['deep', 'M58 25h-20l3 6h13z'],
    ['line', 'M32 8v22'],
  ],
};

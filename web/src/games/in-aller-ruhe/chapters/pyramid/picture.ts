import type { Pictures } from '../../../../lobby/drawing.js';

export const pyramid: Pictures = {
  'variant-pyramid': [
    ['sand', 'M28 5h8v8h-8zM22 14h20v8h-20zM16 23h32v9h-32z'],
    ['line', 'M32 14v8M26 23v9M38 23v9'],
  ],
  pyramid: [
    ['sand', 'M32 5l20 27h-40z'],
    ['ink', 'M32 5l20 27h-15z'],
  ],
};

import type { Pictures } from '../../../../lobby/drawing.js';

export const rock: Pictures = {
  rock: [
    ['stone', 'M14 30l7-13l4 5l6-16l7 11l4-4l9 17z'],
    ['ink', 'M31 6l7 11l4-4l9 17h-15z'],
    ['sail', 'M9 30q5-4 10 0t10 0t10 0t10 0t8 0v3h-48z'],
  ],
};

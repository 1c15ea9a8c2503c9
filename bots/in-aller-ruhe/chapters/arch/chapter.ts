import type { Chapter } from '../../chapter.js';

export const arch: Chapter<object, 'arch'> = {
  inPlay: options => options.variant === 'arch',
  weights: {},
  cost: 90,
  modes: { arch: [{ variant: 'arch', islandsRemoved: 12 }] },
};

import type { Parts } from '../parts.js';

export const santaTimea: Parts = {
  rules: async () => (await import('@seekiste/rules/santa-timea')).santaTimea,
  sailors: () => import('./sailor/bots.js'),
  captain: () => import('./captain/captain.js'),
  adviser: () => import('./adviser.js'),
  analysed: () => import('./analysed.js'),
};

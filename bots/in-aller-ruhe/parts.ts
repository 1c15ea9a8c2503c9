import type { Parts } from '../parts.js';

export const inAllerRuhe: Parts = {
  rules: async () => (await import('@seekiste/rules/in-aller-ruhe')).inAllerRuhe,
  sailors: () => import('./sailor/bots.js'),
  captain: () => import('./captain/captain.js'),
  adviser: () => import('./adviser.js'),
  analysed: () => import('./analysed.js'),
  learned: () => import('./learned/files.js'),
};

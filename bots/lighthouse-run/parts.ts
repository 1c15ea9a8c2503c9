import type { Parts } from '../parts.js';

export const lighthouseRun: Parts = {
  rules: async () => (await import('@seekiste/rules/lighthouse-run')).lighthouseRun,
  sailors: () => import('./sailor/bots.js'),
  captain: () => import('./captain/captain.js'),
  adviser: () => import('./adviser.js'),
  analysed: () => import('./analysed.js'),
};

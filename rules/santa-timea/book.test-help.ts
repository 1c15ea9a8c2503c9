import { CODES } from './index.js';

export const book = { author: 'Dirk Liekens', reconstructions: [], codes: CODES, citing: [] };

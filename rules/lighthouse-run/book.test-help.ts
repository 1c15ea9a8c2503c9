import { CODES, CONSTRAINTS, REASONS } from './index.js';

export const book = {
  author: 'Jim Harmon',
  reconstructions: ['1.1', '1.2', '1.3', '1.4', '1.5', '1.6'],
  codes: [...CODES, ...REASONS],
  citing: CONSTRAINTS,
};

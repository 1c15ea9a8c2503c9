import { CODES, LOSSES } from './index.js';

export const book = {
  author: 'James Emmerson',
  reconstructions: ['5.7', '12.1', '14.1', '17.1'],
  codes: [...CODES, ...LOSSES],
  citing: [],
};

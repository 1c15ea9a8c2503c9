import type { ExampleBook } from '../../example.js';
import { forTwo } from './for-two.js';
import { standard } from './standard.js';

export const book: ExampleBook = {
  game: 'lighthouse-run',
  seats: 2,
  options: {},
  examples: [...standard, ...forTwo],
  untried: {
    '1.1': 'pieces',
    '1.2': 'pieces',
    '1.3': 'pieces',
    '1.4': 'pieces',
    '1.5': 'pieces',
    '1.6': 'pieces',
    '2.1': 'set-up',
    '2.2': 'set-up',
    '2.3': 'set-up',
    '2.4': 'set-up',
    '2.5': 'set-up',
    '3.5': 'knowledge',
    '3.6': 'talk',
    '9.1': 'option',
    '9.2': 'set-up',
  },
};

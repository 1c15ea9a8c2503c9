import type { ExampleBook } from '../../example.js';
import { expansions } from './expansions.js';
import { standard } from './standard.js';
import { variants } from './variants.js';

export const book: ExampleBook = {
  game: 'in-aller-ruhe',
  seats: 2,
  options: {},
  examples: [...standard, ...expansions, ...variants],
  untried: {
    '1.2': 'pieces',
    '2.1': 'set-up',
    '2.2': 'set-up',
    '2.3': 'set-up',
    '2.4': 'set-up',
    '2.5': 'set-up',
    '3.4': 'knowledge',
    '3.5': 'talk',
    '3.6': 'talk',
    '7.2': 'knowledge',
    '9.1': 'option',
    '11.1': 'set-up',
    '12.1': 'set-up',
    '12.12': 'talk',
    '13.3': 'option',
    '15.1': 'set-up',
    '15.2': 'set-up',
    '16.1': 'set-up',
    '16.2': 'set-up',
    '16.9': 'talk',
    '17.2': 'set-up',
    '17.9': 'knowledge',
    '17.10': 'option',
  },
};

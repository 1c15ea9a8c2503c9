import { ARRIVAL } from '@seekiste/rules/in-aller-ruhe';
import { ELSEWHERE, type Lesson } from '../lesson.js';
import { button, card, sea, space } from './places.js';

const SPACES = 40;
const PILLARS = { A1: 8, B1: 19, C1: 27, D1: 44, E1: 56, F1: 71, A2: 5, B2: 16, C2: 31, D2: 50, E2: 63, F2: 77 };
/** The roof's 28 islands along its route; none stands in a pillar. */
const ROOF = [
  1, 3, 6, 9, 11, 13, 15, 18, 20, 22, 24, 26, 29, 32, 34, 36, 38, 40, 43, 46, 49, 52, 55, 58, 62, 66, 70, 75,
];

/** Chapter 14: two pillars, then the roof. */
export const arch: Lesson = {
  game: 'in-aller-ruhe',
  name: 'arch',
  kind: 'chapter',
  options: { variant: 'arch' },
  seats: 2,
  seat: 0,
  steps: [
    {
      name: 'pillar',
      clauses: ['14.1', '14.3'],
      position: {
        hands: [
          [5, 8, 19, 40, 70],
          [27, 33, 50, 63, 77],
        ],
        piles: [
          [36, 12, 66],
          [55, 24, 72],
        ],
      },
      accepts: ['8 A1'],
      wrong: [
        { move: '40 C5', gets: 'pillars-first' },
        { move: '70 F1', gets: ELSEWHERE },
      ],
      light: [card(8), space('A1')],
      replies: [{ actor: 1, move: '27 C1' }],
    },
    {
      name: 'free',
      clauses: ['14.4'],
      accepts: ['19 B1'],
      wrong: [
        { move: '40 B1', gets: 'not-ascending' },
        { move: '19 B1 - 70', gets: 'wrong-payment' },
      ],
      light: [card(19), space('B1')],
      replies: [{ actor: 1, move: '77 F2' }],
    },
    {
      name: 'apart',
      clauses: ['14.2'],
      accepts: ['5 A2'],
      wrong: [{ move: '40 D1', gets: ELSEWHERE }],
      answers: true,
      light: [card(5), space('A2')],
      replies: [],
    },
    {
      name: 'stands',
      clauses: ['14.3'],
      position: {
        sea: sea({ ...PILLARS, D1: 0 }, SPACES),
        hands: [
          [1, 12, 40, 44, 70],
          [9, 33, 58, 62, 80],
        ],
        piles: [
          [42, 66],
          [55, 24],
        ],
      },
      accepts: ['44 D1'],
      wrong: [{ move: '1 A3', gets: 'pillars-first' }],
      light: [card(44), space('D1')],
      replies: [{ actor: 1, move: '33 C5' }],
    },
    {
      name: 'roof',
      clauses: ['14.4'],
      position: {
        sea: sea({ ...PILLARS, C5: 40 }, SPACES),
        hands: [
          [1, 12, 42, 66, 70],
          [9, 24, 58, 62, 80],
        ],
        piles: [[60], [55]],
      },
      accepts: ['42 D5 - 12 70', '42 D5 - *'],
      wrong: [
        { move: '42 D5', gets: 'wrong-payment' },
        { move: '66 D5', gets: 'price-too-high' },
      ],
      light: [card(42), space('D5')],
      replies: [],
    },
    {
      name: 'arrive',
      clauses: ['14.5'],
      position: {
        sea: [...sea(PILLARS, 12), ...ROOF],
        hands: [
          [60, 80, ARRIVAL],
          [33, 65],
        ],
        piles: [[], []],
      },
      accepts: ['A'],
      wrong: [{ move: '- 60 80', gets: ELSEWHERE }],
      light: [button('arrive')],
      replies: [],
    },
  ],
};

import { ARRIVAL } from '@seekiste/rules/in-aller-ruhe';
import { ELSEWHERE, type Lesson } from '../lesson.js';
import { button, card, placesOn } from './places.js';

const options = { variant: 'arch' };
const { sea, space } = placesOn(options);
const PILLARS = { A1: 8, B1: 19, A2: 27, B2: 44, A3: 56, B3: 71, F1: 5, G1: 16, F2: 31, G2: 50, F3: 63, G3: 77 };
/** The roof's 28 islands along its route; none stands in a pillar. */
const ROOF = [
  1, 3, 6, 9, 11, 13, 15, 18, 20, 22, 24, 26, 29, 32, 34, 36, 38, 40, 43, 46, 49, 52, 55, 58, 62, 66, 70, 75,
];

/** Chapter 14: two pillars, then the roof. */
export const arch: Lesson = {
  game: 'in-aller-ruhe',
  name: 'arch',
  kind: 'chapter',
  options,
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
        { move: '40 A6', gets: 'pillars-first' },
        { move: '70 B3', gets: ELSEWHERE },
      ],
      light: [card(8), space('A1')],
      replies: [{ actor: 1, move: '27 A2' }],
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
      replies: [{ actor: 1, move: '77 G3' }],
    },
    {
      name: 'apart',
      clauses: ['14.2'],
      accepts: ['5 F1'],
      wrong: [{ move: '40 B2', gets: ELSEWHERE }],
      answers: true,
      light: [card(5), space('F1')],
      replies: [],
    },
    {
      name: 'stands',
      clauses: ['14.3'],
      position: {
        sea: sea({ ...PILLARS, B2: 0 }),
        hands: [
          [1, 12, 40, 44, 70],
          [9, 33, 58, 62, 80],
        ],
        piles: [
          [42, 66],
          [55, 24],
        ],
      },
      accepts: ['44 B2'],
      wrong: [{ move: '1 A4', gets: 'pillars-first' }],
      light: [card(44), space('B2')],
      replies: [{ actor: 1, move: '33 A6' }],
    },
    {
      name: 'roof',
      clauses: ['14.4'],
      position: {
        sea: sea({ ...PILLARS, A6: 40 }),
        hands: [
          [1, 12, 42, 66, 70],
          [9, 24, 58, 62, 80],
        ],
        piles: [[60], [55]],
      },
      accepts: ['42 B6 - 12 70', '42 B6 - *'],
      wrong: [
        { move: '42 B6', gets: 'wrong-payment' },
        { move: '66 B6', gets: 'price-too-high' },
      ],
      light: [card(42), space('B6')],
      replies: [],
    },
    {
      name: 'arrive',
      clauses: ['14.5'],
      position: {
        sea: [...sea(PILLARS).slice(0, 12), ...ROOF],
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

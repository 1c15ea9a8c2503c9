import { ELSEWHERE, type Lesson } from '../lesson.js';
import { button, card, lateSea, row, sea, space } from './places.js';

const HANDS = [
  [14, 27, 45, 52, 70],
  [19, 33, 40, 61, 77],
];
const PILES = [
  [36, 8, 66],
  [55, 24, 72],
];

/** Chapter 10, in its order. */
export const rock: Lesson = {
  game: 'in-aller-ruhe',
  name: 'rock',
  kind: 'chapter',
  options: { rock: true },
  seats: 2,
  seat: 0,
  steps: [
    {
      name: 'place',
      clauses: ['10.1'],
      position: { phase: 'rock', rock: { row: null, due: false }, hands: HANDS, piles: PILES },
      accepts: ['rock 4', 'rock *'],
      wrong: [{ move: '14 B2', gets: 'rock-first' }],
      light: [row(4)],
      replies: [],
    },
    {
      name: 'blocked',
      clauses: ['10.2'],
      position: { rock: { row: 3 }, sea: sea({ A1: 3, E6: 78 }), hands: HANDS, piles: PILES },
      accepts: ['14 B2'],
      wrong: [
        { move: '45 D4', gets: 'row-blocked-by-rock' },
        { move: '27 E2', gets: ELSEWHERE },
      ],
      light: [card(14), space('B2')],
      replies: [],
    },
    {
      name: 'move',
      clauses: ['10.3'],
      accepts: ['rock 1'],
      wrong: [
        { move: 'rock 4', gets: 'rock-stays' },
        { move: 'rock 3', gets: ELSEWHERE },
      ],
      answers: true,
      light: [row(1)],
      replies: [
        { actor: 1, move: '40 C4' },
        { actor: 1, move: 'rock 6' },
      ],
    },
    {
      name: 'hold',
      clauses: ['10.3'],
      position: {
        phase: 'rock',
        due: [true, false],
        rock: { row: 5 },
        sea: lateSea(['A4', 'D4', 'B5', 'A6', 'B6', 'C6', 'D6', 'E6', 'F6']),
        hands: [
          [1, 4, 37, 52],
          [10, 43, 53, 70, 76],
        ],
        piles: [[66, 69], [72]],
      },
      accepts: ['hold 1 4', 'hold *'],
      wrong: [
        { move: 'hold 1', gets: 'holding-costs-two' },
        { move: 'rock 3', gets: 'row-full' },
        { move: 'rock 4', gets: ELSEWHERE },
      ],
      answers: true,
      light: [button('hold'), card(1), card(4)],
      replies: [],
    },
    {
      name: 'gone',
      clauses: ['10.4'],
      position: {
        rock: { row: 4 },
        sea: lateSea(['C4', 'B5', 'D5', 'A6', 'F6']),
        hands: [
          [12, 30, 41, 60, 77],
          [10, 43, 53, 70, 76],
        ],
        piles: [[65], [80]],
      },
      accepts: ['41 C4 - 12', '41 C4 - *'],
      wrong: [
        { move: '60 D5', gets: 'row-blocked-by-rock' },
        { move: '- 12 30', gets: ELSEWHERE },
      ],
      light: [card(41), space('C4')],
      replies: [],
    },
  ],
};

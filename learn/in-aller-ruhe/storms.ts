import { YELLOW } from '@seekiste/rules/in-aller-ruhe';
import { ELSEWHERE, type Lesson } from '../lesson.js';
import { button, card, row, sea, space } from './places.js';

const SEA = sea({ A1: 3, C1: 12, E1: 19, B3: 40, D5: 66 });

/** Chapter 12: the three storms, how a compass is earned, and what it is good for. */
export const storms: Lesson = {
  game: 'in-aller-ruhe',
  name: 'storms',
  kind: 'chapter',
  options: { storms: true },
  seats: 2,
  seat: 0,
  steps: [
    {
      name: 'drawn',
      clauses: ['12.1', '12.2'],
      position: {
        sea: SEA,
        hands: [
          [24, 35, 51, 59, 77],
          [15, 33, 44, 61, 70],
        ],
        piles: [
          [YELLOW, 8, 27, 60],
          [55, 72],
        ],
      },
      accepts: ['24 B2'],
      wrong: [{ move: '35 E2', gets: ELSEWHERE }],
      light: [card(24), space('B2')],
      replies: [],
    },
    {
      name: 'yellow',
      clauses: ['12.3'],
      accepts: ['soak 59', 'soak 35', 'soak 51', 'soak 77'],
      wrong: [
        { move: 'soak 59 77', gets: 'wrong-number-soaked' },
        { move: '51 C4', gets: 'soak-first' },
      ],
      light: [button('confirm'), card(59)],
      replies: [{ actor: 1, move: '44 D3' }],
    },
    {
      name: 'orange',
      clauses: ['12.6'],
      position: {
        sea: SEA,
        storms: { orange: [1, 0] },
        hands: [
          [13, 35, 51, 59, 77],
          [15, 33, 44, 61, 70],
        ],
        piles: [
          [8, 27],
          [55, 72],
        ],
      },
      accepts: ['13 D1 - 77', '13 D1 - *'],
      wrong: [
        { move: '51 A5', gets: 'orange-needs-neighbour' },
        { move: '13 D1', gets: 'wrong-payment' },
      ],
      light: [card(13), space('D1')],
      replies: [{ actor: 1, move: '44 D3' }],
    },
    {
      name: 'violet',
      clauses: ['12.5'],
      position: {
        phase: 'storm-row',
        due: [true, false],
        storms: { blowing: 'violet' },
        sea: sea({ A1: 3, B1: 5, C1: 12, D1: 13, E1: 19, F1: 21, B3: 40, D5: 66 }),
        hands: [
          [26, 43, 51, 59],
          [15, 33, 44, 61, 70],
        ],
        piles: [
          [8, 27],
          [55, 72],
        ],
      },
      accepts: ['violet 6'],
      wrong: [
        { move: 'violet 1', gets: 'row-full' },
        { move: 'violet 3', gets: ELSEWHERE },
      ],
      answers: true,
      light: [row(6)],
      replies: [],
    },
    {
      name: 'earn',
      clauses: ['12.7'],
      position: {
        sea: SEA,
        storms: { yellow: [1, 0] },
        hands: [
          [21, 59, 77],
          [15, 33, 44, 61, 70],
        ],
        piles: [
          [30, 27, 60, 48, 50],
          [55, 72],
        ],
      },
      accepts: ['21 F1 - 59 77'],
      wrong: [
        { move: '21 F1', gets: 'wrong-payment' },
        { move: '59 B5', gets: ELSEWHERE },
      ],
      light: [card(21), space('F1'), card(59), card(77)],
      replies: [],
    },
    {
      name: 'award',
      clauses: ['12.8'],
      accepts: ['award 0'],
      wrong: [
        { move: '- 21 59', gets: 'award-first' },
        { move: 'award 1', gets: ELSEWHERE },
      ],
      answers: true,
      light: [button('award-0')],
      replies: [{ actor: 1, move: '44 D3' }],
    },
    {
      name: 'compass',
      clauses: ['12.9'],
      accepts: ['compass yellow 0'],
      wrong: [{ move: 'compass orange 0', gets: 'no-such-storm' }],
      light: [button('compass'), button('calm-yellow-0')],
      replies: [],
    },
  ],
};

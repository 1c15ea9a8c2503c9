import { ARRIVAL, DEPARTURE } from '@seekiste/rules/in-aller-ruhe';
import { ELSEWHERE, type FirstVoyage } from '../lesson.js';
import { button, card, lateSea, sea, space } from './places.js';

/** Lay, order, price, discard, row's end, departure, last island, arrival: the core of the rulebook in its order. */
export const firstVoyage: FirstVoyage = {
  game: 'in-aller-ruhe',
  name: 'first-voyage',
  kind: 'first-voyage',
  options: {},
  seats: 2,
  seat: 0,
  steps: [
    {
      name: 'lay',
      clauses: ['1.1', '4.1', '4.7'],
      position: {
        hands: [
          [3, 12, 41, 58, 70],
          [20, 35, 49, 62, 78],
        ],
        piles: [
          [5, 33, 17, 7, 68, 74, 45, DEPARTURE],
          [52, 39, 66, 24, 13, 71, 29, DEPARTURE],
        ],
      },
      accepts: ['3 A1'],
      wrong: [{ move: '70 A1', gets: ELSEWHERE }],
      light: [card(3), space('A1')],
      replies: [{ actor: 1, move: '20 E1' }],
    },
    {
      name: 'order',
      clauses: ['4.2', '4.7'],
      accepts: ['12 C1'],
      wrong: [
        { move: '41 C1', gets: 'not-ascending' },
        { move: '41 C3', gets: ELSEWHERE },
      ],
      light: [card(12), space('C1')],
      replies: [{ actor: 1, move: '62 D5' }],
    },
    {
      name: 'price',
      clauses: ['4.3', '4.4', '4.5'],
      accepts: ['5 B1 - 58 70'],
      wrong: [
        { move: '5 B1', gets: 'wrong-payment' },
        { move: '5 B1 - 33 41', gets: ELSEWHERE },
        { move: '33 B1', gets: 'not-ascending' },
      ],
      light: [card(5), space('B1'), card(58), card(70)],
      replies: [{ actor: 1, move: '35 C3' }],
    },
    {
      name: 'discard',
      clauses: ['7.1', '4.2'],
      accepts: ['- 7 17'],
      wrong: [
        { move: '7 D1', gets: 'not-ascending' },
        { move: '17 D1 - 7 33 41', gets: ELSEWHERE },
      ],
      light: [card(7), card(17), button('discard')],
      replies: [{ actor: 1, move: '78 F6' }],
    },
    {
      name: 'dear',
      clauses: ['4.3', '4.6'],
      position: {
        sea: sea({ A1: 3, B1: 5, C1: 12, E1: 20, C3: 35, D5: 62, F6: 78 }),
        hands: [
          [21, 27, 33, 41, 68],
          [39, 49, 52, 66, 24],
        ],
        piles: [
          [DEPARTURE, 45, 74, 56, 30, 10, 76],
          [13, 71, 29, 47, 55, 8, DEPARTURE],
        ],
      },
      accepts: ['21 F1 - 27', '21 F1 - 33', '21 F1 - 41', '21 F1 - 68'],
      wrong: [
        { move: '27 F1', gets: 'price-too-high' },
        { move: '41 D3', gets: 'price-too-high' },
        { move: '41 A4', gets: ELSEWHERE },
      ],
      light: [card(21), space('F1')],
      replies: [{ actor: 1, move: '49 D4' }],
    },
    {
      name: 'depart',
      clauses: ['5.1'],
      position: {
        sea: sea({ A1: 3, B1: 5, C1: 12, E1: 20, F1: 21, C3: 35, D4: 49, D5: 62, F6: 78 }),
        hands: [
          [33, 41, 45, 68, DEPARTURE],
          [13, 24, 39, 52, 66],
        ],
        piles: [
          [74, 10, 30, 56, 76, 18, 64],
          [8, 71, 29, 47, 55, 40, DEPARTURE],
        ],
      },
      accepts: ['D'],
      wrong: [{ move: '41 A4', gets: 'departure-first' }],
      light: [button('depart')],
      replies: [{ actor: 1, move: 'pledge 4' }],
    },
    {
      name: 'pledge',
      clauses: ['3.5', '5.2', '5.3', '5.6'],
      accepts: ['pledge 4'],
      wrong: [
        { move: 'pledge 7', gets: 'pledge-out-of-range' },
        { move: 'pledge 2', gets: ELSEWHERE },
      ],
      light: [button('pledge')],
      replies: [],
    },
    {
      name: 'give',
      clauses: ['5.5'],
      accepts: ['give 10 33 45 74', 'give *'],
      wrong: [{ move: 'give 10 33', gets: 'wrong-number-given' }],
      light: [card(10), card(74)],
      replies: [{ actor: 1, move: 'give 8 13 24 71' }],
    },
    {
      name: 'last',
      clauses: ['6.2', '4.5'],
      position: {
        departedBy: 0,
        sea: lateSea(['C4']),
        hands: [
          [12, 41, 60, 77, ARRIVAL],
          [1, 19, 34, 65, 80],
        ],
        piles: [[], []],
      },
      accepts: ['41 C4 - 12', '41 C4 - 60', '41 C4 - 77'],
      wrong: [
        { move: 'A', gets: 'sea-not-full' },
        { move: '60 C4', gets: 'not-ascending' },
        { move: '41 C4 - A', gets: ELSEWHERE },
      ],
      light: [card(41), space('C4')],
      replies: [{ actor: 1, move: '- 1 80' }],
    },
    {
      name: 'arrive',
      clauses: ['1.3', '6.1', '8.1'],
      position: {
        departedBy: 0,
        sea: lateSea([]),
        hands: [
          [60, 77, ARRIVAL],
          [19, 34, 65],
        ],
        piles: [[], []],
      },
      accepts: ['A'],
      wrong: [{ move: '- 60 77', gets: ELSEWHERE }],
      light: [button('arrive')],
      replies: [],
    },
  ],
  free: {
    position: {
      departedBy: 0,
      sea: lateSea(['C1', 'A3', 'E4', 'F6']),
      hands: [
        [6, 25, 47, 63, ARRIVAL],
        [4, 27, 34, 45, 80],
      ],
      piles: [
        [78, 46, 5, ARRIVAL, 13, 62, 26, 70, 12, ARRIVAL],
        [76, 79, ARRIVAL, 7, 16, 68, 55, 43, 30, ARRIVAL],
      ],
    },
    seed: '5ea'.padEnd(64, '0'),
    bot: 'sailor',
  },
};

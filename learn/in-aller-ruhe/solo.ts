import { ARRIVAL, DEPARTURE } from '@seekiste/rules/in-aller-ruhe';
import { ELSEWHERE, type Lesson } from '../lesson.js';
import { button, card, lateSea, sea, space } from './places.js';

/** Alone (2.6, 5.7): one pile, every turn one's own, six extra cards at the departure. */
export const solo: Lesson = {
  game: 'in-aller-ruhe',
  name: 'solo',
  kind: 'chapter',
  options: {},
  seats: 1,
  seat: 0,
  steps: [
    {
      name: 'lay',
      clauses: ['2.6', '3.2'],
      position: {
        hands: [[12, 33, 41, 58, 70]],
        piles: [[35, 78, 24, 6, 66, 51, 29, 47, DEPARTURE, 2, 80]],
      },
      accepts: ['33 C3'],
      wrong: [{ move: '70 A1', gets: ELSEWHERE }],
      light: [card(33), space('C3')],
      replies: [],
    },
    {
      name: 'again',
      clauses: ['3.1', '4.4'],
      accepts: ['35 D3 - 12 41', '35 D3 - 12 58', '35 D3 - 12 70', '35 D3 - 41 58', '35 D3 - 41 70', '35 D3 - 58 70'],
      wrong: [{ move: '41 D3', gets: 'price-too-high' }],
      light: [card(35), space('D3')],
      replies: [],
    },
    {
      name: 'depart',
      clauses: ['5.7'],
      position: {
        sea: sea({ A1: 3, C1: 12, C3: 33, D3: 35, B5: 58, F6: 79 }),
        hands: [[24, 41, 66, 70, DEPARTURE]],
        piles: [[6, 78, 51, 29, 47, 80, 18, 62, 21, 36, 44]],
      },
      accepts: ['D'],
      wrong: [{ move: '24 A2', gets: 'departure-first' }],
      light: [button('depart')],
      replies: [],
    },
    {
      name: 'give',
      clauses: ['5.7', '5.8'],
      accepts: ['give 6 24 29 51 66 70 78 80', 'give *'],
      wrong: [{ move: 'give 6 78', gets: 'wrong-number-given' }],
      light: [],
      replies: [],
    },
    {
      name: 'arrive',
      clauses: ['6.2', '6.1'],
      position: {
        departedBy: 0,
        sea: lateSea(['C4']),
        hands: [[12, 41, 60, ARRIVAL]],
        piles: [[]],
      },
      accepts: ['41 C4 - 12', '41 C4 - 60'],
      wrong: [{ move: '41 C4 - A', gets: ELSEWHERE }],
      answers: true,
      light: [card(41), space('C4')],
      replies: [],
    },
    {
      name: 'home',
      clauses: ['6.1', '8.1'],
      position: { departedBy: 0, sea: lateSea([]), hands: [[60, ARRIVAL]], piles: [[]] },
      accepts: ['A'],
      wrong: [],
      light: [button('arrive')],
      replies: [],
    },
  ],
};

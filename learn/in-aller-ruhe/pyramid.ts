import { ARRIVAL, BORDER, COMPASS, DEPARTURE, MONSTER, VIOLET } from '@seekiste/rules/in-aller-ruhe';
import { ELSEWHERE, type Lesson } from '../lesson.js';
import { button, card, lateSea, placesOn } from './places.js';

const options = { variant: 'pyramid' };
const { sea, space } = placesOn(options);

/** Chapter 17: what lies under the edge. */
export const pyramid: Lesson = {
  game: 'in-aller-ruhe',
  name: 'pyramid',
  kind: 'chapter',
  options,
  seats: 2,
  seat: 0,
  steps: [
    {
      name: 'edge',
      clauses: ['17.1', '17.4'],
      position: {
        hands: [
          [3, 12, 41, 58, 70],
          [20, 35, 49, 62, 78],
        ],
        piles: [
          [5, 33, 17, 45],
          [52, 39, 66, 24],
        ],
        pyramid: { deck: [ARRIVAL, BORDER, COMPASS, VIOLET, MONSTER, DEPARTURE] },
      },
      accepts: ['3 A1'],
      wrong: [{ move: '41 I2', gets: ELSEWHERE }],
      light: [card(3), space('A1')],
      replies: [{ actor: 1, move: '20 F1' }],
    },
    {
      name: 'later',
      clauses: ['17.5'],
      position: {
        sea: sea({ A1: 3, F1: 20 }),
        hands: [
          [5, 12, 41, 58, ARRIVAL],
          [35, 39, 49, 62, 78],
        ],
        piles: [
          [33, 17, 45],
          [52, 66, 24],
        ],
        pyramid: { deck: [COMPASS, VIOLET, MONSTER, DEPARTURE] },
      },
      accepts: ['5 B1'],
      wrong: [
        { move: '5 B1 - 41 58', gets: 'pay-later' },
        { move: '41 E1', gets: 'not-ascending' },
      ],
      light: [card(5), space('B1'), button('confirm')],
      replies: [],
    },
    {
      name: 'pay',
      clauses: ['17.5', '17.7'],
      accepts: ['pay 41 58'],
      wrong: [
        { move: 'pay 41', gets: 'wrong-number-paid' },
        { move: 'pay 41 A', gets: ELSEWHERE },
        { move: 'pay 41 C', gets: ELSEWHERE },
      ],
      answers: true,
      light: [card(41), card(58), button('confirm')],
      replies: [{ actor: 1, move: '39 D3' }],
    },
    {
      name: 'storm',
      clauses: ['17.6'],
      position: {
        sea: sea({ A1: 3, B1: 5, F1: 20, D3: 39 }),
        hands: [
          [12, 17, 33, ARRIVAL, COMPASS],
          [35, 49, 52, 62, 78],
        ],
        piles: [[45], [66, 24]],
        pyramid: { deck: [VIOLET, MONSTER, DEPARTURE] },
      },
      accepts: ['12 D1'],
      wrong: [{ move: '33 I2', gets: ELSEWHERE }],
      light: [card(12), space('D1'), button('confirm')],
      replies: [{ actor: 1, move: '52 I3' }],
    },
    {
      name: 'clear',
      clauses: ['17.7', '17.6'],
      accepts: ['clear D1'],
      wrong: [
        { move: '12 D1', gets: 'storm-in-the-way' },
        { move: '- 12 17', gets: ELSEWHERE },
      ],
      answers: true,
      light: [card(COMPASS), space('D1'), button('confirm')],
      replies: [{ actor: 1, move: '49 H3' }],
    },
    {
      name: 'monster',
      clauses: ['17.8'],
      position: {
        sea: sea({ A1: 3, B1: 5, F1: 20, D3: 39, I3: 52 }),
        hands: [
          [12, 17, 33, 45, ARRIVAL],
          [35, 49, 62, 66, 78],
        ],
        piles: [[24], [30]],
        pyramid: { deck: [MONSTER, DEPARTURE] },
      },
      accepts: ['12 D1'],
      wrong: [{ move: '45 F3', gets: ELSEWHERE }],
      answers: true,
      light: [card(12), space('D1'), button('confirm')],
      replies: [{ actor: 1, move: '66 G4' }],
    },
    {
      name: 'arrive',
      clauses: ['17.3'],
      position: {
        sea: lateSea([]),
        hands: [
          [60, 77, ARRIVAL],
          [19, 34, 65],
        ],
        piles: [[], []],
        pyramid: { deck: [DEPARTURE] },
      },
      accepts: ['A'],
      wrong: [{ move: '- 60 77', gets: ELSEWHERE }],
      light: [button('arrive')],
      replies: [],
    },
  ],
};

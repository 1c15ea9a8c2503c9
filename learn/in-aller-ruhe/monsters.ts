import { ARRIVAL, MONSTER } from '@seekiste/rules/in-aller-ruhe';
import { ELSEWHERE, type Lesson } from '../lesson.js';
import { button, card, lateSea, sea, space } from './places.js';

/** Chapter 11: where a monster goes, that it cannot be thrown away, and what it means for the arrival. */
export const monsters: Lesson = {
  game: 'in-aller-ruhe',
  name: 'monsters',
  kind: 'chapter',
  options: { monsters: 3 },
  seats: 2,
  seat: 0,
  steps: [
    {
      name: 'devour',
      clauses: ['11.1', '11.2'],
      position: {
        sea: sea({ A1: 3, C1: 29, E1: 31, B3: 40, D5: 66 }),
        hands: [
          [12, 50, 59, 77, MONSTER],
          [19, 33, 44, 61, 70],
        ],
        piles: [
          [24, 8],
          [55, 72],
        ],
      },
      accepts: ['M C1'],
      wrong: [
        { move: 'M D1', gets: 'nothing-to-destroy' },
        { move: 'M D5', gets: ELSEWHERE },
      ],
      answers: true,
      light: [card(MONSTER), space('C1')],
      replies: [{ actor: 1, move: '44 D3' }],
    },
    {
      name: 'kept',
      clauses: ['11.3'],
      position: {
        sea: sea({ A1: 3, C1: 12, E1: 31, B3: 40, D5: 66 }),
        hands: [
          [13, 35, 41, 67, MONSTER],
          [19, 33, 44, 61, 70],
        ],
        piles: [
          [24, 8],
          [55, 72],
        ],
      },
      accepts: ['- 13 67', '- *'],
      wrong: [
        { move: '- 13 M', gets: 'monster-kept' },
        { move: 'M D5', gets: ELSEWHERE },
      ],
      answers: true,
      light: [button('discard'), card(13), card(67)],
      replies: [{ actor: 1, move: '33 F2' }],
    },
    {
      name: 'attempt',
      clauses: ['11.4', '11.5'],
      position: {
        departedBy: 0,
        sea: lateSea([]),
        hands: [
          [12, 30, 60, 77, ARRIVAL],
          [19, 34, 65, MONSTER],
        ],
        piles: [[1, 52], []],
      },
      accepts: ['A'],
      wrong: [{ move: '- 60 77', gets: ELSEWHERE }],
      light: [button('arrive')],
      replies: [],
    },
    {
      name: 'wait',
      clauses: ['11.5', '7.1'],
      accepts: ['- 60 77'],
      wrong: [
        { move: 'A', gets: 'monsters-about' },
        { move: '- 12 A', gets: ELSEWHERE },
      ],
      light: [button('discard'), card(60), card(77)],
      replies: [{ actor: 1, move: 'M A1' }],
    },
    {
      name: 'mend',
      clauses: ['11.2', '4.4'],
      accepts: ['1 A1 - 12 30', '1 A1 - 12 52', '1 A1 - 30 52'],
      wrong: [
        { move: 'A', gets: 'sea-not-full' },
        { move: '1 A1 - 12 A', gets: ELSEWHERE },
      ],
      light: [card(1), space('A1')],
      replies: [{ actor: 1, move: '- 19 34' }],
    },
    {
      name: 'arrive',
      clauses: ['11.4', '6.1'],
      position: {
        departedBy: 0,
        sea: lateSea(['A1']).with(0, 1),
        monsters: { destroyed: [2] },
        hands: [[52, ARRIVAL], [65]],
        piles: [[], []],
      },
      accepts: ['A'],
      wrong: [],
      light: [button('arrive')],
      replies: [],
    },
  ],
};

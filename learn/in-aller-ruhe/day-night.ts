import { ARRIVAL, COMPASS } from '@seekiste/rules/in-aller-ruhe';
import { ELSEWHERE, type Lesson } from '../lesson.js';
import { button, card, lateSea, sea, space } from './places.js';

const HALF = 18;
/** The lower half shows the moon, the upper one the sun (15.5). */
const rightSides = Array.from({ length: 2 * HALF }, (_, at) => (at < HALF ? 'moon' : 'sun'));

/** Chapter 15: sun above, moon below, compasses that turn all hands. */
export const dayNight: Lesson = {
  game: 'in-aller-ruhe',
  name: 'day-night',
  kind: 'chapter',
  options: { variant: 'day-night' },
  seats: 2,
  seat: 0,
  steps: [
    {
      name: 'sun',
      clauses: ['15.2', '15.5'],
      position: {
        hands: [
          [12, 24, 41, 60, 70],
          [19, 33, 50, 63, 77],
        ],
        piles: [
          [COMPASS, 36, 8, 66],
          [55, 72],
        ],
      },
      accepts: ['60 C5'],
      wrong: [{ move: '12 C1', gets: ELSEWHERE }],
      answers: true,
      light: [card(60), space('C5')],
      replies: [{ actor: 1, move: '33 C3' }],
    },
    {
      name: 'moon',
      clauses: ['15.3'],
      accepts: ['12 C1'],
      wrong: [{ move: '70 F5', gets: ELSEWHERE }],
      answers: true,
      light: [card(12), space('C1')],
      replies: [],
    },
    {
      name: 'turn',
      clauses: ['15.4'],
      position: {
        sea: sea({ C1: 12, B2: 20, C3: 33, C5: 60 }),
        dayNight: {
          up: 'moon',
          sides: sea({ C1: 1, B2: 1, C3: 1, C5: 1 }).map((island, at) =>
            island === 0 ? null : at === 7 ? 'sun' : at < HALF ? 'moon' : 'sun',
          ),
        },
        hands: [
          [1, 24, 41, 66, 70],
          [19, 40, 50, 63, 77],
        ],
        piles: [
          [36, 8],
          [55, 72],
        ],
      },
      accepts: ['turn B2 - 1', 'turn B2 - *'],
      wrong: [
        { move: 'turn A2 - 1', gets: 'nothing-to-turn' },
        { move: 'turn C1 - 1', gets: ELSEWHERE },
      ],
      answers: true,
      light: [button('turn'), space('B2')],
      replies: [],
    },
    {
      name: 'last',
      clauses: ['15.5', '15.4'],
      position: {
        departedBy: 0,
        sea: lateSea([]),
        dayNight: { up: 'sun', sides: rightSides.with(HALF - 1, 'sun') },
        hands: [
          [12, 60, ARRIVAL],
          [19, 34, 65],
        ],
        piles: [[], []],
      },
      accepts: ['turn F3 - 12', 'turn F3 - 60'],
      wrong: [
        { move: 'A', gets: 'wrong-sides' },
        { move: 'turn F3 - A', gets: ELSEWHERE },
      ],
      light: [button('turn'), space('F3')],
      replies: [{ actor: 1, move: '- 19 34' }],
    },
    {
      name: 'arrive',
      clauses: ['15.5', '6.1'],
      position: {
        departedBy: 0,
        sea: lateSea([]),
        dayNight: { up: 'sun', sides: rightSides },
        hands: [[60, ARRIVAL], [65]],
        piles: [[], []],
      },
      accepts: ['A'],
      wrong: [],
      light: [button('arrive')],
      replies: [],
    },
  ],
};

import { ELSEWHERE, type Lesson } from '../lesson.js';
import { button, card, lateSea, sea, space } from './places.js';

/** Whose islands lie where: the learner's and the others. */
const owners = (islands: readonly number[], own: readonly string[]): readonly (0 | 1 | null)[] => {
  const mine = sea(Object.fromEntries(own.map(name => [name, 1])));
  return islands.map((island, at) => (island === 0 ? null : mine[at] === 1 ? 0 : 1));
};

const EARLY = sea({ A1: 3, B2: 22, D2: 25, E4: 50 });
const STUCK = lateSea(['B1', 'F6']);
const LAST = lateSea(['C4']);
const OWN = [
  'A1',
  'B1',
  'D1',
  'E1',
  'C2',
  'D2',
  'F2',
  'A3',
  'C3',
  'D3',
  'F3',
  'B4',
  'D4',
  'A5',
  'B5',
  'E5',
  'C6',
  'D6',
];

/** Chapter 16: each for themselves, with a row to take from. */
export const duel: Lesson = {
  game: 'in-aller-ruhe',
  name: 'duel',
  kind: 'chapter',
  options: { variant: 'duel' },
  seats: 2,
  seat: 0,
  steps: [
    {
      name: 'row',
      clauses: ['16.3', '16.4'],
      position: {
        hands: [
          [3, 24, 41, 58, 78],
          [20, 35, 49, 62, 70],
        ],
        piles: [[30, 7, 68, 74, 45], []],
        duel: { row: [26, 5, 33, 17, 60] },
      },
      accepts: ['24 C2'],
      wrong: [{ move: '58 A5', gets: ELSEWHERE }],
      light: [card(24), space('C2')],
      replies: [{ actor: 1, move: '62 F4' }],
    },
    {
      name: 'gap',
      clauses: ['16.6'],
      accepts: ['78 D6'],
      wrong: [
        { move: '78 B6', gets: 'leaves-impossible-gap' },
        { move: '41 A4', gets: ELSEWHERE },
      ],
      light: [card(78), space('D6')],
      replies: [],
    },
    {
      name: 'run',
      clauses: ['16.8', '4.5'],
      position: {
        sea: EARLY,
        hands: [
          [24, 41, 58, 60, 68],
          [20, 35, 49, 62, 70],
        ],
        piles: [[30, 7, 74, 45], []],
        duel: { row: [26, 5, 33, 17, 66], owners: owners(EARLY, ['B2', 'D2']) },
      },
      accepts: ['24 C2 - 41', '24 C2 - *'],
      wrong: [
        { move: '24 C2', gets: 'wrong-payment' },
        { move: '60 E5', gets: ELSEWHERE },
      ],
      answers: true,
      light: [card(24), space('C2')],
      replies: [],
    },
    {
      name: 'swap',
      clauses: ['16.5'],
      position: {
        sea: STUCK,
        hands: [
          [6, 7, 37, 60, 70],
          [45, 49, 62, 76, 80],
        ],
        piles: [[30], []],
        duel: { row: [4, 18, 77, 34, 65], owners: owners(STUCK, OWN) },
      },
      accepts: ['swap'],
      wrong: [
        { move: '6 B1', gets: 'not-ascending' },
        { move: '- 60 70', gets: ELSEWHERE },
      ],
      answers: true,
      light: [button('swap'), button('confirm')],
      replies: [],
    },
    {
      name: 'last',
      clauses: ['16.7', '16.8'],
      position: {
        sea: LAST,
        hands: [
          [12, 41, 60],
          [45, 49],
        ],
        piles: [[], []],
        duel: { row: [], owners: owners(LAST, OWN) },
      },
      accepts: ['41 C4 - 12', '41 C4 - 60'],
      wrong: [{ move: '- 12 60', gets: ELSEWHERE }],
      light: [card(41), space('C4')],
      replies: [],
    },
  ],
};

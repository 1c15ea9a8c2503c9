import type { Example } from '../../example.js';
import { placed } from './river.js';

/** The reader plays last before Erik. */
const beforeErik = { first: 1, turn: 0 };

const erik: readonly Example[] = [
  {
    clause: '9.3',
    position: placed({
      ...beforeErik,
      round: 3,
      light: [1, 2, 4],
      ships: [
        [0, 0, 0, 2, 5],
        [0, 0, 2, 2, 4],
        [0, 0, 0, 3, 4],
      ],
      hands: ['S3* C2-blue S4-purple', 'S2* S3-red', ''],
      piles: ['', '', 'S4-orange'],
    }),
    move: 'red:S3* @2',
  },
  {
    clause: '9.4',
    position: placed({
      ...beforeErik,
      round: 5,
      light: [1, 2, 3],
      ships: [
        [0, 0, 2, 5, 8],
        [0, 0, 4, 5, 6],
        [8, 9, 9, 10, 12],
      ],
      hands: ['S3* C2* S2-yellow', 'S2* S3-red', ''],
      piles: ['', '', 'S4-orange'],
    }),
    move: 'red:S3* @2',
  },
  {
    clause: '9.5',
    position: placed({
      ...beforeErik,
      round: 9,
      light: [2, 3, 4],
      ships: [
        [4, 5, 7, 7, 9],
        [0, 2, 5, 8, 9],
        [4, 6, 8, 10, 12],
      ],
      hands: ['S3* C1* S4-purple', 'S2* S3-red', ''],
      piles: ['', '', 'S3-red'],
    }),
    move: 'red:S3* @5',
  },
  {
    clause: '9.6',
    position: placed({
      ...beforeErik,
      round: 6,
      light: [1, 2, 3],
      ships: [
        [0, 2, 7, 7, 8],
        [0, 4, 6, 6, 9],
        [5, 6, 6, 8, 9],
      ],
      hands: ['S3* S1* S4-purple', 'S2* S3-red', ''],
      piles: ['', '', 'C3-green'],
    }),
    move: 'red:S3* @2',
  },
  {
    clause: '9.7',
    position: placed({
      ...beforeErik,
      round: 7,
      light: [2, 3, 4],
      ships: [
        [0, 5, 7, 8, 9],
        [2, 4, 6, 9, 10],
        [6, 7, 8, 9, 11],
      ],
      hands: ['C2* S1* S4-purple', 'S2* S3-red', ''],
      piles: ['', '', 'S2-yellow'],
    }),
    move: 'red:C2* @7 +',
    wrong: [{ move: 'red:C2* @5 +', gets: 'no-bonus' }],
  },
  {
    clause: '9.8',
    position: placed({
      ...beforeErik,
      round: 12,
      light: [4, 5, 6],
      ships: [
        [6, 10, 17, 20, 21],
        [4, 10, 16, 19, 22],
        [10, 12, 17, 20, 24],
      ],
      hands: ['S3* C1* S1*', 'S2* S3-red', ''],
      piles: ['', '', 'S2-yellow'],
    }),
    move: 'red:S3* @21',
  },
].map(example => ({ ...example, options: { mode: 'erik' } }));

const FLEETS = [
  [0, 0, 2, 3, 5],
  [0, 0, 2, 4, 4],
  [0, 0, 0, 3, 5],
  [0, 0, 1, 2, 4],
];
const HANDS = ['S3* C1* S4-purple', 'S2* S3-red C2*', 'S2* G3* C2*', 'S1* S3* C1*'];
const SECOND = { round: 4, first: 0, playedThisRound: 2, light: [1, 2, 3] as const, ships: FLEETS };

const fleet: readonly Example[] = [
  {
    clause: '9.9',
    position: placed({ round: 4, first: 0, light: [1, 2, 3], ships: FLEETS, hands: HANDS }),
    move: 'green:S2* @3',
    wrong: [{ move: 'blue:S2* @2', gets: 'not-your-colour' }],
  },
  {
    clause: '9.10',
    position: placed({ round: 4, first: 0, light: [1, 2, 3], ships: FLEETS, hands: HANDS }),
    move: 'red:S3* @3',
  },
  {
    clause: '9.11',
    position: {
      ...placed({ ...SECOND, hands: ['C1* S4-purple', 'S3-red C2*', 'S2* G3* C2*', 'S1* S3* C1*'] }),
      used: [0, 1],
    },
    move: 'green:S2* @3',
    wrong: [
      { move: 'red:C1* @5', gets: 'colour-played' },
      { move: 'green:S2* @2', gets: 'no-ship-there' },
    ],
  },
  {
    clause: '9.12',
    position: {
      ...placed({
        ...SECOND,
        first: 1,
        playedThisRound: 3,
        hands: ['C1* S4-purple', 'S3-red C2*', 'S2* G3* C2*', 'S1* S3*'],
        piles: ['S1* G2*', '', 'S4-orange S1*', ''],
      }),
      used: [0, 3],
    },
    move: 'green:S2* @3',
  },
  {
    clause: '9.13',
    position: placed({
      round: 6,
      first: 0,
      light: [2, 3, 4],
      ships: [
        [0, 2, 6, 7, 7],
        [0, 2, 4, 7, 8],
        [0, 3, 5, 6, 7],
        [0, 1, 4, 5, 9],
      ],
      hands: ['C2* S1* S4-purple', 'S2* S3-red C2*', 'S2* G3* S4-orange', 'S1* S3* C1*'],
    }),
    move: 'red:C2* @7 +',
    wrong: [{ move: 'red:C2* @6 +', gets: 'no-bonus' }],
  },
  {
    clause: '9.14',
    position: {
      ...placed({
        round: 12,
        first: 1,
        playedThisRound: 3,
        light: [4, 5, 6],
        ships: [
          [10, 14, 18, 20, 21],
          [10, 13, 16, 19, 20],
          [12, 15, 17, 19, 20],
          [11, 14, 17, 18, 22],
        ],
        hands: ['S3* C1* S1*', 'S3-red C2*', 'S2* C2*', 'S1* S3*'],
      }),
      used: [2, 3],
    },
    move: 'red:S3* @21',
  },
].map(example => ({ ...example, options: { mode: 'fleet' } }));

export const forTwo: readonly Example[] = [...erik, ...fleet];

import { ARRIVAL, MONSTER, YELLOW } from '@seekiste/rules/in-aller-ruhe';
import type { Example } from '../../example.js';
import { lateSea, sea } from '../places.js';
import { placed, withOptions } from './place.js';

const SEA = sea({ A1: 3, C1: 12, E1: 20, B3: 40, D5: 66 });
/** The first row is full. */
const ROW_FULL = sea({ A1: 3, B1: 6, C1: 12, D1: 13, E1: 20, F1: 21, B3: 40, D5: 66 });

const rock = withOptions({ rock: true }, [
  {
    clause: '10.1',
    position: { ...placed({ hand: [14, 27, 45, 52, 70] }), phase: 'rock', rock: { row: null, due: false } },
    move: 'rock 4',
    wrong: [{ move: '14 B2', gets: 'rock-first' }],
  },
  {
    clause: '10.2',
    position: { ...placed({ sea: SEA, hand: [14, 27, 45, 52, 70] }), rock: { row: 3 } },
    move: '27 D2',
    wrong: [{ move: '45 D4', gets: 'row-blocked-by-rock' }],
  },
  {
    clause: '10.3',
    position: {
      ...placed({ sea: ROW_FULL, hand: [27, 45, 52, 72] }),
      phase: 'rock',
      due: [true, false],
      rock: { row: 3 },
    },
    move: 'rock 2',
    wrong: [
      { move: 'rock 4', gets: 'rock-stays' },
      { move: 'rock 1', gets: 'row-full' },
      { move: 'hold 72', gets: 'holding-costs-two' },
    ],
  },
  {
    clause: '10.4',
    position: {
      ...placed({ sea: lateSea(['C4', 'B5', 'D5', 'A6', 'F6']), hand: [12, 30, 41, 60, 77] }),
      rock: { row: 4 },
    },
    move: '41 C4 - 12',
  },
]);

const monsters = withOptions({ monsters: 3 }, [
  {
    clause: '11.2',
    position: placed({ sea: sea({ A1: 3, C1: 29, E1: 31, B3: 40, D5: 66 }), hand: [12, 50, 59, 77, MONSTER] }),
    move: 'M C1',
    wrong: [{ move: 'M D1', gets: 'nothing-to-destroy' }],
  },
  {
    clause: '11.3',
    position: placed({ sea: SEA, hand: [13, 35, 41, 67, MONSTER] }),
    move: '- 13 67',
    wrong: [{ move: '- 13 M', gets: 'monster-kept' }],
  },
  {
    clause: '11.4',
    position: {
      departedBy: 0,
      sea: lateSea([]),
      hands: [
        [30, MONSTER, ARRIVAL],
        [65, 77],
      ],
      piles: [[], []],
    },
    move: 'M C3',
    wrong: [{ move: 'A', gets: 'monster-in-hand' }],
  },
  {
    clause: '11.5',
    position: {
      departedBy: 0,
      sea: lateSea([]),
      hands: [
        [12, 60, 77, ARRIVAL],
        [19, 65, MONSTER],
      ],
      piles: [[1], []],
    },
    move: 'A',
  },
]);

const storms = withOptions({ storms: true }, [
  {
    clause: '12.2',
    position: placed({ sea: SEA, hand: [24, 35, 51, 59, 77], pile: [YELLOW, 8, 27, 60] }),
    move: '24 B2',
  },
  {
    clause: '12.3',
    position: {
      ...placed({ sea: SEA, hand: [35, 51, 59, 77], pile: [8, 27, 60] }),
      phase: 'soak',
      due: [true, false],
      storms: { yellow: [1, 0] },
    },
    move: 'soak 77',
    wrong: [
      { move: 'soak 59 77', gets: 'wrong-number-soaked' },
      { move: '35 A3', gets: 'soak-first' },
    ],
  },
  {
    clause: '12.4',
    position: {
      phase: 'give',
      departedBy: 0,
      round: 1,
      pledges: [4, 4],
      sea: SEA,
      hands: [
        [10, 33, 74],
        [13, 24, 39, 52, 71],
      ],
      piles: [
        [30, 56, 61],
        [8, 29],
      ],
      storms: { yellow: [1, 0], blind: [true, false] },
    },
    move: 'give 10 74 + 2',
    wrong: [{ move: 'give 10 + 3', gets: 'unseen-not-allowed' }],
  },
  {
    clause: '12.5',
    position: {
      ...placed({ sea: ROW_FULL, hand: [26, 43, 51, 59] }),
      phase: 'storm-row',
      due: [true, false],
      storms: { blowing: 'violet' },
    },
    move: 'violet 6',
    wrong: [{ move: 'violet 1', gets: 'row-full' }],
  },
  {
    clause: '12.6',
    position: { ...placed({ sea: SEA, hand: [13, 35, 51, 59, 77] }), storms: { orange: [1, 0] } },
    move: '13 D1 - 77',
    wrong: [{ move: '51 A5', gets: 'orange-needs-neighbour' }],
  },
  {
    clause: '12.7',
    position: placed({ sea: SEA, hand: [22, 59, 77], pile: [30, 27, 60, 48, 50] }),
    move: '22 F1 - 59 77',
  },
  {
    clause: '12.8',
    position: {
      ...placed({ sea: SEA, hand: [], pile: [30, 27, 60, 48, 50] }),
      phase: 'award',
      storms: { earned: 1, yellow: [0, 1], supply: 6 },
    },
    move: 'award 1',
    wrong: [{ move: 'award 4', gets: 'no-such-seat' }],
  },
  {
    clause: '12.9',
    position: {
      ...placed({ sea: SEA, hand: [24, 35, 51, 59, 77] }),
      storms: { compasses: [1, 0], violet: [0, 1, 0, 0, 0, 0], supply: 5 },
    },
    move: 'compass violet 2',
    wrong: [{ move: '24 B2', gets: 'row-blocked-by-storm' }],
  },
  {
    clause: '12.10',
    position: {
      ...placed({ sea: SEA, hand: [24, 35, 51, 59], pile: [8, 27] }),
      phase: 'storm',
      due: [true, false],
      storms: { blowing: 'yellow', compasses: [1, 0], asked: [false, true], supply: 5 },
    },
    move: 'blow',
    wrong: [{ move: '24 B2', gets: 'storm-first' }],
  },
  {
    clause: '12.11',
    position: {
      departedBy: 0,
      sea: lateSea(['B2', 'C2', 'D2']),
      hands: [[18], [65, 77]],
      piles: [[], []],
      storms: { asked: [false, true], compasses: [1, 0], violet: [0, 1, 0, 0, 0, 0], supply: 5 },
      phase: 'distress',
    },
    move: 'compass violet 2',
  },
]);

const together = withOptions({ rock: true, storms: true }, [
  {
    clause: '13.1',
    position: {
      ...placed({ sea: SEA, hand: [27, 45, 52, 72] }),
      phase: 'rock',
      due: [true, false],
      rock: { row: 3 },
      storms: { violet: [0, 1, 0, 0, 0, 0] },
    },
    move: 'rock 5',
    wrong: [{ move: 'rock 2', gets: 'row-blocked-already' }],
  },
  {
    clause: '13.2',
    position: {
      ...placed({ sea: SEA, hand: [22, 59, 77], pile: [30, 27, 60, 48, 50] }),
      rock: { row: 3 },
    },
    move: '22 F1 - 59 77',
  },
]);

export const expansions: readonly Example[] = [...rock, ...monsters, ...storms, ...together];

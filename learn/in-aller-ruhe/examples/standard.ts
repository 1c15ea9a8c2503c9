import { ARRIVAL, DEPARTURE } from '@seekiste/rules/in-aller-ruhe';
import type { Example } from '../../example.js';
import { lateSea, sea } from '../places.js';
import { placed } from './place.js';

const EARLY = sea({ A1: 3, E1: 20, C3: 35, D5: 62 });
/** The departure lies, and the piles have run out. */
const late = { departedBy: 0, piles: [[], []] };
/** Everybody names numbers for the departure of seat 0. */
const departing = { phase: 'pledge', departedBy: 0, round: 1 };
const PLEDGING = [
  [10, 33, 41, 45, 68, 74],
  [13, 24, 39, 52, 66, 71],
];

/** Chapters 1 to 4. */
const laying: readonly Example[] = [
  {
    clause: '1.1',
    position: placed({ hand: [2, 14, 40, 66, 79] }),
    move: '79 F6',
  },
  {
    clause: '1.3',
    position: {
      ...late,
      sea: lateSea(['C4', 'F6']),
      hands: [
        [41, 60, 12, ARRIVAL],
        [80, 77, 65, ARRIVAL],
      ],
    },
    move: '41 C4 - 12',
    wrong: [{ move: 'A', gets: 'sea-not-full' }],
  },
  {
    clause: '2.6',
    seats: 1,
    position: { hands: [[12, 33, 41, 58, 70]], piles: [[35, 78, 24, 6, 66, 51, 29, 47, DEPARTURE]] },
    move: '33 C3',
  },
  {
    clause: '3.1',
    position: placed({ sea: EARLY, hand: [12, 27, 41, 58, 70] }),
    move: '12 C1',
    wrong: [{ move: '- 70', gets: 'not-two-cards' }],
  },
  {
    clause: '3.2',
    position: placed({ sea: EARLY, hand: [5, 27, 41, 58, 70], pile: [33, 11, 66, 47] }),
    move: '5 B1 - 58 70',
  },
  {
    clause: '3.3',
    position: { ...placed({ sea: EARLY, hand: [5, 27, 41, 58, 70], pile: [33] }), departedBy: 0 },
    move: '5 B1 - 58 70',
  },
  {
    clause: '4.1',
    position: placed({ sea: EARLY, hand: [12, 27, 41, 58, ARRIVAL] }),
    move: '41 A4',
    wrong: [
      { move: '12 E1', gets: 'space-taken' },
      { move: 'A', gets: 'sea-not-full' },
    ],
  },
  {
    clause: '4.2',
    position: placed({ sea: EARLY, hand: [12, 21, 27, 58, 70] }),
    move: '12 C1',
    wrong: [{ move: '21 C1', gets: 'not-ascending' }],
  },
  {
    clause: '4.3',
    position: placed({ sea: sea({ F1: 20, C3: 35, D5: 62 }), hand: [22, 27, 48, 58, 70] }),
    move: '22 A2 - 58 70',
    wrong: [{ move: '27 A2', gets: 'price-too-high' }],
  },
  {
    clause: '4.4',
    position: placed({ sea: EARLY, hand: [5, 27, 41, 58, 70] }),
    move: '5 B1 - 58 70',
    wrong: [
      { move: '5 B1', gets: 'wrong-payment' },
      { move: '5 B1 - 70', gets: 'wrong-payment' },
    ],
  },
  {
    clause: '4.5',
    position: placed({ sea: sea({ A1: 3, C1: 7, C3: 35, D5: 62 }), hand: [6, 27, 41, 58, 70] }),
    move: '6 B1 - 70',
    wrong: [{ move: '6 B1 - 27 58 70', gets: 'wrong-payment' }],
  },
  {
    clause: '4.6',
    position: { ...placed({ sea: EARLY, hand: [8, 21, 24], pile: [] }), departedBy: 1 },
    move: '21 F1 - 8',
    wrong: [{ move: '24 F1', gets: 'price-too-high' }],
  },
  {
    clause: '4.7',
    position: placed({ sea: EARLY, hand: [12, 27, 41, 58, 70] }),
    move: '12 C1',
    wrong: [{ move: '12 C1 - 70', gets: 'wrong-payment' }],
  },
  {
    clause: '4.8',
    position: placed({ sea: sea({ A1: 3, D1: 6, C3: 35 }), hand: [5, 27, 41, 58, 70] }),
    move: '5 B1 - 58 70',
  },
];

/** Chapter 5. */
const departure: readonly Example[] = [
  {
    clause: '5.1',
    position: placed({ sea: EARLY, hand: [12, 27, 41, 58, DEPARTURE] }),
    move: 'D',
    wrong: [{ move: '12 C1', gets: 'departure-first' }],
  },
  {
    clause: '5.2',
    position: {
      ...departing,
      sea: EARLY,
      hands: PLEDGING,
      piles: [
        [30, 56],
        [8, 29],
      ],
      pledges: [null, 4],
    },
    move: 'pledge 4',
    wrong: [{ move: '10 B1', gets: 'departing' }],
  },
  {
    clause: '5.3',
    position: {
      ...departing,
      sea: EARLY,
      hands: PLEDGING,
      piles: [
        [30, 56],
        [8, 29],
      ],
      pledges: [null, 5],
    },
    move: 'pledge 3',
    wrong: [{ move: 'pledge 7', gets: 'pledge-out-of-range' }],
  },
  {
    clause: '5.4',
    position: {
      ...departing,
      round: 3,
      offers: [2, 3],
      sea: EARLY,
      hands: PLEDGING,
      piles: [
        [30, 56],
        [8, 29],
      ],
      pledges: [null, 5],
    },
    move: 'pledge 1',
  },
  {
    clause: '5.5',
    position: {
      phase: 'give',
      departedBy: 0,
      round: 1,
      pledges: [4, 4],
      sea: EARLY,
      hands: PLEDGING,
      piles: [
        [30, 56],
        [8, 29],
      ],
    },
    move: 'give 10 33 45 74',
    wrong: [{ move: 'give 10 33', gets: 'wrong-number-given' }],
  },
  {
    clause: '5.6',
    position: placed({ sea: EARLY, hand: [27, 41, 58, 70, DEPARTURE], pile: [11, 46, 30, 56] }),
    move: 'D',
  },
  {
    clause: '5.7',
    seats: 1,
    position: { sea: EARLY, hands: [[27, 41, 58, 70, DEPARTURE]], piles: [[6, 78, 51, 29, 47, 80, 18, 66, 21]] },
    move: 'D',
  },
  {
    clause: '5.8',
    position: {
      phase: 'give',
      departedBy: 0,
      round: 1,
      pledges: [4, 4],
      given: [false, true],
      sea: EARLY,
      hands: [PLEDGING[0], [13, 24]],
      piles: [
        [30, 56, 76, 18],
        [8, 29, 47, 55],
      ],
    },
    move: 'give 10 33 45 74',
  },
  {
    clause: '5.9',
    position: { ...placed({ sea: EARLY, hand: [5, 27, 41, 58, DEPARTURE] }), departedBy: 1 },
    move: '5 B1 - 58 D',
    wrong: [{ move: 'D', gets: 'departure-placed' }],
  },
  {
    clause: '5.10',
    position: {
      sea: EARLY,
      hands: [
        [27, 41, DEPARTURE],
        [44, 50],
      ],
      piles: [[30], [8]],
    },
    move: 'D',
  },
];

/** Chapters 6 to 8. */
const ending: readonly Example[] = [
  {
    clause: '6.1',
    position: {
      ...late,
      sea: lateSea([]),
      hands: [
        [12, 60, ARRIVAL],
        [65, 77],
      ],
    },
    move: 'A',
  },
  {
    clause: '6.2',
    position: {
      ...late,
      sea: lateSea(['C4']),
      hands: [
        [12, 41, 60, ARRIVAL],
        [65, 77, ARRIVAL],
      ],
    },
    move: '41 C4 - 12',
    wrong: [{ move: 'A', gets: 'sea-not-full' }],
  },
  {
    clause: '6.3',
    position: {
      ...late,
      sea: lateSea(['C4', 'F6']),
      hands: [
        [41, 78, ARRIVAL, ARRIVAL],
        [65, 77, 80],
      ],
    },
    move: '41 C4 - A',
  },
  {
    clause: '6.4',
    position: {
      departedBy: 0,
      sea: lateSea([]),
      hands: [
        [1, 12, 34, 60, 77],
        [4, 65],
      ],
      piles: [[ARRIVAL, 80], []],
    },
    move: '- 1 12',
    wrong: [{ move: 'A', gets: 'card-not-held' }],
  },
  {
    clause: '7.1',
    position: placed({ sea: EARLY, hand: [4, 27, 41, 69, 70] }),
    move: '- 69 70',
    wrong: [{ move: '- 69', gets: 'not-two-cards' }],
  },
  {
    clause: '8.1',
    position: { ...late, sea: lateSea([]), hands: [[60, ARRIVAL], [65]] },
    move: 'A',
  },
  {
    clause: '8.2',
    seats: 1,
    position: { departedBy: 0, sea: lateSea(['B2', 'C2', 'D2']), hands: [[18]], piles: [[]] },
    move: '18 C2',
  },
  {
    clause: '8.3',
    seats: 1,
    options: { strict: true },
    position: { departedBy: 0, sea: lateSea(['B2', 'C2', 'D2', 'F6']), hands: [[18, 1, 12]], piles: [[]] },
    move: '- 1 12',
  },
];

export const standard: readonly Example[] = [...laying, ...departure, ...ending];

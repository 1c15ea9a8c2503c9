import { ARRIVAL, COMPASS, DEPARTURE, MONSTER, VIOLET } from '@seekiste/rules/in-aller-ruhe';
import type { Example } from '../../example.js';
import { lateSea, placesOn, sea } from '../places.js';
import { placed, withOptions } from './place.js';

const ARCH = placesOn({ variant: 'arch' });
const PILLARS = { A1: 8, B1: 20, A2: 27, B2: 44, A3: 56, B3: 71, F1: 5, G1: 16, F2: 31, G2: 50, F3: 63, G3: 77 };
/** The roof's 28 islands along its route; none stands in a pillar. */
const ROOF = [
  1, 3, 6, 9, 11, 13, 15, 18, 21, 22, 24, 26, 29, 32, 34, 36, 38, 40, 43, 46, 49, 52, 55, 58, 62, 66, 70, 75,
];
const PILLARS_BUT_ONE = ARCH.sea({ ...PILLARS, B2: 0 });

const arch = withOptions({ variant: 'arch' }, [
  {
    clause: '14.1',
    position: placed({ sea: ARCH.sea({ A1: 8, G3: 77 }), hand: [12, 31, 45, 58, 70] }),
    move: '31 F2',
  },
  {
    clause: '14.2',
    position: placed({ sea: ARCH.sea({ A1: 8, B1: 20, A2: 27, B2: 44, A3: 56, B3: 71 }), hand: [5, 12, 45, 58, 72] }),
    move: '5 F1',
  },
  {
    clause: '14.3',
    position: placed({ sea: PILLARS_BUT_ONE, hand: [1, 12, 40, 45, 70] }),
    move: '40 B2',
    wrong: [{ move: '1 A4', gets: 'pillars-first' }],
  },
  {
    clause: '14.4',
    position: placed({ sea: ARCH.sea({ ...PILLARS, A6: 40 }), hand: [1, 12, 42, 66, 70] }),
    move: '42 B6 - 12 70',
    wrong: [{ move: '42 B6', gets: 'wrong-payment' }],
  },
  {
    clause: '14.5',
    position: {
      sea: [...ARCH.sea(PILLARS).slice(0, 12), ...ROOF],
      hands: [
        [60, 80, ARRIVAL],
        [33, 65],
      ],
      piles: [[], []],
    },
    move: 'A',
  },
]);

const HALF = 18;
const ROUTE = Array.from({ length: 2 * HALF }, (_, at) => at);
/** The lower half shows the moon, the upper one the sun (15.5), but for one space. */
const sides = (islands: readonly number[], wrong?: number): readonly (string | null)[] =>
  ROUTE.map(at => (islands[at] === 0 ? null : at < HALF === (at !== wrong) ? 'moon' : 'sun'));
const MIXED = sea({ C1: 12, B2: 20, C3: 33, C5: 60 });
const B2 = 7;

const dayNight = withOptions({ variant: 'day-night' }, [
  {
    clause: '15.3',
    position: {
      ...placed({ sea: sea({ C3: 33 }), hand: [12, 24, 41, 60, 70], pile: [COMPASS, 36, 8, 66] }),
      dayNight: { up: 'sun', sides: sides(sea({ C3: 33 })) },
    },
    move: '60 C5',
  },
  {
    clause: '15.4',
    position: {
      ...placed({ sea: MIXED, hand: [1, 24, 41, 66, 70] }),
      dayNight: { up: 'moon', sides: sides(MIXED, B2) },
    },
    move: 'turn B2 - 1',
    wrong: [{ move: 'turn A2 - 1', gets: 'nothing-to-turn' }],
  },
  {
    clause: '15.5',
    position: {
      departedBy: 0,
      sea: lateSea([]),
      dayNight: { up: 'sun', sides: sides(lateSea([]), HALF - 1) },
      hands: [
        [12, 60, ARRIVAL],
        [19, 34, 65, ARRIVAL],
      ],
      piles: [[], []],
    },
    move: 'turn F3 - 12',
    wrong: [{ move: 'A', gets: 'wrong-sides' }],
  },
]);

/** Whose islands lie where: those of the reader by their spaces, the others' are Ole's. */
const owners = (islands: readonly number[], own: readonly string[]): readonly (0 | 1 | null)[] => {
  const mine = sea(Object.fromEntries(own.map(name => [name, 1])));
  return islands.map((island, at) => (island === 0 ? null : mine[at] === 1 ? 0 : 1));
};
const OWN = ['A1', 'B1', 'D1', 'E1', 'C2', 'D2', 'F2', 'A3', 'C3', 'D3', 'F3', 'B4', 'D4', 'A5', 'B5', 'E5', 'C6'];
const EARLY = sea({ A1: 3, B2: 22, D2: 25, E4: 50 });
const STUCK = lateSea(['B1', 'F6']);
const LAST = lateSea(['C4']);
const early = (hand: readonly number[]): object => ({
  sea: EARLY,
  hands: [hand, [20, 35, 49, 62, 70]],
  piles: [[30, 7, 74, 45], []],
  duel: { row: [26, 5, 33, 17, 66], owners: owners(EARLY, ['B2', 'D2']) },
});
const stuck = {
  sea: STUCK,
  hands: [
    [6, 7, 37, 60, 70],
    [45, 49, 62, 76, 80],
  ],
  piles: [[30], []],
  duel: { row: [4, 18, 77, 34, 65], owners: owners(STUCK, OWN) },
};

const duel = withOptions({ variant: 'duel' }, [
  { clause: '16.3', position: early([24, 41, 58, 60, 68]), move: '60 A5' },
  { clause: '16.4', position: early([24, 41, 58, 60, 68]), move: '- 58 68' },
  {
    clause: '16.5',
    position: stuck,
    move: 'swap',
    wrong: [{ move: '6 B1', gets: 'not-ascending' }],
  },
  {
    clause: '16.6',
    position: early([24, 41, 58, 60, 78]),
    move: '78 D6',
    wrong: [{ move: '78 B6', gets: 'leaves-impossible-gap' }],
  },
  {
    clause: '16.7',
    position: {
      sea: LAST,
      hands: [
        [12, 41, 60],
        [45, 49],
      ],
      piles: [[], []],
      duel: { row: [], owners: owners(LAST, OWN) },
    },
    move: '41 C4 - 12',
  },
  {
    clause: '16.8',
    position: early([24, 41, 58, 60, 68]),
    move: '24 C2 - 41',
    wrong: [{ move: '24 C2', gets: 'wrong-payment' }],
  },
]);

const PYRAMID = placesOn({ variant: 'pyramid' });
const CORNER = PYRAMID.sea({ A1: 3, F1: 20 });

const pyramid = withOptions({ variant: 'pyramid' }, [
  {
    clause: '17.1',
    position: { ...placed({ hand: [2, 12, 41, 58, 79] }), pyramid: { deck: [DEPARTURE, ARRIVAL] } },
    move: '41 F3',
  },
  {
    clause: '17.3',
    position: {
      sea: lateSea([]),
      hands: [
        [60, 77, ARRIVAL],
        [19, 34, 65],
      ],
      piles: [[], []],
      pyramid: { deck: [DEPARTURE] },
    },
    move: 'A',
  },
  {
    clause: '17.4',
    position: { ...placed({ hand: [3, 12, 41, 58, 70] }), pyramid: { deck: [COMPASS, VIOLET, DEPARTURE] } },
    move: '3 A1',
  },
  {
    clause: '17.5',
    position: { ...placed({ sea: CORNER, hand: [5, 12, 41, 58] }), pyramid: { deck: [COMPASS, VIOLET, DEPARTURE] } },
    move: '5 B1',
    wrong: [{ move: '5 B1 - 41 58', gets: 'pay-later' }],
  },
  {
    clause: '17.6',
    position: { ...placed({ sea: CORNER, hand: [12, 17, 33, 41] }), pyramid: { deck: [VIOLET, DEPARTURE] } },
    move: '12 D1',
  },
  {
    clause: '17.7',
    position: {
      ...placed({ sea: CORNER, hand: [12, 17, 33, COMPASS] }),
      pyramid: {
        deck: [DEPARTURE, ARRIVAL],
        storms: ROUTE.map(at => (at === 3 ? VIOLET : null)),
        secrets: [[0], []],
      },
    },
    move: 'clear D1',
    wrong: [{ move: '12 D1', gets: 'storm-in-the-way' }],
  },
  {
    clause: '17.8',
    position: { ...placed({ sea: CORNER, hand: [12, 17, 33, 41] }), pyramid: { deck: [MONSTER, DEPARTURE] } },
    move: '12 D1',
  },
]);

export const variants: readonly Example[] = [...arch, ...dayNight, ...duel, ...pyramid];

import { ARRIVAL, DEPARTURE, OPEN, SPACES, readSpace } from '@seekiste/rules/in-aller-ruhe';
import { ELSEWHERE, type FirstVoyage, type Light } from './voyage.js';

const spaceAt = (name: string): number => {
  const space = readSpace(name);
  if (space === undefined) throw new RangeError(`no space is called ${name}`);
  return space;
};

const sea = (islands: Readonly<Record<string, number>>): readonly number[] => {
  const filled = new Array<number>(SPACES).fill(OPEN);
  for (const [space, island] of Object.entries(islands)) filled[spaceAt(space)] = island;
  return filled;
};

const card = (at: number): Light => ({ on: 'card', at });
const space = (name: string): Light => ({ on: 'space', at: spaceAt(name) });
const button = (at: string): Light => ({ on: 'act', at });

/** Full but for what is left out. */
const LATE = [
  [2, 3, 5, 8, 9, 11],
  [14, 15, 17, 20, 22, 23],
  [26, 28, 29, 31, 33, 36],
  [38, 40, 41, 44, 46, 48],
  [50, 51, 54, 57, 59, 61],
  [64, 66, 69, 72, 75, 79],
].flat();

const lateSea = (open: readonly string[]): readonly number[] => {
  const spaces = open.map(spaceAt);
  return LATE.map((island, at) => (spaces.includes(at) ? OPEN : island));
};

/** Lay, order, price, discard, row's end, departure, last island, arrival: the core of the rulebook in its order. */
export const inAllerRuhe: FirstVoyage = {
  game: 'in-aller-ruhe',
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
      clauses: ['5.2', '5.3', '5.6'],
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

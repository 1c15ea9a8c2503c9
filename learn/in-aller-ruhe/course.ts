import { ARRIVAL } from '@seekiste/rules/in-aller-ruhe';
import { ELSEWHERE, type Lesson, type LessonStep } from '../lesson.js';
import { lateSea, pilesOf, sea } from './places.js';

const lesson = (name: string, steps: readonly LessonStep[]): Lesson => ({
  game: 'in-aller-ruhe',
  name,
  kind: 'course',
  options: {},
  seats: 2,
  seat: 0,
  steps,
});

/** A question: nothing is lit, and what is worse gets an answer of its own. */
const question = (
  name: string,
  clause: string,
  position: unknown,
  moves: { readonly better: readonly string[]; readonly worse: readonly string[] },
): LessonStep => ({
  name,
  clauses: [clause],
  position,
  accepts: moves.better,
  wrong: moves.worse.map(move => ({ move, gets: ELSEWHERE })),
  answers: true,
  light: [],
  replies: [],
});

const NEW = sea({});
const FIRST = [
  [7, 25, 40, 66, 73],
  [3, 19, 34, 52, 78],
];

export const rows = lesson('rows', [
  question(
    'forty',
    '1.2',
    { hands: FIRST, piles: pilesOf(NEW, FIRST, [37, 38]) },
    { better: ['40 A4', '40 F3', '40 E3', '40 B4'], worse: ['40 A2', '40 F5'] },
  ),
  question(
    'sixty-six',
    '1.2',
    { hands: FIRST, piles: pilesOf(NEW, FIRST, [37, 38]) },
    { better: ['66 F5', '66 A6', '66 E5'], worse: ['66 C4'] },
  ),
]);

export const oddGaps = lesson('odd-gaps', [
  question(
    'five',
    '4.4',
    {
      departedBy: 0,
      sea: lateSea(['A4', 'B4', 'C4', 'D4', 'E4']),
      hands: [
        [1, 6, 40, 63, ARRIVAL],
        [4, 12, 42, 71, ARRIVAL],
      ],
      piles: [
        [38, 45],
        [46, 73],
      ],
    },
    { better: ['40 B4'], worse: ['40 C4', '- 1 6'] },
  ),
  question(
    'four',
    '4.4',
    {
      departedBy: 0,
      sea: lateSea(['B2', 'C2', 'D2', 'E2']),
      hands: [
        [1, 17, 52, 63, ARRIVAL],
        [4, 12, 20, 71, ARRIVAL],
      ],
      piles: [
        [16, 45],
        [21, 73],
      ],
    },
    { better: ['17 C2'], worse: ['17 D2', '- 1 52'] },
  ),
]);

export const deadCards = lesson('dead-cards', [
  question(
    'pay',
    '4.6',
    {
      departedBy: 0,
      sea: lateSea(['E2', 'C4', 'F6']),
      hands: [
        [1, 12, 21, 77, ARRIVAL],
        [4, 30, 43, 80, ARRIVAL],
      ],
      piles: [
        [13, 60],
        [76, 10],
      ],
    },
    { better: ['21 E2 - 1', '21 E2 - 12'], worse: ['21 E2 - 77', '21 E2 - A'] },
  ),
  question(
    'worth',
    '4.4',
    {
      departedBy: 0,
      sea: lateSea(['E2', 'C4', 'F6']),
      hands: [
        [1, 12, 27, 77, ARRIVAL],
        [4, 30, 43, 80, ARRIVAL],
      ],
      piles: [
        [13, 60],
        [76, 10],
      ],
    },
    { better: ['77 F6 - 1 12', '77 F6 - 1 27', '77 F6 - 12 27'], worse: ['- 12 77', '- 1 A'] },
  ),
]);

export const arrivals = lesson('arrivals', [
  question(
    'last',
    '6.3',
    {
      departedBy: 0,
      sea: lateSea(['C4', 'B2']),
      hands: [
        [1, 41, 60, ARRIVAL],
        [4, 12, 30, 80],
      ],
      piles: [
        [13, 16],
        [10, 76],
      ],
    },
    { better: ['41 C4 - 1', '41 C4 - 60'], worse: ['41 C4 - A'] },
  ),
  question(
    'spare',
    '6.3',
    {
      departedBy: 0,
      sea: lateSea(['C4', 'B2', 'E5']),
      hands: [
        [16, 41, 60, ARRIVAL, ARRIVAL],
        [4, 12, 30, 80],
      ],
      piles: [[13], [10, 76]],
    },
    { better: ['41 C4 - A'], worse: ['41 C4 - 16', '41 C4 - 60'] },
  ),
]);

const HALF_FULL = sea({
  ...{ A1: 3, C1: 9, E1: 14, B2: 20, D2: 25, F2: 29, B3: 34, D3: 38 },
  ...{ A4: 43, C4: 47, E4: 52, A5: 56, D5: 63, B6: 70, E6: 77 },
});
const POOR = [
  [1, 24, 45, 66, 79],
  [4, 22, 36, 54, 71],
];
const POORER = [
  [1, 24, 41, 45, 79],
  [4, 22, 36, 54, 71],
];

export const smallestPile = lesson('smallest-pile', [
  question(
    'free',
    '3.3',
    { departedBy: 1, sea: HALF_FULL, hands: POOR, piles: pilesOf(HALF_FULL, POOR, [20, 37]) },
    { better: ['66 F5'], worse: ['79 F6 - 1 24', '45 B4 - 1 79'] },
  ),
  question(
    'cheap',
    '3.3',
    { departedBy: 1, sea: HALF_FULL, hands: POORER, piles: pilesOf(HALF_FULL, POORER, [20, 37]) },
    { better: ['24 C2 - 1', '24 C2 - *'], worse: ['79 F6 - 1 24'] },
  ),
]);

const RICH = [
  [1, 2, 41, 58, 66, 68],
  [7, 16, 31, 49, 60, 73, 79],
];
const NEEDY = [
  [7, 16, 31, 49, 60, 73],
  [1, 2, 41, 58, 66, 68, 79],
];
const pledging = { phase: 'pledge', round: 1, departedBy: 0, sea: HALF_FULL };

export const departure = lesson('departure', [
  question(
    'richer',
    '5.3',
    { ...pledging, hands: RICH, piles: pilesOf(HALF_FULL, RICH, [34, 23]) },
    { better: ['pledge 5', 'pledge 6'], worse: ['pledge 4', 'pledge 3', 'pledge 2'] },
  ),
  question(
    'poorer',
    '5.3',
    { ...pledging, hands: NEEDY, piles: pilesOf(HALF_FULL, NEEDY, [23, 34]) },
    { better: ['pledge 1', 'pledge 0', 'pledge 2'], worse: ['pledge 4', 'pledge 5', 'pledge 6'] },
  ),
]);

import { ELSEWHERE, type Lesson, type LessonStep } from '../lesson.js';
import { cards, lit, TOWERS } from './places.js';

/** The river late in the game: in the last round everybody knows everybody's cards. */
interface Late {
  readonly clause: string;
  readonly round: number;
  readonly first: number;
  readonly lit: readonly boolean[];
  readonly ships: readonly (readonly number[])[];
  readonly hands: readonly string[];
  readonly better: readonly string[];
  readonly worse: readonly string[];
}

const question = (name: string, { clause, better, worse, hands, ...position }: Late): LessonStep => ({
  name,
  clauses: [clause],
  position: { ...position, turn: 0, towers: TOWERS, hands: hands.map(cards) },
  accepts: better,
  wrong: worse.map(move => ({ move, gets: ELSEWHERE })),
  answers: true,
  light: [],
  replies: [],
});

const lesson = (name: string, seats: number, steps: readonly LessonStep[]): Lesson => ({
  game: 'lighthouse-run',
  name,
  kind: 'course',
  options: {},
  seats,
  seat: 0,
  steps,
});

export const stacks = lesson('stacks', 2, [
  question('go', {
    clause: '5.6',
    round: 12,
    first: 1,
    lit: lit(4, 5, 6),
    ships: [
      [17, 17, 17, 20, 20],
      [17, 18, 19, 20, 20],
    ],
    hands: ['G3* S4-orange S1*', 'S2* C2-blue'],
    better: ['red:G3* @17'],
    worse: ['red:S4-orange @20', 'red:S1* @17'],
  }),
  question('join', {
    clause: '5.6',
    round: 11,
    first: 1,
    lit: lit(4, 5, 6),
    ships: [
      [16, 17, 17, 19, 20],
      [18, 18, 19, 19, 20],
    ],
    hands: ['S1* G3* C1*', 'S2* C2-blue S4-orange'],
    better: ['red:S1* @16', 'red:S1* 4>1 @16', 'red:S1* 4>2 @16', 'red:S1* 4>3 @16'],
    worse: ['red:G3* @17', 'red:S1* @19', 'red:C1* @19'],
  }),
]);

export const company = lesson('company', 3, [
  question('bonus', {
    clause: '6.1',
    round: 12,
    first: 1,
    lit: lit(4, 5, 6),
    ships: [
      [17, 18, 20, 20, 20],
      [17, 18, 20, 20, 22],
      [17, 17, 17, 19, 19],
    ],
    hands: ['C2* S3-red S1*', 'S2* S1*', 'S2* S1*'],
    better: ['red:C2* @17 +'],
    worse: ['red:C2* @17', 'red:S1* @18'],
  }),
  question('whom', {
    clause: '5.8',
    round: 12,
    first: 1,
    lit: lit(4, 5, 6),
    ships: [
      [17, 18, 20, 20, 20],
      [18, 19, 20, 20, 20],
      [17, 17, 17, 19, 19],
    ],
    hands: ['C2* S1* C1*', 'S2* S1*', 'S2* S1*'],
    better: ['red:C2* @17 +'],
    worse: ['red:C2* @18 +', 'red:C2* @20 +'],
  }),
]);

export const darken = lesson('darken', 2, [
  question('leader', {
    clause: '5.1',
    round: 12,
    first: 0,
    lit: lit(4, 5, 6),
    ships: [
      [17, 18, 19, 20, 23],
      [17, 18, 18, 20, 20],
    ],
    hands: ['S1* C1* S2*', 'S4-purple S4-orange C3-green'],
    better: [
      'red:S1* 6>1 @23',
      'red:S1* 6>2 @23',
      'red:S1* 6>3 @23',
      'red:S2* 6>1 @23',
      'red:S2* 6>2 @23',
      'red:S2* 6>3 @23',
    ],
    worse: ['red:S1* @23', 'red:S1* 5>1 @23'],
  }),
  question('which', {
    clause: '4.1',
    round: 12,
    first: 0,
    lit: lit(4, 5, 6),
    ships: [
      [17, 18, 19, 20, 22],
      [17, 18, 18, 20, 20],
    ],
    hands: ['S4-purple C1* S1*', 'S4-orange S3-red C3-green'],
    better: ['red:S4-purple 6>2 @22'],
    worse: ['red:S4-purple 5>2 @22', 'red:S4-purple 4>2 @22'],
  }),
]);

export const cloud = lesson('cloud', 2, [
  question('ten', {
    clause: '7.3',
    round: 10,
    first: 0,
    lit: lit(3, 4, 5),
    ships: [
      [9, 9, 11, 12, 13],
      [8, 8, 10, 11, 15],
    ],
    hands: ['G3* S3* S2-yellow', 'S4-purple S4-orange S3-red'],
    better: ['red:G3* @9'],
    worse: ['red:S3* @9', 'red:S3* @13'],
  }),
  question('six', {
    clause: '7.3',
    round: 9,
    first: 0,
    lit: lit(2, 3, 4),
    ships: [
      [5, 5, 9, 11, 12],
      [4, 8, 10, 11, 12],
    ],
    hands: ['G3* S3* S4-purple', 'S4-orange S3-red S1*'],
    better: ['red:G3* 4>6 @5', 'red:G3* 4>5 @5', 'red:G3* 4>1 @5'],
    worse: ['red:S3* @12', 'red:S3* @9'],
  }),
]);

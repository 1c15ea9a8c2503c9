import { ELSEWHERE, type Lesson, type LessonStep } from '../lesson.js';

/** Three cards left, three at the table; the second seat has led unless the position says otherwise. */
interface Late {
  readonly clause: string;
  readonly played?: string;
  readonly leader?: number;
  readonly hands: readonly string[];
  readonly winds: string;
  readonly collected: readonly string[];
  readonly better: readonly string[];
  readonly worse: readonly string[];
}

const question = (name: string, { clause, better, worse, ...position }: Late): LessonStep => ({
  name,
  clauses: [clause],
  position: { leader: 1, ...position },
  accepts: better,
  wrong: worse.map(move => ({ move, gets: ELSEWHERE })),
  answers: true,
  light: [],
  replies: [],
});

const lesson = (name: string, steps: readonly LessonStep[]): Lesson => ({
  game: 'santa-timea',
  name,
  kind: 'course',
  options: { rounds: 1 },
  seats: 3,
  seat: 0,
  steps,
});

export const duck = lesson('duck', [
  question('enough', {
    clause: '3.2',
    played: 'N9 N4',
    hands: ['N5 N14 E13', 'N6 E7', 'E9 S11'],
    winds: 'N1 N3 E2',
    collected: ['E1', 'S1', 'W1'],
    better: ['N5'],
    worse: ['N14', 'E13'],
  }),
  question('take', {
    clause: '3.2',
    played: 'N9 N6',
    hands: ['S1 N12 E13', 'N7 E7', 'E9 S11'],
    winds: 'N1 N3 E3',
    collected: ['E1', 'S2', 'W2'],
    better: ['S1'],
    worse: ['N12', 'E13'],
  }),
]);

export const lead = lesson('lead', [
  question('low', {
    clause: '3.3',
    leader: 0,
    hands: ['N13 N6 W2', 'N7 E7 S10', 'E9 S11 N4'],
    winds: 'N1 W3 E2',
    collected: ['E1', 'S2', 'W2'],
    better: ['W2'],
    worse: ['N13', 'N6'],
  }),
  question('high', {
    clause: '3.3',
    leader: 0,
    hands: ['N14 S13 W4', 'N7 E7 S10', 'E9 S11 N4'],
    winds: 'N3 E1 W1',
    collected: ['E1', 'S2', 'W2'],
    better: ['N14'],
    worse: ['S13', 'W4'],
  }),
]);

export const brides = lesson('brides', [
  question('shield', {
    clause: '6.1',
    played: 'N2 N11',
    hands: ['B N6 W9', 'E8 W6', 'E12 N9'],
    winds: 'N3 W1 N1',
    collected: ['E1', 'S2', 'W2'],
    better: ['B'],
    worse: ['N6', 'W9'],
  }),
  question('keep', {
    clause: '6.1',
    played: 'W11 W2',
    hands: ['B W5 E9', 'E8 W6', 'E12 W9'],
    winds: 'W1 W3 N1',
    collected: ['E1', 'S2', 'W2'],
    better: ['W5'],
    worse: ['B', 'E9'],
  }),
]);

export const sets = lesson('sets', [
  question('complete', {
    clause: '7.1',
    played: 'N9 N6',
    hands: ['N2 N12 E10', 'N7 E7', 'E9 S11'],
    winds: 'N2 E1 W2',
    collected: ['N1 N3', 'S2 E2 S1', 'W2 W3'],
    better: ['N2', 'E10'],
    worse: ['N12'],
  }),
  question('far', {
    clause: '7.1',
    played: 'N9 N6',
    hands: ['N2 N12 E10', 'N7 E7', 'E9 S11'],
    winds: 'N3 E1 W2',
    collected: ['N1', 'S2 E2', 'W2'],
    better: ['N12'],
    worse: ['N2', 'E10'],
  }),
]);

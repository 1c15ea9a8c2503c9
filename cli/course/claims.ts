import { judgeMove, loadAnalysed, type JudgedMove } from '@seekiste/bots/analysis';
import { gameOf, stateAt, type Lesson } from '@seekiste/learn';
import { LESSONS } from '@seekiste/learn/lessons';

/** One move of a question of the course, judged by what its player knows. */
export interface Claim {
  readonly lesson: Lesson;
  readonly step: string;
  readonly move: string;
  /** Whether it is the move that is taught, or one that is called worse. */
  readonly taught: boolean;
  readonly judged: JudgedMove;
}

/** The same worlds for every question. */
const SEED = 'c0175e00'.repeat(8);

/** What the analysis says of every taught move, and of those that are called worse. */
export const claimsOf = async (lesson: Lesson, budget: number): Promise<readonly Claim[]> => {
  const analysed = await loadAnalysed(lesson.game);
  if (!analysed) throw new RangeError(`${lesson.game} cannot be analysed`);
  const game = gameOf(lesson);
  const { seat, seats, options } = lesson;
  return lesson.steps.flatMap(({ name, accepts, wrong }, at) => {
    const position = { state: stateAt(lesson, at), seat, seats, options: { ...usualOf(lesson), ...options } };
    const [taught = ''] = accepts;
    return [taught, ...wrong.map(({ move }) => move)].map(move => {
      const read = game.read(move);
      if (!read.ok) throw new Error(`${lesson.name}, ${name}: ${move}`);
      const judged = judgeMove(analysed, position, read.value, { budget, seed: SEED });
      return { lesson, step: name, move, taught: move === taught, judged };
    });
  });
};

const usualOf = (lesson: Lesson) =>
  Object.fromEntries(gameOf(lesson).options.map(({ name, default: usual }) => [name, usual]));

export const loadCourse = (): Promise<readonly Lesson[]> =>
  Promise.all(LESSONS.filter(({ kind }) => kind === 'course').map(({ load }) => load()));

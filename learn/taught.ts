import { firstVoyageOf } from './index.js';
import type { Lesson } from './lesson.js';
import { lessonsOf } from './lessons.js';

/** A lesson that teaches a clause. */
export type Teacher = Pick<Lesson, 'game' | 'name' | 'kind'>;

/** Teacher lessons teach the clauses of a game: the first voyage before the others, the steps of all being fetched. */
export const lessonsByClause = async (game: string): Promise<ReadonlyMap<string, readonly Teacher[]>> => {
  const voyage = firstVoyageOf(game);
  const lessons = [...(voyage ? [voyage] : []), ...(await Promise.all(lessonsOf(game).map(({ load }) => load())))];
  const taught = new Map<string, Teacher[]>();
  for (const { name, kind, steps } of lessons)
    for (const clause of new Set(steps.flatMap(({ clauses }) => clauses)))
      taught.set(clause, [...(taught.get(clause) ?? []), { game, name, kind }]);
  return taught;
};

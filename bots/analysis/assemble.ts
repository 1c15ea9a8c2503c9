import {
  ANALYSIS_VERSION,
  CURVE_FORMAT,
  type Curve,
  type Effort,
  type Judgement,
  type Look,
  type Mark,
  type Part,
} from './curve.js';
import type { Plan } from './spots.js';

/** From this much lost on, in hundredths of a point, the worst first. */
const GRADES: readonly (readonly [Mark, Part])[] = [
  ['blunder', 1500],
  ['mistake', 1000],
  ['inaccuracy', 500],
];

const gradeOf = (look: Look, index: number): Mark | undefined => {
  const loss = look.moves[index]?.loss;
  if (!loss || loss.low <= 0) return undefined;
  return GRADES.find(([, least]) => loss.mean >= least)?.[0];
};

/** No mark where luck alone could make the difference; a find is best where the usual move is clearly worse. */
export const markOf = (look: Look): Mark | undefined => {
  const grade = gradeOf(look, look.played);
  if (grade) return grade;
  return look.played === 0 && gradeOf(look, look.usual) ? 'find' : undefined;
};

/** The fair value at the next spot, or the result. */
const judgementOf = (look: Look, next: readonly Part[]): Judgement => {
  const mark = markOf(look);
  return {
    ...look,
    decision: look.after.map((value, side) => value - (look.fair[side]?.mean ?? value)),
    luck: look.after.map((value, side) => (next[side] ?? value) - value),
    ...(mark ? { mark } : {}),
  };
};

/** Puts looks in their places. With some missing, the curve leads over the gap. */
export const assemble = (
  plan: Pick<Plan, 'record' | 'sides' | 'end'>,
  looks: readonly Look[],
  effort: Effort,
): Curve => {
  const { record, sides, end } = plan;
  const inOrder = looks.toSorted((a, b) => a.at - b.at);
  const judgements = inOrder.map((one, i) => {
    const next = inOrder[i + 1]?.fair.map(({ mean }) => mean) ?? end ?? one.after;
    return judgementOf(one, next);
  });
  return {
    ...{ format: CURVE_FORMAT, version: ANALYSIS_VERSION },
    ...{ game: record.game, seats: record.seats, sides, moves: record.moves.length },
    ...{ budget: effort.budget, seed: effort.seed },
    judgements,
    ...(end ? { end } : {}),
  };
};

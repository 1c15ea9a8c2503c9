import type { Judged } from '../search/index.js';

/** Whether the difference of two means is smaller than what chance does to it in 95 of 100 cases (Newcombe 1998). */
export const isLevel = (best: Judged<unknown>, other: Judged<unknown>, doubt = 1): boolean =>
  best.mean - other.mean <= doubt * Math.hypot(best.mean - best.low, other.high - other.mean);

/** With five others one is soon ahead by luck: 95 % for all five comparisons at once (Bonferroni), 2.58 : 1.96. */
const OF_SEVERAL = 1.3;

/** A move that was tried, and the idea that it stands for. */
export interface Tried<Move> extends Judged<Move> {
  readonly idea: string;
}

/** One for each idea, best first. */
export const onePerIdea = <Move>(
  judged: readonly Judged<Move>[],
  ideaOf: (move: Move) => string,
): readonly Tried<Move>[] => {
  const ideas = new Map<string, Tried<Move>>();
  for (const one of judged) {
    const idea = ideaOf(one.move);
    if (!ideas.has(idea)) ideas.set(idea, { ...one, idea });
  }
  return [...ideas.values()];
};

/** So many of the best, and among them what is thought best. */
export const leading = <Move>(
  tried: readonly Tried<Move>[],
  most: number,
  thought: string | undefined,
): readonly Tried<Move>[] => {
  const best = tried.slice(0, most);
  const left = tried.slice(most).find(({ idea }) => idea === thought);
  return left ? [...best.slice(0, -1), left] : best;
};

/** What is thought best goes first, unless it is clearly behind. */
export const inOrder = <Move>(tried: readonly Tried<Move>[], thought: string | undefined): readonly Tried<Move>[] => {
  const [best] = tried;
  const first = tried.find(({ idea }) => idea === thought);
  return best && first && isLevel(best, first, OF_SEVERAL) ? [first, ...tried.filter(one => one !== first)] : tried;
};

import {
  effortFor,
  exampleAt,
  firstView,
  loadAnalysed,
  loadCaptain,
  look,
  PACES,
  planOf,
  tryDeal,
  type Effort,
  type Example,
  type Look,
  type Plan,
  type Try,
} from '@seekiste/bots/analysis';
import { err, ok, refuse, type GameRecord, type Refusal, type Result } from '@seekiste/rules/core';
import type { AnalystWorker, Planned } from './analyst.js';

/** Reads what captains have learned for the table of a view; throws where it cannot be had. */
type Weights = (game: string, view: unknown) => Promise<void>;

/** Judges the spots of one record; its plan comes first. */
export const analystWork = (fetchWeights: Weights = () => Promise.resolve()): AnalystWorker => {
  let plan: Plan | undefined;
  const planned = (): Plan => {
    if (!plan) throw new RangeError('there is no plan yet');
    return plan;
  };
  return {
    async plan(record: GameRecord): Promise<Result<Planned, Refusal>> {
      const analysed = await loadAnalysed(record.game);
      if (!analysed) return err(refuse('unknown-game', 'input', { field: 'game', value: record.game }));
      const made = planOf(analysed, record);
      if (!made.ok) return made;
      plan = made.value;
      const { sides, end, spots } = made.value;
      const efforts = PACES.flatMap((pace): readonly [typeof pace, Effort][] => {
        const effort = effortFor(made.value, pace);
        return effort.ok ? [[pace, effort.value]] : [];
      });
      return ok({ sides, spots: spots.length, efforts, ...(end ? { end } : {}) });
    },
    look: (index: number, effort: Effort): Promise<Look> => Promise.resolve(look(planned(), index, effort)),
    async tryDeal(number: number): Promise<Try> {
      const { record } = planned();
      const captain = await loadCaptain(record.game);
      if (!captain) throw new RangeError(`no captain plays ${record.game}`);
      await fetchWeights(record.game, firstView(planned()));
      return tryDeal(planned(), captain, number);
    },
    example: (index: number, better: unknown, worse: unknown): Promise<Example | undefined> =>
      Promise.resolve(exampleAt(planned(), index, better, worse)),
    reasons(index: number, moves: readonly unknown[]) {
      const { analysed, spots } = planned();
      const spot = spots[index];
      if (!spot || spot.actor === 'chance') throw new RangeError(`nobody decides at ${index}`);
      const seat = spot.actor;
      const view = analysed.game.view(spot.state, seat);
      return Promise.resolve(moves.map(move => analysed.reasonFor(view, seat, move)));
    },
    tryMove(index: number, move: unknown, effort: Effort): Promise<Look> {
      const { spots, ...rest } = planned();
      const spot = spots[index];
      if (!spot) throw new RangeError(`there is no spot ${index}`);
      return Promise.resolve(look({ ...rest, spots: spots.with(index, { ...spot, move }) }, index, effort));
    },
  };
};

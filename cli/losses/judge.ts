import { assemble, effortFor, look, sideOf } from '@seekiste/bots/analysis';
import type { GameRecord, Seat } from '@seekiste/rules/core';
import { planFor } from '../analyse/worker.js';
import { orFail } from '../failure.js';
import type { Lost } from './losses.js';

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** What each seat's decisions of a finished game gave away, judged with this budget. */
export const judgeGame = async (record: GameRecord, budget: number | string): Promise<readonly Lost[]> => {
  const plan = await planFor(record);
  const effort = orFail(effortFor(plan, budget), ({ code }) => code);
  const decisions = [...plan.spots.keys()].filter(index => plan.spots[index]?.actor !== 'chance');
  const curve = assemble(
    plan,
    decisions.map(index => look(plan, index, effort)),
    effort,
  );
  return Array.from({ length: record.seats }, (_, seat: Seat) => {
    const own = curve.judgements.filter(({ actor }) => actor === seat);
    return {
      decisions: own.length,
      lost: total(own.map(({ moves, played }) => moves[played]?.loss.mean ?? 0)),
      gained: total(own.map(({ decision }) => decision[sideOf(curve, seat)] ?? 0)),
    };
  });
};

export const together = (parts: readonly Lost[]): Lost => ({
  decisions: total(parts.map(({ decisions }) => decisions)),
  lost: total(parts.map(({ lost }) => lost)),
  gained: total(parts.map(({ gained }) => gained)),
});

import type { GameRecord, Seat } from '@seekiste/rules/core';
import type { Curve, Effort, JudgedMove } from './curve.js';

export const MOVE_REPORT_FORMAT = 'seekiste-move-report/1';

/** A move that looked wrong, with all that it takes to look at it again. */
export interface MoveReport extends Effort {
  readonly format: typeof MOVE_REPORT_FORMAT;
  /** The version of the analysis that judged it. */
  readonly analysis: number;
  /** Up to and with the move; its seed deals what comes later. */
  readonly record: GameRecord;
  readonly at: number;
  readonly seat: Seat;
  /** The bot that made it; left out for a person. */
  readonly bot?: string;
  /** The best moves, the one made and a sailor's, with chances, losses and reasons: what a bot could have thought. */
  readonly thoughts: readonly JudgedMove[];
  readonly played: number;
}

/** The report of the move at this place of a judged record; undefined where nobody had a choice. */
export const moveReportOf = (
  record: GameRecord,
  { judgements, version, budget, seed }: Curve,
  at: number,
  bot?: string,
): MoveReport | undefined => {
  const judged = judgements.find(one => one.at === at);
  if (!judged || judged.actor === 'chance') return undefined;
  const { hints: _, notes: __, variations: ___, ...bare } = record;
  return {
    ...{ format: MOVE_REPORT_FORMAT, analysis: version, at, seat: judged.actor, budget, seed },
    ...(bot === undefined ? {} : { bot }),
    ...{ thoughts: judged.moves, played: judged.played },
    record: { ...bare, moves: record.moves.slice(0, at + 1) },
  };
};

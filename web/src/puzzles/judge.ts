import type { Effort, JudgedMove, Look } from '@seekiste/bots/analysis';
import type { Position, Puzzle } from '@seekiste/learn/puzzles';
import type { GameRecord } from '@seekiste/rules/core';
import { startWorker, type Started } from '../insight/analyst.js';

/** What speaks for a move, as hints say it. */
export type Reason = JudgedMove['reason'];

/** For exact puzzles, whose other moves were not played out when they were mined. */
const USUAL_BUDGET = 6000;

/** The same worlds whenever a move is tried. */
const SEED = '9a221e00'.repeat(8);

/** The game up to the puzzle, as if the answer had been made. */
const recordOf = ({ table, seat }: Position, answer: unknown): GameRecord => {
  const { record } = table;
  return { ...record, moves: [...record.moves, { actor: seat, move: answer }] };
};

/** Judges moves that are not kept with a puzzle, and says what speaks for moves, beside the page. */
export class Judge {
  private readonly worker: Started;
  private readonly planned: Promise<number>;

  constructor(
    private readonly puzzle: Puzzle,
    position: Position,
    answer: unknown,
    start: () => Started = startWorker,
  ) {
    this.worker = start();
    this.planned = this.worker.plan(recordOf(position, answer)).then(plan => {
      if (!plan.ok) throw new Error(`puzzle ${puzzle.number} cannot be judged: ${plan.error.code}`);
      return plan.value.spots - 1;
    });
    this.planned.catch(() => undefined);
  }

  async tryMove(move: unknown): Promise<Look> {
    const { budget } = this.puzzle;
    const effort: Effort = { budget: budget === 'exact' ? USUAL_BUDGET : budget, seed: SEED };
    return this.worker.tryMove(await this.planned, move, effort);
  }

  async reasons(moves: readonly unknown[]): Promise<readonly Reason[]> {
    return this.worker.reasons(await this.planned, moves);
  }

  end(): void {
    this.worker.end();
  }
}

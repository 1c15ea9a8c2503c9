import type { Effort, Example, JudgedMove, Look, Pace, Part, Try } from '@seekiste/bots/analysis';
import type { GameRecord, Refusal, Result } from '@seekiste/rules/core';
import { offeredBy } from '../parts/worker-calls.js';

/** What is known of a record before any of it is judged. */
export interface Planned {
  readonly sides: number;
  readonly end?: readonly Part[];
  readonly spots: number;
  readonly efforts: readonly (readonly [Pace, Effort])[];
}

export interface AnalystWorker {
  plan(record: GameRecord): Promise<Result<Planned, Refusal>>;
  look(index: number, effort: Effort): Promise<Look>;
  /** The same spot, as if another move had been made. */
  tryMove(index: number, move: unknown, effort: Effort): Promise<Look>;
  /** Captains play the same deal from its beginning. */
  tryDeal(number: number): Promise<Try>;
  /** A line of play that shows why one move at a spot is better than another. */
  example(index: number, better: unknown, worse: unknown): Promise<Example | undefined>;
  /** What speaks for each of these moves at a spot. */
  reasons(index: number, moves: readonly unknown[]): Promise<readonly JudgedMove['reason'][]>;
}

export interface Started extends AnalystWorker {
  end(): void;
}

export const startWorker = (): Started => {
  const worker = new Worker(new URL('./analyst.worker.ts', import.meta.url), { type: 'module', name: 'analysis' });
  const remote = offeredBy<AnalystWorker>(worker);
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'the analysis could not start')));
  });
  failed.catch(() => undefined);
  return {
    plan: record => Promise.race([remote.plan(record), failed]),
    look: (index, effort) => Promise.race([remote.look(index, effort), failed]),
    tryMove: (index, move, effort) => Promise.race([remote.tryMove(index, move, effort), failed]),
    tryDeal: number => Promise.race([remote.tryDeal(number), failed]),
    example: (index, better, worse) => Promise.race([remote.example(index, better, worse), failed]),
    reasons: (index, moves) => Promise.race([remote.reasons(index, moves), failed]),
    end: () => worker.terminate(),
  };
};

/** More would take the cores that the table is drawn with. */
const WORKERS = 2;

/** Judges a record beside the page, on two cores. */
export class Analyst {
  private readonly workers: readonly Started[];
  private ended = false;

  constructor(start: () => Started = startWorker) {
    this.workers = Array.from({ length: WORKERS }, start);
  }

  async plan(record: GameRecord): Promise<Result<Planned, Refusal>> {
    const plans = await Promise.all(this.workers.map(worker => worker.plan(record)));
    return plans.find(plan => !plan.ok) ?? (plans[0] as Result<Planned, Refusal>);
  }

  /** Hands over every look as it is done, in whatever order. */
  run(indices: readonly number[], effort: Effort, done: (index: number, look: Look) => void): Promise<void> {
    return this.share(indices, (worker, index) => worker.look(index, effort), done);
  }

  /** Lets captains try the deal, once for each number. */
  tryDeal(numbers: readonly number[], done: (number: number, tried: Try) => void): Promise<void> {
    return this.share(numbers, (worker, number) => worker.tryDeal(number), done);
  }

  private async share<Found>(
    indices: readonly number[],
    find: (worker: Started, index: number) => Promise<Found>,
    done: (index: number, found: Found) => void,
  ): Promise<void> {
    const left = indices.values();
    const work = async (worker: Started): Promise<void> => {
      for (const index of left) {
        const found = await find(worker, index);
        if (this.ended) return;
        done(index, found);
      }
    };
    await Promise.all(this.workers.map(work));
  }

  tryMove(index: number, move: unknown, effort: Effort): Promise<Look> {
    return (this.workers[0] as Started).tryMove(index, move, effort);
  }

  example(index: number, better: unknown, worse: unknown): Promise<Example | undefined> {
    return (this.workers[0] as Started).example(index, better, worse);
  }

  end(): void {
    this.ended = true;
    for (const worker of this.workers) worker.end();
  }
}

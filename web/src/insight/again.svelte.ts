import type { Judgement, Look } from '@seekiste/bots/analysis';
import { rulesFor } from '@seekiste/rules';
import { replay, type AnyGame, type OptionValues, type Refusal, type Seat } from '@seekiste/rules/core';
import type { OpenScene } from '../table/scene.js';
import type { Analysis } from './analysis.js';
import { askedScene, isGood, type Moment } from './asked.js';

/** What came of a try. `better` is a move that is clearly better; without one, the try was as good as any. */
export interface Verdict {
  readonly solved: boolean;
  readonly look: Look;
}

/** The decisions that were marked, one after the other: each is asked again, with no more than its player knew. */
export class Again {
  index = $state(0);
  thinking = $state(false);
  verdict = $state.raw<Verdict>();
  /** Those that were solved, by their place in the record. */
  solved = $state.raw<readonly number[]>([]);
  private readonly game: AnyGame;
  private readonly moments: readonly Moment[];

  constructor(
    private readonly analysis: Analysis,
    readonly tasks: readonly (Judgement & { readonly actor: Seat })[],
  ) {
    const { record } = analysis;
    const game = rulesFor(record);
    if (!game) throw new RangeError(`there is no game ${record.game}`);
    this.game = game;
    const moments: Moment[] = [];
    replay(game, record, moment => void moments.push(moment));
    this.moments = moments;
    void analysis.solved().then(known => {
      this.solved = known.filter(at => tasks.some(task => task.at === at));
    });
  }

  get options(): OptionValues {
    return this.analysis.record.options;
  }

  get task(): Again['tasks'][number] | undefined {
    return this.tasks[this.index];
  }

  readonly scene = $derived.by((): OpenScene | undefined => {
    const { game, task } = this;
    if (!task) return undefined;
    return askedScene(game, this.moments.slice(0, task.at), task.actor, !this.verdict && !this.thinking);
  });

  readonly act = (move: unknown): Refusal | undefined => {
    const { task, scene } = this;
    if (!task || !scene) return undefined;
    const refusal = this.game.why(scene.view, move);
    if (refusal) return refusal;
    void this.judge(task.at, move);
    return undefined;
  };

  go(index: number): void {
    this.index = Math.max(0, Math.min(this.tasks.length - 1, index));
    this.verdict = undefined;
  }

  private async judge(at: number, move: unknown): Promise<void> {
    this.thinking = true;
    try {
      const look = await this.analysis.tryMove(at, move);
      if (!look || this.task?.at !== at) return;
      const solved = isGood(look);
      this.verdict = { solved, look };
      if (solved && !this.solved.includes(at)) {
        this.solved = [...this.solved, at];
        await this.analysis.noteSolved(this.solved);
      }
    } finally {
      this.thinking = false;
    }
  }
}

import type { Example, Judgement, Look } from '@seekiste/bots/analysis';
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
  /** A line of play that shows what the verdict says, once one is found. */
  example = $state.raw<Example>();
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

  /** Whether all win or lose together. */
  get isTeam(): boolean {
    return this.analysis.curve?.sides === 1;
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
    this.example = undefined;
  }

  /** A move that was judged, as the game reads it; undefined for waiting. */
  private read(text: string | null | undefined): unknown {
    const read = typeof text === 'string' ? this.game.read(text, this.options) : undefined;
    return read?.ok ? read.value : undefined;
  }

  /** The best move against the one that was tried, or, where that was good, against the one that was made back then. */
  private async show(at: number, { solved, look }: Verdict): Promise<void> {
    const tried = look.moves[look.played]?.move;
    const was = this.task?.moves[this.task.played]?.move;
    const [better, worse] = solved ? [tried, was] : [look.moves[0]?.move, tried];
    const [one, other] = [this.read(better), this.read(worse)];
    if (one === undefined || other === undefined || better === worse) return;
    const example = await this.analysis.example(at, one, other);
    if (this.task?.at === at && this.verdict) this.example = example;
  }

  private async judge(at: number, move: unknown): Promise<void> {
    this.thinking = true;
    this.example = undefined;
    try {
      const look = await this.analysis.tryMove(at, move);
      if (!look || this.task?.at !== at) return;
      const solved = isGood(look);
      this.verdict = { solved, look };
      void this.show(at, this.verdict).catch(() => undefined);
      if (solved && !this.solved.includes(at)) {
        this.solved = [...this.solved, at];
        await this.analysis.noteSolved(this.solved);
      }
    } finally {
      this.thinking = false;
    }
  }
}

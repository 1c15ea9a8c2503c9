import type { OpenScene } from '../table/scene.js';

/** What a viewer has seen of a game that goes on, turn by turn. */
export interface Past {
  readonly last: number;
  /** The turn that a move belongs to. */
  turnOf(step: number): number;
  scene(turn: number): OpenScene;
}

/** Looking back at the table, while the game goes on. */
export class LookBack {
  turn = $state<number>();
  /** How many turns there were when one began to look back. */
  private from = $state(0);

  constructor(private readonly past: () => Past | undefined) {}

  get scene(): OpenScene | undefined {
    return this.turn === undefined ? undefined : this.past()?.scene(this.turn);
  }

  /** How many turns have been played since. */
  get news(): number {
    return this.turn === undefined ? 0 : Math.max(0, (this.past()?.last ?? 0) - this.from);
  }

  readonly toMove = (step: number): void => this.to(this.past()?.turnOf(step) ?? 0);

  /** The present is one step after the last turn. */
  stepBy(by: 1 | -1): void {
    this.to((this.turn ?? this.past()?.last ?? 0) + by);
  }

  leave(): void {
    this.turn = undefined;
  }

  private to(turn: number): void {
    const last = this.past()?.last ?? 0;
    if (this.turn === undefined) this.from = last;
    this.turn = turn >= last ? undefined : Math.max(0, turn);
  }
}

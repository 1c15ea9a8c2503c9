import type { Refusal } from '@seekiste/rules/core';
import { moveRefusal } from '../words/words.svelte.js';
import type { TableContext } from './game-table.js';

/** The moves that a viewer tries: what was refused stands for as long as the view that it was judged by. */
export class Attempts<Move> {
  private last = $state.raw<{ readonly view: unknown; readonly refusal: Refusal | undefined }>();

  constructor(private readonly table: TableContext<Move>) {}

  get refusal(): Refusal | undefined {
    return this.last && this.last.view === this.table.scene.view ? this.last.refusal : undefined;
  }

  /** Whether the table takes the move; if not, it says why. */
  make(move: Move): boolean {
    // A move may end this view, so it is read before.
    const { view } = this.table.scene;
    return this.settle(view, this.table.act(move));
  }

  /** A choice was refused before there was a move, or was not. */
  note(refusal: Refusal | undefined): void {
    this.settle(this.table.scene.view, refusal);
  }

  private settle(view: unknown, refusal: Refusal | undefined): boolean {
    this.last = { view, refusal };
    if (refusal) this.table.announce(moveRefusal(this.table.voice, refusal));
    return refusal === undefined;
  }
}

/** A choice that is good for as long as its moment: what the key says has not changed. */
export class Choosing<Choice> {
  private kept = $state.raw<{ readonly key: string; readonly choice: Choice }>();

  constructor(
    private readonly key: () => string,
    private readonly beginning: () => Choice,
  ) {}

  get now(): Choice {
    return this.kept?.key === this.key() ? this.kept.choice : this.beginning();
  }

  /** The moment is read before a move is made, since the move may end it. */
  keep(choice: Choice, key = this.key()): void {
    this.kept = { key, choice };
  }

  forget(): void {
    this.kept = undefined;
  }
}

import { shelf } from '../../app/settings/settings.svelte.js';
import type { Shelf } from '../../parts/shelf.js';

const KEY = 'seekiste.seen.';

/** What happened at a table while nobody looked: from which move on. */
export class Unread {
  from = $state<number>();
  private seen: number;
  private moves: number | undefined;

  constructor(
    private readonly table: string,
    private readonly kept: Pick<Shelf, 'getItem' | 'setItem'> = shelf,
  ) {
    this.seen = Number(kept.getItem(KEY + table) ?? 0);
  }

  /** Told how many moves have been made. */
  moved(moves: number): void {
    const arriving = this.moves === undefined;
    this.moves = moves;
    if (document.visibilityState !== 'visible') return;
    if (arriving) this.mark();
    this.keep();
  }

  looked(visible: boolean): void {
    if (!visible || this.moves === undefined) return;
    this.mark();
    this.keep();
  }

  dismiss(): void {
    this.from = undefined;
  }

  private mark(): void {
    // A first visit has missed nothing: it is all new.
    this.from = this.seen > 0 && (this.moves ?? 0) > this.seen ? this.seen : undefined;
  }

  private keep(): void {
    this.seen = this.moves ?? 0;
    try {
      this.kept.setItem(KEY + this.table, String(this.seen));
    } catch {
      // A full storage remembers nothing; then nothing is marked.
    }
  }
}

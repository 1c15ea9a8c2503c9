import type { TableId } from '@seekiste/protocol';
import { shelf } from '../app/settings/settings.svelte.js';

const KEY = 'seekiste.seen.';

/** What happened at a table while nobody looked: from which move on. */
export class Unread {
  from = $state<number>();
  private seen: number;
  private moves: number | undefined;

  constructor(private readonly table: TableId) {
    this.seen = Number(shelf.getItem(KEY + table) ?? 0);
  }

  /** So many moves have been made. */
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

  private mark(): void {
    // Somebody who has never been here has missed nothing: it is all new.
    this.from = this.seen > 0 && (this.moves ?? 0) > this.seen ? this.seen : undefined;
  }

  private keep(): void {
    this.seen = this.moves ?? 0;
    try {
      shelf.setItem(KEY + this.table, String(this.seen));
    } catch {
      // A full storage remembers nothing; then nothing is marked.
    }
  }
}

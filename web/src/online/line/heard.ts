import type { Heard, TableId } from '@seekiste/protocol';
import type { Seat } from '@seekiste/rules/core';
import type { Shelf } from '../../parts/shelf.js';

const KEY = 'seekiste.heard.';
/** Tables whose hearsay is kept: enough for every game that a player might still want to check. */
const MOST = 30;

/** What this browser has heard at tables while they were played: with it a finished game is checked. */
export class Hearsay {
  constructor(private readonly shelf: Shelf) {}

  of(table: TableId): Heard {
    try {
      return (JSON.parse(this.shelf.getItem(KEY + table) ?? '{}') ?? {}) as Heard;
    } catch {
      return {};
    }
  }

  /** The first commitment that was heard counts: a later one would be no commitment. */
  commitment(table: TableId, commitment: string): void {
    const heard = this.of(table);
    if (heard.commitment === undefined) this.keep(table, { ...heard, commitment });
  }

  nonce(table: TableId, seat: Seat, nonce: string): void {
    this.keep(table, { ...this.of(table), seat, nonce });
  }

  chain(table: TableId, value: string): void {
    const heard = this.of(table);
    if (heard.chain?.at(-1) !== value) this.keep(table, { ...heard, chain: [...(heard.chain ?? []), value] });
  }

  private keep(table: TableId, heard: Heard): void {
    try {
      if (this.shelf.getItem(KEY + table) === null) this.makeRoom();
      this.shelf.setItem(KEY + table, JSON.stringify(heard));
    } catch {
      // A full storage hears nothing more; the game goes on, and less of it can be checked.
    }
  }

  private makeRoom(): void {
    const kept = Array.from({ length: this.shelf.length }, (_, i) => this.shelf.key(i) ?? '').filter(key =>
      key.startsWith(KEY),
    );
    for (const key of kept.slice(0, Math.max(0, kept.length + 1 - MOST))) this.shelf.removeItem(key);
  }
}

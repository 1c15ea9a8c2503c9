import type { TableId } from '@seekiste/protocol';
import type { BusNews } from './bus.js';

export type Hear = (news: BusNews) => void;

/** Who on this node follows which table, and up to which version they have heard of it. */
export class Ears {
  readonly #tables = new Map<TableId, { readonly hearers: Set<Hear>; v: number }>();

  /** How often the table is followed now. */
  add(table: TableId, hear: Hear): number {
    const followed = this.#tables.get(table) ?? { hearers: new Set<Hear>(), v: 0 };
    this.#tables.set(table, followed);
    followed.hearers.add(hear);
    return followed.hearers.size;
  }

  remove(table: TableId, hear: Hear): number {
    const followed = this.#tables.get(table);
    followed?.hearers.delete(hear);
    if (followed?.hearers.size === 0) this.#tables.delete(table);
    return followed?.hearers.size ?? 0;
  }

  has(table: TableId): boolean {
    return this.#tables.has(table);
  }

  get tables(): readonly TableId[] {
    return [...this.#tables.keys()];
  }

  /** Never at once: whoever tells has first finished what they were doing. */
  tell(table: TableId, news: BusNews): void {
    const followed = this.#tables.get(table);
    if (followed === undefined) return;
    if (news.kind === 'at') followed.v = Math.max(followed.v, news.v);
    for (const hear of followed.hearers)
      queueMicrotask(() => {
        if (followed.hearers.has(hear)) hear(news);
      });
  }

  /** For what was read and not told: only if it is new. */
  catchUp(table: TableId, v: number): void {
    if (v > (this.#tables.get(table)?.v ?? v)) this.tell(table, { kind: 'at', v });
  }
}

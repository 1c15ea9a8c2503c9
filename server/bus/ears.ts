import type { TableId } from '@seekiste/protocol';
import type { BusNews } from './bus.js';

export type Hear = (news: BusNews) => void;

/** Who on this node follows which table. */
export class Ears {
  readonly #tables = new Map<TableId, Set<Hear>>();

  /** How often the table is followed now. */
  add(table: TableId, hear: Hear): number {
    const hearers = this.#tables.get(table) ?? new Set<Hear>();
    this.#tables.set(table, hearers);
    return hearers.add(hear).size;
  }

  remove(table: TableId, hear: Hear): number {
    const hearers = this.#tables.get(table);
    hearers?.delete(hear);
    if (hearers?.size === 0) this.#tables.delete(table);
    return hearers?.size ?? 0;
  }

  has(table: TableId): boolean {
    return this.#tables.has(table);
  }

  get tables(): readonly TableId[] {
    return [...this.#tables.keys()];
  }

  /** Never at once: the teller finishes its own work first. */
  tell(table: TableId, news: BusNews, teller?: Hear): void {
    const hearers = this.#tables.get(table);
    if (hearers === undefined) return;
    for (const hear of hearers)
      if (hear !== teller)
        queueMicrotask(() => {
          if (hearers.has(hear)) hear(news);
        });
  }
}

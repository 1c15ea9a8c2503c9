import type { PersonId, TableId } from '@seekiste/protocol';
import type { Bus, BusNews, Presence } from './bus.js';
import { Ears, type Hear } from './ears.js';
import { Roll } from './roll.js';

/** For one process, which is all there is. */
export class MemoryBus implements Bus {
  readonly #ears = new Ears();
  readonly #roll = new Roll();

  tell(table: TableId, news: BusNews, teller?: Hear): void {
    this.#ears.tell(table, news, teller);
  }

  follow(table: TableId, hear: Hear): () => void {
    this.#ears.add(table, hear);
    return () => void this.#ears.remove(table, hear);
  }

  arrive(table: TableId, connection: string, person: PersonId): void {
    this.#roll.add(table, connection, person);
    this.tell(table, { kind: 'presence' });
  }

  leave(table: TableId, connection: string): void {
    if (this.#roll.remove(table, connection) !== undefined) this.tell(table, { kind: 'presence' });
  }

  present(table: TableId): Promise<Presence> {
    const there = this.#roll.at(table);
    return Promise.resolve({ people: new Set(there.values()), connections: there.size });
  }

  ping(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

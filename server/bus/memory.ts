import type { PersonId, TableId } from '@seekiste/protocol';
import type { Bus, BusNews, Presence } from './bus.js';
import { Ears, type Hear } from './ears.js';
import { lookingAmong, personOf } from './guest.js';
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

  look(table: TableId, connection: string, looks: boolean): void {
    this.#roll.look(table, connection, looks);
  }

  leave(table: TableId, connection: string): void {
    if (this.#roll.remove(table, connection) !== undefined) this.tell(table, { kind: 'presence' });
  }

  present(table: TableId): Promise<Presence> {
    const there = this.#roll.at(table);
    const people = new Set([...there.values()].map(personOf));
    return Promise.resolve({ people, connections: there.size, looking: lookingAmong(there.values()) });
  }

  ping(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

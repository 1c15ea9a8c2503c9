import type { PersonId, TableId } from '@seekiste/protocol';
import type { Presence } from '../../bus/bus.js';
import { tableMark } from '../../log.js';
import { isAstray, type TableState } from '../state/index.js';
import { NOBODY } from './presence.js';
import type { TableParts } from '../table-parts.js';

/** Who is at a table, and since when others are not. */
export class Attendance {
  presence: Presence | undefined;
  /** Since when a person who was here is not any more. */
  private gone: Map<PersonId, number> | undefined;
  private readonly since: number;

  constructor(
    private readonly table: TableId,
    private readonly parts: TableParts,
  ) {
    this.since = parts.now();
  }

  /** Presence is company, not the game: a bus that does not answer leaves everybody absent. */
  async look(): Promise<Presence> {
    try {
      return await this.parts.bus.present(this.table);
    } catch (problem) {
      this.parts.log.warn({ table: tableMark(this.table), err: problem }, 'nobody knows who is present');
      return this.presence ?? NOBODY;
    }
  }

  /** Keeps in mind who has gone since. */
  remember(before: Presence | undefined, { people }: Presence): void {
    for (const person of people) this.gone?.delete(person);
    for (const person of before?.people ?? [])
      if (!people.has(person)) (this.gone ??= new Map()).set(person, this.parts.now());
  }

  /** Who left later than now left before the clock was set back. */
  rest(now: number): void {
    for (const [person, left] of this.gone ?? []) if (left > now) this.gone?.set(person, now);
  }

  forget(): void {
    this.presence = undefined;
    this.gone = undefined;
  }

  /** Since when a person is away, by what this node has seen. */
  goneSince(person: PersonId): number | undefined {
    return this.gone?.get(person);
  }

  /** Whether the host has been away for longer than the table is patient; who was never seen here, since it last changed. */
  async isHostAway({ host, pace, at }: TableState): Promise<boolean> {
    if (host === null) return true;
    const { people } = await this.look();
    const { settings, now } = this.parts;
    const changed = isAstray(at, now(), 0) ? this.since : at;
    return !people.has(host) && (this.goneSince(host) ?? changed) + settings.patience[pace] <= now();
  }
}

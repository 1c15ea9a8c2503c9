import type { Request } from '@seekiste/protocol';
import type { Presence } from '../../bus/bus.js';
import type { LiveTable } from './live-table.js';
import type { TableState } from '../state/index.js';
import type { TableConnection, Visitor } from '../tables-types.js';
import { listenerAt, news } from '../tell/index.js';

/** A connection at its table: thousands are idle, so it is three plain fields. */
export class VisitorConnection implements TableConnection {
  constructor(
    private readonly liveTable: LiveTable,
    readonly visitor: Visitor,
    /** The version that was last sent to it. */
    public v: number,
  ) {}

  receive(request: Request): void {
    if (request.t === 'look') this.look(request);
    this.liveTable.receive(this, request);
  }

  private look({ yes, v }: Extract<Request, { t: 'look' }>): void {
    const { id, parts } = this.liveTable;
    const { connection, person } = this.visitor;
    parts.bus.look(id, connection, yes);
    if (yes) parts.calls.seen(person, id, v);
  }

  again(): void {
    this.liveTable.again(this);
  }

  leave(): void {
    this.liveTable.leave(this);
  }
}

/** Tells everybody what they may know and do not have; for those who watch it is written out once. */
export const tellAll = (visitors: readonly VisitorConnection[], told: TableState, presence: Presence): void => {
  let watched: Map<number, string> | undefined;
  for (const atTable of visitors) {
    const { v, visitor } = atTable;
    if (v >= told.v) continue;
    const listener = listenerAt(told, visitor, v);
    const { ears, blocked } = listener;
    const isShared = ears === 'watcher' && (blocked === undefined || blocked.size === 0);
    const known = isShared ? watched?.get(v) : undefined;
    let message = known ?? news(told, listener, presence);
    if (isShared && typeof message !== 'string') {
      message = JSON.stringify(message);
      watched = (watched ?? new Map<number, string>()).set(v, message);
    }
    atTable.v = told.v;
    visitor.tell(message);
  }
};

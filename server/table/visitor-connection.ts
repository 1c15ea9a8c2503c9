import type { Request } from '@seekiste/protocol';
import type { Presence } from '../bus/bus.js';
import type { LiveTable } from './live-table.js';
import type { TableState } from './table.js';
import type { TableConnection, Visitor } from './tables-types.js';
import { news, viewerOf } from './tell.js';

/** A connection at its table: thousands are idle, so it is three plain fields. */
export class VisitorConnection implements TableConnection {
  constructor(
    private readonly liveTable: LiveTable,
    readonly visitor: Visitor,
    /** The version that was last sent to it. */
    public v: number,
  ) {}

  receive(request: Request): void {
    this.liveTable.receive(this, request);
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
    const viewer = viewerOf(told, visitor.person);
    const { blocked } = visitor;
    const isShared = viewer === 'watcher' && (blocked === undefined || blocked.size === 0);
    const known = isShared ? watched?.get(v) : undefined;
    let message = known ?? news(told, { viewer, since: v, blocked }, presence);
    if (isShared && typeof message !== 'string') {
      message = JSON.stringify(message);
      watched = (watched ?? new Map<number, string>()).set(v, message);
    }
    atTable.v = told.v;
    visitor.tell(message);
  }
};

import type { Request } from '@seekiste/protocol';
import type { TableConnection, Visitor } from './tables-types.js';
import type { LiveTable } from './live-table.js';

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

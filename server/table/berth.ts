import type { Request } from '@seekiste/protocol';
import type { Berth, Visitor } from './harbour-types.js';
import type { Mooring } from './mooring.js';

/** A connection at its table: thousands are idle, so it is three plain fields. */
export class MooredVisitor implements Berth {
  constructor(
    private readonly mooring: Mooring,
    readonly visitor: Visitor,
    /** The version that was last sent to it. */
    public v: number,
  ) {}

  receive(request: Request): void {
    this.mooring.receive(this, request);
  }

  leave(): void {
    this.mooring.leave(this);
  }
}

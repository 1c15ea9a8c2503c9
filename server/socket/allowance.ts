import type { Limits } from '../http/limits.js';
import { Buckets, waitFor } from '../http/rate.js';
import type { TableSocket } from './table-socket.js';

/** What a connection, its person and its address may send. Every frame counts, of whatever kind. */
export class Allowance {
  private readonly people: Buckets;
  private readonly addresses: Buckets;

  constructor(private readonly limits: Pick<Limits, 'frames' | 'framesOf' | 'framesFrom'>) {
    this.people = new Buckets(limits.framesOf);
    this.addresses = new Buckets(limits.framesFrom);
  }

  /** Milliseconds to wait; 0 if the frame is allowed, and counted. What one of them refuses costs the others nothing. */
  take(socket: TableSocket): number {
    const now = performance.now();
    const person = this.people.of(socket.person, now);
    const address = this.addresses.of(socket.address, now);
    const wait = Math.max(
      waitFor(socket, this.limits.frames, now),
      waitFor(person, this.people.rate, now),
      waitFor(address, this.addresses.rate, now),
    );
    if (wait > 0) return wait;
    socket.left -= 1;
    person.left -= 1;
    address.left -= 1;
    return 0;
  }

  sweep(): void {
    const now = performance.now();
    this.people.sweep(now);
    this.addresses.sweep(now);
  }
}

import type { PersonId, Request, RequestId } from '@seekiste/protocol';
import { type Beat, onTheBeat } from '../state/index.js';
import type { Visitor } from '../tables-types.js';

/** A move that waits for its beat. */
export interface PendingMove {
  /** The connection that is answered: the latest over which the move was sent. */
  readonly visitor: Visitor;
  readonly request: Extract<Request, { t: 'act' }>;
  readonly due: number;
}

interface Surroundings {
  readonly beat: Beat;
  now(): number;
  /** Plays a move whose beat has come. */
  play(move: PendingMove): void;
}

/** The moves of a table that wait for their beat, at most one for each person, in the order in which they came. */
export class PendingMoves {
  private readonly moves = new Map<PersonId, PendingMove>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly around: Surroundings) {}

  get isEmpty(): boolean {
    return this.moves.size === 0;
  }

  of(person: PersonId): PendingMove | undefined {
    return this.moves.get(person);
  }

  /** Milliseconds until the move is played; undefined if another move of this person is pending. */
  add(visitor: Visitor, request: PendingMove['request']): number | undefined {
    const before = this.of(visitor.person);
    if (before && before.request.id !== request.id) return undefined;
    const now = this.around.now();
    const due = before?.due ?? onTheBeat(this.around.beat, now);
    this.moves.set(visitor.person, { visitor, request, due });
    this.setTimer();
    return Math.max(0, due - now);
  }

  /** Takes out the pending move of a person: this one, if it is named. */
  withdraw(person: PersonId, id: RequestId | undefined): PendingMove | undefined {
    const move = this.of(person);
    if (!move || (id !== undefined && id !== move.request.id)) return undefined;
    this.moves.delete(person);
    return move;
  }

  clear(): void {
    clearTimeout(this.timer);
    this.moves.clear();
  }

  private setTimer(): void {
    if (this.timer !== undefined || this.isEmpty) return;
    const next = Math.min(...[...this.moves.values()].map(({ due }) => due));
    this.timer = setTimeout(() => this.come(next), Math.max(0, next - this.around.now()));
  }

  /** The clock is not asked again: it may have been put back meanwhile. */
  private come(beat: number): void {
    this.timer = undefined;
    for (const [person, move] of this.moves) {
      if (move.due > beat) continue;
      this.moves.delete(person);
      this.around.play(move);
    }
    this.setTimer();
  }
}

import type { Choice } from './choose.js';

export type Seat = 0 | 1;
export const SEATS: readonly Seat[] = [0, 1];

/** Two players at one table, who move in turn; each move counts as told when both have read what came of it. */
export abstract class Duo {
  /** The driver of the duo: called when both know. */
  told: () => void = () => undefined;
  /** When the last move was sent: a click, after all thinking. */
  sentAt = 0;
  private toldSeats = 0;
  private waiting = false;

  /** Makes the next move; false if the game is over. */
  act(): boolean {
    const next = this.next();
    if (!next) return false;
    this.toldSeats = 0;
    this.waiting = true;
    this.sentAt = performance.now();
    this.send(next.seat, next.choice);
    return true;
  }

  /** A seat has read the news of the move that was made last. */
  protected heard(): void {
    if (this.waiting && ++this.toldSeats === SEATS.length) {
      this.waiting = false;
      this.told();
    }
  }

  protected abstract next(): { readonly seat: Seat; readonly choice: Choice } | undefined;
  protected abstract send(seat: Seat, choice: Choice): void;
  abstract close(): Promise<void>;
}

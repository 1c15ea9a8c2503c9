import type { Hint } from '@seekiste/bots';
import type { AnyGame, Refusal, Seat } from '@seekiste/rules/core';
import type { Scene } from './scene.js';
import type { SeatSetup } from '../local/seats.js';

/** How it is with a person who sits at another device. */
export type Presence = 'here' | 'gone' | 'relieved';

/** A seat as the table shows it; presence only where people sit at devices of their own. */
export type SeatShown = SeatSetup & { readonly presence?: Presence };

/** What can be done at a table. What is absent cannot be done there, and has no button. */
export interface TableActions {
  /** Makes a move, or answers why not. */
  readonly act: (move: unknown) => Refusal | undefined;
  /** The best moves for the person in front; not online, where others could not see them ask. */
  hints?(): Promise<readonly Hint[]>;
  /** Makes the held move without waiting any longer. */
  release?(): void;
  undo?(): void;
  /** Everybody has seen enough. */
  hurry?(): void;
  /** Another person at this device wants to act. */
  bring?(seat: Seat): void;
  cover?(): void;
}

/** A game that is played: the same whether it is played here or online. */
export interface TableSession extends TableActions {
  readonly game: AnyGame;
  readonly seats: readonly SeatShown[];
  readonly scene: Scene;
  subscribe(listener: () => void): () => void;
}

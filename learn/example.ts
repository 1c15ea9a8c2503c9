import type { OptionValues } from '@seekiste/rules/core';
import type { FirstVoyage, WrongTry } from './lesson.js';
import type { LearnMessages } from './words/messages.js';

/** A small position beside a clause of the rulebook, with a move worth trying; the reader sits on seat 0. */
export interface Example {
  readonly clause: string;
  readonly options?: OptionValues;
  /** Without it, as many as the game's examples usually have. */
  readonly seats?: number;
  readonly position: object;
  readonly move: string;
  /** Where the clause forbids something: moves that get its refusal. */
  readonly wrong?: readonly WrongTry[];
}

/** Why there is nothing to try at a clause. */
type Untried =
  /** It says what lies in the box or on the table: a picture says more. */
  | 'pieces'
  /** It is done before the first move, and nobody chooses anything. */
  | 'set-up'
  /** It says what may be known or looked at. */
  | 'knowledge'
  /** It is about what people say to each other. */
  | 'talk'
  /** It names an option, which changes no single move. */
  | 'option'
  /** It counts what was played before, over several rounds. */
  | 'counting';

/** The examples of one game, and the clauses that need none. */
export interface ExampleBook {
  readonly game: string;
  readonly seats: number;
  readonly options: OptionValues;
  readonly examples: readonly Example[];
  readonly untried: Readonly<Record<string, Untried>>;
}

/** An example as a game without steps: from its position it is played on against sailors, always with the same luck. */
export const gameFrom = (book: ExampleBook, { options = {}, seats, position }: Example): FirstVoyage => ({
  game: book.game,
  name: 'example',
  kind: 'first-voyage',
  options: { ...book.options, ...options },
  seats: seats ?? book.seats,
  seat: 0,
  steps: [],
  free: { position, seed: '5ea'.padEnd(64, '0'), bot: 'sailor' },
});

/** The message that says what to try; numbers of clauses have a dot, messages none. */
export const captionOf = (game: string, clause: string): keyof LearnMessages =>
  `example-${game}-${clause.replace('.', '-')}` as keyof LearnMessages;

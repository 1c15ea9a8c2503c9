import type { Dice } from './dice.js';
import type { Kernel } from './kernel.js';
import type { Exclusion, OptionSpec, OptionValues } from './options.js';
import type { Refusal, Result } from './result.js';
import type { Rng } from './rng.js';

/** A seat at the table, counted from 0 in turn order. */
export type Seat = number;

/** A viewer of a table: a player, or one who only watches. */
export type Viewer = Seat | 'watcher';

/** What changes a table: a player, or chance (the deal, a die). */
export type Actor = Seat | 'chance';

/** Who acts next. `must` keeps the game waiting; `may` could act as well but need not. */
export type ToAct =
  | { readonly kind: 'chance' }
  | { readonly kind: 'seats'; readonly must: readonly Seat[]; readonly may: readonly Seat[] }
  | { readonly kind: 'over' };

/** How a game ended, and by which clause. */
export type Outcome =
  | {
      readonly kind: 'team';
      readonly won: boolean;
      readonly reason: string;
      readonly clause: string;
      readonly seat: Seat;
    }
  | {
      readonly kind: 'ranking';
      readonly points: readonly number[];
      readonly places: readonly number[];
      readonly reason: string;
      readonly clause: string;
    };

/** What players may tell each other now, and by which clause: data, so that every interface obeys it. */
export interface Channels {
  /** One of the game's `talks`. */
  readonly talk: string;
  readonly clause: string;
}

export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/**
 * The contract every game meets. Methods, not function fields, so that a game with its own
 * types can stand in a list of games.
 */
export interface Game<Options extends OptionValues, State, Move, Event, Shown, View, Code extends string> {
  readonly name: string;
  /** Raised whenever a record could fold to something else than before. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  readonly exclusions: readonly Exclusion[];
  /** What players may ever talk about, by names of the game's own; `silence` and `open` mean nothing and everything. */
  readonly talks: readonly string[];

  start(options: Options, seats: number): State;
  toAct(state: State): ToAct;
  /** Chance is an actor: its outcome is a move, and the move is in the record. */
  chance(state: State, dice: Dice): Move;
  /**
   * From the view, so that it can leak nothing. Every move once, in a fixed order.
   *
   * @example
   * ```js
   * for (const move of game.moves(game.view(table.state, 0))) console.log(game.write(move));
   * ```
   */
  moves(view: View): readonly Move[];
  /**
   * Why this viewer may not make this move now; undefined if it may.
   *
   * @example
   * ```js
   * const refusal = game.why(game.view(table.state, 0), { type: 'arrive' });
   * console.log(refusal?.code, refusal?.clause); // not-your-turn 3.1, or sea-not-full 6.1
   * ```
   */
  why(view: View, move: Move): Refusal<Code> | undefined;
  /**
   * The one checked door: checks, copies, plays. The state handed in is never changed.
   *
   * @example
   * ```js
   * const step = game.apply(table.state, 0, { type: 'arrive' });
   * console.log(step.ok ? step.value.events : step.error.clause);
   * ```
   */
  apply(state: State, actor: Actor, move: Move): Result<Step<State, Event>, Refusal<Code>>;

  /**
   * What this viewer sees, built field by field from what they are allowed to see.
   *
   * @example
   * ```js
   * game.view(table.state, 0); // one's own hand, and how many cards the others hold
   * game.view(table.state, 'watcher'); // no hand at all
   * ```
   */
  view(state: State, viewer: Viewer): View;
  /** What this viewer sees of an event; undefined if nothing. */
  show(event: Event, viewer: Viewer): Shown | undefined;
  /** Whether an event tells this seat something it could not know before: the horizon of undo. */
  tells(event: Event, seat: Seat): boolean;
  /**
   * A full state that this view could be a view of, every possible world with its due chance.
   *
   * @example
   * ```js
   * const world = game.imagine(game.view(table.state, 0), Rng.from(seed));
   * console.log(world.hands[1]); // what the other might hold
   * ```
   */
  imagine(view: View, rng: Rng): State;

  channels(state: State): Channels;
  result(state: State): Outcome | undefined;
  /** How many cards of the hand a move costs its player in all, also where they are paid later; 0 where none. */
  price(view: View, move: Move): number;

  /**
   * Moves as text, in players' notation. The options of the table say how it names its places; without them a move is
   * written alike whatever the table, as the chain of an online game has it (docs/records.md).
   */
  write(move: Move, options?: Options): string;
  read(text: string, options?: Options): Result<Move, Refusal>;
  /** Moves from outside, as JSON values of unknown shape. */
  decode(value: unknown): Result<Move, Refusal>;
  /** Whole positions from and to JSON; refused unless consistent. */
  load(value: unknown): Result<State, Refusal>;
  save(state: State): unknown;

  /** The same rules at search speed. */
  readonly kernel: Kernel<State, Move>;
}

/** A game of which only the contract is known. */
export type AnyGame = Game<OptionValues, unknown, unknown, unknown, unknown, unknown, string>;

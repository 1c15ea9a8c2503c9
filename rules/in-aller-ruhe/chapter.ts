import type {
  Channels,
  Dice,
  Exclusion,
  Fields,
  OptionSpec,
  Outcome,
  Refusal,
  Rng,
  Seat,
  Stop,
  Viewer,
} from '../core/index.js';
import type { Card } from './cards.js';
import type { Chart } from './chart.js';
import type { Row } from './rows.js';
import type { Route, Space } from './sea.js';
import type { Code, Deal, Event, Move, Open, Options, Phase, Shown, State, View } from './types.js';

export type Refused = Refusal<Code> | undefined;
export type Tell = Event[] | undefined;

/** What stands in the way, by which clause. */
export interface Bar {
  readonly code: Code;
  readonly clause: string;
}

/** How the game goes on after a move that a chapter adds. */
export type Next =
  /** It was the action of a turn. */
  | 'acted'
  /** With whatever is due: decisions, draws, the next turn. */
  | 'proceed'
  /** The active player's turn stands as it stood, if there is still something to do. */
  | 'turn'
  /** Nothing changes about who is waited for. */
  | 'wait'
  | 'lost';

/** Phases, each with what has to be done first; `stuck` where the active player cannot do anything. */
type Phases = Readonly<Partial<Record<Phase, Bar & { readonly stuck?: true }>>>;

/** A kind of move that a chapter adds. */
export interface Deed<M extends Move = Move> {
  readonly type: M['type'];
  /** Its number among the kinds of moves (`codes.ts`). */
  readonly kind: number;
  decode(hand: readonly Card[], code: number): M;
  encode(hand: readonly Card[], move: M): number;
  /** Why this seat may not do it now; asked in every phase but before the deal and after the end. */
  why(rules: Rules, table: Open, seat: Seat, hand: readonly Card[], move: M): Refused;
  play(rules: Rules, state: State, seat: Seat, code: number, tell: Tell): Next;
  /** Spaces by their names on the chart of this table. */
  write(move: M, chart?: Chart): string;
  read(text: string, chart?: Chart): M | undefined;
  /** How many cards are discarded for it, by which clause, and the phase in which nothing else is left to do. */
  readonly costs?: {
    readonly clause: string;
    readonly due?: Phase;
    count(rules: Rules, table: Open, seat: Seat, hand: readonly Card[]): number;
  };
  /** From JSON: the move, or the name of the field that is wrong. */
  check(from: Readonly<Record<string, unknown>>): M | string;
}

/** The cards of one kind that a viewer has not seen, and where they may be: never among discards. */
interface Hidden {
  readonly card: Card;
  readonly count: number;
  /** Whether another player may hold them. */
  readonly inHands: boolean;
}

/** What an event tells. */
interface Telling<E> {
  /** To whom it is news: to all, or to all but the seat whose choice it was. */
  readonly news: E extends { readonly seat: Seat } ? 'all' | 'others' : 'all';
  /** What a viewer sees of it, if not all. */
  show?(event: E, viewer: Viewer): Shown;
}

type EventOf<T> = T extends { readonly event: infer E extends { readonly type: string } } ? E : never;
type Word<T, Name extends string> = T extends { readonly [N in Name]: infer W extends string } ? W : never;

/**
 * What an expansion or a variant adds to the standard game or answers differently. Every entry is
 * a question that the standard game asks; what a chapter leaves out stays as it is. `T` is what it
 * adds to the vocabulary.
 */
export interface Chapter<T = unknown> {
  // What it adds to the vocabulary
  /** A type only, never a value: the list of chapters finds their words by it (`chapters/terms.ts`). */
  readonly terms?: T;
  readonly codes: readonly Word<T, 'code'>[];
  readonly events: { readonly [E in EventOf<T> as E['type']]: Telling<E> };
  /** What cards are discarded for. */
  readonly reasons?: readonly Word<T, 'reason'>[];

  // Options
  /** The options under which it is played. */
  inPlay(options: Options): boolean;
  /** An expansion has an option of its own, and so may a variant. */
  readonly option?: OptionSpec;
  /** A variant has its name, and how many marks the rulebook gives it. */
  readonly variant?: { readonly name: Word<T, 'variant'>; readonly difficulty: number };
  /** Which combinations does it exclude, besides variants and expansions (13.3)? */
  exclusions?(variants: readonly string[]): readonly Exclusion[];

  // Setting up
  /** Along which routes do numbers ascend, if not along the whole sea? */
  readonly routes?: readonly Route[];
  /** Where do its spaces lie, if not in a square? */
  readonly chart?: Chart;
  /** Are departure cards played with? */
  readonly departs?: boolean;
  /** Which cards are never held? */
  readonly unheld?: readonly Card[];
  /** Are arrivals played with? */
  readonly arrivals?: boolean;
  /** Do players compete, so that a ranking ends the game? */
  readonly ranks?: boolean;
  /** Which cards make a further pile, and which list of the table is it? */
  deckCards?(options: Options): readonly Card[];
  deck?(state: State): Card[];
  /** Are shuffled cards dealt in another way? */
  deal?(state: State, cards: Card[], dice: Dice): void;
  /** Then which clause does such a deal break? */
  brokenDeal?(deal: Deal): string | undefined;
  /** Which cards are shuffled in among islands and arrivals? */
  pack?(options: Options): readonly Card[];
  /** A seat's cards, from the top, before the opening hand is taken: are some of them moved? */
  arrange?(cards: Card[], from: number, end: number, dice: Dice): void;
  /** Are opening hands drawn in play? Then how many cards, from this one on, will that take? */
  opening?(cards: readonly Card[], from: number): number;
  /** The hands were dealt. */
  dealt?(state: State): void;
  /** What does it add to the table? */
  part?(seats: number): Partial<State>;
  copy?(from: State, to: State): void;

  // The sea
  /** Why may nobody put anything on this space? */
  blocks?(table: Open, space: Space): Bar | undefined;
  /** Why may this seat not lay on this open space? For a watcher: why may nobody? */
  closes?(table: Open, viewer: Viewer, space: Space): Bar | undefined;
  /** Is the price of this space paid only after what laying there brings about? Then why not yet? */
  defers?(table: Open, space: Space): Bar | undefined;
  /** Why may this card not be laid on this open space, where it fits? */
  forbids?(table: Open, card: Card, space: Space): Bar | undefined;

  // Hands
  /** Why may this card not be discarded? Such cards stand last in a hand. */
  keeps?(table: Open, card: Card): Bar | undefined;
  /** To how many cards does this seat refill, if not to five? */
  limit?(table: Open, seat: Seat): number | undefined;
  /** How many unseen cards of its pile may this seat give at the departure? */
  unseen?(table: Open, seat: Seat): number;
  giveUnseen?(state: State, seat: Seat, count: number, tell: Tell): void;
  /** Are hands filled up in another way than from piles? */
  refill?(state: State, seat: Seat, tell: Tell): void;
  /** A card that may be special was drawn: is it held, set aside, or must a player decide first? */
  drawn?(rules: Rules, state: State, seat: Seat, card: Card, tell: Tell): 'hold' | 'aside' | 'wait';
  /** A card was drawn into a hand. */
  took?(state: State, seat: Seat): void;

  // Moves
  readonly deeds?: readonly Deed[];
  /** Which further actions has the active player? */
  actions?(rules: Rules, table: Open, seat: Seat, hand: readonly Card[], runs: number): number;
  /** Which further moves has a seat, in a phase of this chapter or at any moment? */
  moves?(rules: Rules, table: Open, seat: Seat, hand: readonly Card[], runs: number): number;
  /** Its phases: what has to be done first, by which clause. */
  readonly phases?: Phases;
  /** Which rows can be chosen, in a phase of this chapter? */
  rows?(rules: Rules, table: Open): readonly Row[] | undefined;
  /** Who must decide, in a phase of this chapter? */
  must?(table: Open): readonly Seat[] | undefined;
  /** Who else may do something at this moment? */
  may?(table: Open): readonly Seat[];

  // The course of a turn
  laid?(state: State, seat: Seat, space: Space, tell: Tell): void;
  /** A hand was emptied by discarding. */
  emptied?(state: State, seat: Seat, tell: Tell): void;
  departed?(state: State, tell: Tell): void;
  acted?(state: State): void;
  /** Must something be decided before hands are refilled? */
  interlude?(rules: Rules, state: State, tell: Tell): boolean;
  /** Must something be decided before the first turn? */
  opened?(state: State): boolean;

  // The end
  /** A turn is to begin: who is active, if not this seat? Nobody, if the game is over. */
  begins?(state: State, seat: Seat, tell: Tell): Seat | undefined;
  /** Why may this player not arrive, by what they can know? */
  bars?(table: Open, seat: Seat, hand: readonly Card[]): Refused;
  /** Does an arrival fail that its player could not know to fail? */
  foils?(state: State, seat: Seat, tell: Tell): boolean;
  /** How did the game end, if players competed? */
  ranking?(state: State): Outcome | null | undefined;
  /** The active player can do nothing: may another player help before it is lost? */
  rescues?(state: State): boolean;

  // Who knows what
  view?(state: State): Partial<View>;
  /** The names of what it lets players talk about, besides nothing and everything. */
  readonly talks?: readonly string[];
  /** What may be talked about, besides numbers at the departure? */
  talk?(table: Open): Channels | undefined;
  /** Which of its cards has this viewer not seen? */
  hidden?(table: Open, own: readonly Card[]): readonly Hidden[];
  /** Which cards lie face down beside the piles, seat by seat, unseen by everybody? */
  beside?(state: State): readonly Card[][];
  /** Deals unseen cards in its own way; the table has all that is open, and places for them. */
  dream?(view: View, state: State, rng: Rng, deckCards: readonly Card[]): void;
  /** Puts its part into an imagined table. */
  imagine?(view: View, state: State): void;
  /** How likely the imagined table is, from 0 (it contradicts what everybody saw) to 1. */
  likelihood?(rules: Rules, state: State): number;

  // Positions
  /** A card that a position does not name: is it put aside? Otherwise it lies at the bottom of a pile. */
  aside?(state: State, card: Card): boolean;
  /** Which cards lie openly in its part? */
  cards?(state: State): readonly Card[];
  save?(state: State): Readonly<Record<string, unknown>>;
  /** Reads its part, field by field. */
  load?(state: State, from: Fields, stop: Stop): void;
  /** Does the position contradict itself? */
  check?(rules: Rules, state: State, stop: Stop): void;
}

/** Questions about the course of a game, each with the answers of the chapters in play. */
export type Answers = {
  readonly [
    Question in Exclude<
      keyof Chapter,
      | 'terms'
      | 'codes'
      | 'events'
      | 'reasons'
      | 'inPlay'
      | 'option'
      | 'variant'
      | 'exclusions'
      | 'deeds'
      | 'phases'
      | 'pack'
      | 'part'
      | 'routes'
      | 'departs'
      | 'unheld'
      | 'arrivals'
      | 'chart'
      | 'ranks'
      | 'talks'
      | 'deckCards'
    >
  ]-?: readonly NonNullable<Chapter[Question]>[];
};

/** The rules of one set of options: the standard game's, and what its chapters answer. */
export interface Rules extends Answers {
  /** The standard game: nothing is asked. */
  readonly plain: boolean;
  /** Islands, arrivals, and what chapters shuffle in; islands come first. */
  readonly pack: readonly Card[];
  /** The cards of a further pile. */
  readonly deckCards: readonly Card[];
  readonly routes: readonly Route[];
  readonly spaces: number;
  readonly departs: boolean;
  readonly ranks: boolean;
  readonly unheld: readonly Card[];
  readonly deeds: readonly Deed[];
  readonly phases: Phases;
  part(seats: number): Partial<State>;
}

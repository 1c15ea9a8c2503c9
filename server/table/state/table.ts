import type { ChainKey, ChatLine, Aside, Pace, PersonId, TableId } from '@seekiste/protocol';
import type { AnyGame, Chance, Generator, OptionValues, Played, Seat, Seed, ToAct } from '@seekiste/rules/core';
import type { Beat } from './beat.js';
import type { ReviewState } from './review-state.js';
import type { Study } from './study.js';

/** Who is in a seat. A relieved person keeps it: a bot plays until they come back. */
export type Place =
  | { readonly kind: 'open' }
  /** `manned` is what the bot was called when the seat was manned: the seal says that, whatever bots are called later. */
  | { readonly kind: 'bot'; readonly bot: string; readonly manned?: string; readonly name: string }
  | {
      readonly kind: 'person';
      readonly person: PersonId;
      readonly name: string;
      readonly nonce: string;
      readonly drawn: boolean;
      /** Version at which they first sat down here: who has sat for longest is host next. */
      readonly since: number;
      readonly relief?: string;
      /** They have deleted themselves: a bot has the seat for good. */
      readonly left?: true;
    };

export type PersonPlace = Extract<Place, { kind: 'person' }>;

/** One move of the game. Steps hang together backwards, so that a table of yesterday shares them with today's. */
export interface MadeMove {
  readonly before: MadeMove | undefined;
  /** From 0. */
  readonly number: number;
  readonly played: Played;
  readonly events: readonly unknown[];
  readonly v: number;
  /** Whose move it was, if a person's. */
  readonly by: PersonId | undefined;
  /** How many lines of the log each viewer has with it, by seat, then a watcher: counted when they ask. */
  readonly lines: (number | undefined)[];
}

/** A person wants to end the game; `open` have not answered. */
export type Ending = Pick<Question, 'by' | 'open' | 'v'>;

/** A person wants to take back to `to` moves; `open` have not answered. */
export interface Question {
  readonly by: Seat;
  readonly to: number;
  readonly open: readonly Seat[];
  readonly v: number;
}

/** The game once it has begun. */
export interface GameInPlay {
  readonly state: unknown;
  readonly acts: ToAct;
  readonly last: MadeMove | undefined;
  /** The seed of the game, and where chance stands. */
  readonly seed: Seed;
  readonly chance: Chance;
  /** The version since which a seat is asked; undefined for who is not. */
  readonly askedSince: readonly (number | undefined)[];
  readonly question: Question | undefined;
  readonly ending: Ending | undefined;
  /** Seats that are waited for and whose person has been away for too long. */
  readonly away: readonly Seat[];
  /** When the seats that must act now were asked. */
  readonly since: number;
  /** When patience is looked at again, if it was before. */
  readonly until: number | undefined;
  readonly chain: string;
  /** Where the log was shortened: the version, and how many moves were left. */
  readonly cuts: readonly { readonly v: number; readonly to: number }[];
}

/** At which version something last changed: what is older than a viewer's version need not be sent. */
export interface Changed {
  readonly phase: number;
  readonly host: number;
  readonly pace: number;
  readonly open: number;
  readonly crew: number;
  readonly play: number;
  readonly asides: number;
  readonly chat: number;
  readonly next: number;
  readonly review: number;
}

/** A table: the fold of its entries, never changed in place. */
export interface TableState {
  readonly id: TableId;
  readonly game: AnyGame;
  readonly options: OptionValues;
  /** What chance draws from: settled with the commitment, so that nobody can choose it once nonces are known. */
  readonly rng: Generator;
  /** Whether its chain knows terms, crew and end, and is signed; tables from before are not. */
  readonly isSealed: boolean;
  /** What it begins with, if the deal is known. */
  readonly study: Study | undefined;
  readonly commitment: string;
  /** The server's seed: stays secret until the game is over. */
  readonly seed: Seed;
  readonly key: ChainKey;
  readonly beat: Beat;

  readonly v: number;
  readonly at: number;
  /** Nobody, once the host has deleted themselves and until a person sits down. */
  readonly host: PersonId | null;
  readonly pace: Pace;
  /** Whether people without a seat may come. */
  readonly open: boolean;
  /** Who was removed, and may not sit down again. */
  readonly barred: readonly PersonId[];
  readonly crew: readonly Place[];
  readonly play: GameInPlay | undefined;
  readonly asides: readonly (Aside & { readonly v: number; readonly step: number })[];
  readonly chat: readonly ChatLine[];
  readonly next: TableId | undefined;
  /** Who wanted to play again. */
  readonly nextBy: PersonId | undefined;
  /** From the end of the game on. */
  readonly review: ReviewState | undefined;
  readonly changed: Changed;
}

export type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/**
 * A table of its own, to be changed before anybody sees it. Written out, here and wherever every move passes: copying
 * by `...` takes Node 20 several times as long.
 */
export const copyOf = (table: TableState): Writable<TableState> => ({
  id: table.id,
  game: table.game,
  options: table.options,
  rng: table.rng,
  isSealed: table.isSealed,
  study: table.study,
  commitment: table.commitment,
  seed: table.seed,
  key: table.key,
  beat: table.beat,
  v: table.v,
  at: table.at,
  host: table.host,
  pace: table.pace,
  open: table.open,
  barred: table.barred,
  crew: table.crew,
  play: table.play,
  asides: table.asides,
  chat: table.chat,
  next: table.next,
  nextBy: table.nextBy,
  review: table.review,
  changed: table.changed,
});

export const phaseOf = ({ play }: TableState): 'gathering' | 'playing' | 'over' =>
  play === undefined ? 'gathering' : play.acts.kind === 'over' ? 'over' : 'playing';

export const seatOf = ({ crew }: TableState, person: PersonId): Seat | undefined => {
  const seat = crew.findIndex(place => place.kind === 'person' && place.person === person);
  return seat < 0 ? undefined : seat;
};

export const personAt = ({ crew }: TableState, seat: Seat): PersonPlace | undefined => {
  const place = crew[seat];
  return place?.kind === 'person' ? place : undefined;
};

/** The host, where they have no seat: a screen in the middle, for instance. */
export const seatlessHost = (table: TableState): PersonId | undefined =>
  table.host !== null && seatOf(table, table.host) === undefined ? table.host : undefined;

/** Whether a person may call for another game. */
export const mayPlayOn = (table: TableState, person: PersonId): boolean =>
  seatOf(table, person) !== undefined || table.host === person;

/** Whether a person may be at this table. While people gather everybody may: how else would they sit down? */
export const isAdmitted = (table: TableState, person: PersonId): boolean =>
  table.open || table.host === person || phaseOf(table) === 'gathering' || seatOf(table, person) !== undefined;

/** The bot that plays a seat now: its own, or the relief of a person. */
export const botAt = ({ crew }: TableState, seat: Seat): string | undefined => {
  const place = crew[seat];
  return place?.kind === 'bot' ? place.bot : place?.kind === 'person' ? place.relief : undefined;
};

export const nameAt = ({ crew }: TableState, seat: Seat): string => {
  const place = crew[seat];
  return place === undefined || place.kind === 'open' ? '' : place.name;
};

/** Whether moves are played on the beat now: the game is played in silence. */
export const keepsBeat = ({ game, play, beat }: TableState): boolean =>
  beat.grid > 0 && play !== undefined && game.channels(play.state).talk !== 'open';

/** How many moves have been made. */
export const movesIn = (play: GameInPlay | undefined): number => (play?.last ? play.last.number + 1 : 0);

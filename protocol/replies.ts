import type { Actor, Channels, OptionValues, Outcome, Params, Seat, ToAct } from '@seekiste/rules/core';
import type { PersonId, RequestId, TableId } from './ids.js';
import type { Review } from './review.js';
import type { Pace } from './setup.js';

export const PROTOCOL = 1;

/** Who is in a seat. A relieved person keeps the seat: a bot plays until they come back. */
export type Crew =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string }
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly person: PersonId;
      /** Whether they have a connection. */
      readonly present: boolean;
      /** The bot that plays for them. */
      readonly relief?: string;
      /** They have deleted themselves: their name is `LEFT_NAME`, and a bot plays on. */
      readonly left?: true;
    };

/** What stands for the name of a person who has deleted themselves. Nobody can take it: it has nothing to read. */
export const LEFT_NAME = '—';

/** What does not change while a table lives. */
export interface Head {
  readonly table: TableId;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: OptionValues;
  /** SHA-256 of the server's seed, published before anybody has sat down. */
  readonly commitment: string;
  /** A study: the deal is known, and this many moves were made before. Nothing about it is proven. */
  readonly study?: { readonly moves: number };
}

export interface LogLine {
  /** Which move of the record it belongs to. */
  readonly step: number;
  readonly actor: Actor;
  /** An event, as the game's `Shown`. */
  readonly shown: unknown;
}

/** What happened around the table: who came, went, was relieved, took back or may not. In order with the moves: `step` of them were made. */
export type Aside =
  | {
      readonly type: 'sat' | 'stood' | 'removed' | 'left' | 'relieved' | 'returned' | 'entrusted';
      readonly name: string;
      readonly seat: Seat;
    }
  | { readonly type: 'undone'; readonly name: string; readonly seat: Seat }
  /** A person did not agree; `to` is the seat that had asked. */
  | { readonly type: 'declined'; readonly name: string; readonly seat: Seat; readonly to: Seat }
  | { readonly type: 'paced'; readonly pace: Pace }
  | { readonly type: 'watchers'; readonly open: boolean }
  /** A person asks to end the game, or does not agree. */
  | { readonly type: 'end-asked' | 'end-declined'; readonly name: string; readonly seat: Seat }
  | { readonly type: 'ended' };

export interface ChatLine {
  readonly v: number;
  /** The moment, in milliseconds since 1970. */
  readonly at: number;
  /** Who said it. */
  readonly person: PersonId;
  readonly name: string;
  /** Whose seat; missing for a watcher. */
  readonly seat?: Seat;
  readonly text: string;
}

/** Whether the viewer can take back, at once or by asking; if not, what was learned since. */
export type UndoNow =
  | { readonly kind: 'possible' }
  | { readonly kind: 'by-consent'; readonly of: readonly Seat[] }
  | { readonly kind: 'told'; readonly shown: unknown; readonly to: 'viewer' | 'others' }
  | { readonly kind: 'nothing' };

/** A person asked to take back, or to end the game; `open` are those who have not answered. */
export interface UndoAsked {
  readonly by: Seat;
  readonly open: readonly Seat[];
}

/** The game as this viewer sees it. */
export interface Play {
  /** As the game's `View`. */
  readonly view: unknown;
  readonly acts: ToAct;
  /** How many moves were made, those of chance among them. */
  readonly moves: number;
  readonly undo: UndoNow;
  /** Missing while nobody asks to take back. */
  readonly asked?: UndoAsked;
  readonly ending?: UndoAsked;
  readonly channels: Channels;
  /** Missing until the game is over, and if it was ended by agreement. */
  readonly outcome?: Outcome;
  /** Seats whose person has been away for so long that a bot may play for them. */
  readonly away: readonly Seat[];
  /** A keyed hash of everything played so far: kept by the browser, checked when all is revealed. */
  readonly chain: string;
}

/** What may have changed; what is left out has not. */
export interface News {
  readonly phase?: 'gathering' | 'playing' | 'over';
  /** `null` when the host has deleted themselves and nobody has sat down since. */
  readonly host?: PersonId | null;
  readonly pace?: Pace;
  /** Whether people without a seat may come. */
  readonly open?: boolean;
  /** By seat. */
  readonly crew?: readonly Crew[];
  /** How many people are here without a seat. */
  readonly watchers?: number;
  /** Missing before the game begins. */
  readonly play?: Play;
  /** Lines from this one on replace what the browser had: shorter after something was taken back. */
  readonly log?: { readonly from: number; readonly lines: readonly LogLine[] };
  readonly asides?: readonly (Aside & { readonly v: number; readonly step: number })[];
  readonly chat?: readonly ChatLine[];
  /** The table where these people play again. */
  readonly next?: TableId;
  /** Missing until the game is over. `branches` and `notes` are those that have changed. */
  readonly review?: Partial<Review>;
}

export type Reply =
  /** Everything, in one message: on arrival and after every reconnect. */
  | ({
      readonly t: 'welcome';
      readonly protocol: typeof PROTOCOL;
      readonly v: number;
      readonly head: Head;
      readonly me: { readonly person: PersonId; readonly seat: Seat | null };
    } & Required<Omit<News, 'play' | 'next' | 'review'>> &
      Pick<News, 'play' | 'next'> & { readonly review?: Review })
  | ({ readonly t: 'news'; readonly v: number; readonly seat?: Seat | null } & News)
  /** The request is done, and stored; what it changed is told from version `v` on. */
  | { readonly t: 'done'; readonly id: RequestId; readonly v: number }
  /** The move waits for the beat of a silent game and is decided in `ms` milliseconds; until then `undo` withdraws it. */
  | { readonly t: 'pending'; readonly id: RequestId; readonly ms: number }
  | {
      readonly t: 'refused';
      /** Missing where not even the id could be read. */
      readonly id?: RequestId;
      readonly code: string;
      readonly clause: string;
      readonly params: Params;
    }
  /** Too much at once: wait so long before sending again. */
  | { readonly t: 'slow'; readonly ms: number };

/** Why a socket was closed by the server: codes of the WebSocket protocol's private range. */
export const CLOSED = {
  'no-table': 4001,
  'no-person': 4002,
  flood: 4003,
  'too-large': 4004,
  'not-text': 4005,
  'server-leaving': 4006,
  replaced: 4007,
  'no-watchers': 4008,
  'device-ended': 4009,
  'other-rules': 4010,
} as const;

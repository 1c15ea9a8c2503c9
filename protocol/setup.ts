import type { OptionValues } from '@seekiste/rules/core';

/** How patient a table is with a person who is not there: minutes, or days. */
export const PACES = ['live', 'days'] as const;
export type Pace = (typeof PACES)[number];

/** What a seat is kept for until the game begins: a person who comes, the person who opens the table, or a bot. */
export type SeatPlan =
  | { readonly kind: 'open' }
  | { readonly kind: 'host'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string };

/** What a table is opened with. */
export interface TableSetup {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly SeatPlan[];
  readonly pace: Pace;
  /** A study: the record of a game up to the moment from which it is played on, as text (docs/records.md). */
  readonly study?: string;
}

/** Characters of such a text; the longest game that we know has 3,209. */
export const MAX_STUDY = 8000;

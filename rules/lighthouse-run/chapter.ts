import type { Chart } from './chart.js';
import type { Colour, Event, State } from './types.js';

/** A colour that nobody sails: its cards lie in a pile and are played when a round ends. */
interface Unowned<Reason extends string> {
  readonly colour: Colour;
  play(chart: Chart, state: State, tell: Event[] | undefined): void;
  /** Why it has the first place, and by which clause a level one is ahead of it. */
  readonly reason: Reason;
  readonly clause: string;
}

/** Which clause is cited where a chapter has one of its own. */
interface Clauses {
  /** The colour is another's. */
  readonly colour?: string;
  /** No other ship than one's own is there for a bonus. */
  readonly bonus?: string;
  /** The first place was decided by more than points. */
  readonly tie?: string;
}

/** What a way to play for two changes about the rules for all; what it does not name stays as it is. */
export interface Chapter<Name extends string = string, Reason extends string = string> {
  readonly name: Name;
  /** The refusal of more seats than two. */
  readonly forTwo: { readonly code: string; readonly clause: string };
  /** A seat with several colours plays a card of each in a round, and draws when the round ends. */
  readonly coloursPerSeat?: number;
  readonly unowned?: Unowned<Reason>;
  readonly clauses?: Clauses;
}

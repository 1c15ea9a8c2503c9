import type { Channels, OptionValues, Outcome, Params, Seat } from '@seekiste/rules/core';
import type { Move, Shown, Space, View } from '@seekiste/rules/in-aller-ruhe';
import type { Args, Message, Said } from '../message.js';
import type { Names } from '../seat.js';

/** The keys of any of these. */
export type KeysOf<Union> = Union extends unknown ? keyof Union : never;

type EventType = Shown['type'];
type MoveType = Move['type'];

export type EventSpeakers<Types extends EventType> = {
  readonly [Type in Types]: (
    shown: Extract<Shown, { type: Type }>,
    names: Names,
    options?: OptionValues,
  ) => Said | undefined;
};

export type MoveSpeakers<Types extends MoveType> = {
  readonly [Type in Types]: (move: Extract<Move, { type: Type }>, names?: Names, options?: OptionValues) => Message;
};

export type TodoSpeakers = { readonly [Phase in View['phase']]?: (view: View, viewer: Seat) => Message };

/** What an expansion or a variant has to say beside the base game, with the events and moves that it adds. */
export interface Chapter<Events extends EventType = never, Moves extends MoveType = never> {
  readonly events: EventSpeakers<Events>;
  readonly moves: MoveSpeakers<Moves>;
  /** What is to be done in the phases that it adds. */
  readonly todos: TodoSpeakers;
  readonly notation?: Message;
  /** What it leaves to do where no island can be laid. */
  stuck?(view: View, can: ReadonlySet<Move['type']>): Message | undefined;
  /** What the table shows besides, in general and of each seat. */
  board?(view: View): readonly Message[];
  seats?(view: View, names: Names): readonly Message[];
  /** A sign before what lies on a space. */
  mark?(view: View, space: Space): string;
  /** What the sentences of its hints name besides, by the reason's code. */
  readonly reasons?: Readonly<Record<string, (params: Params) => Args>>;
  /** Reasons that name the price themselves. */
  readonly priced?: readonly string[];
  outcome?(ended: Outcome, names: Names): Message | undefined;
  talk?(channels: Channels): Message | undefined;
}

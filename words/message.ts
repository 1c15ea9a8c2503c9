/** What a message is told: a number, a word, another message, or a list of these. */
export type Value = string | number | Message | readonly (string | number | Message)[];

export type Args = Readonly<Record<string, Value>>;

/** What is said, in no language yet: a message's id and its arguments. */
export interface Message {
  readonly id: string;
  readonly args: Args;
}

/** One message or several sentences in a row. */
export type Said = Message | readonly Message[];

/** What a message takes: its arguments by name, or nothing. */
type Taken<Needed extends string> = [Needed] extends [never] ? [] : [args: Readonly<Record<Needed, Value>>];

/** Makes the messages that the generated type `Known` lists, each with the arguments that it needs. */
export type Say<Known> = <Id extends keyof Known & string>(id: Id, ...args: Taken<Known[Id] & string>) => Message;

export const sayer =
  <Known>(): Say<Known> =>
  (id, ...[args = {}]) => ({ id, args });

/** A message whose id or arguments are known only when it is said; the tests know which ones can be. */
export const message = (id: string, args: Args = {}): Message => ({ id, args });

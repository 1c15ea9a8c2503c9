import type { AnyGame, OptionValues } from '@seekiste/rules/core';

/** What is said on a bot's standard input and output: one JSON object a line (docs/own-bots.md). */
export const BOT_PROTOCOL = 'seekiste-bot/1';

export interface Hello {
  readonly t: 'hello';
  readonly protocol: typeof BOT_PROTOCOL;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: OptionValues;
}

/** What its seat sees, the moves on offer in players' notation, and how long it has. */
export interface Question {
  readonly t: 'choose';
  readonly id: number;
  readonly view: unknown;
  readonly moves: readonly string[];
  readonly ms: number;
}

export type Answer =
  | { readonly t: 'ready' }
  /** In players' notation, or as the JSON of a move. */
  | { readonly t: 'move'; readonly id: number; readonly move: unknown };

/** A line that a bot wrote; undefined if it makes no sense. */
export const readAnswer = (line: string): Answer | undefined => {
  try {
    const { t, id, move } = Object(JSON.parse(line)) as Readonly<Record<string, unknown>>;
    if (t === 'ready') return { t };
    return t === 'move' && typeof id === 'number' ? { t, id, move } : undefined;
  } catch {
    return undefined;
  }
};

interface At {
  readonly game: AnyGame;
  readonly options: OptionValues;
}

/** The move that is meant, if it is one that this seat may make now. */
export const meantMove = ({ game, options }: At, view: unknown, answered: unknown): unknown => {
  const read = typeof answered === 'string' ? game.read(answered, options) : game.decode(answered);
  return read.ok && game.why(view, read.value) === undefined ? read.value : undefined;
};

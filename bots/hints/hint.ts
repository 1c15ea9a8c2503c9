import type { Params } from '@seekiste/rules/core';

/** What a move is worth to whoever makes it: the chance to win, from 0 to 1, and an interval that 95 of 100 times holds it. */
export interface Worth {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** It was reckoned, not tried out: the interval is the chance itself. */
  readonly exact?: true;
}

/** What speaks for a move, as a code with its facts: no sentence, and nothing that the view does not tell. */
export interface Reason {
  readonly code: string;
  readonly params: Params;
}

export interface Hint {
  readonly move: unknown;
  readonly worth: Worth;
  readonly reason: Reason;
  /** Whether chance alone could have put it behind the first one. */
  readonly level: boolean;
}

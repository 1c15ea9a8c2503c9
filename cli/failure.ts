import type { Refusal, Result } from '@seekiste/rules/core';

/** Exit codes: what was asked for could not be done; it was asked for in a way that makes no sense. */
const FAILED = 1;
export const MISUSED = 2;

/** What ends the program with one clear sentence; anything else that is thrown is a bug of ours. */
export class Failure extends Error {
  constructor(
    message: string,
    readonly exitCode: number = FAILED,
  ) {
    super(message);
  }
}

/** Ends the program with a code that says how it came out; everything has been said. */
export class Ended extends Error {
  constructor(readonly exitCode: number) {
    super();
  }
}

/** A refusal as a sentence with its clause, where the rulebook has one. */
export const withClause = (text: string, { clause }: Refusal): string =>
  clause === 'input' ? text : `${text} (${clause})`;

/** The value, or the end of the program with the refusal's sentence. */
export const orFail = <Value>(
  result: Result<Value, Refusal>,
  say: (refused: Refusal) => string,
  exitCode = FAILED,
): Value => {
  if (result.ok) return result.value;
  throw new Failure(withClause(say(result.error), result.error), exitCode);
};

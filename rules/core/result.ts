/** An answer that is either a value or a reason why there is none; exceptions are kept for our own bugs. */
export type Result<Value, Reason> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Reason };

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

export const err = <Reason>(error: Reason): { readonly ok: false; readonly error: Reason } => ({ ok: false, error });

/** What a sentence about a refusal needs to name: numbers, cards, spaces, fields. */
export type Params = Readonly<Record<string, string | number | boolean | readonly number[]>>;

/**
 * A move (or an input) that the rules do not allow: a code to switch on, the clause of the
 * rulebook that says so, and what the sentence has to name. Inputs that break no rule of the
 * game but are malformed cite the clause `input`.
 */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly clause: string;
  readonly params: Params;
}

export const refuse = <Code extends string>(code: Code, clause: string, params: Params = {}): Refusal<Code> => ({
  code,
  clause,
  params,
});

/** Input of any shape, as a refusal names it: short, and never by calling what the input brings along. */
export const named = (value: unknown): string => {
  if (value === undefined) return '–';
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}';
  const text = typeof value === 'string' ? value : `${value as number | boolean | null}`;
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};

import { err, named, ok, refuse, type Params, type Refusal, type Result } from '@seekiste/rules/core';

/** What arrived, as an object whose fields nobody has looked at yet. */
export type Fields = Readonly<Record<string, unknown>>;

export const broken = (
  code: string,
  field: string,
  params: Params = {},
): { readonly ok: false; readonly error: Refusal } => err(refuse(code, 'input', { field, ...params }));

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How one field is read: its value, or what is wrong with it. */
export interface Read<T> {
  (value: unknown, field: string): Result<T, Refusal>;
  /** Whether the field may be left out. */
  readonly isOptional?: boolean;
}

export type Shape<T> = { readonly [Name in keyof T]-?: Read<Exclude<T[Name], undefined>> };

export const optional = <T>(read: Read<T>): Read<T> =>
  Object.assign((value: unknown, field: string) => read(value, field), { isOptional: true });

/** Reads exactly these fields into a new object; a missing field and an unknown one are refused by name. */
export const readFields = <T>(from: Fields, shape: Shape<T>, within = ''): Result<T, Refusal> => {
  for (const name in from) if (!Object.hasOwn(shape, name)) return broken('unknown-field', within + named(name));
  const made: Partial<T> = {};
  for (const name in shape) {
    const field = within + name;
    if (!Object.hasOwn(from, name)) {
      if (shape[name].isOptional) continue;
      return broken('missing-field', field);
    }
    const value = shape[name](from[name], field);
    if (!value.ok) return value;
    made[name] = value.value;
  }
  return ok(made as T);
};

/** Anything: the game checks it later. */
export const anything: Read<unknown> = value => ok(value);

export const wholeNumber =
  (code: string, { min, max }: { readonly min: number; readonly max: number }): Read<number> =>
  (value, field) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? ok(value)
      : broken(code, field, { value: named(value), min, max });

export const flag: Read<boolean> = (value, field) =>
  typeof value === 'boolean' ? ok(value) : broken('not-a-flag', field, { value: named(value) });

export const matching =
  (code: string, pattern: RegExp): Read<string> =>
  (value, field) =>
    typeof value === 'string' && pattern.test(value) ? ok(value) : broken(code, field, { value: named(value) });

/** A fixed number of hexadecimal digits, lower case. */
export const hexDigits = (code: string, digits: number): Read<string> =>
  matching(code, new RegExp(`^[0-9a-f]{${digits}}$`));

export const listOf =
  <T>(read: Read<T>): Read<readonly T[]> =>
  (value, field) => {
    if (!Array.isArray(value)) return broken('not-a-list', field);
    const made: T[] = [];
    for (const [index, entry] of value.entries()) {
      const one = read(entry, `${field}[${index}]`);
      if (!one.ok) return one;
      made.push(one.value);
    }
    return ok(made);
  };

export const oneOf =
  <T extends string>(code: string, values: readonly T[]): Read<T> =>
  (value, field) => {
    const found = values.find(one => one === value);
    return found === undefined ? broken(code, field, { value: named(value), allowed: values.join(', ') }) : ok(found);
  };

/** Control characters, and marks that turn the direction of writing for whatever stands behind them. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]|\p{Cs}/u;

/** A line of text as people write it: trimmed, not empty, not too long, nothing invisible in it that does something. */
export const line =
  (kind: string, most: number): Read<string> =>
  (value, field) => {
    if (typeof value !== 'string') return broken(`not-a-${kind}`, field, { value: named(value) });
    const text = value.trim().normalize('NFC');
    if (text === '') return broken(`${kind}-empty`, field);
    if (text.length > most) return broken(`${kind}-too-long`, field, { max: most });
    if (UNPRINTABLE.test(text)) return broken(`${kind}-unprintable`, field);
    return ok(text);
  };

import { err, named, ok, refuse, type Refusal, type Result } from './result.js';

export type OptionValue = string | number | boolean;
export type OptionValues = Readonly<Record<string, OptionValue>>;

/**
 * One option of a game, as data: lobby forms, command-line flags and checks all come from it.
 * `difficulty` counts the rulebook's marks for each value (a switch: for "on").
 */
export type OptionSpec = (
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly values: readonly (string | number)[];
      readonly default: string | number;
      readonly difficulty: readonly number[];
      readonly clause: string;
    }
  | {
      readonly kind: 'switch';
      readonly name: string;
      readonly default: boolean;
      readonly difficulty: number;
      readonly clause: string;
    }
) & {
  /** Added after games were kept: left out at its default, so that records and seals stay as they were. */
  readonly late?: true;
  /** With fewer seats it means nothing and is not offered; what has it all the same is read as before. */
  readonly from?: number;
  /** A custom among people: whatever is chosen, the same can be played, and bots play alike. */
  readonly custom?: true;
};

/** A combination that the rules exclude: refused when every condition holds. `seats` may be named like an option. */
export interface Exclusion {
  readonly code: string;
  readonly clause: string;
  readonly when: readonly { readonly name: string; readonly in: readonly OptionValue[] }[];
}

interface Offer {
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  readonly exclusions: readonly Exclusion[];
}

const allowed = (spec: OptionSpec, value: unknown): boolean =>
  spec.kind === 'switch' ? typeof value === 'boolean' : spec.values.some(v => v === value);

/** The options that mean something to this number of seats. */
export const offeredOptions = ({ options }: Pick<Offer, 'options'>, seats: number): readonly OptionSpec[] =>
  options.filter(({ from = 1 }) => seats >= from);

/** Every option as it usually is. */
export const usualOptions = ({ options }: Pick<Offer, 'options'>): OptionValues =>
  Object.fromEntries(options.map(spec => [spec.name, spec.default]));

/** Options as they are kept. */
export const keptOptions = (specs: readonly OptionSpec[], options: OptionValues): OptionValues => {
  const isLeftOut = (name: string, value: OptionValue): boolean =>
    specs.some(spec => spec.late && spec.name === name && spec.default === value);
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => !isLeftOut(name, value)));
};

/** Options and seat count from outside: unknown fields and values are refused by name, missing ones take defaults. */
export const readSetup = (
  game: Offer,
  given: { readonly seats: unknown; readonly options?: unknown },
): Result<{ readonly seats: number; readonly options: OptionValues }, Refusal> => {
  const { seats } = given;
  const { min, max } = game.seats;
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < min || seats > max)
    return err(refuse('seats-out-of-range', 'input', { field: 'seats', value: named(seats), min, max }));
  const from = given.options === undefined ? {} : given.options;
  if (typeof from !== 'object' || from === null || Array.isArray(from))
    return err(refuse('not-an-object', 'input', { field: 'options' }));
  for (const name of Object.keys(from))
    if (!game.options.some(spec => spec.name === name))
      return err(refuse('unknown-option', 'input', { field: `options.${name}` }));
  const options: Record<string, OptionValue> = {};
  for (const spec of game.options) {
    const value = Object.hasOwn(from, spec.name) ? (from as Record<string, unknown>)[spec.name] : spec.default;
    if (!allowed(spec, value))
      return err(
        refuse('option-value', spec.clause, {
          field: `options.${spec.name}`,
          value: named(value),
          allowed: spec.kind === 'choice' ? spec.values.join(', ') : 'true, false',
        }),
      );
    options[spec.name] = value as OptionValue;
  }
  const excluded = excludedBy(game.exclusions, seats, options);
  return excluded ? err(excluded) : ok({ seats, options: keptOptions(game.options, options) });
};

/** The exclusion that this combination meets, if any: the lobby asks it for choices not yet made. */
export const excludedBy = (
  exclusions: readonly Exclusion[],
  seats: number,
  options: OptionValues,
): Refusal | undefined => {
  const met = exclusions.find(({ when }) =>
    when.every(({ name, in: values }) => values.some(v => v === (name === 'seats' ? seats : options[name]))),
  );
  return met && refuse(met.code, met.clause, { field: met.when.map(({ name }) => name).join(', ') });
};

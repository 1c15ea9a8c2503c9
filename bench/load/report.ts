import { median, spread } from '../tally.js';

/** A number of each round or slice, and how it is written. */
export interface Column {
  readonly title: string;
  readonly digits: number;
}

/** Median of all (lowest–highest). */
const cell = (values: readonly number[], { digits }: Column): string =>
  values.length === 0
    ? '–'
    : `${median(values).toFixed(digits)}${values.length > 1 ? ` (${spread(values, digits)})` : ''}`;

/** Writes a table as it can stand in docs/benchmarks.md. */
export const printTable = (
  title: string,
  columns: readonly Column[],
  rows: Readonly<Record<string, readonly (readonly number[])[]>>,
): void => {
  console.log(`\n${title}\n`);
  console.log(`| | ${columns.map(column => column.title).join(' | ')} |`);
  console.log(`| --- |${columns.map(() => ' --- |').join('')}`);
  for (const [name, values] of Object.entries(rows))
    console.log(`| ${name} | ${columns.map((column, i) => cell(values[i] ?? [], column)).join(' | ')} |`);
};

/** One by one, so that whatever else the machine did hit both. */
export const ratios = (one: readonly number[], other: readonly number[]): readonly number[] =>
  one.flatMap((value, i) => {
    const against = other[i];
    return against === undefined ? [] : [value / against];
  });

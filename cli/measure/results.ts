import { existsSync } from 'node:fs';
import type { OptionValues } from '@seekiste/rules/core';
import type { Tally } from '../arena/tally.js';
import { gameFor } from '../arguments.js';
import { Failure } from '../failure.js';
import { parseJson, readText, writeText } from '../files.js';
import type { SuiteLine } from './suite.js';

const FORMAT = 'seekiste-bots/1';

/** What a line was measured with, and what was counted: sums, so that more deals can be added. */
export interface Measured {
  /** The version of the program. */
  readonly version: string;
  readonly rulesVersion: number;
  readonly options: OptionValues;
  readonly lineup: string;
  readonly seed: string;
  /** How the bots played the first deal (`markOf`). */
  readonly mark: string;
  /** The budget with which every decision was judged, where they were. */
  readonly judge?: string;
  readonly tally: Tally;
}

export type Results = Readonly<Record<string, Measured>>;

/** Results as they were kept; nothing if there is no such file yet. */
export const readResults = (file: string): Results => {
  if (!existsSync(file)) return {};
  const { format, lines } = Object(parseJson(file, readText(file))) as { format?: unknown; lines?: Results };
  if (format !== FORMAT || typeof lines !== 'object') throw new Failure(`${file} is no file of results (${FORMAT}).`);
  return lines;
};

export const writeResults = (file: string, lines: Results): void => {
  const sorted = Object.fromEntries(Object.entries(lines).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeText(file, `${JSON.stringify({ format: FORMAT, lines: sorted }, null, 2)}\n`);
};

/** What a measurement plays, but for how often. */
export const measurement = (
  { game, options, bots, judge }: SuiteLine,
  provenance: Pick<Measured, 'version' | 'seed' | 'mark'>,
): Omit<Measured, 'tally'> => ({
  version: provenance.version,
  rulesVersion: gameFor(game).rulesVersion,
  options,
  lineup: bots.join(', '),
  seed: provenance.seed,
  mark: provenance.mark,
  ...(judge === undefined ? {} : { judge }),
});

/** Whether what was kept is a part of this measurement: more deals may then be added to it. */
export const isPartOf = ({ tally: _, ...kept }: Measured, wanted: Omit<Measured, 'tally'>): boolean =>
  JSON.stringify(kept) === JSON.stringify(wanted);

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ANALYSIS_VERSION } from '@seekiste/bots/analysis';
import { gameFor } from '../arguments.js';
import { Failure } from '../failure.js';
import { parseJson, readText, writeText } from '../files.js';
import { ROOM } from '../package.js';
import type { CalibratedMode } from './modes.js';
import type { Batch, Sample } from './worker.js';

const FILE = join(ROOM, '..', 'docs', 'insight', 'forecasts.json');
const FORMAT = 'seekiste-forecasts/1';

/** How the games of a mode were played and judged. */
export type Manner = Pick<Batch, 'bot' | 'budget' | 'spots' | 'hints'>;

/** The forecasts of a mode, in the order of its deals, so that more can be added. */
export interface Kept extends Manner {
  readonly analysis: number;
  readonly rulesVersion: number;
  readonly samples: readonly Sample[];
}

type Modes = Readonly<Record<string, Kept>>;

export const readKept = (): Modes => {
  if (!existsSync(FILE)) return {};
  const { format, modes } = Object(parseJson(FILE, readText(FILE))) as { format?: unknown; modes?: Modes };
  if (format !== FORMAT || typeof modes !== 'object') throw new Failure(`${FILE} is no file of forecasts (${FORMAT}).`);
  return modes;
};

const writeKept = (modes: Modes): void => {
  const lines = Object.entries(modes).map(([title, kept]) => `${JSON.stringify(title)}:${JSON.stringify(kept)}`);
  writeText(FILE, `{"format":${JSON.stringify(FORMAT)},"modes":{\n${lines.join(',\n')}\n}}\n`);
};

const mannerOf = ({ game }: CalibratedMode, { bot, budget, spots, hints }: Manner): Omit<Kept, 'samples'> => ({
  ...{ bot, budget, spots, hints },
  analysis: ANALYSIS_VERSION,
  rulesVersion: gameFor(game).rulesVersion,
});

/** What was found of a mode before, in the same manner; none of it if anything has changed since. */
export const samplesOf = (mode: CalibratedMode, manner: Manner): readonly Sample[] => {
  const { samples, ...kept } = readKept()[mode.title] ?? { samples: [] };
  return JSON.stringify(kept) === JSON.stringify(mannerOf(mode, manner)) ? samples : [];
};

/** Read again before it is written: other modes may have been judged beside this one. */
export const keep = (mode: CalibratedMode, manner: Manner, samples: readonly Sample[]): void =>
  writeKept({ ...readKept(), [mode.title]: { ...mannerOf(mode, manner), samples } });

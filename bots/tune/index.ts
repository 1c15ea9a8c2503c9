import { Rng, type Seed } from '@seekiste/rules/core';
import { MODES, TUNED, WEIGHTS, type Mode, type Tuned, type Weights } from '../in-aller-ruhe/sailor/index.js';
import { evolve, practicesOf, scoreOf, type Evolution } from './in-aller-ruhe/index.js';

export { fileOf, readWeightsBy, SEAS } from '../in-aller-ruhe/learned/index.js';
export { MODES } from '../in-aller-ruhe/sailor/index.js';
export { tuneProspects } from './lighthouse-run/index.js';
export { fileWithPupil, tuneValue } from './in-aller-ruhe/index.js';

export interface Task {
  readonly mode: Mode;
  readonly games: number;
  readonly seed: Seed;
  /** How to do it again. */
  readonly command: string;
  readonly tell: NonNullable<Evolution['tell']>;
}

export interface Finding {
  /** What the weights score on deals that nobody has practised with: those of `weights.ts`, and those found. */
  readonly before: number;
  readonly after: number;
  /** The text of `tuned.ts` with what was found. */
  readonly text: string;
}

/** Only what differs. */
const changed = (from: Weights, to: Weights): Partial<Weights> =>
  Object.fromEntries(
    Object.entries(to).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(from[key as keyof Weights])),
  );

/** For one game in so many of the evolution, one is played to check it. */
const CHECKED = 10;

/** Tunes the weights of one mode, from those of `weights.ts` on, so that the same seed finds the same again. */
export const tune = ({ mode, games, seed, command, tell }: Task): Finding => {
  const practices = practicesOf(mode);
  const found = evolve({ practices, weights: WEIGHTS, games, seed, tell });
  const fresh = Rng.from(seed);
  fresh.split();
  const rounds = Math.max(1, Math.round(games / CHECKED / practices.length));
  const check = Array.from({ length: rounds }, () => practices).flat();
  const text = textOf({ ...TUNED, [mode]: { command, games, weights: changed(WEIGHTS, found) } });
  return { before: scoreOf(WEIGHTS, check, fresh.seed()), after: scoreOf(found, check, fresh.seed()), text };
};

/** The data file, before it is formatted. */
export const textOf = (tuned: Readonly<Partial<Record<Mode, Tuned>>>): string => {
  const entries = MODES.flatMap(mode => (tuned[mode] ? [`'${mode}': ${JSON.stringify(tuned[mode])}`] : []));
  return `import type { Mode } from './mode.js';
import type { Weights } from './weights.js';

/** Weights that self-play has found for one way to play, and how to find them again. */
export interface Tuned {
  readonly command: string;
  readonly games: number;
  readonly weights: Partial<Weights>;
}

/** Written by \`npm run tune\`. What is not in it is as in \`weights.ts\`. */
export const TUNED: Readonly<Partial<Record<Mode, Tuned>>> = {${entries.join(', ')}};
`;
};

import { kindOf } from '@seekiste/bots/analysis';
import type { Line } from './page.js';

const rounded = (share: number): number => Math.round(share * 1000) / 10 + 0;

const rowOf = ({ mode: { game, setup }, curve, hints }: Line): string => {
  const [low, high] = curve.biasInterval;
  return JSON.stringify({
    ...{ game, kind: kindOf(setup.options), seats: setup.seats, games: curve.games },
    ...{ miss: rounded(curve.bias), low: rounded(low), high: rounded(high) },
    ...{ curve: curve.calibrated, hints: hints.calibrated },
  });
};

/** What apps say of a mode's calibration, as a source file. */
export const knownToApp = (lines: readonly Line[]): string =>
  [
    '// Written by `npm run calibrate` (docs/insight.md).',
    "import type { Calibration } from './calibration.js';",
    '',
    '// prettier-ignore',
    'export const CALIBRATED: readonly Calibration[] = [',
    ...lines.map(line => `  ${rowOf(line)},`),
    '];',
    '',
  ].join('\n');

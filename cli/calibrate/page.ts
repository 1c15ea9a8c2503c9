import { join } from 'node:path';
import { readText, writeText } from '../files.js';
import { ROOM } from '../package.js';
import { knownToApp } from './known.js';
import { readKept, type Kept } from './kept.js';
import { modes, type CalibratedMode } from './modes.js';
import { reliabilityPicture } from './picture.js';
import { BINS, scoresOf, type Bin, type Scores } from './scores.js';
import type { Sample } from './worker.js';

/** A mode and how its forecasts did. */
export interface Line {
  readonly mode: CalibratedMode;
  readonly curve: Scores;
  readonly hints: Scores;
}

const ROOT = join(ROOM, '..');
const PAGE = join(ROOT, 'docs', 'insight.md');
const [BEGIN, END] = ['<!-- calibration -->', '<!-- /calibration -->'];

export const lineOf = (mode: CalibratedMode, samples: readonly Sample[]): Line => ({
  mode,
  curve: scoresOf(samples.map(({ curve }) => curve)),
  hints: scoresOf(samples.map(({ hints }) => hints)),
});

const points = (share: number): string => (share * 100).toFixed(1).replace('-', '−');

const binText = ({ count, said, came, holds }: Bin): string => {
  const text = `${(said * 100).toFixed(0)} → ${(came * 100).toFixed(0)} (${count})`;
  return count === 0 ? '–' : holds ? text : `**${text}**`;
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const scoreRow = (title: string, scores: Scores): string =>
  row([
    title,
    `${scores.games}, ${scores.forecasts}`,
    `${scores.brier.toFixed(3)} (${scores.brierInterval[0].toFixed(3)} to ${scores.brierInterval[1].toFixed(3)})`,
    scores.constant.toFixed(3),
    `${points(scores.bias)} (${points(scores.biasInterval[0])} to ${points(scores.biasInterval[1])})`,
    scores.calibrated ? 'yes' : '**no**',
    ...scores.bins.map(binText),
  ]);

/** For the terminal, as soon as a mode is judged. */
export const rowOf = ({ mode, curve }: Line): string => scoreRow(mode.title, curve);

/** By what was said (columns): what was said on average → what came of it. */
const tableOf = (lines: readonly Line[], of: 'curve' | 'hints'): string => {
  const heads = ['mode, players', 'games, forecasts', 'Brier', 'constant', 'came − said', 'calibrated'];
  const bins = Array.from({ length: BINS }, (_, bin) => `${(bin * 100) / BINS}–${((bin + 1) * 100) / BINS} %`);
  const all = [...heads, ...bins];
  return [row(all), row(all.map(() => '---')), ...lines.map(line => scoreRow(line.mode.title, line[of]))].join('\n');
};

/** The page with this in the place of what was there before. */
const withCalibration = (page: string, text: string): string => {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`the page has no place for the calibration: ${BEGIN}`);
  return `${before}${BEGIN}\n\n${text}\n\n${END}${after}`;
};

const mannerText = ({ bot, budget, spots, hints }: Kept): string =>
  `Games of ${bot}s on fresh deals, ${spots} decisions of each judged (budget: ${budget}), hints asked for at ${hints}.`;

/** Writes the page, its pictures and what the app knows of it from the forecasts that were kept. */
export const writeCalibration = (): void => {
  const kept = readKept();
  const lines = modes().flatMap(mode => (kept[mode.title] ? [lineOf(mode, kept[mode.title]?.samples ?? [])] : []));
  const games = [...new Set(lines.map(({ mode }) => mode.game))];
  for (const game of games)
    writeText(
      join(ROOT, 'docs', 'pictures', `calibration-${game}.svg`),
      reliabilityPicture(lines.filter(({ mode }) => mode.game === game)),
    );
  const first = Object.values(kept)[0];
  const text = [
    `Written by \`npm run calibrate\` from docs/insight/forecasts.json. ${first ? mannerText(first) : ''} A game is one sample; intervals are 95 %. The last columns: what was said on average → what came of it, in points of the hundred (how many).`,
    ...games.map(game => `![Reliability diagrams of ${game}](pictures/calibration-${game}.svg)`),
    '### The curve',
    tableOf(lines, 'curve'),
    '### Hints',
    'What is said of the best hint, and what came of it when it was followed with the cards as they lay and sailors played on.',
    tableOf(
      lines.filter(({ hints }) => hints.games > 0),
      'hints',
    ),
  ].join('\n\n');
  writeText(PAGE, withCalibration(readText(PAGE), text));
  writeText(join(ROOT, 'bots', 'analysis', 'calibrated.ts'), knownToApp(lines));
};

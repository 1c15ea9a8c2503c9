import type { Bin, Scores } from './scores.js';

/** A mode and how its forecasts did. */
export interface Line {
  readonly title: string;
  readonly scores: Scores;
}

const [BEGIN, END] = ['<!-- calibration -->', '<!-- /calibration -->'];

const points = (share: number): string => (share * 100).toFixed(1).replace('-', '−');

const binText = ({ count, said, came }: Bin): string =>
  count === 0 ? '–' : `${(said * 100).toFixed(0)} → ${(came * 100).toFixed(0)} (${count})`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const lineRow = ({ title, scores }: Line): string =>
  row([
    title,
    String(scores.games),
    `${scores.brier.toFixed(3)} (${scores.brierInterval[0].toFixed(3)} to ${scores.brierInterval[1].toFixed(3)})`,
    scores.constant.toFixed(3),
    `${points(scores.bias)} (${points(scores.biasInterval[0])} to ${points(scores.biasInterval[1])})`,
    scores.calibrated ? 'yes' : '**no**',
    ...scores.bins.map(binText),
  ]);

/** A reliability diagram in words: by what was said (columns), what was said on average → what came of it. */
export const tableOf = (lines: readonly Line[]): string => {
  const heads = ['mode, players', 'games', 'Brier', 'constant', 'came − said', 'calibrated'];
  const bins = ['0–20 %', '20–40 %', '40–60 %', '60–80 %', '80–100 %'];
  const all = [...heads, ...bins];
  return [row(all), row(all.map(() => '---')), ...lines.map(lineRow)].join('\n');
};

/** The page with this in the place of what was there before. */
export const withCalibration = (page: string, text: string): string => {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`the page has no place for the calibration: ${BEGIN}`);
  return `${before}${BEGIN}\n\n${text}\n\n${END}${after}`;
};

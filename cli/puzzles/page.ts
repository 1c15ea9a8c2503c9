import { modesOf, ratingOf, type Puzzle } from '@seekiste/learn/puzzles';

const [BEGIN, END] = ['<!-- mined -->', '<!-- /mined -->'];

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const optionsOf = (options: object): string =>
  Object.entries(options)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ') || '–';

const figures = (puzzles: readonly Puzzle[]): readonly (string | number)[] => {
  const levels = puzzles.map(ratingOf).sort((a, b) => a - b);
  const exact = puzzles.filter(({ budget }) => budget === 'exact').length;
  const middle = levels[Math.floor(levels.length / 2)] ?? '–';
  return [puzzles.length, exact, levels[0] ?? '–', middle, levels.at(-1) ?? '–'];
};

/** How many puzzles there are, by game and mode. */
export const tableOf = (all: readonly { readonly game: string; readonly puzzles: readonly Puzzle[] }[]): string => {
  const heads = ['game', 'mode', 'players', 'options', 'puzzles', 'of them exact', 'easiest', 'median', 'hardest'];
  const rows = all.flatMap(({ game, puzzles }) => [
    row([`**${game}**`, '', '', '', ...figures(puzzles)]),
    ...modesOf(game).map(({ name, seats, options }) =>
      row(['', name, seats, optionsOf(options), ...figures(puzzles.filter(({ mode }) => mode.name === name))]),
    ),
  ]);
  return [row(heads), row(heads.map(() => '---')), ...rows].join('\n');
};

/** The page with this in the place of what was there before. */
export const withTable = (page: string, table: string): string => {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`the page has no place for the table: ${BEGIN}`);
  return `${before}${BEGIN}\n\n${table}\n\n${END}${after}`;
};

import { findings, lossesByBot, thoughtOf } from '../arena/report.js';
import type { Interval } from '@seekiste/rules/logbook';
import type { Measured, Results } from './results.js';
import { gainOf } from './gain.js';
import { linesOf, type Measure, type Pair, type SuiteLine, type SuiteTable } from './suite.js';

const NOT_YET = '–';

const percents = (share: number, [low, high]: Interval): string =>
  `${(share * 100).toFixed(1)} % (${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)})`;

const numbers = (value: number, [low, high]: Interval): string =>
  `${value.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const written = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const count = (deals: number): string => deals.toLocaleString('en');

/** How many deals stand behind the numbers. */
const dealsLine = (measured: readonly Measured[]): string => {
  const deals = measured.map(({ tally }) => tally.deals);
  if (deals.length === 0) return 'None of these has been measured yet.';
  const [least, most] = [Math.min(...deals), Math.max(...deals)];
  return least === most ? `${count(most)} deals each.` : `${count(least)} to ${count(most)} deals each.`;
};

const teamCell = ({ bots }: SuiteLine, measured: Measured | undefined): string => {
  if (!measured) return NOT_YET;
  const found = findings(bots, measured.tally);
  return found.kind === 'team' ? percents(found.rate, found.interval) : NOT_YET;
};

const thought = (bots: readonly string[], { tally }: Measured): string => {
  const [{ ms } = { ms: 0 }] = thoughtOf(bots, tally);
  return ms < 1 ? ms.toFixed(2) : ms.toFixed(0);
};

const rivalRow = ({ bots }: SuiteLine, measured: Measured | undefined): readonly string[] => {
  const head = [String(bots.length), `\`${bots[0] ?? ''}\` against \`${bots[1] ?? ''}\``];
  const found = measured && findings(bots, measured.tally);
  const [first, other] = found?.kind === 'ranking' ? found.bots : [];
  if (!measured || !first || !other) return [...head, NOT_YET, NOT_YET, NOT_YET, NOT_YET, NOT_YET];
  return [
    ...head,
    percents(first.winShare, first.winShareInterval),
    numbers(first.points, first.pointsInterval),
    other.points.toFixed(1),
    thought(bots, measured),
    count(measured.tally.deals),
  ];
};

const gainRow = (title: string, pairs: readonly Pair[], results: Results): readonly string[] => {
  const teams = pairs.flatMap(({ strong, weak }) => {
    const [one, other] = [results[strong], results[weak]];
    return one && other ? [{ strong: one.tally, weak: other.tally }] : [];
  });
  // Rows can be compared only if all numbers of players are in them.
  if (teams.length < pairs.length) return [title, NOT_YET, NOT_YET, NOT_YET];
  const { strong, weak, interval } = gainOf(teams);
  const points = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)}`;
  return [
    title,
    `${(strong * 100).toFixed(1)} %`,
    `${(weak * 100).toFixed(1)} %`,
    `${points(strong - weak)} (${points(interval[0])} to ${points(interval[1])})`,
  ];
};

/** How many games part it from sailors, so that the 95 % interval of the difference does not hold zero. */
const needed = (games: number, half: number, difference: number): string =>
  difference === 0 ? NOT_YET : count(Math.max(2, Math.ceil(games * (half / difference) ** 2)));

const halfOf = ([low, high]: Interval): number => (high - low) / 2;

/** By how often it wins. */
const neededByWins = ({ judged, sailors }: Measure, { tally }: Measured, results: Results): string => {
  const found = findings(judged.bots, tally);
  if (found.kind === 'ranking') {
    const [first] = found.bots;
    return first
      ? needed(tally.games, halfOf(first.winShareInterval), first.winShare - 1 / judged.bots.length)
      : NOT_YET;
  }
  const other = sailors === undefined ? undefined : results[sailors];
  if (!other) return NOT_YET;
  const { strong, weak, interval } = gainOf([{ strong: tally, weak: other.tally }]);
  // As if as many games of either had been played.
  return needed(Math.min(tally.deals, other.tally.deals), halfOf(interval), strong - weak);
};

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;

const measureRow = (measure: Measure, results: Results): readonly string[] => {
  const { bot, judged } = measure;
  const [won, line] = [results[measure.wins], results[judged.name]];
  const [losses] = line ? lossesByBot(judged.bots, line.tally) : [];
  const wins = won && findings(judged.bots, won.tally);
  const first = wins?.kind === 'ranking' ? wins.bots[0] : undefined;
  const share = wins?.kind === 'team' ? percents(wins.rate, wins.interval) : undefined;
  const head = [
    `\`${bot}\``,
    share ?? (first ? percents(first.winShare, first.winShareInterval) : NOT_YET),
    won ? neededByWins(measure, won, results) : NOT_YET,
  ];
  if (!line || !losses) return [...head, NOT_YET, NOT_YET, NOT_YET, NOT_YET];
  const { gained, lost } = losses;
  const [low, high] = gained.interval;
  return [
    ...head,
    gained.mean === 0 ? '0' : `${signed(gained.mean)} (${signed(low)} to ${signed(high)})`,
    lost.mean.toFixed(2),
    measure.wins === measure.sailors ? NOT_YET : needed(line.tally.games, halfOf(gained.interval), gained.mean),
    count(line.tally.games),
  ];
};

const YARDSTICK = [
  'bot',
  'wins',
  'games to part it from sailors, by wins',
  'gained on a sailor per decision, in points',
  'lost behind the best move found',
  'games to part it from sailors, by decisions',
  'games judged',
];

const RIVALS = [
  'players',
  'line-up',
  'wins of the first',
  'its points',
  'points of each other',
  'ms per move',
  'deals',
];

/** A table of the suite with what has been measured of it. */
export const tableText = (table: SuiteTable, results: Results): string => {
  const lines = linesOf(table);
  switch (table.kind) {
    case 'teams': {
      const cells = lines.map(line => teamCell(line, results[line.name]));
      const width = table.columns.length;
      const rows = table.rows.map(({ title }, index) => [title, ...cells.slice(index * width, (index + 1) * width)]);
      const measured = lines.flatMap(({ name }) => results[name] ?? []);
      return `${written(['', ...table.columns], rows)}\n\n${dealsLine(measured)}`;
    }
    case 'gains':
      return written(
        ['', ...table.columns.map(bot => `\`${bot}\``), 'ahead by'],
        table.rows.map(({ title, cells }) => gainRow(title, cells, results)),
      );
    case 'yardstick':
      return written(
        YARDSTICK,
        table.measures.map(measure => measureRow(measure, results)),
      );
    case 'rivals':
      return written(
        RIVALS,
        lines.map(line => rivalRow(line, results[line.name])),
      );
  }
};

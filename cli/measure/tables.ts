import { findings, thoughtOf } from '../arena/report.js';
import type { Interval } from '@seekiste/rules/logbook';
import type { Measured, Results } from './results.js';
import { gainOf } from './gain.js';
import { linesOf, type Pair, type SuiteLine, type SuiteTable } from './suite.js';

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
    case 'rivals':
      return written(
        RIVALS,
        lines.map(line => rivalRow(line, results[line.name])),
      );
  }
};

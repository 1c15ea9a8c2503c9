import { wilson, type Interval } from '@seekiste/rules/logbook';
import { meanInterval } from './interval.js';
import type { Tally } from './tally.js';

/** What many games say: a win rate for a team, points by seat otherwise, always with its 95 % interval. */
export type Findings =
  | {
      readonly kind: 'team';
      readonly wins: number;
      readonly rate: number;
      readonly interval: Interval;
      readonly reasons: Tally['reasons'];
    }
  | {
      readonly kind: 'ranking';
      readonly seats: readonly {
        readonly points: number;
        readonly interval: Interval;
        readonly firsts: number;
        readonly firstsInterval: Interval;
      }[];
      readonly reasons: Tally['reasons'];
    };

export const findings = ({ games, wins, reasons, points }: Tally): Findings =>
  points.length > 0
    ? {
        kind: 'ranking',
        seats: points.map(({ sum, squares, firsts }) => ({
          points: sum / games,
          interval: meanInterval(sum, squares, games),
          firsts: firsts / games,
          firstsInterval: wilson(firsts, games),
        })),
        reasons,
      }
    : { kind: 'team', wins, rate: wins / games, interval: wilson(wins, games), reasons };

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
export const between = ([low, high]: Interval, write: (value: number) => string): string =>
  `95 % interval ${write(low)} to ${write(high)}`;

const reasonsLine = (reasons: Tally['reasons']): string =>
  `ended by ${Object.entries(reasons)
    .map(([reason, count]) => `${reason} ${count}`)
    .join(', ')}`;

/** The same for people. */
export const findingLines = (found: Findings, { games, moves }: Tally): readonly string[] => [
  ...(found.kind === 'team'
    ? [`won ${percent(found.rate)} (${between(found.interval, percent)}): ${found.wins} of ${games} games`]
    : found.seats.map(
        (seat, index) =>
          `seat ${index}: ${seat.points.toFixed(2)} points (${between(seat.interval, value => value.toFixed(2))}), ` +
          `first in ${percent(seat.firsts)} (${between(seat.firstsInterval, percent)})`,
      )),
  `${reasonsLine(found.reasons)}; ${(moves / games).toFixed(1)} moves per game`,
];

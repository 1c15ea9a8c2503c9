import { wilson, type Interval } from '@seekiste/rules/logbook';
import { lossFindings, lossLine, type LossFindings } from '../losses/losses.js';
import { meanInterval, shareInterval } from '../simulate/interval.js';
import { between, percent } from '../simulate/report.js';
import { rivals, seatings } from './lineup.js';
import { PARTS, type Standing, type Sums, type Tally } from './tally.js';

interface BotFindings {
  readonly bot: string;
  /** How many of the seats it has. */
  readonly seats: number;
  /** The part of all games that one seat of it wins; who shares the first place has a part of it. */
  readonly winShare: number;
  readonly winShareInterval: Interval;
  readonly points: number;
  readonly pointsInterval: Interval;
}

/** What a match says. One deal in all seatings is one sample, so the intervals know how alike its games are. */
export type Findings =
  | { readonly kind: 'team'; readonly rate: number; readonly interval: Interval }
  | { readonly kind: 'ranking'; readonly bots: readonly BotFindings[] };

const scaled = ({ sum, squares }: Sums, by: number): readonly [number, number] => [sum / by, squares / (by * by)];

const botFindings = (lineup: readonly string[], bot: string, standing: Standing, deals: number): BotFindings => {
  const seats = lineup.filter(name => name === bot).length;
  const samples = seats * seatings(lineup).length;
  const firsts = scaled(standing.firsts, samples * PARTS);
  const points = scaled(standing.points, samples);
  return {
    bot,
    seats,
    winShare: firsts[0] / deals,
    winShareInterval: shareInterval(...firsts, deals),
    points: points[0] / deals,
    pointsInterval: meanInterval(...points, deals),
  };
};

export const findings = (lineup: readonly string[], { deals, games, team, wins, bots }: Tally): Findings => {
  if (team) {
    const won = scaled(wins, games / deals);
    // With one seating every deal is won or lost whole.
    const interval = games === deals ? wilson(wins.sum, deals) : shareInterval(...won, deals);
    return { kind: 'team', rate: won[0] / deals, interval };
  }
  const names = rivals(lineup);
  return {
    kind: 'ranking',
    bots: bots.map((standing, index) => botFindings(lineup, names[index] as string, standing, deals)),
  };
};

/** The same for people. */
export const findingLines = (found: Findings): readonly string[] =>
  found.kind === 'team'
    ? [`the team won ${percent(found.rate)} (${between(found.interval, percent)})`]
    : found.bots.map(
        ({ bot, seats, winShare, winShareInterval, points, pointsInterval }) =>
          `${bot}${seats > 1 ? ` (each of ${seats})` : ''}: won ${percent(winShare)} (${between(winShareInterval, percent)}), ` +
          `${points.toFixed(2)} points (${between(pointsInterval, value => value.toFixed(2))})`,
      );

/** What each bot's decisions gave away on average, where they were judged. */
export const lossesByBot = (
  lineup: readonly string[],
  { bots }: Tally,
): readonly (LossFindings & { readonly bot: string })[] =>
  rivals(lineup).flatMap((bot, index) => {
    const losses = bots[index]?.losses;
    return losses ? [{ bot, ...lossFindings(losses) }] : [];
  });

export const lossLines = (lineup: readonly string[], { bots }: Tally): readonly string[] =>
  rivals(lineup).flatMap((bot, index) => {
    const losses = bots[index]?.losses;
    return losses ? [lossLine(bot, losses)] : [];
  });

/** How long each bot thought about a move; the machine has a say in it. */
export const thoughtOf = (
  lineup: readonly string[],
  { bots }: Tally,
): readonly { readonly bot: string; readonly ms: number }[] =>
  rivals(lineup).map((bot, index) => {
    const { milliseconds = 0, moves = 0 } = bots[index] ?? {};
    return { bot, ms: milliseconds / Math.max(1, moves) };
  });

export const effortLine = (lineup: readonly string[], tally: Tally): string =>
  `thought per move: ${thoughtOf(lineup, tally)
    .map(({ bot, ms }) => `${bot} ${ms.toFixed(2)} ms`)
    .join(', ')}`;

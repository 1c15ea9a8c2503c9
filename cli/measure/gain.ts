import type { Tally } from '../arena/tally.js';
import type { Interval } from '@seekiste/rules/logbook';

/** Two teams of as many players. */
interface Teams {
  readonly strong: Tally;
  readonly weak: Tally;
}

/** How often each wins on average, every number of players counting alike, and the 95 % interval of the difference. */
export interface Gain {
  readonly strong: number;
  readonly weak: number;
  readonly interval: Interval;
}

const Z = 1.96;

const rate = ({ wins, deals }: Tally): number => wins.sum / deals;

/** Of a rate; as if one deal more had been won and one lost, since a team that has won all of them may still lose. */
const variance = ({ wins, deals }: Tally): number => {
  const share = (wins.sum + 1) / (deals + 2);
  return (share * (1 - share)) / deals;
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How far one team is ahead of another. That they play common deals is left out: it makes the interval too wide, if anything. */
export const gainOf = (pairs: readonly Teams[]): Gain => {
  const [strong, weak] = [mean(pairs.map(pair => rate(pair.strong))), mean(pairs.map(pair => rate(pair.weak)))];
  const spread = mean(pairs.map(pair => variance(pair.strong) + variance(pair.weak))) / pairs.length;
  const error = Z * Math.sqrt(spread);
  return { strong, weak, interval: [strong - weak - error, strong - weak + error] };
};

/** `npm run bench -- bots`: how many playouts a search makes in a CPU second, and how strong it gets by thinking longer; `npm run bench -- bots santa-timea` only those of one game. */
import { readWeightsBy } from '@seekiste/bots';
import { GAMES } from '@seekiste/rules';
import { readWeights } from '@seekiste/server/weights';
import { playoutsPerSecond } from './playouts.js';
import { strengths, trialOf } from './strength.js';

/** 95 % of a normal distribution lie within this number of standard deviations. */
const WITHIN = 1.96;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const bots = (wanted: readonly string[]): void => {
  readWeightsBy(readWeights);
  const games = GAMES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  console.log('Playouts per CPU second (median of the slices, lowest–highest)');
  for (const game of games)
    for (const seats of [2, 4]) console.log(`  ${game.name}, ${seats} players: ${playoutsPerSecond(game, seats)}`);
  console.log('\nStrength by time: wins against two sailors, or in a crew of its own where all win together');
  for (const game of games) {
    const { unit, options } = trialOf(game);
    console.log(`  ${game.name}, 3 players ${JSON.stringify(options)}`);
    for (const { budget, milliseconds, share, error, games: played } of strengths(game)) {
      const who = budget === 0 ? 'sailor' : `captain, ${budget} ${unit}`;
      const won = `${percent(share)} ± ${percent(WITHIN * error)} of ${played} games`;
      console.log(`    ${who.padEnd(26)} ${milliseconds.toFixed(2).padStart(7)} ms per move, ${won}`);
    }
  }
};

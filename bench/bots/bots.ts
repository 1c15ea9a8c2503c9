/** `npm run bench -- bots`: how many playouts a search makes in a CPU second, and how strong it gets by thinking longer; `npm run bench -- bots santa-timea` only those of one game. */
import { GAMES } from '@seekiste/rules';
import { playoutsPerSecond } from './playouts.js';
import { strengths } from './strength.js';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const bots = (wanted: readonly string[]): void => {
  const games = GAMES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  console.log('Playouts per CPU second (median of the slices, lowest–highest)');
  for (const game of games)
    for (const seats of [2, 4]) console.log(`  ${game.name}, ${seats} players: ${playoutsPerSecond(game, seats)}`);
  console.log(
    '\nStrength by time: wins of a search, alone against sailors, or in a crew of its own where all win together',
  );
  for (const game of games)
    for (const { playouts, milliseconds, share, games: played } of strengths(game, 3))
      console.log(
        `  ${game.name}, 3 players, ${String(playouts).padStart(5)} playouts: ${milliseconds.toFixed(1)} ms per move, ` +
          `${percent(share)} of ${played} games`,
      );
};

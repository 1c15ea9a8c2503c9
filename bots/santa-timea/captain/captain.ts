import { santaTimea, type State, type View } from '@seekiste/rules/santa-timea';
import type { Bot } from '../../bot.js';
import { searchBot, type Beliefs, type Guide } from '../../search/index.js';
import { policy } from '../sailor/index.js';
import { worlds } from './beliefs.js';
import { areLast, lastTricksValue, solvedGame } from './last-tricks.js';
import { value } from './value.js';

export const guide: Guide<State> & Beliefs<State, View> = { worlds, policy, value };

const PLAYOUTS = 6000;
/**
 * In the last tricks so many times fewer: a world takes longer there, most of all with five, and moves are told apart
 * sooner.
 */
const fewer = (seats: number): number => (seats < 5 ? 4 : 8);

/**
 * Plays the rest of the round many times over, in worlds that fit what it sees and what was played; in the last tricks
 * it tries every order of its own cards in them instead.
 */
export const captainWithin = (playouts: number): Bot => {
  const playingOn = searchBot(santaTimea, guide, playouts);
  const solving = (view: View): Bot =>
    searchBot(solvedGame, { ...guide, value: lastTricksValue(view) }, Math.ceil(playouts / fewer(view.seats)));
  return {
    name: 'captain',
    choose: (view, rng) => (areLast(view as View) ? solving(view as View) : playingOn).choose(view, rng),
  };
};
export const captain: Bot = captainWithin(PLAYOUTS);

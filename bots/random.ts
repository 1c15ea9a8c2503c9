import type { AnyGame } from '@seekiste/rules/core';
import { NothingToDo, type Bot } from './bot.js';

/** Plays any game: each of the moves on offer is equally likely. */
export const randomBot = (game: AnyGame): Bot => ({
  name: 'random',
  choose(view, rng) {
    const moves = game.moves(view);
    if (moves.length === 0) throw new NothingToDo('not-asked');
    return moves[rng.below(moves.length)];
  },
});

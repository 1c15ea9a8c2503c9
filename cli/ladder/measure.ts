import { USUAL_LEVEL } from '@seekiste/bots';
import type { Measured, Voyage } from '@seekiste/learn/ladder';
import type { AnyGame, Outcome } from '@seekiste/rules/core';
import { botFor, setupFor } from '../arguments.js';
import { readSeed } from '../seed.js';
import { playGame, seedOfGame } from '../simulate/game.js';

/** Deals that nothing was tuned with. */
const SEED = readSeed('ladder');

/** The player's part of the victory. */
const partOf = (outcome: Outcome): number => {
  if (outcome.kind === 'team') return outcome.won ? 1 : 0;
  return outcome.places[0] === 1 ? 1 / outcome.places.filter(place => place === 1).length : 0;
};

/** Plays on where the last measuring stopped: the same deals in the same order as in one run. */
export const measured = async (
  game: AnyGame,
  voyage: Voyage,
  { games, won, rivals }: Pick<Measured, 'games' | 'won' | 'rivals'>,
  upTo: number,
): Promise<Measured> => {
  const setup = setupFor(game, voyage.seats, voyage.options);
  const usual = botFor(game, USUAL_LEVEL);
  const seats = [usual, ...voyage.crew.map(level => botFor(game, level))];
  let share = won;
  let against = rivals;
  for (let deal = games; deal < upTo; deal++) {
    const { outcome } = await playGame(game, setup, seat => seats[seat] ?? usual, seedOfGame(SEED, deal));
    share += partOf(outcome);
    if (outcome.kind === 'ranking') against = true;
  }
  return { ...voyage, games: Math.max(games, upTo), won: share, ...(against && { rivals: against }) };
};

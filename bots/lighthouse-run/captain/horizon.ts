import { OVER } from '@seekiste/rules/core';
import { lighthouseRun, ROUNDS, type Move, type State, type View } from '@seekiste/rules/lighthouse-run';
import type { Searched } from '../../search/index.js';

/**
 * So many rounds are played out, the one that is on among them; then the river is judged as it lies. What happens later
 * is more luck than a move's doing, and costs time.
 */
const HORIZON = 7;

/** From this round on, little luck is left. */
export const LATE = 8;

const { imagine, kernel } = lighthouseRun;

/** The game for a search from this round on: over, for all it knows, beyond its horizon. */
const gameFrom = (round: number): Searched<State, Move, View> => ({
  imagine,
  kernel: {
    ...kernel,
    actor: state => (state.round === round + HORIZON && state.playedThisRound === 0 ? OVER : kernel.actor(state)),
  },
});

/** By round, from 0 on. */
export const GAMES_FROM: readonly Searched<State, Move, View>[] = Array.from({ length: ROUNDS + 1 }, (_, round) =>
  round + HORIZON <= ROUNDS ? gameFrom(round) : lighthouseRun,
);

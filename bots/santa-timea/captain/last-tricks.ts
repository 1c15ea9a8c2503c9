import { CHANCE, OVER, type Seat } from '@seekiste/rules/core';
import { santaTimea, TRICKS, type Card, type Move, type State, type View } from '@seekiste/rules/santa-timea';
import type { Searched } from '../../search/index.js';
import { policy } from '../sailor/index.js';
import { value } from './value.js';

/**
 * The last tricks, exact for the cards of one seat: in a world, where all hands are known, every order of them is
 * tried. The others answer like sailors, who always play the same card to the same table, so this is the most that
 * the seat can get against sailors; it is not what players get who all think as far. Nor is the mean over worlds
 * exact: in each of them later cards are chosen as if the others' hands were known, so it promises too much.
 */

/**
 * How many tricks are the last ones: five cards have 120 orders, and of those one is laid to be judged. With five
 * players that would take longer than a move may.
 */
const LAST = 5;
const lastFor = (seats: number): number => (seats < 5 ? LAST : 4);

const { imagine, kernel } = santaTimea;

/** Whether the last tricks of a round are being played. */
export const areLast = ({ phase, trick, seats }: Pick<State, 'phase' | 'trick' | 'seats'>): boolean =>
  phase === 'trick' && trick > TRICKS - lastFor(seats);

/** The last tricks for a search: whatever follows a move is left to the value, and nothing is played out. */
export const solvedGame: Searched<State, Move, View> = { imagine, kernel: { ...kernel, actor: () => OVER } };

/** A table to try a card on, and the cards that can be tried next. */
interface Spare {
  readonly state: State;
  readonly codes: Int32Array;
}

/** What the last tricks are worth at tables of these options and seats, to the seat that is asked for. */
export const lastTricksValue = ({ options, seats }: Pick<State, 'options' | 'seats'>): typeof value => {
  // One for every card that is still to be chosen, made once: nothing is made anew in a search.
  const spares = Array.from({ length: LAST + 1 }, (): Spare => {
    return { state: santaTimea.start({ ...options }, seats), codes: new Int32Array(kernel.mostMoves) };
  });

  const most = (depth: number, seat: Seat): number => {
    const { state, codes } = spares[depth] as Spare;
    for (let actor = kernel.actor(state); actor !== OVER && actor !== CHANCE; actor = kernel.actor(state)) {
      const chooses = actor === seat && state.phase === 'trick' && (state.hands[seat] as Card[]).length > 1;
      if (chooses) return mostOf(depth, kernel.list(state, seat, codes), seat);
      kernel.play(state, actor, policy(state, actor)); // also the own choice of sets (9.4), which the rules propose
    }
    return value(state, seat);
  };

  const mostOf = (depth: number, count: number, seat: Seat): number => {
    const [{ state, codes }, next] = [spares[depth] as Spare, spares[depth + 1] as Spare];
    let best = 0;
    for (let i = 0; i < count; i++) {
      kernel.copy(state, next.state);
      kernel.play(next.state, seat, codes[i] as number);
      best = Math.max(best, most(depth + 1, seat));
    }
    return best;
  };

  return (state, seat) => {
    kernel.copy(state, (spares[0] as Spare).state);
    return most(0, seat);
  };
};

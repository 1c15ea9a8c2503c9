import type { Game } from './game.js';
import type { OptionValues } from './options.js';

/**
 * How many ways a game can go on for `depth` moves. Where several may act, each of them may
 * come next; a finished game is one way, whatever depth is left.
 */
export const perft = <Options extends OptionValues, State, Move, Event, Shown, View, Code extends string>(
  game: Game<Options, State, Move, Event, Shown, View, Code>,
  state: State,
  depth: number,
): number => {
  const acts = game.toAct(state);
  if (acts.kind === 'chance') throw new RangeError('perft counts players’ moves: deal first');
  if (depth === 0 || acts.kind === 'over') return 1;
  let leaves = 0;
  for (const seat of [...acts.must, ...acts.may])
    for (const move of game.moves(game.view(state, seat))) {
      const step = game.apply(state, seat, move);
      if (!step.ok) throw new Error(`offered but refused: ${game.write(move)} (${step.error.code})`);
      leaves += perft(game, step.value.state, depth - 1);
    }
  return leaves;
};

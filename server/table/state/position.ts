import { passed, type Chance, type Played } from '@seekiste/rules/core';
import type { TableState } from './table.js';

/** A position, and where chance stands in it. */
interface Position {
  readonly state: unknown;
  readonly chance: Chance;
}

/** The position after moves that were checked before: what the deal holds for later is the same as then. */
export const positionAfter = (
  { game }: Pick<TableState, 'game'>,
  from: Position,
  moves: readonly Played[],
): Position => {
  let { state, chance } = from;
  for (const { actor, move } of moves) {
    if (actor === 'chance') chance = passed(game, state, chance);
    const step = game.apply(state, actor, move);
    if (!step.ok) throw new Error(`a stored move was refused: ${step.error.code}`);
    state = step.value.state;
  }
  return { state, chance };
};

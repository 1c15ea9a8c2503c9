import { err, refuse, type AnyGame } from '@seekiste/rules/core';

/**
 * A planted second version of a game's rules: nobody may make the first of their moves, unless it is the only one.
 * Games of the first version have such moves, so they do not fold by the second.
 */
export const secondVersion = (first: AnyGame): AnyGame => {
  const moves = (view: unknown): readonly unknown[] => {
    const all = first.moves(view);
    return all.length > 1 ? all.slice(1) : all;
  };
  return {
    ...first,
    rulesVersion: first.rulesVersion + 1,
    moves,
    apply: (state, actor, move) => {
      if (actor === 'chance') return first.apply(state, actor, move);
      const allowed = moves(first.view(state, actor)).map(each => first.write(each));
      return allowed.includes(first.write(move)) ? first.apply(state, actor, move) : err(refuse('planted', '99.1'));
    },
  };
};

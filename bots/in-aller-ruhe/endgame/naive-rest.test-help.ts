import {
  inAllerRuhe,
  isIsland,
  ownHand,
  type Card,
  type Move,
  type State,
  type View,
} from '@seekiste/rules/in-aller-ruhe';

/**
 * The rest of a game alone a second time, slow and naive: every order of the pile is a world of its own, every move on
 * offer is tried, and worlds stay together as long as they look the same. It knows no kinds of cards and leaves nothing
 * out, and all rules are those of the game.
 */

/** All ways to take so many of these cards one after the other, of equal cards one. */
const orders = (cards: readonly Card[], count: number): readonly (readonly Card[])[] => {
  if (count === 0) return [[]];
  const different = cards.filter((card, i) => cards.indexOf(card) === i);
  return different.flatMap(card =>
    orders(cards.toSpliced(cards.indexOf(card), 1), count - 1).map(others => [card, ...others]),
  );
};

/** Every state that looks like this one, each as likely: 9.1 any of the unseen islands may have been removed. */
export const worldsLike = (state: State): readonly State[] => {
  const pile = state.piles[0]!;
  const unseen = [...pile, ...state.removed];
  const others = unseen.filter(card => !isIsland(card)).length;
  return orders(unseen, pile.length)
    .filter(order => order.filter(card => !isIsland(card)).length === others)
    .map(order => ({
      ...state,
      piles: [[...order]],
      removed: unseen.filter(card => isIsland(card) && !order.includes(card)),
    }));
};

const lookOf = (world: State): View => inAllerRuhe.view(world, 0);

/** What a view comes to: in which order cards were thrown makes no difference, and sizes follow from the rest. */
const nameOf = (view: View): string =>
  [
    view.phase,
    view.departedBy,
    view.outcome?.won,
    view.sea,
    ownHand(view),
    view.remembered.toSorted((a, b) => a - b),
  ].join(';');

export class NaiveRest {
  readonly #found = new Map<string, number>();

  /** The chance to win in worlds that look the same. */
  chance(worlds: readonly State[]): number {
    const result = inAllerRuhe.result(worlds[0]!);
    if (result) return result.kind === 'team' && result.won ? 1 : 0;
    const view = lookOf(worlds[0]!);
    const name = nameOf(view);
    const found =
      this.#found.get(name) ?? Math.max(...inAllerRuhe.moves(view).map(move => this.chanceAfter(worlds, move)));
    this.#found.set(name, found);
    return found;
  }

  /** The chance to win if this move is made. */
  chanceAfter(worlds: readonly State[], move: Move): number {
    const alike = new Map<string, State[]>();
    for (const world of worlds) {
      const step = inAllerRuhe.apply(world, 0, move);
      if (!step.ok) throw new Error(`${inAllerRuhe.write(move)}: ${step.error.code}`);
      const name = nameOf(lookOf(step.value.state));
      const others = alike.get(name);
      if (others) others.push(step.value.state);
      else alike.set(name, [step.value.state]);
    }
    let mean = 0;
    for (const group of alike.values()) mean += (group.length / worlds.length) * this.chance(group);
    return mean;
  }
}

import type { Rng } from '@seekiste/rules/core';
import {
  CHART,
  lighthouseRun,
  ownerOf,
  type Card,
  type Movement,
  type State,
  type View,
} from '@seekiste/rules/lighthouse-run';

/**
 * What players keep. What somebody has not played yet is the likelier in their hand, the longer such cards are usually
 * kept: group and coop cards wait for ships that lie together, solo cards that light what they like go first. Counted in
 * 600 games of greedy players; from the fourth round on it hardly changes, and with four players it is much the same as
 * with two.
 */
const KEPT: Readonly<Record<Movement, { readonly free: number; readonly forced: number }>> = {
  solo: { free: 0.5, forced: 0.7 },
  group: { free: 1.8, forced: 1.8 },
  coop: { free: 0.8, forced: 1.8 },
};

/** By card: how much likelier it is in a hand than in a pile, against a card with 1. */
const ODDS: readonly number[] = CHART.movements.map((movement, card) =>
  CHART.forces[card] === null ? KEPT[movement].free : KEPT[movement].forced,
);

/** So many exchanges between a hand and its pile; then they lie as their odds say (Metropolis et al. 1953). */
const OFFERS = 12;

const exchange = (hand: Card[], pile: Card[], rng: Rng): void => {
  for (let offer = 0; offer < OFFERS; offer++) {
    const [i, j] = [rng.below(hand.length), rng.below(pile.length)];
    const [held, lying] = [hand[i] as Card, pile[j] as Card];
    const [now, then] = [ODDS[held] as number, ODDS[lying] as number];
    if (then < now && rng.next() * now >= then * 0x1_0000_0000) continue;
    hand[i] = lying;
    pile[j] = held;
  }
  hand.sort((a, b) => a - b);
};

/** Worlds that fit the view, others' hands as likely as what players keep makes them. */
export const worlds = (view: View, rng: Rng): (() => State) => {
  // 2.4 A first hand is never both group cards: nothing is exchanged before a card was played.
  const strange = view.hands.flatMap(({ kind }, colour) =>
    kind === 'closed' && ownerOf(view.options.mode, colour) !== null && (view.played[colour]?.length ?? 0) > 0
      ? [colour]
      : [],
  );
  return () => {
    const state = lighthouseRun.imagine(view, rng);
    for (const colour of strange) {
      const [hand, pile] = [state.hands[colour] as Card[], state.piles[colour] as Card[]];
      if (hand.length > 0 && pile.length > 0) exchange(hand, pile, rng);
    }
    return state;
  };
};

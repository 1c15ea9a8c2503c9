import type { Rng } from '@seekiste/rules/core';
import { lighthouseRun, ownerOf, type Card, type Colour, type State, type View } from '@seekiste/rules/lighthouse-run';
import { hindsight } from './hindsight.js';
import { TUNED } from '../learned/index.js';

/**
 * By card: how much likelier it is in a hand than in a pile. What somebody has not played yet is the likelier in their
 * hand, the longer such cards are usually kept: group and coop cards wait for ships that lie together, solo cards that
 * light what they like go first (`tune/keeping.ts`).
 */
const ODDS: readonly number[] = TUNED.kept;

/** Captains and people are not greedy: so likely a card was kept that a greedy player would have played. */
const DOUBT = 0.2;

/** By card: how likely it was kept in the last turn, if it was in the hand then; nothing if that is not known. */
type Kept = readonly number[] | undefined;

/** How well a hand fits what was kept: one of its cards was drawn afterwards, any of them as likely. */
const fit = (hand: readonly Card[], kept: Kept): number => {
  if (kept === undefined) return 1;
  let sum = 0;
  for (let drawn = 0; drawn < hand.length; drawn++) {
    let product = 1;
    for (let i = 0; i < hand.length; i++) if (i !== drawn) product *= kept[hand[i] as Card] as number;
    sum += product;
  }
  return sum;
};

/** So many exchanges between a hand and its pile; then they lie as their odds say (Metropolis et al. 1953). */
const OFFERS = 12;

const exchange = (hand: Card[], pile: Card[], kept: Kept, rng: Rng): void => {
  let fits = fit(hand, kept);
  for (let offer = 0; offer < OFFERS; offer++) {
    const [i, j] = [rng.below(hand.length), rng.below(pile.length)];
    const [held, lying] = [hand[i] as Card, pile[j] as Card];
    hand[i] = lying;
    const fitsThen = fit(hand, kept);
    const [now, then] = [fits * (ODDS[held] as number), fitsThen * (ODDS[lying] as number)];
    if (then < now && rng.next() * now >= then * 0x1_0000_0000) {
      hand[i] = held;
      continue;
    }
    pile[j] = held;
    fits = fitsThen;
  }
  hand.sort((a, b) => a - b);
};

/** By colour, what the last turns tell about who kept what. */
const keptBy = (view: View, rng: Rng): readonly Kept[] => {
  const kept: Kept[] = view.hands.map(() => undefined);
  if (view.options.mode !== 'standard' || view.viewer === 'watcher') return kept;
  for (const { seat, missed } of hindsight(lighthouseRun.imagine(view, rng), view.viewer))
    kept[seat] = missed.map(likely => 1 - (1 - DOUBT) * likely);
  return kept;
};

/**
 * The colours whose hands are believed to be other than chance has it. Not with the great fleet: who chooses from two
 * hands keeps other cards. And not before a card was played: a first hand is never both group cards (2.4).
 */
const believedIn = ({ options: { mode }, hands, played }: View): readonly Colour[] =>
  hands.flatMap(({ kind }, colour) =>
    mode !== 'fleet' && kind === 'closed' && ownerOf(mode, colour) !== null && (played[colour]?.length ?? 0) > 0
      ? [colour]
      : [],
  );

/** Worlds that fit the view, others' hands as likely as what players keep makes them. */
export const worlds = (view: View, rng: Rng): (() => State) => {
  const believed = believedIn(view);
  const kept = keptBy(view, rng);
  return () => {
    const state = lighthouseRun.imagine(view, rng);
    for (const colour of believed) {
      const [hand, pile] = [state.hands[colour] as Card[], state.piles[colour] as Card[]];
      if (hand.length > 0 && pile.length > 0) exchange(hand, pile, kept[colour], rng);
    }
    return state;
  };
};

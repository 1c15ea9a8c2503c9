import { CHANCE, OVER, type Rng } from '@seekiste/rules/core';
import { CHART, lighthouseRun, type Card } from '@seekiste/rules/lighthouse-run';
import { policy } from '../../lighthouse-run/sailor/index.js';

const { kernel } = lighthouseRun;

/** What a player has not played: what is in the hand, and then what is in the pile. */
interface Holding {
  readonly cards: readonly Card[];
  readonly held: number;
}

const SEATS = [2, 3, 4] as const;

/** A greedy game: what players hold after each turn, as long as that is not all that they have left. */
const holdingsOf = (seats: number, rng: Rng): readonly Holding[] => {
  const holdings: Holding[] = [];
  const state = lighthouseRun.start({ mode: 'standard' }, seats);
  for (let seat = kernel.actor(state); seat !== OVER; seat = kernel.actor(state)) {
    if (seat === CHANCE) {
      kernel.deal(state, rng);
      continue;
    }
    kernel.play(state, seat, policy(state, seat));
    const [hand, pile] = [state.hands[seat] as readonly Card[], state.piles[seat] as readonly Card[]];
    if (pile.length > 0) holdings.push({ cards: [...hand, ...pile], held: hand.length });
  }
  return holdings;
};

/** `sums[k]`: of all ways to choose k of these numbers, the products added up. */
const symmetricSums = (numbers: readonly number[], most: number): readonly number[] => {
  const sums = [1, ...new Array<number>(most).fill(0)];
  for (const number of numbers)
    for (let k = most; k > 0; k--) sums[k] = (sums[k] as number) + number * (sums[k - 1] as number);
  return sums;
};

/** How likely each card is in the hand, if hands are as likely as the product of their cards' odds. */
export const chancesIn = ({ cards, held }: Holding, odds: readonly number[]): readonly number[] => {
  const each = cards.map(card => odds[card] as number);
  const all = symmetricSums(each, held);
  return each.map(own => {
    // Ways to choose the rest of the hand from the other cards: what is chosen with this card is taken out again.
    let rest = 1;
    for (let k = 1; k < held; k++) rest = (all[k] as number) - own * rest;
    return (own * rest) / (all[held] as number);
  });
};

/** Enough to change in the third digit only, and a little slower than Newton's method would like it. */
const [STEPS, PACE] = [20, 0.8];

const rounded = (odds: number): number => Number(odds.toPrecision(3));

/**
 * By card, alike cards under the first of their indices: how much likelier it is in a hand than in a pile while it is
 * not played, for greedy players. The most likely odds, by Newton's method, each card by itself.
 */
export const learnKept = (games: number, rng: Rng): readonly number[] => {
  const holdings = Array.from({ length: games }, (_, game) =>
    holdingsOf(SEATS[game % SEATS.length] as number, rng),
  ).flat();
  const kinds = Math.max(...CHART.alike) + 1;
  let odds: readonly number[] = new Array<number>(kinds).fill(1);
  for (let step = 0; step < STEPS; step++) {
    const [missing, spread] = [new Float64Array(kinds), new Float64Array(kinds).fill(1)];
    for (const holding of holdings)
      chancesIn(holding, odds).forEach((chance, i) => {
        const card = holding.cards[i] as Card;
        missing[card] = (missing[card] as number) + (i < holding.held ? 1 : 0) - chance;
        spread[card] = (spread[card] as number) + chance * (1 - chance);
      });
    odds = odds.map((now, card) => now * Math.exp((PACE * (missing[card] as number)) / (spread[card] as number)));
  }
  return odds.map(rounded);
};

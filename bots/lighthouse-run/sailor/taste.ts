import { CHART, ROUNDS, type Movement } from '@seekiste/rules/lighthouse-run';
import type { Prospects } from '../learned/index.js';
import { shipValues, SPACES } from './ship-value.js';
import type { Weights } from './weights.js';

/** What a player goes by, in points. */
export interface Taste extends Pick<Weights, 'rivals' | 'light' | 'theirLight'> {
  /** What a ship is worth, by how often the cloud has moved and by space. `ships[cloud * spaces + space]` */
  readonly ships: readonly number[];
  /** What a card is worth in hand, likewise. `cards[cloud * cards + card]` */
  readonly cards: readonly number[];
}

export const CARDS = CHART.steps.length;

/** A number for each stop of the cloud and each space or card. */
const byCloud = (size: number, of: (cloud: number, index: number) => number): readonly number[] =>
  Array.from({ length: (ROUNDS + 1) * size }, (_, i) => of(Math.floor(i / size), i % size));

/** A few rules of thumb, the same from the first round to the last. */
export const plainTaste = (weights: Weights): Taste => {
  const { keepSolo, keepGroup, keepCoop } = weights;
  const perStep: Readonly<Record<Movement, number>> = { solo: keepSolo, group: keepGroup, coop: keepCoop };
  return {
    ...weights,
    ships: shipValues(weights),
    cards: byCloud(CARDS, (_, card) => perStep[CHART.movements[card] as Movement] * (CHART.steps[card] as number)),
  };
};

/** 8.3 What the number on a card in hand is worth at the end: it breaks ties. */
const TIE_BREAK = 0.01;

/** What ships and cards usually come to; in the last round, what they are. */
export const ripeTaste = (prospects: Prospects, weights: Pick<Weights, 'rivals' | 'light' | 'theirLight'>): Taste => ({
  ...weights,
  ships: byCloud(SPACES, (cloud, space) => {
    const row = prospects.ships[cloud];
    return row ? ((row[space] ?? row.at(-1)) as number) : (CHART.points[space] as number);
  }),
  cards: byCloud(
    CARDS,
    (cloud, card) => prospects.cards[cloud]?.[CHART.alike[card] as number] ?? TIE_BREAK * (CHART.steps[card] as number),
  ),
});

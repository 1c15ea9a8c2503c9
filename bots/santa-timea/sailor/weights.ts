/** What cannot be reasoned out: found by self-play. One point of damage is 1. */
export interface Weights {
  /** A later player goes under a card of strength s with the chance `under` · s^`underPower`; and over it likewise. */
  readonly under: number;
  readonly underPower: number;
  readonly over: number;
  readonly overPower: number;
  /** The chance, for each later player, that whoever lies below gets knocked out. */
  readonly knockedOut: number;
  /** What leading the next trick costs. */
  readonly lead: number;
  /** What a card of full strength is worth in hand: for any wind, and for each damage point of the next two. */
  readonly keep: number;
  readonly keepForNext: number;
  readonly keepForAfter: number;
  readonly keepBride: number;
  /** What the second card towards a set makes up for. */
  readonly twoOfSet: number;
  /** Professional game: what a point for a pair is worth, and what each wind card costs towards minus points. */
  readonly pairPoint: number;
  readonly windCard: number;
}

export const WEIGHTS: Weights = {
  under: 0.5,
  underPower: 1.5,
  over: 0.8,
  overPower: 1,
  knockedOut: 0.04,
  lead: 0.2,
  keep: 1.3,
  keepForNext: 0.15,
  keepForAfter: 0.1,
  keepBride: 1.8,
  twoOfSet: 0.7,
  pairPoint: 2.5,
  windCard: 0.4,
};

/** What cannot be reasoned out: found by self-play. One point is 1. */
export interface Weights {
  /** What a ship has of each stop of the cloud that it would survive where it is. */
  readonly ahead: number;
  /** What half a point is worth that the ship may still fill up. */
  readonly half: number;
  /** What a rival's gain costs, all rivals together. */
  readonly rivals: number;
  /** What each lit space before an own ship is worth, and what it costs before a rival's. */
  readonly light: number;
  readonly theirLight: number;
  /** What a card's step is worth in hand, since nearly all cards will be played. */
  readonly keepSolo: number;
  readonly keepGroup: number;
  readonly keepCoop: number;
}

export const WEIGHTS: Weights = {
  ahead: 0.15,
  half: 0.55,
  rivals: 0.7,
  light: 0.02,
  theirLight: 0.03,
  keepSolo: 0.45,
  keepGroup: 0.8,
  keepCoop: 0.7,
};

/** With what ships and cards come to (`prospects.ts`), rivals count more: one of three cannot be let get away. */
export const RIPE_FOR_TWO = { rivals: 1, light: 0.03, theirLight: 0.03 } as const;
export const RIPE_FOR_MORE = { rivals: 1.4, light: 0.03, theirLight: 0.03 } as const;

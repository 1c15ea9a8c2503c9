import type { AnyGame } from '@seekiste/rules/core';
import type { Analysed } from './analysis/analysed.js';
import type { Bot } from './bot.js';
import type { Adviser } from './hints/adviser.js';

/** Hands out the bytes of a file of weights, and throws where it cannot. */
export type ReadWeights = (file: string) => Uint8Array;

/** Weights that captains and advisers of a game have learned. Methods, so that a game's own view fits. */
export interface Learned {
  readWeightsBy(read: ReadWeights): void;
  /** The files that they need at the table of this view. */
  weightFiles(view: unknown): readonly string[];
}

/**
 * The bots of a game in the parts in which a browser fetches them. By file, past the folders' `index.ts`: fetched on
 * demand, an index brings all that it lists.
 */
export interface Parts {
  rules(): Promise<AnyGame>;
  sailors(): Promise<{ readonly cabinBoy: Bot; readonly sailor: Bot }>;
  /** A captain, and how to make one that thinks as long as a budget allows. */
  captain(): Promise<{ readonly captain: Bot; captainWithin(budget: number): Bot }>;
  adviser(): Promise<{ readonly advise: Adviser }>;
  learned?(): Promise<Learned>;
  /** What judging finished games has to know. */
  analysed?(): Promise<{ readonly analysed: Analysed }>;
}

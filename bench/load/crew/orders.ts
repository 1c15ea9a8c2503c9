import type { Driven, Waits } from './drive.js';

/** Which server a fleet of duos plays on. */
export type Kind = 'seekiste' | 'boardgame.io' | 'colyseus';

/** What the crew is told to do; one order at a time. */
export type Order =
  | {
      readonly order: 'gather';
      readonly fleet: string;
      readonly kind: Kind;
      /** One node, or two of a cluster. */
      readonly origins: readonly string[];
      readonly tables: number;
      /** The two players of a table on different nodes. */
      readonly apart?: boolean;
    }
  | { readonly order: 'saturate'; readonly fleet: string; readonly moves: number; readonly seconds: number }
  | { readonly order: 'pace'; readonly fleet: string; readonly every: number; readonly moves: number }
  | { readonly order: 'wake'; readonly fleet: string; readonly sample: number }
  | { readonly order: 'open-tables'; readonly origin: string; readonly tables: number; readonly atOnce: number }
  | { readonly order: 'dismiss'; readonly fleet: string };

export interface Answers {
  readonly gather: undefined;
  readonly saturate: Driven;
  readonly pace: Driven;
  readonly wake: Waits;
  readonly 'open-tables': Waits;
  readonly dismiss: undefined;
}

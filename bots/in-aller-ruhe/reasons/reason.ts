import type { Seat } from '@seekiste/rules/core';
import type { Card, Move, View } from '@seekiste/rules/in-aller-ruhe';

/** A gap and what can still come for it; beyond the ends of a route its bounds are 0 and 81. */
export type GapFacts = {
  readonly below: Card;
  readonly above: Card;
  readonly spaces: number;
  /** Numbers that could still be laid in it, as far as one knows, and those of them in the own hand. */
  readonly numbers: number;
  readonly own: number;
};

/** Cards that are thrown: how many of them are of no use any more, and how many arrivals stay in hand. */
export type ThrownFacts = {
  readonly cards: readonly Card[];
  readonly dead: number;
  readonly arrivals: number;
};

/** What a placement costs. */
type PriceFacts = { readonly price: number; readonly dead: number };

export type BasicReason =
  | {
      readonly code: 'fills-gap';
      readonly params: { readonly card: Card; readonly below: Card; readonly above: Card } & PriceFacts;
    }
  | { readonly code: 'keeps-gap'; readonly params: { readonly card: Card } & GapFacts & PriceFacts }
  | { readonly code: 'gives-up-gap'; readonly params: { readonly card: Card } & GapFacts & PriceFacts }
  /** 16.8 */
  | {
      readonly code: 'scores-island';
      readonly params: { readonly card: Card; readonly points: number; readonly runs: number } & PriceFacts;
    }
  | { readonly code: 'throws-dead'; readonly params: ThrownFacts }
  | { readonly code: 'throws-spare'; readonly params: ThrownFacts }
  /** Two cards go because the best placement would leave this gap nearly dead. */
  | { readonly code: 'spares-gap'; readonly params: ThrownFacts & GapFacts }
  | { readonly code: 'departs'; readonly params: Readonly<Record<string, never>> }
  | { readonly code: 'arrives'; readonly params: Readonly<Record<string, never>> }
  /** Hand and pile together, of oneself and of the others on average. */
  | {
      readonly code: 'pledges';
      readonly params: { readonly count: number; readonly mine: number; readonly others: number };
    }
  /** 5.4 Everybody else has named a number, and with this one it is eight. */
  | { readonly code: 'completes-eight'; readonly params: { readonly count: number; readonly named: number } }
  /** 5.4 Everybody else has named a number, and with this one it is not eight. */
  | { readonly code: 'misses-eight'; readonly params: { readonly sum: number; readonly then: 'again' | 'balanced' } }
  | { readonly code: 'pledges-alone'; readonly params: { readonly count: number } }
  | { readonly code: 'gives-unseen'; readonly params: ThrownFacts & { readonly unseen: number } };

export type Lay = Extract<Move, { type: 'lay' }>;

/** What speaks for the moves that a chapter adds. */
export type ReasonsFor<Type extends Move['type'], Reason> = {
  readonly [T in Type]: (view: View, seat: Seat, move: Extract<Move, { readonly type: T }>) => Reason;
};

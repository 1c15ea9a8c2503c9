import type { Seat } from '@seekiste/rules/core';
import type { Card, Direction, Value, Wind } from '@seekiste/rules/santa-timea';

/** The card that is played, what it counts, and the wind cards at stake. */
type PlayFacts = {
  readonly card: Card;
  readonly value: Value;
  readonly winds: readonly Wind[];
  readonly damage: number;
};

/** How many others are still to play, and how many cards that nobody has seen yet count less. */
type LaterFacts = { readonly later: number; readonly lower: number };

export type SantaTimeaReason =
  | { readonly code: 'leads'; readonly params: PlayFacts & LaterFacts }
  /** 6.3 */
  | { readonly code: 'leads-bride'; readonly params: { readonly winds: readonly Wind[]; readonly damage: number } }
  /** 6.4 A bride that copies nothing cannot take. */
  | { readonly code: 'void-bride'; readonly params: { readonly winds: readonly Wind[]; readonly damage: number } }
  /** 5.1 */
  | { readonly code: 'knocks-out'; readonly params: PlayFacts & { readonly rival: Seat } }
  | { readonly code: 'takes'; readonly params: PlayFacts }
  /** 7.1 Taking completes a set, which does no damage. */
  | { readonly code: 'completes-set'; readonly params: PlayFacts & { readonly direction: Direction } }
  | { readonly code: 'escapes'; readonly params: PlayFacts & { readonly rival: Seat; readonly leads: number } }
  | { readonly code: 'nobody-takes'; readonly params: PlayFacts }
  /** As it stands, the player would take. */
  | { readonly code: 'risks'; readonly params: PlayFacts & LaterFacts }
  /** As it stands, somebody else would take. */
  | { readonly code: 'hides-behind'; readonly params: PlayFacts & LaterFacts & { readonly rival: Seat } }
  /** 9.4 */
  | {
      readonly code: 'lays-sets-aside';
      readonly params: { readonly directions: readonly Direction[]; readonly saved: number };
    }
  | { readonly code: 'keeps-pairs'; readonly params: { readonly points: number } };

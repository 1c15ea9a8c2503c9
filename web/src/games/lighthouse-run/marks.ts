import type { Space } from '@seekiste/rules/lighthouse-run';

/** What a lighthouse is in the beacon step: one to take from, the one taken from, one to put on, the forced one. */
export type PlaceMark = 'take' | 'taken' | 'put' | 'goal' | undefined;

/** What a space is in the ships step: one to leave from, the one chosen, where that leads. */
export type SpaceMark = 'from' | 'picked' | 'goal' | undefined;

/** A line along the river: what can be chosen, what is looked at, what its bonus adds, or what was sailed last. */
export interface Trail {
  readonly kind: 'faint' | 'main' | 'bonus' | 'last';
  readonly from: Space;
  readonly to: Space;
  readonly lost: number;
}

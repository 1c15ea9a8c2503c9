import type { Seat } from '@seekiste/rules/core';
import type { Move, View } from '@seekiste/rules/in-aller-ruhe';
import { dayNightReasons } from './day-night/reasons.js';
import { duelReasons } from './duel/reasons.js';
import { monstersReasons } from './monsters/reasons.js';
import { pyramidReasons } from './pyramid/reasons.js';
import { rockReasons } from './rock/reasons.js';
import { stormsReasons } from './storms/reasons.js';

const REASONS = {
  ...rockReasons,
  ...monstersReasons,
  ...stormsReasons,
  ...dayNightReasons,
  ...duelReasons,
  ...pyramidReasons,
};

/** The moves that chapters add; each has its reason. */
type Added = Extract<Move, { readonly type: keyof typeof REASONS }>;
export type ChapterReason = ReturnType<(typeof REASONS)[keyof typeof REASONS]>;

export const chapterReason = (view: View, seat: Seat, move: Added): ChapterReason =>
  (REASONS[move.type] as (view: View, seat: Seat, move: Move) => ChapterReason)(view, seat, move);

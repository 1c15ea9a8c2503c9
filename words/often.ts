/** Below and above these shares nobody counts games. */
const [NEVER, ALWAYS] = [0.03, 0.97];

/** How often something comes about, for sentences that say it in words: one game in three, three games in four. */
export interface Often {
  readonly kind: 'never' | 'seldom' | 'half' | 'mostly' | 'always';
  readonly of: number;
  readonly in: number;
}

export const oftenOf = (share: number): Often => {
  const often = (kind: Often['kind'], of = 0, all = 0): Often => ({ kind, of, in: all });
  if (share < NEVER) return often('never');
  if (share > ALWAYS) return often('always');
  if (share > 0.4 && share < 0.6) return often('half');
  if (share <= 0.4) return often('seldom', 1, Math.round(1 / share));
  const all = share > 0.85 ? 10 : share > 0.7 ? 4 : 3;
  return often('mostly', Math.min(all - 1, Math.round(share * all)), all);
};

/** Up to which share of the games a word is right: half-way to the next one. */
const TIERS = [
  [0.06, 'hardly'],
  [0.15, 'tenth'],
  [0.225, 'fifth'],
  [0.29, 'fourth'],
  [0.42, 'third'],
  [0.58, 'half'],
  [0.73, 'two-thirds'],
  [0.9, 'four-fifths'],
] as const;

export const shareTier = (share: number): string => {
  if (share <= 0) return 'never';
  if (share >= 1) return 'always';
  return TIERS.find(([most]) => share < most)?.[1] ?? 'almost';
};

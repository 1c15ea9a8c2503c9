import { OPEN, type Card, type Route, type Space } from '@seekiste/rules/in-aller-ruhe';

/** A run of open spaces that has too few numbers left: it can never be filled. */
export interface HopelessGap {
  readonly spaces: number;
  readonly numbers: number;
}

/** 4.8 The gap beside this island that it leaves hopeless, if any; between two islands only the numbers between them fit. */
export const hopelessGap = (
  sea: readonly Card[],
  card: Card,
  space: Space,
  { from, to }: Pick<Route, 'from' | 'to'> = { from: 0, to: sea.length },
): HopelessGap | undefined => {
  let before = space - 1;
  while (before >= from && sea[before] === OPEN) before--;
  let after = space + 1;
  while (after < to && sea[after] === OPEN) after++;
  const low = before < from ? 0 : (sea[before] ?? 0);
  const high = after < to ? (sea[after] ?? 81) : 81;
  return [
    { spaces: space - before - 1, numbers: card - low - 1 },
    { spaces: after - space - 1, numbers: high - card - 1 },
  ].find(({ spaces, numbers }) => spaces > numbers);
};

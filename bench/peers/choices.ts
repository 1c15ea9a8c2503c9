const rows = new Map<number, readonly (readonly number[])[]>();

/** All ways to choose `count` of `size` slots, remembered. */
export const rowOfChoices = (size: number, count: number): readonly (readonly number[])[] => {
  const key = size * 16 + count;
  const known = rows.get(key);
  if (known) return known;
  const row: number[][] = [];
  for (let mask = 0; mask < 1 << size; mask++) {
    const slots = Array.from({ length: size }, (_, slot) => slot).filter(slot => mask & (1 << slot));
    if (slots.length === count) row.push(slots);
  }
  rows.set(key, row);
  return row;
};

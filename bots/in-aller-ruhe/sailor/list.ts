/** An element that is known to be there. */
export const at = <T>(list: readonly T[], index: number): T => list[index] as T;

export const sum = (list: readonly number[]): number => {
  let total = 0;
  for (const value of list) total += value;
  return total;
};

/** The list with others in place of the element at `index`, these at its end. */
export const replaced = <T>(list: readonly T[], index: number, others: readonly T[]): readonly T[] => {
  const made: T[] = [];
  for (let i = 0; i < list.length; i++) if (i !== index) made.push(at(list, i));
  for (const other of others) made.push(other);
  return made;
};

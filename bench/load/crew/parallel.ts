/** Makes many things, a limited number at a time. */
export const inParallel = async <T>(count: number, atOnce: number, make: (i: number) => Promise<T>): Promise<T[]> => {
  const made: T[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      const i = next++;
      made[i] = await make(i);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, work));
  return made;
};

/** A streak begins easily and rises by this much with every puzzle. */
const [FIRST, RISE] = [700, 40];

/** How hard the next puzzle of a streak is to be, after this many in a row. */
export const streakLevel = (solved: number): number => FIRST + RISE * solved;

/** The ids of games that were begun from the ladder: what comes after them is the next rung. */
const CLIMBED = 'rung-';

export const rungId = (fresh: string): string => `${CLIMBED}${fresh}`;

export const isRungId = (id: string): boolean => id.startsWith(CLIMBED);

/** Nobody would wait for more, and what came of each is kept. */
const MOST_PLAYOUTS = 100_000;

/** Refuses a number of playouts that no search can keep to. */
export const checkPlayouts = (playouts: number): void => {
  if (!Number.isInteger(playouts) || playouts < 1 || playouts > MOST_PLAYOUTS)
    throw new RangeError(`a search needs a whole number of playouts, from 1 to ${MOST_PLAYOUTS}, not ${playouts}`);
};

/** Islands are their numbers, 1 to 80 (1.2). */
export type Card = number;

export const ISLANDS = 80;
/** All five arrival cards are alike, and so are the departure cards. */
export const ARRIVAL: Card = 81;
export const DEPARTURE: Card = 82;
export const ARRIVALS = 5;
/**
 * Cards that only expansions and variants bring. They come after the departure card, so that in an
 * ascending hand those that may not be discarded are the last ones.
 */
export const MONSTER: Card = 83;
export const YELLOW: Card = 84;
export const VIOLET: Card = 85;
export const ORANGE: Card = 86;
export const COMPASS: Card = 87;
export const ROCK: Card = 88;
export const BORDER: Card = 89;

export const HAND = 5; // 2.3, 3.2
export const GROUP_DISCARD = 8; // 5.2

/** Extra cards that each player draws at the departure before the eight are discarded (5.6, 5.7). */
export const extraCards = (seats: number): number => (seats === 1 ? SOLO_EXTRA : seats === 2 ? 2 : 0);

/** A reconstruction: the box's solo help card is lost to us (5.7). Correct it here if you own the card. */
const SOLO_EXTRA = 6;

export const isIsland = (card: Card): boolean => card >= 1 && card <= ISLANDS;

export const isCard = (value: unknown): value is Card =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= BORDER;

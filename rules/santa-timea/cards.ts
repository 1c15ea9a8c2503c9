/** Clockwise, as on a compass: the opposite of a direction is two further. */
export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = 0 | 1 | 2 | 3;

/** Steering cards: 14 for each direction, then the four brides, which are alike (1.2). */
export type Card = number;
export const NUMBERS = 14;
export const BRIDE: Card = 4 * NUMBERS + 1;
export const BRIDES = 4;

/** The card with this number, 1 to 14, of a direction: north 1–14, east 15–28, south 29–42, west 43–56. */
export const steering = (direction: Direction, number: number): Card => direction * NUMBERS + number;
export const directionOf = (card: Card): Direction => (((card - 1) / NUMBERS) | 0) as Direction;
export const numberOf = (card: Card): number => ((card - 1) % NUMBERS) + 1;

/** Wind cards: a direction and 1, 2 or 3 points of damage (1.3). */
export type Wind = number;
export const DAMAGES = 3;
export const WIND_KINDS = 4 * DAMAGES;

/** North 1–3, east 4–6, south 7–9, west 10–12. */
export const wind = (direction: Direction, damage: number): Wind => direction * DAMAGES + damage;
export const windDirection = (card: Wind): Direction => (((card - 1) / DAMAGES) | 0) as Direction;
export const damageOf = (card: Wind): number => ((card - 1) % DAMAGES) + 1;

/** How many wind cards of each direction do 1, 2 and 3 points of damage. */
export const COPIES = [2, 2, 1] as const;
export const WINDS = 20;

export const HAND = 12;
export const TRICKS = 12;
export const FORECAST = 3;
/** Wind cards that lie open: the one that is played for and the next two. */
export const ROW = 3;

const isWhole = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;

export const isCard = (value: unknown): value is Card => isWhole(value, BRIDE);
export const isWind = (value: unknown): value is Wind => isWhole(value, WIND_KINDS);

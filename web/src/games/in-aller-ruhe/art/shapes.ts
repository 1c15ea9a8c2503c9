/** The picture's own units: a card is 88 wide and 120 high, its horizon at 84. */
export const WIDTH = 88;
export const HEIGHT = 120;
/** Where an island lies low. */
export const LOW_HORIZON = 70;
export const HORIZON = 84;

/** Where sun and moon stand, opposite the number. */
export const RIGHT = 68;

/** A fixed number in 0…1 for each card and each question, so that a card always looks the same. */
export const vary = (number: number, question: number): number => {
  let hash = Math.imul(number * 97 + question * 1013 + 7, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
};

export const between = (low: number, high: number, share: number): number =>
  Math.round((low + (high - low) * share) * 100) / 100;

/** A swell from edge to edge, filled down to the bottom of the card. */
export const swell = (y: number, rise: number, shift: number): string =>
  `M${-44 + shift} ${y}q11 ${-rise} 22 0t22 0t22 0t22 0t22 0t22 0t22 0V${HEIGHT}H${-44 + shift}Z`;

/** The sun climbs from 1 to 40 and sinks to 80. */
export const sunHeight = (number: number): number => between(84, 22, Math.sin((Math.PI * (number - 0.5)) / 80));

/** The lit part of the moon: a sickle at 1, full at 40, a sickle again at 80. */
export const moonlight = (number: number, radius: number): string => {
  const waxing = number <= 40;
  const lit = waxing ? 0.2 + (0.8 * number) / 40 : 0.2 + (0.8 * (81 - number)) / 40;
  const bulge = Math.abs(2 * lit - 1) * radius;
  const outer = waxing ? 1 : 0;
  const inner = lit > 0.5 ? outer : 1 - outer;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${outer} 0 ${radius}A${bulge.toFixed(2)} ${radius} 0 0 ${inner} 0 ${-radius}Z`;
};

import { STRENGTH } from './strength.js';
import type { Weights } from './weights.js';

/** By wind, by how many players are still to come, then by card: worked out once, to be looked up in playouts. */
export interface Chances {
  /** The chance that nobody goes under a card that is the lowest so far, so that it takes the wind card. */
  readonly takes: readonly (readonly (readonly number[])[])[];
  /** The chance that nobody goes over a card that is the highest so far, so that it leads next. */
  readonly leads: readonly (readonly (readonly number[])[])[];
}

const MOST_LATER = 4;

const table = (beaten: (strength: number) => number): Chances['takes'] =>
  STRENGTH.map(inWind =>
    Array.from({ length: MOST_LATER + 1 }, (_, later) => inWind.map(strength => (1 - beaten(strength)) ** later)),
  );

export const chances = ({ under, underPower, over, overPower }: Weights): Chances => ({
  takes: table(strength => under * strength ** underPower),
  leads: table(strength => over * (1 - strength) ** overPower),
});

import { damageOf, WIND_KINDS, windDirection, type Wind } from '@seekiste/rules/santa-timea';
import { STRENGTH, USUAL_STRENGTH } from './strength.js';
import type { Weights } from './weights.js';

/** By the winds that come next and after it, then by card: what the card is worth in hand; looked up in playouts. */
export type Keeping = readonly (readonly number[])[];

/** Both winds lie open, as far as there are so many left (2.4). */
export const keepingIn = (keeping: Keeping, next: Wind | undefined, after: Wind | undefined): readonly number[] =>
  keeping[(next ?? 0) * (WIND_KINDS + 1) + (after ?? 0)] as readonly number[];

const forWind = (wind: Wind, perDamage: number, card: number): number =>
  wind === 0 ? 0 : perDamage * damageOf(wind) * (STRENGTH[windDirection(wind)]?.[card] as number);

export const keepingBy = ({ keep, keepForNext, keepForAfter }: Weights): Keeping =>
  Array.from({ length: (WIND_KINDS + 1) ** 2 }, (_, index) => {
    const [next, after] = [Math.floor(index / (WIND_KINDS + 1)), index % (WIND_KINDS + 1)];
    return USUAL_STRENGTH.map(
      (strength, card) => keep * strength + forWind(next, keepForNext, card) + forWind(after, keepForAfter, card),
    );
  });

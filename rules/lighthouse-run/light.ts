import { CHART, type Chart } from './chart.js';
import type { Place, Shift, Space } from './types.js';

/** The lit lighthouses as bits by place. */
export const litBits = (lit: readonly boolean[]): number => {
  let bits = 0;
  for (let place = 0; place < lit.length; place++) if (lit[place]) bits |= 1 << place;
  return bits;
};

/** The lit lighthouses after a beacon was moved, or none. */
export const shifted = (lit: readonly boolean[], beacon: Shift | null): boolean[] =>
  lit.map((is, place) => (place === beacon?.from ? false : place === beacon?.to ? true : is));

/** 5.1 By space: whether a ship may sail onto it. The start is no space of the river, so it is never lit. */
export const litSpaces = (lit: readonly boolean[], chart: Chart = CHART): boolean[] =>
  chart.placeOf.map((place, space) => space > 0 && (place === null || lit[place] === true));

/** Where the lighthouse stands that lights a space; null for the start and the harbour (1.1). */
export const lightOf = (space: Space, chart: Chart = CHART): Place | null => chart.placeOf[space] ?? null;

/** 5.2, 5.3 Returns the farthest space that the number, the light (as bits) and the river allow. */
export const destination = ({ limits, last }: Chart, lit: number, from: Space, steps: number): Space => {
  const limit = limits[lit * (last + 1) + from] as Space;
  return from + steps < limit ? from + steps : limit;
};

/** 6.3 Whether a ship that has moved by the full number can go on; only then can a bonus bring anything. */
export const goesOn = ({ limits, last }: Chart, lit: number, from: Space, steps: number): boolean =>
  (limits[lit * (last + 1) + from] as Space) > from + steps;

/** How far a ship gets, and how many steps it loses. */
export const reach = (
  lit: readonly boolean[],
  from: Space,
  steps: number,
  chart: Chart = CHART,
): { readonly to: Space; readonly lost: number } => {
  const to = destination(chart, litBits(lit), from, steps);
  return { to, lost: from + steps - to };
};

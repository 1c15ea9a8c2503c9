import { PLACES, shiftPart, type Place } from '@seekiste/rules/lighthouse-run';

// By lit lighthouses, as bits by place: every way to treat the beacons (chapter 4), in the order of the kernel's
// list. Tables, so that playouts look up what they would else find out again and again.

/** A beacon stays, or goes from one of three places to one of three others. */
export const WAYS = 1 + 3 * 3;

/** How many sets of lit lighthouses there are. */
export const LIGHTS = 1 << PLACES;

const places = Array.from({ length: PLACES }, (_, place) => place);

interface Way {
  readonly lit: number;
  readonly part: number;
  /** The bit of the lighthouse that is lit anew; 0 if none is. */
  readonly onto: number;
}

const bit = (place: Place): number => 1 << place;

const waysFrom = (lit: number): readonly Way[] => [
  { lit, part: 0, onto: 0 },
  ...places
    .filter(from => (lit & bit(from)) !== 0)
    .flatMap(from =>
      places
        .filter(to => (lit & bit(to)) === 0)
        .map(to => ({ lit: lit ^ bit(from) ^ bit(to), part: shiftPart(from, to), onto: bit(to) })),
    ),
];

const ways: readonly (readonly Way[])[] = Array.from({ length: LIGHTS }, (_, lit) => waysFrom(lit));

const table = (of: (way: Way) => number): Int32Array =>
  Int32Array.from({ length: LIGHTS * WAYS }, (_, i) => {
    const way = ways[Math.floor(i / WAYS)]?.[i % WAYS];
    return way ? of(way) : 0;
  });

/** By lit lighthouses: how many ways there are. */
export const wayCount = Int32Array.from(ways, ({ length }) => length);
/** By lit lighthouses × `WAYS` + way: what is lit then, its part of a code, and the bit of the place that is lit anew. */
export const litThen = table(({ lit }) => lit);
export const wayPart = table(({ part }) => part);
export const litAnew = table(({ onto }) => onto);

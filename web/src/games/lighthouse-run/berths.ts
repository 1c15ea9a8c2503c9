import type { Colour, Space } from '@seekiste/rules/lighthouse-run';
import type { Point, River } from './river.js';

/** Where a ship is drawn. */
export interface Berth extends Point {
  readonly colour: Colour;
  readonly ship: number;
  readonly size: number;
  /** How many of its colour lie here, on the foremost of them; 0 on those behind it. */
  readonly count: number;
  /** Which of them it is, from the back. */
  readonly layer: number;
}

/** Where the groups of up to four colours lie on a space: along the river and across it, in halves of its size. */
const PLACES: readonly (readonly (readonly [along: number, across: number])[])[] = [
  [],
  [[0, 0]],
  [
    [0, 0.5],
    [0, -0.5],
  ],
  [
    [-0.48, 0.5],
    [0.48, 0.5],
    [0, -0.46],
  ],
  [
    [-0.48, 0.5],
    [0.48, 0.5],
    [-0.48, -0.46],
    [0.48, -0.46],
  ],
];

/** Room for the symbol at the edge of the water. */
const ASIDE = 3;
/** How far ships of one colour stand apart, the last of them behind. */
const FAN = 2.5;

const sizeFor = (colours: number, length: number, half: number): number => {
  const [along, across] = [length * (colours > 2 ? 0.47 : 0.86), half * (colours > 1 ? 0.94 : 1.3)];
  return Math.min(46, along, across);
};

/** Ships of one colour on one space lie behind each other; colours lie side by side. */
export const berthsOf = (river: River, ships: readonly (readonly Space[])[]): readonly Berth[] =>
  river.spaces.flatMap((station, space) => {
    const here = ships.flatMap((fleet, colour) => {
      const crew = [...fleet.keys()].filter(ship => fleet[ship] === space);
      return crew.length > 0 ? [{ colour, crew }] : [];
    });
    const places = PLACES[here.length] ?? [];
    const length = space === 0 ? river.pitch * 1.4 : river.pitch;
    const size = sizeFor(here.length, length, river.half);
    const { bank } = station;
    const ahead = { x: -bank.y, y: bank.x };
    return here.flatMap(({ colour, crew }, index) => {
      const [along, across] = places[index] ?? [0, 0];
      return crew.map((ship, layer) => ({
        colour,
        ship,
        size,
        layer,
        count: layer === crew.length - 1 ? crew.length : 0,
        x: station.x + ahead.x * along * (length / 2) + bank.x * (across * river.half + ASIDE) + fanned(crew, layer),
        y:
          station.y + ahead.y * along * (length / 2) + bank.y * (across * river.half + ASIDE) - fanned(crew, layer) / 2,
      }));
    });
  });

const fanned = (crew: readonly number[], layer: number): number => (layer - (crew.length - 1) / 2) * FAN;

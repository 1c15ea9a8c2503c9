import { CHART, destination as sailsTo, ROUNDS, type Space } from '@seekiste/rules/lighthouse-run';
import { LIGHTS } from './beacons.js';
import { SPACES } from './ship-value.js';
import type { Taste } from './taste.js';

// Worths are whole numbers, so that sums are exact, and turns that are worth the same are level in whatever order they
// are added up: gains in thousandths of a point, shares in sixtieths, since two and three rivals can share those.
const GAIN_UNIT = 1000;
export const SHARE_UNIT = 60;
export const UNIT = GAIN_UNIT * SHARE_UNIT;

/** A card brings no ship farther. */
export const FARTHEST = Math.max(...CHART.steps);

/** As far as the number and the light allow (5.2, 5.3). */
export const destination = (lit: number, from: Space, steps: number): Space => sailsTo(CHART, lit, from, steps);

/** Where the gains of a card with so many steps begin, by how often the cloud has moved and the lit lighthouses. */
export const rowOf = (cloud: number, lit: number, steps: number): number =>
  ((cloud * LIGHTS + lit) * FARTHEST + steps - 1) * SPACES;

/** What a ship gains by sailing, at `rowOf` + the space that it leaves. */
export interface Gains {
  readonly first: Int16Array;
  /** 6.1 What it gains by sailing on by the same number. */
  readonly bonus: Int16Array;
}

export const gainsBy = ({ ships }: Taste): Gains => {
  const values = ships.map(value => Math.round(value * GAIN_UNIT));
  const size = (ROUNDS + 1) * LIGHTS * FARTHEST * SPACES;
  const [first, bonus] = [new Int16Array(size), new Int16Array(size)];
  for (let cloud = 0; cloud <= ROUNDS; cloud++)
    for (let lit = 0; lit < LIGHTS; lit++)
      for (let steps = 1; steps <= FARTHEST; steps++)
        for (let from = 0; from < SPACES; from++) {
          const to = destination(lit, from, steps);
          const valueAt = (space: Space): number => values[cloud * SPACES + space] as number;
          const at = rowOf(cloud, lit, steps) + from;
          first[at] = valueAt(to) - valueAt(from);
          bonus[at] = valueAt(destination(lit, to, steps)) - valueAt(to);
        }
  return { first, bonus };
};

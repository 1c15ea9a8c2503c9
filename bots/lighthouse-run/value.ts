import type { Seat } from '@seekiste/rules/core';
import { CHART, ERIK, ownerOf, type State } from '@seekiste/rules/lighthouse-run';

/** How many points ahead make a win likely rather than lucky. */
const SPREAD = 2;

const points = new Float64Array(4);

/** The chance to win as the final points tell it: each player's share of e^(points / spread), Erik's among them. */
export const value = ({ ships, options, seats }: State, seat: Seat): number => {
  points.fill(0);
  for (let colour = 0; colour < ships.length; colour++) {
    const owner = ownerOf(options.mode, colour) ?? ERIK;
    const fleet = ships[colour] as readonly number[];
    for (let ship = 0; ship < fleet.length; ship++)
      points[owner] = (points[owner] as number) + (CHART.points[fleet[ship] as number] as number);
  }
  const players = options.mode === 'erik' ? seats + 1 : seats;
  let all = 0;
  for (let other = 0; other < players; other++)
    all += Math.exp(((points[other] as number) - (points[seat] as number)) / SPREAD);
  return 1 / all;
};

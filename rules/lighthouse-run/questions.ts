import type { Seat } from '../core/index.js';
import { CHART, type Chart } from './chart.js';
import { coloursOf } from './colours.js';
import { mayPlay } from './moves.js';
import { cloudStops, isCaught } from './storm.js';
import type { Card, Colour, Open, Place, Space } from './types.js';

// What app, bots and words ask about the river. Each answer is data with the clause that it follows from; a state
// does as well as a view.

/** 1.2 The first and the last space that the lighthouse in this place lights. */
export const sectionOf = (place: Place, chart: Chart = CHART): { readonly from: Space; readonly to: Space } => ({
  from: chart.placeOf.indexOf(place),
  to: chart.placeOf.lastIndexOf(place),
});

/** Why a ship on this space never sails again: the storm has it, or it has reached the end of the river. */
export const whyStays = (
  { cloud }: Pick<Open, 'cloud'>,
  space: Space,
  chart: Chart = CHART,
): { readonly reason: 'caught' | 'home'; readonly clause: string } | undefined => {
  if (isCaught(space, cloud, chart)) return { reason: 'caught', clause: '7.3' };
  return space >= chart.last ? { reason: 'home', clause: '5.3' } : undefined;
};

/** 7.2, 7.3 Whether the cloud will have reached this space at the end of the round. */
export const isThreatened = ({ cloud }: Pick<Open, 'cloud'>, space: Space, chart: Chart = CHART): boolean => {
  const stop = cloudStops(cloud, chart)[0]?.space ?? 0;
  return stop > 0 && space <= stop;
};

/** What a card leaves to choose at the lighthouses: where one is forced, which place a beacon has to go to. */
export type BeaconTask =
  | { readonly task: 'forced'; readonly place: Place; readonly clause: string }
  | { readonly task: 'free' | 'none'; readonly clause: string };

/** 4.1 Forced, 4.2 nothing to do, 4.3 free. */
export const beaconTask = (
  { lit, towers }: Pick<Open, 'lit' | 'towers'>,
  card: Card,
  chart: Chart = CHART,
): BeaconTask => {
  const tower = chart.forces[card] ?? null;
  if (tower === null) return { task: 'free', clause: '4.3' };
  const place = towers.indexOf(tower);
  return lit[place] ? { task: 'none', clause: '4.2' } : { task: 'forced', place, clause: '4.1' };
};

/** 3.1, 9.11 The colours of which this seat may play a card next. */
export const coloursToPlay = (table: Pick<Open, 'options' | 'used'>, seat: Seat): readonly Colour[] =>
  coloursOf(table.options.mode, seat).filter(colour => mayPlay(table, seat, colour));

import type { Seat } from '@seekiste/rules/core';
import {
  countsIn,
  damageOf,
  DAMAGES,
  partOf,
  PARTS,
  windDirection,
  withOne,
  type Hoard,
  type State,
  type Wind,
} from '@seekiste/rules/santa-timea';
import type { Weights } from './weights.js';

/** What the cards of one direction cost, its set laid aside if there is one (7.1, 7.3, 9.3, 9.5). */
const costOf = (part: number, professional: boolean, weights: Weights): number => {
  const counts = countsIn(part);
  const kinds = counts.filter(count => count > 0).length;
  const set = kinds === DAMAGES ? 1 : 0;
  const [ones, twos, threes] = counts.map(count => count - set) as [number, number, number];
  const damage = ones + 2 * twos + 3 * threes - (kinds === 2 ? weights.twoOfSet : 0);
  if (!professional) return damage;
  const pairPoints = (ones === 2 ? 1 : 0) + (twos === 2 ? 2 : 0);
  return damage + weights.windCard * (ones + twos + threes) - weights.pairPoint * pairPoints;
};

/** By six bits of a direction and damage: what one more card costs; less than nothing where it completes a set. */
export type Burdens = readonly number[];

export const burdensBy = (professional: boolean, weights: Weights): Burdens =>
  Array.from({ length: PARTS * (DAMAGES + 1) }, (_, index) => {
    const [part, damage] = [index % PARTS, Math.floor(index / PARTS)];
    if (damage === 0 || (countsIn(part)[damage - 1] ?? 0) >= 2) return 0;
    return costOf(withOne(part, damage), professional, weights) - costOf(part, professional, weights);
  });

const burdenOf = (burdens: Burdens, hoard: Hoard, wind: Wind): number =>
  burdens[partOf(hoard, windDirection(wind)) + PARTS * damageOf(wind)] as number;

/** What taking this trick would cost a seat: its wind card, and those that wait for a taker (9.2). */
export const trickBurden = ({ collected, winds, trick, carried }: State, seat: Seat, burdens: Burdens): number => {
  const hoard = collected[seat] as Hoard;
  let burden = burdenOf(burdens, hoard, winds[trick - 1] as Wind);
  for (let i = 0; i < carried.length; i++) burden += burdenOf(burdens, hoard, carried[i] as Wind);
  return burden;
};

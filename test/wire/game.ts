import type { TableId } from '@seekiste/protocol';
import { dice } from './dice.js';
import { Sailor, type Trip, type Way } from './sailor.js';
import { Voyage } from './voyage.js';

/** What the people of one game have written down. */
export interface Log {
  readonly table: TableId;
  readonly voyages: readonly Voyage[];
}

/** A game from the opening of its table to its end. */
export const playGame = async (way: Way, trip: Trip, number: number): Promise<Log> => {
  const rng = dice(number);
  const sailors: Sailor[] = [];
  for (let seat = 0; seat < trip.people; seat++) sailors.push(await Sailor.signOn(way, `Sailor ${seat}`));
  const table = await sailors[0]!.open(trip);
  const voyages = sailors.map((sailor, seat) => new Voyage(sailor, table, seat, trip.people === 1, rng.split()));
  await Promise.all(voyages.map(voyage => voyage.sail()));
  return { table, voyages };
};

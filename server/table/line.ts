import type { Seat } from '@seekiste/rules/core';
import type { TableLine } from '../store/store.js';
import type { Settings } from './settings.js';
import { botAt, personAt, phaseOf, type Game, type Table } from './table.js';

const waitedFor = ({ acts }: Game): readonly Seat[] => (acts.kind === 'seats' ? acts.must : []);

/** Seats that a bot has to play for now. */
export const botsToAct = (table: Table, play: Game): readonly Seat[] =>
  waitedFor(play).filter(seat => botAt(table, seat) !== undefined);

/** People who are waited for and not yet known to be away. */
export const peopleToAct = (table: Table, play: Game): readonly Seat[] =>
  waitedFor(play).filter(
    seat => personAt(table, seat) && botAt(table, seat) === undefined && !play.away.includes(seat),
  );

/** When something has to happen at this table by itself: a bot's move, or a look at who is away. */
export const wakeAt = (table: Table, { botPace, patience }: Settings): number | null => {
  const { play } = table;
  if (!play) return null;
  if (botsToAct(table, play).length > 0) return play.since + botPace;
  if (peopleToAct(table, play).length > 0) return play.until ?? play.since + patience[table.pace];
  return null;
};

/** What the store keeps beside the entries, so that tables can be found without folding them. */
export const lineOf = (table: Table, settings: Settings): TableLine => {
  const { play } = table;
  const person = (seat: Seat): string[] => {
    const place = personAt(table, seat);
    return place ? [place.person] : [];
  };
  return {
    game: table.game.name,
    phase: phaseOf(table),
    people: table.crew.flatMap((_, seat) => person(seat)),
    asked: play ? waitedFor(play).flatMap(person) : [],
    wakeAt: wakeAt(table, settings),
    changedAt: table.at,
  };
};

import type { PersonId } from '@seekiste/protocol';
import type { Seat } from '@seekiste/rules/core';
import type { TableSummary } from '../store/store.js';
import {
  botAt,
  type GameInPlay,
  isAstray,
  keepsBeat,
  longest,
  onTheBeat,
  personAt,
  phaseOf,
  type TableState,
} from './state/index.js';
import { HEAD_START, type Settings } from './settings.js';

const waitedFor = ({ acts }: GameInPlay): readonly Seat[] => (acts.kind === 'seats' ? acts.must : []);

const isBot = (table: TableState, seat: Seat): boolean => botAt(table, seat) !== undefined;

/** Whether a seat is a person's who is not yet known to be away. */
const isPatient = (table: TableState, play: GameInPlay, seat: Seat): boolean =>
  personAt(table, seat) !== undefined && !isBot(table, seat) && !play.away.includes(seat);

/** Seats that a bot has to play for now. */
export const botsToAct = (table: TableState, play: GameInPlay): readonly Seat[] =>
  waitedFor(play).filter(seat => isBot(table, seat));

/** People who are waited for and not yet known to be away. */
export const peopleToAct = (table: TableState, play: GameInPlay): readonly Seat[] =>
  waitedFor(play).filter(seat => isPatient(table, play, seat));

/** When the bots that have to act are to move; on the beat, like everybody, where there is one. */
export const botsDue = (table: TableState, { since }: GameInPlay, { botPace }: Settings): number =>
  keepsBeat(table) ? onTheBeat(table.beat, since + botPace) : since + botPace;

/** The longest that a bot ever lets people wait. */
export const longestPause = ({ beat, botPace }: Settings): number => botPace + longest(beat);

/** When the table is no longer patient with those who are away. */
export const patienceEnds = ({ pace }: TableState, { until, since }: GameInPlay, { patience }: Settings): number =>
  until ?? since + patience[pace];

/** What lies further ahead than it ever can is due at once: a clock was wrong when it was written. */
const inReach = (due: number, now: number, most: number): number => (isAstray(due, now, most) ? now : due);

/** When something has to happen at this table by itself: a bot begins to think, or absence is checked. */
export const wakeAt = (table: TableState, settings: Settings, now: number): number | null => {
  const { play } = table;
  if (!play) return null;
  const waited = waitedFor(play);
  if (waited.some(seat => isBot(table, seat)))
    return inReach(Math.max(play.since, botsDue(table, play, settings) - HEAD_START), now, longestPause(settings));
  if (waited.some(seat => isPatient(table, play, seat)))
    return inReach(patienceEnds(table, play, settings), now, settings.patience[table.pace]);
  return null;
};

/** What the store keeps beside the entries, so that tables can be found without folding them. */
export const summaryOf = (table: TableState, settings: Settings, now: number): TableSummary => {
  const { play } = table;
  const people: PersonId[] = [];
  for (const place of table.crew) if (place.kind === 'person') people.push(place.person);
  const asked: PersonId[] = [];
  for (const seat of play ? waitedFor(play) : []) {
    const place = personAt(table, seat);
    if (place) asked.push(place.person);
  }
  return {
    game: table.game.name,
    phase: phaseOf(table),
    people,
    asked,
    wakeAt: wakeAt(table, settings, now),
    changedAt: table.at,
  };
};

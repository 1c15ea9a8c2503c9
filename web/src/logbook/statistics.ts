import { dayOf } from '@seekiste/learn/daily';
import { statisticsOf, type Finished, type Statistics } from '@seekiste/rules/logbook';
import type { Row } from './rows.js';

/** The games of this device that are over; of a table online the device does not know how it ended. */
const finishedIn = (rows: readonly Row[]): readonly Finished[] =>
  rows.flatMap(({ game, mode, crew, changed, ending, entry }) =>
    entry && ending !== 'running'
      ? [{ game, mode, crew, ending, players: entry.seats.length, ended: changed, day: dayOf(new Date(changed)) }]
      : [],
  );

export const countedIn = (rows: readonly Row[]): Statistics => statisticsOf(finishedIn(rows));

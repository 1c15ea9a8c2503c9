import { dayOf } from '@seekiste/learn/daily';
import { statisticsOf, type Finished, type Statistics } from '@seekiste/rules/logbook';
import type { Row } from './rows.js';

/** The games in the logbook that are over. A study has a known deal, and others' games are theirs: they are not counted. */
const finishedIn = (rows: readonly Row[]): readonly Finished[] =>
  rows.flatMap(({ game, mode, crew, changed, ending, entry }) =>
    entry && ending !== 'running' && !entry.study && entry.own !== 'watcher'
      ? [{ game, mode, crew, ending, players: entry.seats.length, ended: changed, day: dayOf(new Date(changed)) }]
      : [],
  );

export const countedIn = (rows: readonly Row[]): Statistics => statisticsOf(finishedIn(rows));

import {
  PROTOCOL,
  type ChatLine,
  type Crew,
  type LogLine,
  type News,
  type PersonId,
  type Play,
  type Reply,
} from '@seekiste/protocol';
import type { Viewer } from '@seekiste/rules/core';
import type { Presence } from '../bus/bus.js';
import { undoNow } from './horizon.js';
import { movesIn, phaseOf, seatOf, type Game, type Place, type Step, type Table } from './table.js';

const crewman = (place: Place, { people }: Presence): Crew => {
  switch (place.kind) {
    case 'open':
      return { kind: 'open' };
    case 'bot':
      return { kind: 'bot', name: place.name, bot: place.bot };
    case 'person': {
      const { name, person, relief } = place;
      return { kind: 'person', name, person, present: people.has(person), ...(relief !== undefined && { relief }) };
    }
  }
};

/** Who is here, which is no part of the table's log. */
export const company = (table: Table, presence: Presence): Required<Pick<News, 'crew' | 'watchers'>> => ({
  crew: table.crew.map(place => crewman(place, presence)),
  watchers: [...presence.people].filter(person => seatOf(table, person) === undefined).length,
});

/** The game as one viewer sees it: `view` and `show` alone decide what of it goes out. */
const playFor = (table: Table, play: Game, viewer: Viewer): Play => {
  const { game } = table;
  const outcome = game.result(play.state);
  return {
    view: game.view(play.state, viewer),
    acts: play.acts,
    moves: movesIn(play),
    undo: undoNow(table, play, viewer),
    ...(play.question && { asked: { by: play.question.by, open: play.question.open } }),
    channels: game.channels(play.state),
    ...(outcome && { outcome }),
    away: play.away,
    chain: play.chain,
  };
};

const linesOf = ({ game }: Table, step: Step, viewer: Viewer): LogLine[] =>
  step.events.flatMap(event => {
    const shown = game.show(event, viewer);
    return shown === undefined ? [] : [{ step: step.number, actor: step.played.actor, shown }];
  });

/** Lines that a viewer does not have yet. After something was taken back the log may begin earlier than it ended. */
const logSince = (table: Table, play: Game, viewer: Viewer, since: number): NonNullable<News['log']> => {
  let from = movesIn(play);
  for (const cut of play.cuts) if (cut.v > since) from = Math.min(from, cut.to);
  const steps: Step[] = [];
  let step = play.last;
  for (; step && (step.number >= from || step.v > since); step = step.before) steps.push(step);
  const column = viewer === 'watcher' ? table.crew.length : viewer;
  const earlier = (step?.lines[column] ?? 0) + (step ? linesOf(table, step, viewer).length : 0);
  return { from: earlier, lines: steps.reverse().flatMap(one => linesOf(table, one, viewer)) };
};

/** Players read what watchers say to each other when the game is over: then all of it. */
const chatSince = (table: Table, viewer: Viewer, since: number): readonly ChatLine[] => {
  const over = phaseOf(table) === 'over';
  const justOver = over && table.changed.phase > since;
  return table.chat.filter(({ v, seat }) =>
    viewer === 'watcher' || seat !== undefined ? v > since : over && (v > since || justOver),
  );
};

export const viewerOf = (table: Table, person: PersonId): Viewer => seatOf(table, person) ?? 'watcher';

/** Everything, in one message. */
export const welcome = (table: Table, person: PersonId, presence: Presence): Reply => {
  const viewer = viewerOf(table, person);
  const { id, game, options, commitment, play, v, host, pace, next } = table;
  return {
    t: 'welcome',
    protocol: PROTOCOL,
    v,
    head: { table: id, game: game.name, rulesVersion: game.rulesVersion, options, commitment },
    me: { person, seat: viewer === 'watcher' ? null : viewer },
    phase: phaseOf(table),
    host,
    pace,
    ...company(table, presence),
    ...(play && { play: playFor(table, play, viewer) }),
    log: play ? logSince(table, play, viewer, 0) : { from: 0, lines: [] },
    asides: table.asides,
    chat: chatSince(table, viewer, 0),
    ...(next !== undefined && { next }),
  };
};

/** What has changed for a viewer since a version: the same for all who watch. */
export const news = (table: Table, viewer: Viewer, since: number, presence: Presence): Reply => {
  const { changed, play, v } = table;
  const chat = changed.chat > since || changed.phase > since ? chatSince(table, viewer, since) : [];
  return {
    t: 'news',
    v,
    ...(changed.phase > since && { phase: phaseOf(table) }),
    ...(changed.host > since && { host: table.host }),
    ...(changed.pace > since && { pace: table.pace }),
    ...(changed.crew > since && { seat: viewer === 'watcher' ? null : viewer, ...company(table, presence) }),
    ...(play &&
      changed.play > since && {
        play: playFor(table, play, viewer),
        log: logSince(table, play, viewer, since),
      }),
    ...(changed.asides > since && { asides: table.asides.filter(aside => aside.v > since) }),
    ...(chat.length > 0 && { chat }),
    ...(table.next !== undefined && changed.next > since && { next: table.next }),
  };
};

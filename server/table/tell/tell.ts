import {
  PROTOCOL,
  type ChatLine,
  type Crew,
  type LogLine,
  type News,
  type PersonId,
  type Play,
  type Reply,
  type Review,
  type TableId,
} from '@seekiste/protocol';
import type { Viewer } from '@seekiste/rules/core';
import type { Presence } from '../../bus/bus.js';
import type { Visitor } from '../tables-types.js';
import {
  type GameInPlay,
  type MadeMove,
  movesIn,
  phaseOf,
  type Place,
  seatOf,
  studyTold,
  type TableState,
  undoNow,
  type Writable,
} from '../state/index.js';
import { leaderNow, reviewSince } from '../review/tell-review.js';

const crewman = (place: Place, { people }: Presence): Crew => {
  switch (place.kind) {
    case 'open':
      return { kind: 'open' };
    case 'bot':
      return { kind: 'bot', name: place.name, bot: place.bot };
    case 'person': {
      const { name, person, relief, left } = place;
      return {
        kind: 'person',
        name,
        person,
        present: people.has(person),
        ...(relief !== undefined && { relief }),
        ...(left && { left }),
      };
    }
  }
};

/** Who is here, which is no part of the table's log. */
export const company = (
  table: TableState,
  presence: Presence,
): Required<Pick<News, 'crew' | 'watchers'>> & Pick<News, 'review'> => ({
  crew: table.crew.map(place => crewman(place, presence)),
  watchers: [...presence.people].filter(person => seatOf(table, person) === undefined).length,
  ...(table.review && { review: { lead: leaderNow(table.review, presence) } }),
});

/** The game as one viewer sees it: `view` and `show` alone decide what of it goes out. */
const playFor = (table: TableState, play: GameInPlay, viewer: Viewer): Play => {
  const { game } = table;
  const { state, question, ending } = play;
  const outcome = game.result(state);
  const told = { view: game.view(state, viewer), acts: play.acts, moves: movesIn(play) } as Writable<Play>;
  told.undo = undoNow(table, play, viewer);
  if (question) told.asked = { by: question.by, open: question.open };
  if (ending) told.ending = { by: ending.by, open: ending.open };
  told.channels = game.channels(state);
  if (outcome) told.outcome = outcome;
  told.away = play.away;
  told.chain = play.chain;
  return told;
};

/** What a viewer reads of a step; afterwards it is known how many lines they have with it. */
const addLines = ({ game }: TableState, step: MadeMove, reader: Reader, lines: LogLine[]): void => {
  const { viewer, column } = reader;
  for (const event of step.events) {
    const shown = game.show(event, viewer);
    if (shown !== undefined) lines.push({ step: step.number, actor: step.played.actor, shown });
  }
  step.lines[column] = reader.before + lines.length;
};

/** Who reads the log, how many lines they have before what is added now, and where steps keep that. */
interface Reader {
  readonly viewer: Viewer;
  readonly column: number;
  readonly before: number;
}

/** Steps back to the first that is known, the earliest first. */
const stepsAfter = (last: MadeMove | undefined, isKnown: (step: MadeMove) => boolean): readonly MadeMove[] => {
  const steps: MadeMove[] = [];
  for (let step = last; step && !isKnown(step); step = step.before) steps.push(step);
  return steps.reverse();
};

/** How many lines a viewer has with a step: counted once, from the last one where that is known. */
const linesWith = (table: TableState, step: MadeMove | undefined, viewer: Viewer, column: number): number => {
  const known = step ? step.lines[column] : 0;
  if (known !== undefined) return known;
  const uncounted = stepsAfter(step, one => one.lines[column] !== undefined);
  const [first] = uncounted;
  const before = (first ? first.before : step)?.lines[column] ?? 0;
  const lines: LogLine[] = [];
  for (const one of uncounted) addLines(table, one, { viewer, column, before }, lines);
  return before + lines.length;
};

/** Lines that a viewer does not have yet. After something was taken back the log may begin earlier than it ended. */
const logSince = (table: TableState, play: GameInPlay, viewer: Viewer, since: number): NonNullable<News['log']> => {
  let from = movesIn(play);
  for (const cut of play.cuts) if (cut.v > since) from = Math.min(from, cut.to);
  const steps = stepsAfter(play.last, step => step.number < from && step.v <= since);
  const [first] = steps;
  const column = viewer === 'watcher' ? table.crew.length : viewer;
  const before = linesWith(table, first ? first.before : play.last, viewer, column);
  const lines: LogLine[] = [];
  for (const step of steps) addLines(table, step, { viewer, column, before }, lines);
  return { from: before, lines };
};

/** Whom a viewer does not hear. */
type Blocked = ReadonlySet<PersonId> | undefined;

/** A table where people play again, unless a person invites there whom the viewer does not hear. */
const nextFor = ({ next, nextBy }: TableState, blocked: Blocked): TableId | undefined =>
  nextBy !== undefined && blocked?.has(nextBy) ? undefined : next;

/** Players read what watchers say to each other when the game is over: then all of it. */
const chatSince = (table: TableState, viewer: Viewer, since: number, blocked: Blocked): readonly ChatLine[] => {
  const over = phaseOf(table) === 'over';
  const justOver = over && table.changed.phase > since;
  return table.chat.filter(({ v, seat, person }) =>
    blocked?.has(person)
      ? false
      : viewer === 'watcher' || seat !== undefined
        ? v > since
        : over && (v > since || justOver),
  );
};

/** Who is told. */
type Told = Pick<Visitor, 'person' | 'watches' | 'blocked'>;

/** A person with a seat hears as a player does, also where they only watch. */
export const listenerAt = (table: TableState, { person, watches, blocked }: Told, since: number): Listener => {
  const ears = seatOf(table, person) ?? 'watcher';
  return { viewer: watches === true ? 'watcher' : ears, ears, since, blocked };
};

/** Everything, in one message. */
export const welcome = (table: TableState, visitor: Told, presence: Presence): Reply => {
  const { person } = visitor;
  const { viewer, ears, blocked } = listenerAt(table, visitor, 0);
  const { id, game, options, commitment, play, v, host, pace, open } = table;
  const next = nextFor(table, blocked);
  const { crew, watchers } = company(table, presence);
  return {
    t: 'welcome',
    protocol: PROTOCOL,
    v,
    head: {
      ...{ table: id, game: game.name, rulesVersion: game.rulesVersion, options, commitment },
      ...(table.study && { study: studyTold(table.study) }),
    },
    me: { person, seat: viewer === 'watcher' ? null : viewer },
    phase: phaseOf(table),
    host,
    pace,
    open,
    crew,
    watchers,
    ...(play && { play: playFor(table, play, viewer) }),
    log: play ? logSince(table, play, viewer, 0) : { from: 0, lines: [] },
    asides: table.asides,
    chat: chatSince(table, ears, 0, blocked),
    ...(next !== undefined && { next }),
    ...(table.review && { review: reviewSince(table.review, { since: 0, blocked }, presence) as Review }),
  };
};

/** What is told, to whom, since when. */
export interface Listener {
  readonly viewer: Viewer;
  /** Whose talk is heard. */
  readonly ears: Viewer;
  readonly since: number;
  readonly blocked: Blocked;
}

/** What has changed for a viewer since a version: the same for all who watch and have blocked nobody. */
export const news = (table: TableState, { viewer, ears, since, blocked }: Listener, presence: Presence): Reply => {
  const { changed, play, v } = table;
  const told: Writable<Extract<Reply, { t: 'news' }>> = { t: 'news', v };
  if (changed.phase > since) told.phase = phaseOf(table);
  if (changed.host > since) told.host = table.host;
  if (changed.pace > since) told.pace = table.pace;
  if (changed.open > since) told.open = table.open;
  if (changed.crew > since) {
    told.seat = viewer === 'watcher' ? null : viewer;
    const { crew, watchers } = company(table, presence);
    told.crew = crew;
    told.watchers = watchers;
  }
  if (play && changed.play > since) {
    told.play = playFor(table, play, viewer);
    told.log = logSince(table, play, viewer, since);
  }
  if (changed.asides > since) told.asides = table.asides.filter(aside => aside.v > since);
  if (changed.chat > since || changed.phase > since) {
    const chat = chatSince(table, ears, since, blocked);
    if (chat.length > 0) told.chat = chat;
  }
  const next = nextFor(table, blocked);
  if (next !== undefined && changed.next > since) told.next = next;
  if (table.review && changed.review > since) told.review = reviewSince(table.review, { since, blocked }, presence);
  return told;
};

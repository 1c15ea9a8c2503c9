import { presentName } from '@seekiste/bots';
import { chainKey, type Aside } from '@seekiste/protocol';
import type { AnyGame } from '@seekiste/rules/core';
import type { StoredTable } from '../store/store.js';
import type { Beat } from './beat.js';
import type { Entry, Happening } from './entry.js';
import { begun, questionAfter, taken, withMoves, type Steps } from './fold-play.js';
import { linked } from './link.js';
import {
  copyOf,
  movesIn,
  nameAt,
  personAt,
  type Changed,
  type GameInPlay,
  type Place,
  type TableState,
  type Writable,
} from './table.js';

/** What folding has to know beside the entries. */
export interface Ground {
  readonly games: readonly AnyGame[];
  readonly beat: Beat;
}

/** Entries that cannot be folded. */
export class Unfoldable extends Error {}

/** Entries that are sound, but of a game or rules that this server does not have. */
export class Unplayable extends Unfoldable {}

/** So many lines of chat, and of what happened around the table, are kept for whoever comes late. */
const CHAT_KEPT = 200;
const ASIDES_KEPT = 200;

/** A table is the fold of its entries. */
export const fold = (ground: Ground, stored: StoredTable, entries: readonly Entry[]): TableState => {
  const [first, ...others] = entries;
  if (first === undefined) throw new Unfoldable('a table without entries');
  return others.reduce((table, entry) => follow(table, entry), opened(ground, stored, first));
};

export const opened = (ground: Ground, stored: StoredTable, { v, at, what }: Entry): TableState => {
  if (what.type !== 'opened' || v !== 1) throw new Unfoldable(`begins with ${what.type} at ${v}`);
  const game = ground.games.find(({ name }) => name === what.game);
  if (game?.rulesVersion !== what.rulesVersion)
    throw new Unplayable(`${what.game} of rules ${what.rulesVersion} is not played here`);
  return {
    id: stored.id,
    game,
    options: what.options,
    rng: what.rng ?? 'xoshiro256**',
    isSealed: what.rng !== undefined,
    commitment: what.commitment,
    seed: stored.seed,
    key: chainKey(stored.seed, stored.id),
    beat: ground.beat,
    v,
    at,
    host: what.host,
    pace: what.pace,
    crew: Array.from({ length: what.seats }, (): Place => ({ kind: 'open' })),
    play: undefined,
    asides: [],
    chat: [],
    next: undefined,
    changed: { phase: v, host: v, pace: v, crew: v, play: v, asides: v, chat: v, next: v },
  };
};

/**
 * The table after one more entry. The table handed in stays as it is: it may still have to be told. Moves that have just
 * been decided come with their steps, and are not played again.
 */
export const follow = (table: TableState, entry: Entry, steps?: Steps): TableState => {
  const { v, at, what } = entry;
  if (v !== table.v + 1) throw new Unfoldable(`entry ${v} after ${table.v}`);
  const next = copyOf(table);
  next.v = v;
  next.at = at;
  if (what.type !== 'played') return happened(next, what);
  // Nearly all entries are moves: the one copy is enough for them.
  setPlay(next, withMoves(next, playing(next), what, { by: entry.by, steps }));
  return next;
};

const touched = ({ v, changed }: TableState, part: keyof Changed): Changed => {
  const { phase, host, pace, crew, play, asides, chat, next } = changed;
  const now: Writable<Changed> = { phase, host, pace, crew, play, asides, chat, next };
  now[part] = v;
  return now;
};

const placed = (table: TableState, seat: number, place: Place): Pick<TableState, 'crew' | 'changed'> => ({
  crew: table.crew.with(seat, place),
  changed: touched(table, 'crew'),
});

const withAside = (table: TableState, aside: Aside): TableState => ({
  ...table,
  asides: [...table.asides, { ...aside, v: table.v, step: movesIn(table.play) }].slice(-ASIDES_KEPT),
  changed: touched(table, 'asides'),
});

const playing = (table: TableState): GameInPlay => {
  if (table.play === undefined) throw new Unfoldable(`nothing is played at ${table.v}`);
  return table.play;
};

/** Whoever has sat for longest is host when the host gets up; with nobody left it stays as it was. */
const hosted = (table: TableState): TableState => {
  const seated = table.crew.filter(place => place.kind === 'person');
  if (seated.length === 0 || seated.some(({ person }) => person === table.host)) return table;
  const longest = seated.reduce((one, other) => (other.since < one.since ? other : one));
  return { ...table, host: longest.person, changed: touched(table, 'host') };
};

const played = (table: TableState, play: GameInPlay): TableState => {
  const next = copyOf(table);
  setPlay(next, play);
  return next;
};

const setPlay = (table: Writable<TableState>, play: GameInPlay): void => {
  table.play = play;
  table.changed = touched(table, 'play');
  if (play.acts.kind === 'over') table.changed = touched(table, 'phase');
};

/** Somebody is there for this seat again: a bot, or its person. */
const backed = (table: TableState, seat: number): TableState => {
  const play = playing(table);
  const away = play.away.filter(other => other !== seat);
  return played(table, { ...play, away, since: table.at, until: undefined });
};

const relieved = (table: TableState, { seat, bot }: Extract<Happening, { type: 'relieved' }>): TableState => {
  const place = personAt(table, seat);
  if (!place) throw new Unfoldable(`nobody to relieve in seat ${seat}`);
  const manned = backed({ ...table, ...placed(table, seat, { ...place, relief: presentName(bot) }) }, seat);
  return withAside(manned, { type: 'relieved', name: place.name, seat });
};

const returned = (table: TableState, seat: number): TableState => {
  const place = personAt(table, seat);
  if (!place) throw new Unfoldable(`nobody to return to seat ${seat}`);
  const { relief: _, ...back } = place;
  return withAside(backed({ ...table, ...placed(table, seat, back) }, seat), {
    type: 'returned',
    name: place.name,
    seat,
  });
};

const sat = (
  table: TableState,
  { seat, person, name, nonce, drawn }: Extract<Happening, { type: 'sat' }>,
): TableState => {
  const before = personAt(table, seat);
  const since = before?.person === person ? before.since : table.v;
  const place: Place = { kind: 'person', person, name, nonce, drawn: drawn === true, since };
  const next = { ...table, ...placed(table, seat, place) };
  return before?.person === person ? next : withAside(next, { type: 'sat', name, seat });
};

/** One no is enough. Whoever had asked should not wait for an answer that was given. */
const consented = (table: TableState, { seat, yes }: Extract<Happening, { type: 'consented' }>): TableState => {
  const { question, ...play } = playing(table);
  if (!question) throw new Unfoldable(`nothing was asked at ${table.v}`);
  const { by, open } = question;
  if (yes) return played(table, { ...play, question: { ...question, open: open.filter(other => other !== seat) } });
  const answered = played(table, { ...play, question: undefined });
  return withAside(answered, { type: 'declined', name: nameAt(table, seat), seat, to: by });
};

const botPlace = ({ bot, name }: Extract<Happening, { type: 'manned' }>): Place => ({
  kind: 'bot',
  bot: presentName(bot),
  manned: bot,
  name,
});

const happened = (table: TableState, what: Exclude<Happening, { type: 'played' }>): TableState => {
  switch (what.type) {
    case 'opened':
      throw new Unfoldable(`opened again at ${table.v}`);
    case 'sat':
      return sat(table, what);
    case 'stood': {
      const aside: Aside = { type: 'stood', name: nameAt(table, what.seat), seat: what.seat };
      return hosted(withAside({ ...table, ...placed(table, what.seat, { kind: 'open' }) }, aside));
    }
    case 'manned':
      return { ...table, ...placed(table, what.seat, botPlace(what)) };
    case 'vacated':
      return { ...table, ...placed(table, what.seat, { kind: 'open' }) };
    case 'began': {
      const next = played(table, begun(table, what));
      return { ...next, changed: touched(next, 'phase') };
    }
    case 'undo-asked':
      return played(table, { ...playing(table), question: questionAfter(table, playing(table), what) });
    case 'consented':
      return consented(table, what);
    case 'undone': {
      const before = playing(table);
      const play = taken(table, before, what.to);
      const next = played(table, { ...play, chain: linked(table, before.chain, what) });
      return withAside(next, { type: 'undone', name: nameAt(table, what.seat), seat: what.seat });
    }
    case 'missed': {
      const play = playing(table);
      return played(table, { ...play, away: [...play.away, what.seat], until: undefined });
    }
    case 'waited':
      return { ...table, play: { ...playing(table), until: what.until } };
    case 'relieved':
      return relieved(table, what);
    case 'returned':
      return returned(table, what.seat);
    case 'said': {
      const { name, seat, text } = what;
      const line = { v: table.v, at: table.at, name, ...(seat !== undefined && { seat }), text };
      return { ...table, chat: [...table.chat, line].slice(-CHAT_KEPT), changed: touched(table, 'chat') };
    }
    case 'paced': {
      const next: TableState = {
        ...table,
        pace: what.pace,
        play: table.play && { ...table.play, until: undefined },
        changed: touched(table, 'pace'),
      };
      return withAside(next, { type: 'paced', pace: what.pace });
    }
    case 'followed':
      return { ...table, next: what.table, changed: touched(table, 'next') };
  }
};

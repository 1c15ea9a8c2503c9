import { presentName } from '@seekiste/bots';
import { chainKey } from '@seekiste/protocol';
import { ruledBy, type AnyGame } from '@seekiste/rules/core';
import type { StoredTable } from '../../store/store.js';
import {
  type Beat,
  copyOf,
  type Entry,
  type Happening,
  linked,
  nameAt,
  personAt,
  type Place,
  placed,
  played,
  playing,
  setPlay,
  type TableState,
  touched,
  Unfoldable,
  Unplayable,
  withAside,
  withHost,
} from '../state/index.js';
import { leftBy, relieved, returned, sat, wentAway } from './fold-crew.js';
import { endAnswered, endAsked, ended } from './fold-end.js';
import { begun, questionAfter, taken, withMoves, type Steps } from './fold-play.js';
import { followReview, isOfReview } from '../review/fold-review.js';

/** What folding has to know beside the entries. */
export interface Ground {
  readonly games: readonly AnyGame[];
  readonly beat: Beat;
}

/** Lines of chat that are kept for those who come late. */
const CHAT_KEPT = 200;

/** A table is the fold of its entries. */
export const fold = (ground: Ground, stored: StoredTable, entries: readonly Entry[]): TableState => {
  const [first, ...others] = entries;
  if (first === undefined) throw new Unfoldable('a table without entries');
  return others.reduce((table, entry) => follow(table, entry), opened(ground, stored, first));
};

/** Whether this server has the rules that a table was opened with. */
export const isPlayable = ({ games }: Pick<Ground, 'games'>, [first]: readonly Entry[]): boolean =>
  first?.what.type !== 'opened' || ruledBy(games, first.what).ok;

export const opened = (ground: Ground, stored: StoredTable, { v, at, what }: Entry): TableState => {
  if (what.type !== 'opened' || v !== 1) throw new Unfoldable(`begins with ${what.type} at ${v}`);
  const rules = ruledBy(ground.games, what);
  if (!rules.ok) throw new Unplayable(`${what.game} of rules ${what.rulesVersion} is not played here`);
  const game = rules.value;
  return {
    id: stored.id,
    game,
    options: what.options,
    rng: what.rng ?? 'xoshiro256**',
    isSealed: what.rng !== undefined && !what.study,
    study: what.study,
    commitment: what.commitment,
    seed: stored.seed,
    key: chainKey(stored.seed, stored.id),
    beat: ground.beat,
    v,
    at,
    host: what.host,
    pace: what.pace,
    open: true,
    barred: [],
    crew: Array.from({ length: what.seats }, (): Place => ({ kind: 'open' })),
    play: undefined,
    asides: [],
    chat: [],
    next: undefined,
    nextBy: undefined,
    review: undefined,
    changed: { phase: v, host: v, pace: v, open: v, crew: v, play: v, asides: v, chat: v, next: v, review: v },
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
  if (what.type === 'followed') return { ...next, next: what.table, nextBy: entry.by, changed: touched(next, 'next') };
  if (what.type !== 'played') return happened(next, what);
  // Nearly all entries are moves: the one copy is enough for them.
  setPlay(next, withMoves(next, playing(next), what, { by: entry.by, steps }));
  return next;
};

/** One no is enough. A person who had asked should not wait for an answer that was given. */
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

const happened = (table: TableState, what: Exclude<Happening, { type: 'played' | 'followed' }>): TableState => {
  if (isOfReview(what)) return followReview(table, what);
  switch (what.type) {
    case 'opened':
      throw new Unfoldable(`opened again at ${table.v}`);
    case 'sat':
      return sat(table, what);
    case 'stood':
      return wentAway(table, what.seat, 'stood');
    case 'removed': {
      const person = personAt(table, what.seat)?.person ?? [];
      return wentAway({ ...table, barred: table.barred.concat(person) }, what.seat, 'removed');
    }
    case 'left':
      return leftBy(table, what);
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
      const { person, name, seat, text } = what;
      const line = { v: table.v, at: table.at, person, name, ...(seat !== undefined && { seat }), text };
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
    case 'unsaid':
      return table;
    case 'watchers':
      return withAside({ ...table, open: what.open, changed: touched(table, 'open') }, what);
    case 'entrusted': {
      const place = personAt(table, what.seat);
      if (!place) throw new Unfoldable(`nobody to hand the table to in seat ${what.seat}`);
      return withAside(withHost(table, place.person), { type: 'entrusted', name: place.name, seat: what.seat });
    }
    case 'end-asked':
      return endAsked(table, what.seat);
    case 'end-answered':
      return endAnswered(table, what);
    case 'ended':
      return ended(table);
  }
};

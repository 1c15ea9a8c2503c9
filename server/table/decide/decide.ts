import { botNamed, USUAL_LEVEL } from '@seekiste/bots';
import { looksLike, type Ask, type PersonId, type Request, type TableId } from '@seekiste/protocol';
import { err, ok, refuse, type Refusal, type Result, type Seat } from '@seekiste/rules/core';
import {
  type GameInPlay,
  type Happening,
  mayPlayOn,
  nameAt,
  personAt,
  phaseOf,
  reach,
  sailorFor,
  seatOf,
  type TableState,
} from '../state/index.js';
import { decideEnd, decideEntrust, decideRemove } from './decide-host.js';
import { decideAct, decideBegin } from './decide-play.js';
import type { Steps } from '../fold/index.js';
import { no } from '../refusals.js';
import { decideReview } from '../review/decide-review.js';

/** What happens, or why not; moves come with what they lead to, so that they are played once. */
export type Decision = Result<readonly Happening[], Refusal> & { readonly steps?: Steps };
export type Decided = Extract<Decision, { ok: true }>;

/** Who asks for what. */
export interface Asked {
  readonly person: PersonId;
  readonly request: Request;
  /** What a watcher is called in the chat. */
  readonly name: string;
  /** Whether they only watch here, whatever seat they have. */
  readonly watches: boolean;
  /** Whether the host has been away for longer than the table is patient. */
  readonly isHostAway: boolean;
  /** Who has a connection, where the request depends on it. */
  readonly here: ReadonlySet<PersonId>;
  /** The name of a new table, should one be needed. */
  readonly fresh: () => TableId;
}

type Of<T extends Ask['t']> = Extract<Request, { t: T }>;

const decideSit = (table: TableState, person: PersonId, { seat, name, nonce }: Of<'sit'>): Decision => {
  if (phaseOf(table) !== 'gathering') return no('not-gathering');
  const place = table.crew[seat];
  if (!place) return no('no-such-seat', { seat, seats: table.crew.length });
  if (table.barred.includes(person)) return no('removed');
  const own = seatOf(table, person);
  // Sitting down again in one's own seat gives it a new nonce: so a browser arrives at a seat that was kept for it.
  if (own !== undefined && own !== seat) return no('already-seated', { seat: own });
  if (own === undefined && place.kind !== 'open') return no('seat-taken', { seat });
  // A person may keep their own name, also where another one has come to look like it.
  const isTaken = table.crew.some((other, at) => at !== seat && other.kind !== 'open' && looksLike(other.name, name));
  if (isTaken && nameAt(table, seat) !== name) return no('name-taken');
  return ok([{ type: 'sat', seat, person, name, nonce }]);
};

/** Getting up in the middle of a game leaves the seat to a bot: it can be taken back. */
const decideStand = (table: TableState, seat: Seat): Decision => {
  switch (phaseOf(table)) {
    case 'gathering':
      return ok([{ type: 'stood', seat }]);
    case 'playing':
      return personAt(table, seat)?.relief === undefined
        ? ok([{ type: 'relieved', seat, by: seat, bot: USUAL_LEVEL }])
        : no('relieved');
    case 'over':
      return no('game-over');
  }
};

const decideMan = (table: TableState, { seat, bot }: Of<'man'>): Decision => {
  if (phaseOf(table) !== 'gathering') return no('not-gathering');
  const place = table.crew[seat];
  if (!place) return no('no-such-seat', { seat, seats: table.crew.length });
  if (place.kind === 'person') return no('seat-taken', { seat });
  if (bot === null) return place.kind === 'open' ? no('seat-open', { seat }) : ok([{ type: 'vacated', seat }]);
  if (!botNamed(table.game.name, bot)) return no('unknown-bot', { bot });
  const name = place.kind === 'bot' ? place.name : sailorFor(table.crew);
  return ok([{ type: 'manned', seat, bot, name }]);
};

const decideUndo = (table: TableState, play: GameInPlay, seat: Seat): Decision => {
  if (personAt(table, seat)?.relief !== undefined) return no('relieved');
  const back = reach(table, play, seat);
  switch (back.kind) {
    case 'nothing':
      return no('nothing-to-undo');
    case 'told':
      return no('already-told');
    case 'back-to':
      return ok([{ type: back.of.length === 0 ? 'undone' : 'undo-asked', seat, to: back.moves }]);
  }
};

const decideConsent = (play: GameInPlay, seat: Seat, { yes, v }: Of<'consent'>): Decision => {
  const { question } = play;
  if (!question?.open.includes(seat)) return no('not-asked');
  // Another question than the one that was answered.
  if (v < question.v) return no('stale');
  // The last yes is the undo itself.
  if (yes && question.open.length === 1) return ok([{ type: 'undone', seat: question.by, to: question.to }]);
  return ok([{ type: 'consented', seat, yes }]);
};

const decideRelieve = (table: TableState, play: GameInPlay, by: Seat, seat: Seat): Decision =>
  play.away.includes(seat) && personAt(table, seat)?.relief === undefined
    ? ok([{ type: 'relieved', seat, by, bot: USUAL_LEVEL }])
    : no('not-away', { seat });

const decideReturn = (table: TableState, seat: Seat): Decision =>
  personAt(table, seat)?.relief === undefined ? no('not-relieved') : ok([{ type: 'returned', seat }]);

/** What may be said is a matter of the game; watchers are heard by watchers alone until it is over. */
const decideSay = (table: TableState, seat: Seat | undefined, { person, name }: Asked, text: string): Decision => {
  if (seat === undefined) return ok([{ type: 'said', person, name, text }]);
  const channels = table.play && phaseOf(table) !== 'over' ? table.game.channels(table.play.state) : undefined;
  if (channels?.talk === 'silence') return err(refuse('silence', channels.clause));
  if (channels?.talk === 'numbers') return err(refuse('numbers-only', channels.clause));
  return ok([{ type: 'said', person, name: nameAt(table, seat), seat, text }]);
};

const decideAtPlay = (table: TableState, seat: Seat, request: Request): Decision => {
  if (!table.play) return no('not-begun');
  if (phaseOf(table) === 'over') return no('game-over');
  switch (request.t) {
    case 'act':
      return decideAct(table, table.play, seat, request);
    case 'undo':
      return decideUndo(table, table.play, seat);
    case 'consent':
      return decideConsent(table.play, seat, request);
    case 'relieve':
      return decideRelieve(table, table.play, seat, request.seat);
    case 'return':
      return decideReturn(table, seat);
    case 'end':
      return decideEnd(table, table.play, seat, request);
    default:
      throw new Error(`${request.t} is not of the game`);
  }
};

/** What a request makes happen at this table, or why not. Nothing is changed here. */
export const decide = (table: TableState, asked: Asked): Decision => {
  const { person, request } = asked;
  const seat = asked.watches ? undefined : seatOf(table, person);
  switch (request.t) {
    case 'sit':
      return asked.watches ? no('only-watching') : decideSit(table, person, request);
    case 'say':
      return decideSay(table, seat, asked, request.text);
    case 'man':
      return person === table.host ? decideMan(table, request) : no('not-host');
    case 'begin':
      // Nobody waits for ever at another person's table.
      return person === table.host || (seat !== undefined && asked.isHostAway) ? decideBegin(table) : no('not-host');
    case 'pace':
      return person === table.host ? ok([{ type: 'paced', pace: request.pace }]) : no('not-host');
    case 'watchers':
      if (person !== table.host) return no('not-host');
      return table.open === request.open ? no('nothing-to-change') : ok([{ type: 'watchers', open: request.open }]);
    case 'remove':
      return person === table.host ? decideRemove(table, request.seat) : no('not-host');
    case 'entrust':
      return person === table.host ? decideEntrust(table, request.seat) : no('not-host');
    case 'look':
      // A matter of the connection: nothing happens to the table.
      return ok([]);
    case 'stand':
      return seat === undefined ? no('not-seated') : decideStand(table, seat);
    case 'rematch':
      if (!mayPlayOn(table, person)) return no('not-seated');
      return phaseOf(table) === 'over' ? ok([{ type: 'followed', table: asked.fresh() }]) : no('not-over');
    case 'lead':
    case 'show':
    case 'try':
    case 'note':
    case 'prune':
      return decideReview(table, asked, request);
    case 'act':
    case 'undo':
    case 'consent':
    case 'relieve':
    case 'return':
    case 'end':
      return seat === undefined ? no('not-seated') : decideAtPlay(table, seat, request);
  }
};

import { ok, named, readSetup, type AnyGame, type Refusal, type Result } from '@seekiste/rules/core';
import {
  anything,
  broken,
  flag,
  isFields,
  line,
  matching,
  oneOf,
  optional,
  readFields,
  wholeNumber,
  type Read,
  type Shape,
} from './fields.js';
import type { RequestId } from './ids.js';
import { readName } from './names.js';
import { MAX_TEXT, type Ask, type Request } from './requests.js';
import { PACES, type SeatPlan, type TableSetup } from './setup.js';

const REQUEST_ID = /^[\w-]{1,40}$/;
const requestId = matching('bad-id', REQUEST_ID);
/** More seats than any game has; whether this table has the seat is the table's answer. */
const seat = wholeNumber('seat-out-of-range', { min: 0, max: 15 });
const botName = matching('bad-bot', /^[a-z][a-z0-9-]{0,23}$/);

type Of<T extends Ask['t']> = Omit<Extract<Ask, { t: T }>, 't'>;

const ASKS: { readonly [T in Ask['t']]: Shape<Of<T>> } = {
  sit: { seat, name: readName, nonce: matching('bad-nonce', /^[0-9a-f]{64}$/) },
  stand: {},
  man: { seat, bot: (value, field) => (value === null ? ok(null) : botName(value, field)) },
  begin: {},
  act: { move: anything },
  undo: { of: optional(requestId) },
  consent: { yes: flag },
  relieve: { seat },
  return: {},
  say: { text: line('text', MAX_TEXT) },
  pace: { pace: oneOf('unknown-pace', PACES) },
  remove: { seat },
  watchers: { open: flag },
  entrust: { seat },
  end: { yes: flag },
  rematch: {},
};

const envelope: Shape<{ t: string; id: RequestId; v: number }> = {
  t: (value, field) =>
    typeof value === 'string' && Object.hasOwn(ASKS, value)
      ? ok(value)
      : broken('unknown-request', field, { value: named(value) }),
  id: requestId,
  v: wholeNumber('bad-version', { min: 0, max: Number.MAX_SAFE_INTEGER }),
};

/** A request of each kind, as a whole. */
const REQUESTS = Object.fromEntries(Object.entries(ASKS).map(([t, ask]) => [t, { ...envelope, ...ask }]));

/** The id of whatever arrived, so that even a refusal of its shape can say what it answers. */
export const requestIdIn = (value: unknown): RequestId | undefined => {
  const id = isFields(value) ? value['id'] : undefined;
  return typeof id === 'string' && REQUEST_ID.test(id) ? id : undefined;
};

/** A request from outside: exact in its shape, or refused by a code that says what is wrong with which field. */
export const decodeRequest = (value: unknown): Result<Request, Refusal> => {
  if (!isFields(value)) return broken('not-an-object', 'request');
  const t = envelope.t(value['t'], 't');
  if (!t.ok) return t;
  // The one cast: `t` was found among the keys, and its shape makes the rest.
  return readFields(value, REQUESTS[t.value] as Shape<Record<string, unknown>>) as Result<Request, Refusal>;
};

const seatPlan: Read<SeatPlan> = (value, field) => {
  if (!isFields(value)) return broken('not-an-object', field);
  switch (value['kind']) {
    case 'open':
      return readFields<SeatPlan & { kind: 'open' }>(value, { kind: () => ok('open') }, `${field}.`);
    case 'host':
      return readFields<SeatPlan & { kind: 'host' }>(value, { kind: () => ok('host'), name: readName }, `${field}.`);
    case 'bot':
      return readFields<SeatPlan & { kind: 'bot' }>(
        value,
        { kind: () => ok('bot'), bot: botName, name: readName },
        `${field}.`,
      );
    default:
      return broken('unknown-seat-plan', `${field}.kind`, { value: named(value['kind']), allowed: 'open, host, bot' });
  }
};

const seatPlans: Read<readonly SeatPlan[]> = (value, field) => {
  if (!Array.isArray(value)) return broken('not-a-list', field);
  // Lists that no game has seats for are not walked through.
  const plans: SeatPlan[] = [];
  for (const [index, entry] of value.slice(0, 16).entries()) {
    const plan = seatPlan(entry, `${field}[${index}]`);
    if (!plan.ok) return plan;
    if (plan.value.kind === 'host' && plans.some(({ kind }) => kind === 'host'))
      return broken('second-host', `${field}[${index}]`);
    plans.push(plan.value);
  }
  return value.length > plans.length ? broken('seats-out-of-range', field, { value: named(value.length) }) : ok(plans);
};

/** What a table is to be opened with: a game there is, options it has, and as many seats as it can be played with. */
export const decodeSetup = (games: readonly AnyGame[], value: unknown): Result<TableSetup, Refusal> => {
  if (!isFields(value)) return broken('not-an-object', 'setup');
  const game = games.find(({ name }) => name === value['game']);
  if (!game) return broken('unknown-game', 'game', { value: named(value['game']) });
  const read = readFields<Omit<TableSetup, 'options'> & { options: unknown }>(value, {
    game: () => ok(game.name),
    options: anything,
    seats: seatPlans,
    pace: oneOf('unknown-pace', PACES),
  });
  if (!read.ok) return read;
  const { seats, pace } = read.value;
  const setup = readSetup(game, { seats: seats.length, options: read.value.options });
  return setup.ok ? ok({ game: game.name, options: setup.value.options, seats, pace }) : setup;
};

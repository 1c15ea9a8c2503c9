import { MARKS, ok, named, readSetup, type AnyGame, type Refusal, type Result } from '@seekiste/rules/core';
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
import { MAX_COMMENT } from './review.js';
import { MAX_STUDY, PACES, type SeatPlan, type TableSetup } from './setup.js';

const REQUEST_ID = /^[\w-]{1,40}$/;
const requestId = matching('bad-id', REQUEST_ID);
/** More seats than any game has; whether this table has the seat is the table's answer. */
const seat = wholeNumber('seat-out-of-range', { min: 0, max: 15 });
const botName = matching('bad-bot', /^[a-z][a-z0-9-]{0,23}$/);

/** A place in a review; whether there is such a line or moment is the table's answer. */
const place = wholeNumber('place-out-of-range', { min: 0, max: Number.MAX_SAFE_INTEGER });
const person = matching('bad-person', /^[\w-]{22}$/);

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
  look: { yes: flag },
  rematch: {},
  lead: { person },
  show: { line: place, at: place },
  try: { line: place, at: place, seat, move: anything },
  note: {
    line: place,
    at: place,
    mark: optional(oneOf('unknown-mark', MARKS)),
    comment: optional(line('text', MAX_COMMENT)),
  },
  prune: { line: place },
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

/** Whether it is a record, and fits, is for the one to say who has the rules. */
const studyText: Read<string> = (value, field) => {
  if (typeof value !== 'string') return broken('not-a-text', field, { value: named(value) });
  return value.length > MAX_STUDY ? broken('text-too-long', field, { max: MAX_STUDY }) : ok(value);
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
    study: optional(studyText),
  });
  if (!read.ok) return read;
  const { seats, pace, study } = read.value;
  const setup = readSetup(game, { seats: seats.length, options: read.value.options });
  if (!setup.ok) return setup;
  const { options } = setup.value;
  return ok({ game: game.name, options, seats, pace, ...(study !== undefined && { study }) });
};

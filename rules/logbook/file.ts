import {
  decodePlayers,
  decodeRecord,
  err,
  MOST,
  named,
  ok,
  refuse,
  type AnyGame,
  type GameRecord,
  type Player,
  type Refusal,
  type Result,
  type Viewer,
} from '../core/index.js';

export const LOGBOOK_FORMAT = 'seekiste-logbook/1';

/** A game of a logbook, as it travels: its record, and what a record does not say. */
export interface Logged {
  readonly id: string;
  readonly begun: number;
  readonly changed: number;
  /** What its players call it; empty where they have given it no name. */
  readonly name: string;
  readonly star: boolean;
  readonly players: readonly Player[];
  /** Which seat was the reader's own, where that is known; a watcher's game is not counted among theirs. */
  readonly own?: Viewer;
  /** Begun with a known deal: it is not counted. */
  readonly study?: true;
  readonly record: GameRecord;
}

type Fields = Readonly<Record<string, unknown>>;

const broken = (code: string, field: string, params: Refusal['params'] = {}): { ok: false; error: Refusal } =>
  err(refuse(code, 'input', { field, ...params }));

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A seat of the game, or a watcher. */
const isViewer = (value: unknown, seats: number): value is Viewer =>
  value === 'watcher' || (Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats);

const isTime = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

const within = <Value>(place: string, result: Result<Value, Refusal>): Result<Value, Refusal> => {
  if (result.ok) return result;
  const { params } = result.error;
  return err({ ...result.error, params: { ...params, field: [place, params['field']].filter(Boolean).join('.') } });
};

const decodeLogged = (games: readonly AnyGame[], value: unknown): Result<Logged, Refusal> => {
  if (!isFields(value)) return broken('not-an-object', '');
  const { id, begun, changed, name, star, own, study } = value;
  if (typeof id !== 'string' || !/^[\w-]{1,40}$/.test(id)) return broken('malformed-entry', 'id');
  if (!isTime(begun)) return broken('malformed-entry', 'begun');
  if (!isTime(changed)) return broken('malformed-entry', 'changed');
  if (typeof name !== 'string' || name.length > MOST.name) return broken('malformed-entry', 'name');
  if (typeof star !== 'boolean') return broken('malformed-entry', 'star');
  const record = within('record', decodeRecord(games, value['record']));
  if (!record.ok) return record;
  const players = decodePlayers(value['players'], record.value.seats, 'players');
  if (!players.ok) return players;
  if (players.value.length === 0) return broken('malformed-entry', 'players');
  if (own !== undefined && !isViewer(own, record.value.seats)) return broken('malformed-entry', 'own');
  if (study !== undefined && study !== true) return broken('malformed-entry', 'study');
  const kept = { ...(own !== undefined && { own }), ...(study === true && { study: true as const }) };
  return ok({ id, begun, changed, name, star, players: players.value, ...kept, record: record.value });
};

/** As one file. */
export const writeLogbook = (games: readonly Logged[]): string =>
  `${JSON.stringify({ format: LOGBOOK_FORMAT, games })}\n`;

/** Whether it says of itself that it is a logbook, of whatever version. */
const claimsToBe = (format: unknown): boolean => typeof format === 'string' && format.startsWith('seekiste-logbook/');

/**
 * A logbook from outside. Each game is read for itself, so that one that is damaged leaves the others alone; the rules
 * have not seen the moves yet. `undefined` for what is no logbook at all.
 */
export const decodeLogbook = (
  games: readonly AnyGame[],
  value: unknown,
): Result<readonly Result<Logged, Refusal>[], Refusal> | undefined => {
  if (!isFields(value) || !claimsToBe(value['format'])) return undefined;
  if (value['format'] !== LOGBOOK_FORMAT)
    return broken('unknown-format', 'format', { value: named(value['format']), allowed: LOGBOOK_FORMAT });
  const list = value['games'];
  if (!Array.isArray(list)) return broken('not-a-list', 'games');
  return ok(list.map((entry: unknown, at) => within(`games[${at}]`, decodeLogged(games, entry))));
};

import type { Refusal, Result } from '../result.js';
import { mutated, NONSENSE, NONSENSE_TEXTS } from './probes.js';
import { bytes, difference, same, throughJson, unplain } from './plain.js';
import type { Walk } from './walk.js';

const judgePlain = <State, Move>(walk: Walk<State, Move>, what: string, value: unknown): void => {
  const found = unplain(value);
  walk.demand(found === undefined, 'json', () => `${what} at ${found}`);
};

const isRefusal = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { code, clause, params } = value as Readonly<Record<string, unknown>>;
  return (
    typeof code === 'string' && code !== '' && typeof clause === 'string' && clause !== '' && typeof params === 'object'
  );
};

/** Reads input that may be anything: a value or a refusal comes back, never an exception. */
const politely = <State, Move, Value>(
  walk: Walk<State, Move>,
  input: unknown,
  read: () => Result<Value, Refusal>,
): Value | undefined => {
  let answer: Result<Value, Refusal>;
  try {
    answer = read();
  } catch (problem) {
    return walk.fail('malformed', `${bytes(input)} throws ${String(problem)}`, problem);
  }
  if (answer.ok) return answer.value;
  const { error } = answer;
  walk.demand(isRefusal(error) && unplain(error) === undefined, 'malformed', () => `${bytes(input)}: ${bytes(error)}`);
  return undefined;
};

/** A move from outside, if its shape is one that the game knows. */
export const decoded = <State, Move>(walk: Walk<State, Move>, input: unknown): Move | undefined =>
  politely(walk, input, () => walk.game.decode(input));

/** A move is the same after being written and read. */
export const judgeNotation = <State, Move>(walk: Walk<State, Move>, move: Move): void => {
  const { game } = walk;
  judgePlain(walk, 'a move', move);
  const text = game.write(move);
  walk.demand(/^[^\n\r]+$/.test(text), 'notation', () => `"${text}" is no line`);
  const read = game.read(text);
  walk.demand(read.ok && same(read.value, move), 'notation', () => `"${text}" reads as ${bytes(read)}`);
  const json = game.decode(throughJson(move));
  walk.demand(json.ok && same(json.value, move), 'notation', () => `${bytes(move)} decodes to ${bytes(json)}`);
};

/** A move from outside brings nothing along that was not asked for. */
export const judgeStowaway = <State, Move>(walk: Walk<State, Move>, move: Move): void => {
  const stowaway = decoded(walk, { ...(throughJson(move) as object), stowaway: 1 });
  walk.demand(stowaway === undefined || same(stowaway, move), 'malformed', () => `${bytes(stowaway)} has a stowaway`);
};

export const judgeNonsense = <State, Move>(walk: Walk<State, Move>): void => {
  for (const value of NONSENSE)
    walk.demand(decoded(walk, value) === undefined, 'malformed', () => `${bytes(value)} is taken for a move`);
  for (const value of NONSENSE) politely(walk, value, () => walk.game.load(value));
  for (const text of NONSENSE_TEXTS) politely(walk, text, () => walk.game.read(text));
};

/** States, views and channels are plain data, for everybody who looks. */
export const judgeState = <State, Move>(walk: Walk<State, Move>): void => {
  const { game, state } = walk;
  judgePlain(walk, 'the state', state);
  for (const viewer of walk.viewers) judgePlain(walk, `the view of ${viewer}`, game.view(state, viewer));
  const channels = game.channels(state);
  judgePlain(walk, 'channels', channels);
  walk.demand(game.talks.includes(channels.talk), 'talks', () => `${channels.talk} is none of them`);
};

/** Events are plain data, and an event that is not shown tells nothing. */
export const judgeEvents = <State, Move>(walk: Walk<State, Move>, events: readonly unknown[]): void => {
  for (const event of events) {
    judgePlain(walk, 'an event', event);
    for (const viewer of walk.viewers) {
      const shown = walk.game.show(event, viewer);
      if (shown !== undefined) judgePlain(walk, `an event as ${viewer} sees it`, shown);
      else if (viewer !== 'watcher')
        walk.demand(!walk.game.tells(event, viewer), 'acts', () => `${bytes(event)} tells ${viewer} what is not shown`);
    }
  }
};

/** The cards of the game that is being judged, as they were after the deal. */
export const judgeCards = <State, Move>(walk: Walk<State, Move>, state: State, dealt: string): void => {
  const now = bytes(walk.insight.cards(state));
  walk.demand(now === dealt, 'cards', () => `\n${dealt} became\n${now}`);
};

export const judgePosition = <State, Move>(
  walk: Walk<State, Move>,
  state: State,
  check: 'position' | 'possible',
): void => {
  const saved = walk.game.save(state);
  const found = unplain(saved);
  walk.demand(found === undefined, 'json', () => `a saved position at ${found}`);
  const loaded = walk.game.load(throughJson(saved));
  walk.demand(
    loaded.ok && same(loaded.value, state),
    check,
    () => `${loaded.ok ? difference(loaded.value, state) : bytes(loaded.error)} in\n${bytes(saved)}`,
  );
};

/** A damaged position, if it is not refused. Seats and options stay, so that the cards must be the same. */
export const damagedPosition = <State, Move>(walk: Walk<State, Move>): State | undefined => {
  const { seats, options, ...rest } = walk.game.save(walk.state) as Readonly<Record<string, unknown>>;
  const input = { ...(mutated(rest, rest, walk.rng) as object), seats, options };
  return politely(walk, input, () => walk.game.load(input));
};

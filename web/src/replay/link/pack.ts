import { RULES, rulesFor } from '@seekiste/rules';
import {
  err,
  notationOf,
  ok,
  readRecord,
  refuse,
  writeRecord,
  type AnyGame,
  type GameRecord,
  type Refusal,
  type Result,
} from '@seekiste/rules/core';
import type { SeatSetup } from '../../local/seats.js';
import { seatNamed } from '../seat.js';
import { compressed, expanded } from './compression.js';
import { Fold } from './fold.js';
import { framed, unframed } from './frame.js';

/** A game that travels: its record with notes and variations, and who sat where. */
export interface Packed {
  readonly record: GameRecord;
  readonly seats: readonly SeatSetup[];
}

/** What the seed tells need not be written down: the deal, for instance. */
const KNOWN = '*';

/** No record of a game with all its variations is longer; what is longer is no game. */
const MOST_BYTES = 400_000;

const shortened = (game: AnyGame, record: GameRecord): string => {
  const fold = new Fold(game, record);
  const known = record.moves.map(played => {
    const { expected } = fold;
    fold.play(played);
    return expected !== undefined && played.actor === 'chance' && game.write(expected) === game.write(played.move);
  });
  let at = 0;
  const [head, moves] = halves(writeRecord(game, record));
  const lines = moves.map(line => (isMove(line) && known[at++] === true ? KNOWN : line));
  return [...head, ...lines].join('\n');
};

/** Header and moves part; variations stand behind the moves of the game. */
const halves = (text: string): readonly [readonly string[], readonly string[]] => {
  const lines = text.split('\n');
  const blank = lines.indexOf('') + 1;
  return [lines.slice(0, blank), lines.slice(blank)];
};

const isMove = (line: string): boolean => /^(chance|\d+) /.test(line);

/** The text as `writeRecord` wrote it. From a move on that the rules refuse, chance is not known any more: the rest goes. */
const lengthened = (text: string): string => {
  const [head, moves] = halves(text);
  const empty = readRecord(RULES, head.join('\n') + '\n');
  const game = empty.ok ? rulesFor(empty.value) : undefined;
  if (!empty.ok || !game) return text;
  const fold = new Fold(game, empty.value);
  const notation = notationOf(game, empty.value.options, head[0]);
  const lines: string[] = [];
  for (const line of moves) {
    const { expected } = fold;
    if (line === KNOWN && expected === undefined) break;
    lines.push(line === KNOWN ? `chance ${notation.write(expected)}` : line);
    if (line === KNOWN) fold.play({ actor: 'chance', move: expected });
    else if (isMove(line)) {
      const [actor = '', ...words] = line.split(' ');
      const move = notation.read(words.join(' '));
      if (move.ok) fold.play({ actor: actor === 'chance' ? actor : Number(actor), move: move.value });
    }
  }
  return [...head, ...lines, ''].join('\n');
};

/** A game as the characters of an address. */
export const pack = async ({ record, seats }: Packed): Promise<string> => {
  const game = rulesFor(record);
  if (!game) throw new RangeError(`no game ${record.game}`);
  const crew = seats.map(seat => (seat.kind === 'bot' ? [seat.name, seat.bot] : [seat.name]));
  return framed(await compressed(`${JSON.stringify(crew)}\n${shortened(game, record)}`));
};

const readCrew = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

const seatsOf = (crew: unknown, count: number): readonly SeatSetup[] =>
  Array.from({ length: count }, (_, seat) => {
    const entry: unknown = Array.isArray(crew) ? crew[seat] : undefined;
    const [name, bot] = (Array.isArray(entry) ? entry : []) as readonly unknown[];
    return seatNamed(name, bot);
  });

/** Reads what `pack` wrote; the moves have the right shape then, and are not checked by the rules yet. */
export const unpack = async (text: string): Promise<Result<Packed, Refusal>> => {
  const bytes = unframed(text);
  if (!bytes.ok) return bytes;
  const whole = await expanded(bytes.value, MOST_BYTES);
  if (!whole.ok) return whole;
  const end = whole.value.indexOf('\n');
  if (end < 0) return err(refuse('link-damaged', 'input'));
  const record = readRecord(RULES, lengthened(whole.value.slice(end + 1)));
  if (!record.ok) return record;
  const crew = readCrew(whole.value.slice(0, end));
  return ok({ record: record.value, seats: seatsOf(crew, record.value.seats) });
};

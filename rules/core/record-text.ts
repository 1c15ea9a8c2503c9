import type { AnyGame } from './game.js';
import type { OptionValue, OptionValues } from './options.js';
import { broken } from './record-moves.js';
import type { Annotated, Player, Variation } from './record-tree.js';
import { decodeRecord, RECORD_FORMAT, type GameRecord } from './record.js';
import { err, named, ok, type Refusal, type Result } from './result.js';
import { ruledBy } from './versions.js';

/** The text form has versions of its own: the first named places without regard to the options of the table. */
const FIRST_TEXT = 'seekiste-record/1';
const TEXT: string = 'seekiste-record/2';

/** Whether a text is a record, of any version. */
export const isRecordText = (text: string): boolean => /^seekiste-record\/\d/.test(text);

/** How the moves of a record are written and read. */
interface Notation {
  write(move: unknown): string;
  read(text: string): Result<unknown, Refusal>;
}

/** As a text of this format has it: its first line. */
export const notationOf = (game: AnyGame, options: OptionValues, format = TEXT): Notation => {
  const known = format === FIRST_TEXT ? undefined : options;
  return { write: move => game.write(move, known), read: text => game.read(text, known) };
};

/** A line of the tree as text, its moves counted from `from`; what belongs to a moment stands before the next move. */
const writeLine = (
  notation: Notation,
  from: number,
  line: Annotated & Pick<GameRecord, 'moves' | 'hints'>,
): readonly string[] => {
  const asides = (at: number): readonly string[] => [
    ...(line.hints ?? []).filter(hint => hint.at === at).map(({ seat }) => `hint ${seat}`),
    ...(line.notes ?? [])
      .filter(note => note.at === at)
      .flatMap(({ mark, comment }) => [
        ...(mark ? [`mark ${mark}`] : []),
        ...(comment ? [`comment ${JSON.stringify(comment)}`] : []),
      ]),
  ];
  return [
    ...line.moves.flatMap(({ actor, move }, index) => [...asides(from + index), `${actor} ${notation.write(move)}`]),
    ...asides(from + line.moves.length),
    ...(line.variations ?? []).flatMap(variation => writeVariation(notation, variation)),
  ];
};

const writePlayer = ({ name, bot }: Player): string =>
  `player ${JSON.stringify(name)}${bot === undefined ? '' : ` ${JSON.stringify(bot)}`}`;

const writeVariation = (notation: Notation, variation: Variation): readonly string[] => [
  `variation ${variation.at}`,
  ...(variation.players ?? []).map(writePlayer),
  ...writeLine(notation, variation.at, variation),
  'end',
];

/**
 * The record as text: a header, an empty line, then a move a line in players’ notation, and what was noted.
 *
 * @example
 * ```js
 * console.log(writeRecord(game, table.record).split('\n')[1]); // game in-aller-ruhe
 * ```
 */
export const writeRecord = (game: AnyGame, record: GameRecord): string =>
  [
    TEXT,
    `game ${record.game}`,
    `rules ${record.rulesVersion}`,
    `seats ${record.seats}`,
    ...Object.entries(record.options).map(([name, value]) => `option ${name} ${String(value)}`),
    `rng ${record.rng}`,
    `seed ${record.seed}`,
    '',
    ...writeLine(notationOf(game, record.options), 0, record),
    '',
  ].join('\n');

const optionValue = (text: string): OptionValue =>
  text === 'true' ? true : text === 'false' ? false : numberOrText(text);

const numberOrText = (text: string): string | number => (/^\d+$/.test(text) ? Number(text) : text);

const HEAD = ['game', 'rules', 'seats', 'option', 'rng', 'seed'];

/** Quoted words, as JSON writes them; `undefined` for anything else. */
const quoted = (text: string): readonly unknown[] | undefined => {
  try {
    return JSON.parse(`[${text.replaceAll('" "', '","')}]`) as readonly unknown[];
  } catch {
    return undefined;
  }
};

/** A line of the tree while it is read. */
class Reading {
  readonly moves: unknown[] = [];
  readonly hints: unknown[] = [];
  readonly notes: { at: number; mark?: unknown; comment?: unknown }[] = [];
  readonly variations: unknown[] = [];
  readonly players: unknown[] = [];

  constructor(
    readonly at: number,
    /** Where it stands in the record. */
    readonly field: string,
  ) {}

  note(part: { readonly mark?: unknown; readonly comment?: unknown }): void {
    const at = this.at + this.moves.length;
    const last = this.notes.at(-1);
    if (last?.at === at) Object.assign(last, part);
    else this.notes.push({ at, ...part });
  }

  /** As JSON has it. */
  get done(): unknown {
    const { at, moves, notes, variations, players } = this;
    return { at, moves, notes, variations, ...(players.length > 0 ? { players } : {}) };
  }
}

/** What can stand between moves: its first word, and what it does with the rest; `false` if it cannot be read. */
const ASIDES: Readonly<Record<string, (line: Reading, rest: string) => boolean>> = {
  hint: (line, rest) => {
    if (!/^\d+$/.test(rest)) return false;
    line.hints.push({ at: line.moves.length, seat: Number(rest) });
    return true;
  },
  mark: (line, rest) => {
    line.note({ mark: rest });
    return true;
  },
  comment: (line, rest) => {
    const [comment] = quoted(rest) ?? [];
    line.note({ comment });
    return comment !== undefined;
  },
  player: (line, rest) => {
    const [name, bot] = quoted(rest) ?? [];
    line.players.push({ name, ...(bot === undefined ? {} : { bot }) });
    return name !== undefined;
  },
};

const readMove = (notation: Notation, line: Reading, text: string): Result<unknown, Refusal> => {
  const field = `${line.field}moves[${line.moves.length}]`;
  const [, who, words] = /^(chance|\d+) (.+)$/.exec(text) ?? [];
  if (who === undefined || words === undefined)
    return broken('unknown-actor', `${field}.actor`, { value: named(text) });
  const move = notation.read(words);
  if (!move.ok) return err({ ...move.error, params: { ...move.error.params, field: `${field}.move` } });
  return ok({ actor: who === 'chance' ? who : Number(who), move: move.value });
};

/** The moves part, as JSON has it. Variations that are not closed end with the text. */
const readLines = (notation: Notation, lines: readonly string[]): Result<Reading, Refusal> => {
  const main = new Reading(0, '');
  const open = [main];
  const close = (): void => {
    const line = open.pop();
    open.at(-1)?.variations.push(line?.done);
  };
  for (const text of lines.filter(Boolean)) {
    const line = open.at(-1) ?? main;
    const [, word = '', rest = ''] = /^(\S+) ?(.*)$/.exec(text) ?? [];
    const aside = Object.hasOwn(ASIDES, word) ? ASIDES[word] : undefined;
    if (word === 'variation' && /^\d+$/.test(rest))
      open.push(new Reading(Number(rest), `${line.field}variations[${line.variations.length}].`));
    else if (text === 'end' && open.length > 1) close();
    else if (!aside?.(line, rest)) {
      const move = readMove(notation, line, text);
      if (!move.ok) return move;
      line.moves.push(move.value);
    }
  }
  while (open.length > 1) close();
  return ok(main);
};

/**
 * Reads what `writeRecord` wrote.
 *
 * @example
 * ```js
 * const read = readRecord([game], writeRecord(game, table.record));
 * console.log(read.ok && read.value.seats);
 * ```
 */
export const readRecord = (games: readonly AnyGame[], text: string): Result<GameRecord, Refusal> => {
  const lines = text.replaceAll('\r', '').split('\n');
  const blank = lines.indexOf('');
  if (blank < 0) return broken('no-moves-part', 'record');
  const head = lines.slice(1, blank).map(line => line.split(' '));
  // Moves without the empty line before them would be taken for a head, and lost.
  if (head.some(([key = '']) => !HEAD.includes(key))) return broken('no-moves-part', 'record');
  const fields = new Map(head.map(([key = '', value = '']) => [key, value]));
  const options: OptionValues = Object.fromEntries(
    head.flatMap(([key, name = '', value = '']) => (key === 'option' ? [[name, optionValue(value)]] : [])),
  );
  const rulesVersion = numberOrText(fields.get('rules') ?? '');
  const rules = ruledBy(games, { game: fields.get('game'), rulesVersion });
  if (!rules.ok) return rules;
  const game = rules.value;
  const format = lines[0];
  const read = readLines(notationOf(game, options, format), lines.slice(blank + 1));
  if (!read.ok) return read;
  const { moves, hints, notes, variations } = read.value;
  return decodeRecord(games, {
    format: format === TEXT ? RECORD_FORMAT : format,
    game: game.name,
    rulesVersion,
    seats: numberOrText(fields.get('seats') ?? ''),
    options,
    rng: fields.get('rng'),
    seed: fields.get('seed'),
    moves,
    hints,
    notes,
    variations,
  });
};

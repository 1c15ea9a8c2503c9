import type { PersonId, TableId } from '@seekiste/protocol';
import { bodyOf, BREAK } from '../store/rows.js';
import type { Noted } from '../store/sqlite/journal-row.js';
import type { Bundle, Line } from '../store/sqlite/table-rows.js';
import type { Entry } from '../table/state/index.js';
import { Scroll } from './scroll.js';

/** What a table has on a shelf: entries from the first to `v`, where each of them begins and ends, and its line after them, which nobody may change any more. */
interface Leaf {
  readonly first: number;
  v: number;
  readonly places: number[];
  line: Line;
}

const ROOM = 4 * 1024;
const [OPEN, COMMA, CLOSE, LINE_BREAK] = [...Buffer.from(`[,]${BREAK}`)] as [number, number, number, number];

/** What one leaf has, for as long as it is looked at. */
const looked = new Scroll(ROOM);

const isSame = (one: readonly PersonId[], other: readonly PersonId[]): boolean =>
  one.length === other.length && one.every((person, i) => person === other[i]);

/** A part of the journal, in memory as in the file: new entries of tables that lie side by side there. */
export class Shelf {
  readonly #leaves = new Map<TableId, Leaf>();
  /** What the leaves have, as JSON: what was added here as it stands in the file, what was read from there entry by entry. */
  readonly #scroll = new Scroll(ROOM);
  /** Where what this transaction adds begins; undefined if it has added nothing. */
  #row: number | undefined;
  /** Rows of the file that hold what is here, and nothing else. */
  rows: number[] = [];
  entries = 0;

  get tables(): number {
    return this.#leaves.size;
  }

  /** The last version that is here of a table. */
  lastOf(table: TableId): number | undefined {
    return this.#leaves.get(table)?.v;
  }

  /** Whether these people sit at a table, by its line that is here. */
  hasCrew(table: TableId, people: readonly PersonId[]): boolean {
    const leaf = this.#leaves.get(table);
    return leaf !== undefined && isSame(people, leaf.line.people);
  }

  /** Adds an entry. Returns whether it is the first of this transaction. Throws, and adds nothing, where it is no plain data. */
  note(table: TableId, entry: Entry, line: Line): boolean {
    const { phase, people, asked, wakeAt, changedAt } = line;
    const scroll = this.#scroll;
    const before = scroll.end;
    const isFirst = this.#row === undefined;
    const row = this.#row ?? before;
    try {
      // `,["table",7,{…},"playing",["…"],[],null,1763391234567]`, or with a bracket where the row begins.
      scroll.byte(before === row ? OPEN : COMMA);
      const begin = scroll.json([table, entry.v]);
      scroll.correct(begin - 1, COMMA);
      const end = scroll.json(bodyOf(entry));
      scroll.json([phase, people, asked, wakeAt, changedAt]);
      scroll.correct(end, COMMA);
      this.#add(table, entry.v, [begin, end], line);
    } catch (problem) {
      scroll.cut(before);
      throw problem;
    }
    this.#row = row;
    return isFirst;
  }

  /** An entry from the file. Returns whether it goes on where the one before ends. */
  take([table, v, body, phase, people, asked, wakeAt, changedAt]: Noted): boolean {
    const last = this.lastOf(table);
    const begin = this.#scroll.end;
    const end = this.#scroll.json(body);
    this.#add(table, v, [begin, end], { phase, people, asked, wakeAt, changedAt });
    return last === undefined || v === last + 1;
  }

  #add(table: TableId, v: number, place: readonly [begin: number, end: number], line: Line): void {
    const leaf = this.#leaves.get(table);
    this.entries++;
    if (!leaf) {
      this.#leaves.set(table, { first: v, v, places: [...place], line });
      return;
    }
    leaf.v = v;
    leaf.places.push(...place);
    leaf.line = line;
  }

  /** The row of what this transaction has added, if that is still here. */
  endRow(): Buffer | undefined {
    const row = this.#row;
    this.#row = undefined;
    if (row === undefined || row === this.#scroll.end) return undefined;
    this.#scroll.byte(CLOSE);
    return this.#scroll.bytes(row, this.#scroll.end);
  }

  /** What a table has here, as `entries` has it: until the next one is asked for. */
  bundleOf(table: TableId): Bundle | undefined {
    const leaf = this.#leaves.get(table);
    if (!leaf) return undefined;
    const { first, v, places, line } = leaf;
    looked.cut(0);
    for (let i = 0; i < places.length; i += 2) {
      if (i > 0) looked.byte(LINE_BREAK);
      looked.copy(this.#scroll, places[i] as number, places[i + 1] as number);
    }
    return { first, v, bodies: looked.bytes(0, looked.end), line };
  }

  /** In the order of the file, so that each page of it is written once. */
  inOrder(): readonly TableId[] {
    return [...this.#leaves.keys()].sort();
  }

  /** A transaction came to nothing, or others have written. */
  forget(): void {
    this.#row = undefined;
    this.clear();
  }

  /** What was here stands by its tables. What this transaction adds after that begins a new row. */
  clear(): void {
    this.#leaves.clear();
    this.#scroll.cut(0);
    if (this.#row !== undefined) this.#row = 0;
    this.rows = [];
    this.entries = 0;
  }
}

import {
  changedAt,
  err,
  lineAt,
  noted,
  ok,
  refuse,
  Table,
  type Annotated,
  type GameRecord,
  type Note,
  type Path,
  type Player,
  type Refusal,
  type Result,
} from '@seekiste/rules/core';
import { rulesFor } from '@seekiste/rules';
import type { SeatSetup } from '../local/seats.js';
import { device } from '../logbook/logbook.svelte.js';
import { freshSeed } from '../parts/seed.js';
import { Replay } from './model.js';
import { playerOf, seatOf } from './seat.js';
import type { Source } from './source.js';

/** Where notes go: into the logbook; nowhere, where another tab was first or the browser keeps nothing. */
export type Noting = 'kept' | 'unkept' | 'elsewhere';

/** A game that is looked at again, alone or together: what its page asks of it. */
export interface Studied {
  readonly source: Source;
  /** The game with its tree. */
  readonly record: GameRecord;
  /** Which line is shown. */
  path: Path;
  readonly line: GameRecord;
  readonly replay: Result<Replay, Refusal>;
  readonly noting: Noting;
  /** Its id in the logbook, if it is there. */
  readonly id: string | undefined;
  /** Whether it can be played on from here. */
  readonly branches: boolean;
  /** One's own note on a moment of the line that is shown. */
  noteAt(at: number): Note | undefined;
  note(note: Note): void;
  mayRemove(index: number): boolean;
  remove(index: number): void;
}

/** A game that is looked at again, with its tree: which line is shown, and what is noted on it. */
export class Study implements Studied {
  record = $state.raw<GameRecord>() as GameRecord;
  path = $state.raw<Path>([]);
  noting = $state<Noting>('kept');
  /** Its id in the logbook; a game from elsewhere gets one with the first note. */
  id = $state.raw<string>();
  private version: number;
  private saving = Promise.resolve();

  constructor(
    readonly source: Source,
    path: Path,
  ) {
    this.record = source.record;
    this.id = source.page?.id;
    this.version = source.page?.version ?? 0;
    if (lineAt(source.record, path)) this.path = path;
  }

  readonly line = $derived.by(() => lineAt(this.record, this.path) ?? this.record);

  readonly replay = $derived.by((): Result<Replay, Refusal> => {
    const { main, seats } = this;
    return Replay.of({ record: this.line, seats, known: main.ok && main.value.isOpen });
  });

  /** The game itself, whatever line is shown: it says what is still a secret. */
  private readonly main = $derived.by(() => {
    const { record, seats } = this.source;
    return Replay.of({ record, seats });
  });

  /** Who played the line that is shown. */
  readonly seats = $derived.by((): readonly SeatSetup[] => {
    const players = this.players(this.path);
    return players.length > 0 ? players.map(seatOf) : this.source.seats;
  });

  /** A running game of this device is played at its table, and cannot be tried out beforehand. */
  get branches(): boolean {
    return this.source.page?.running !== true && this.replay.ok && this.replay.value.refused === undefined;
  }

  noteAt(at: number): Note | undefined {
    return this.line.notes?.find(note => note.at === at);
  }

  note(note: Note): void {
    this.change(this.path, line => ({ ...line, notes: noted(line.notes, note) }));
  }

  /** A new variation of the line that is shown. Answers the way to it, once it is in the logbook. */
  async branch(at: number, seats: readonly SeatSetup[]): Promise<Path | undefined> {
    const next = this.line.variations?.length ?? 0;
    const players = seats.map(playerOf);
    this.change(this.path, line => ({ ...line, variations: [...(line.variations ?? []), { at, moves: [], players }] }));
    await this.saving;
    return this.noting === 'elsewhere' ? undefined : [...this.path, next];
  }

  mayRemove(): boolean {
    return true;
  }

  remove(index: number): void {
    this.change(this.path, line => ({ ...line, variations: line.variations?.filter((_, at) => at !== index) ?? [] }));
  }

  private players(path: Path): readonly Player[] {
    let line: Annotated = this.record;
    let players: readonly Player[] = [];
    for (const next of path) {
      const found = line.variations?.[next];
      if (!found) break;
      players = found.players ?? players;
      line = found;
    }
    return players;
  }

  private change(path: Path, how: (line: Annotated) => Annotated): void {
    this.record = changedAt(this.record, path, how);
    const { record } = this;
    this.saving = this.saving
      .then(() => this.save(record))
      .catch(() => {
        this.noting = 'unkept';
      });
  }

  private async save(record: GameRecord): Promise<void> {
    if (this.noting === 'elsewhere') return;
    const logbook = await device.logbook();
    const version =
      this.id === undefined ? await this.enter(record) : await logbook.annotate(this.id, this.version, record);
    if (version === undefined) this.noting = 'elsewhere';
    else {
      this.version = version;
      this.noting = logbook.lasting ? 'kept' : 'unkept';
    }
  }

  /** A game from elsewhere gets a page of its own. */
  private async enter(record: GameRecord): Promise<number | undefined> {
    const opened = tableOf(record);
    if (!opened.ok) return undefined;
    const id = this.source.table ?? freshSeed().slice(0, 16);
    const logbook = await device.logbook();
    // What a link brings was played by others.
    const { seats, own = 'watcher' } = this.source;
    const version = await logbook.keep({ id, seen: 0, now: Date.now(), table: opened.value, seats, own });
    if (version !== undefined) this.id = id;
    return version;
  }
}

const tableOf = (record: GameRecord) => {
  const game = rulesFor(record);
  return game ? Table.resume(game, record) : err(refuse('unknown-game', 'input'));
};

export const openStudy = (source: Source, path: Path): Result<Study, Refusal> => {
  const study = new Study(source, path);
  return study.replay.ok ? ok(study) : err(study.replay.error);
};

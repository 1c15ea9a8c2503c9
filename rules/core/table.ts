import { chanceFrom, drawn, passed, type Chance } from './chance.js';
import type { Actor, Game, Seat } from './game.js';
import type { OptionValues } from './options.js';
import { newRecord, replay, type GameRecord, type Played } from './record.js';
import { marked, marksWithin, type HintMark } from './record-hints.js';
import { err, ok, type Refusal, type Result } from './result.js';
import type { Seed } from './rng.js';

export interface TableStep<State, Move, Event> {
  readonly played: Played<Move>;
  readonly state: State;
  readonly events: readonly Event[];
}

/** Where undo ends: how many moves may stay, or the event that told somebody something. */
export type Horizon<Event> =
  | { readonly kind: 'back-to'; readonly moves: number }
  | { readonly kind: 'told'; readonly event: Event }
  | { readonly kind: 'nothing' };

/** A game being played: its record, the state it folds to, and what happened on the way. */
export class Table<Options extends OptionValues, State, Move, Event, Shown, View, Code extends string> {
  private readonly steps: TableStep<State, Move, Event>[] = [];
  private readonly opening: State;
  private chance: Chance;
  private hints: readonly HintMark[];

  private constructor(
    readonly game: Game<Options, State, Move, Event, Shown, View, Code>,
    private readonly head: Omit<GameRecord<Move>, 'moves'>,
  ) {
    this.opening = game.start(head.options as Options, head.seats);
    this.chance = chanceFrom(head.rng, head.seed);
    this.hints = head.hints ?? [];
  }

  /** Sets a table and lets chance deal. */
  static open<Options extends OptionValues, State, Move, Event, Shown, View, Code extends string>(
    game: Game<Options, State, Move, Event, Shown, View, Code>,
    setup: { readonly seats: number; readonly options: Options },
    seed: Seed,
  ): Table<Options, State, Move, Event, Shown, View, Code> {
    const table = new Table(game, newRecord(game, setup, seed));
    table.letChanceAct();
    return table;
  }

  /** A table from a record that `decodeRecord` let through. */
  static resume<Options extends OptionValues, State, Move, Event, Shown, View, Code extends string>(
    game: Game<Options, State, Move, Event, Shown, View, Code>,
    record: GameRecord<Move>,
  ): Result<Table<Options, State, Move, Event, Shown, View, Code>, Refusal> {
    const table = new Table(game, record);
    // Chance has to stand where it stood; its recorded move counts.
    const folded = replay(game, record, step => {
      if (step.played.actor === 'chance') table.chance = passed(game, table.state, table.chance);
      table.steps.push(step);
    });
    if (!folded.ok) return folded;
    table.letChanceAct();
    return ok(table);
  }

  get record(): GameRecord<Move> {
    const moves = this.steps.map(({ played }) => played);
    return { ...this.head, moves, ...(this.hints.length > 0 ? { hints: this.hints } : {}) };
  }

  get state(): State {
    return this.steps.at(-1)?.state ?? this.opening;
  }

  get history(): readonly TableStep<State, Move, Event>[] {
    return this.steps;
  }

  /** One move and whatever chance adds to it; refused, nothing changes. */
  act(actor: Actor, move: Move): Result<readonly Event[], Refusal<Code>> {
    const step = this.game.apply(this.state, actor, move);
    if (!step.ok) return err(step.error);
    this.steps.push({ played: { actor, move }, ...step.value });
    const from = this.steps.length - 1;
    this.letChanceAct();
    return ok(this.steps.slice(from).flatMap(({ events }) => events));
  }

  /**
   * How far a player may take back: to before their own last move, if no person has moved since and
   * nothing since then told one of the people what they could not know. Bots remember nothing.
   */
  horizon(mover: Seat, people: readonly Seat[]): Horizon<Event> {
    for (let moves = this.steps.length - 1; moves >= 0; moves--) {
      const step = this.steps[moves];
      if (!step || step.played.actor === 'chance') break;
      const event = step.events.find(happened => people.some(seat => this.game.tells(happened, seat)));
      if (event !== undefined) return { kind: 'told', event };
      if (step.played.actor === mover) return { kind: 'back-to', moves };
      if (people.includes(step.played.actor)) break;
    }
    return { kind: 'nothing' };
  }

  /** Takes back to the horizon; false if there is none to go back to. */
  undo(mover: Seat, people: readonly Seat[]): boolean {
    const horizon = this.horizon(mover, people);
    if (horizon.kind !== 'back-to') return false;
    this.steps.length = horizon.moves;
    this.hints = marksWithin(this.hints, horizon.moves);
    return true;
  }

  /** Notes in the record that this seat asks for a hint now. */
  markHint(seat: Seat): void {
    this.hints = marked(this.hints, { at: this.steps.length, seat });
  }

  private letChanceAct(): void {
    while (this.game.toAct(this.state).kind === 'chance') {
      const { move, chance } = drawn(this.game, this.state, this.chance);
      this.chance = chance;
      const step = this.game.apply(this.state, 'chance', move);
      if (!step.ok) throw new Error(`chance was refused: ${step.error.code}`);
      this.steps.push({ played: { actor: 'chance', move }, ...step.value });
    }
  }
}

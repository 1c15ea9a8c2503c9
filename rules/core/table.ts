import { chanceFrom, passed, type Chance } from './chance.js';
import { horizonOf, letChanceAct, stepOf, type Horizon, type PastStep, type TableStep } from './course.js';
import type { Actor, Game, Seat } from './game.js';
import type { OptionValues } from './options.js';
import { newRecord, replay, type GameRecord } from './record.js';
import { marked, marksWithin, type HintMark } from './record-hints.js';
import { treeWithin } from './record-tree.js';
import { err, ok, type Refusal, type Result } from './result.js';
import type { Seed } from './rng.js';

/** A game being played: its record, the state it folds to, and what happened on the way. */
export class Table<Options extends OptionValues, State, Move, Event, Shown, View, Code extends string> {
  private readonly steps: TableStep<State, Move, Event>[] = [];
  /** Nobody takes back further than this. */
  private floor = 0;
  private readonly opening: State;
  private chance: Chance;
  private hints: readonly HintMark[];

  private constructor(
    readonly game: Game<Options, State, Move, Event, Shown, View, Code>,
    private head: Omit<GameRecord<Move>, 'moves'>,
  ) {
    this.opening = game.start(head.options as Options, head.seats);
    this.chance = chanceFrom(head.rng, head.seed);
    this.hints = head.hints ?? [];
  }

  /**
   * Sets a table and lets chance deal.
   *
   * @example
   * ```js
   * const options = { islandsRemoved: 0, strict: false };
   * const table = Table.open(inAllerRuhe, { seats: 2, options }, seed);
   * ```
   */
  static open<Options extends OptionValues, State, Move, Event, Shown, View, Code extends string>(
    game: Game<Options, State, Move, Event, Shown, View, Code>,
    setup: { readonly seats: number; readonly options: Options },
    seed: Seed,
  ): Table<Options, State, Move, Event, Shown, View, Code> {
    const table = new Table(game, newRecord(game, setup, seed));
    table.letChanceAct();
    return table;
  }

  /**
   * A table from a record that `decodeRecord` let through. A variation's begins after its first `floor` moves.
   *
   * @example
   * ```js
   * const again = Table.resume(game, table.record);
   * if (again.ok) console.log(again.value.record.moves.length);
   * ```
   */
  static resume<Options extends OptionValues, State, Move, Event, Shown, View, Code extends string>(
    game: Game<Options, State, Move, Event, Shown, View, Code>,
    record: GameRecord<Move>,
    floor = 0,
  ): Result<Table<Options, State, Move, Event, Shown, View, Code>, Refusal> {
    const table = new Table(game, record);
    // Chance has to stand where it stood; its recorded move counts.
    const folded = replay(game, record, step => {
      if (step.played.actor === 'chance') table.chance = passed(game, table.state, table.chance);
      table.steps.push(step);
    });
    if (!folded.ok) return folded;
    table.floor = floor;
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

  /**
   * One move and whatever chance adds to it; refused, nothing changes.
   *
   * @example
   * ```js
   * const seat = game.toAct(table.state).must[0];
   * const [move] = game.moves(game.view(table.state, seat));
   * const done = table.act(seat, move);
   * if (!done.ok) console.log(done.error.code, done.error.clause);
   * ```
   */
  act(actor: Actor, move: Move): Result<readonly Event[], Refusal<Code>> {
    const step = stepOf(this.game, this.state, { actor, move });
    if (!step.ok) return err(step.error);
    this.steps.push(step.value);
    const from = this.steps.length - 1;
    this.letChanceAct();
    return ok(this.steps.slice(from).flatMap(({ events }) => events));
  }

  /**
   * How far a player may take back: to before their own last move, if no person has moved since and
   * nothing since then told one of the people what they could not know. Bots remember nothing.
   */
  horizon(mover: Seat, people: readonly Seat[]): Horizon<Event> {
    return horizonOf(this.past(mover, people));
  }

  /** The steps as undo sees them, latest first; people's moves are nobody else's to take back. */
  private *past(mover: Seat, people: readonly Seat[]): Iterable<PastStep<Event>> {
    for (let moves = this.steps.length - 1; moves >= this.floor; moves--) {
      const { played, events } = this.steps[moves] as TableStep<State, Move, Event>;
      const { actor } = played;
      const tells = (happened: Event): boolean => people.some(seat => this.game.tells(happened, seat));
      const told = actor === 'chance' ? undefined : events.find(tells);
      const goes = actor !== 'chance' && people.includes(actor) ? 'never' : 'freely';
      yield { actor, moves, told, own: actor === mover, goes };
    }
  }

  /**
   * Takes back to the horizon; false if there is none to go back to.
   *
   * @example
   * ```js
   * table.undo(0, [0, 1]); // seat 0 takes back, seats 0 and 1 are people
   * ```
   */
  undo(mover: Seat, people: readonly Seat[]): boolean {
    const horizon = this.horizon(mover, people);
    if (horizon.kind !== 'back-to') return false;
    this.steps.length = horizon.moves;
    this.hints = marksWithin(this.hints, horizon.moves);
    this.head = treeWithin(this.head, horizon.moves);
    return true;
  }

  /** Notes in the record that this seat asks for a hint now. */
  markHint(seat: Seat): void {
    this.hints = marked(this.hints, { at: this.steps.length, seat });
  }

  private letChanceAct(): void {
    const { steps, chance } = letChanceAct(this.game, this.state, this.chance);
    this.steps.push(...steps);
    this.chance = chance;
  }
}

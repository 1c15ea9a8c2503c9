import { RULES } from '@seekiste/rules';
import {
  err,
  ok,
  refuse,
  replay,
  ruledBy,
  Table,
  type AnyGame,
  type GameRecord,
  type Outcome,
  type Refusal,
  type Result,
  type Seat,
  type Viewer,
} from '@seekiste/rules/core';
import { peopleAmong, type SeatSetup } from '../local/seats.js';
import type { AnyTable } from '../local/session.js';
import { logOf } from '../table/log/log.js';
import type { OpenScene } from '../table/scene.js';

/** Whose eyes one borrows: a viewer's, or everybody's at once. */
export type Chair = Viewer | 'open';

/** A move that the rules refuse: the game goes up to there. */
export interface Refused {
  readonly move: number;
  readonly refusal: Refusal;
}

interface Folded {
  readonly table: AnyTable;
  readonly refused: Refused | undefined;
}

/** As far as the rules let it go. */
const folded = (game: AnyGame, record: GameRecord): Result<Folded, Refusal> => {
  let moves = 0;
  const end = replay(game, record, () => moves++);
  const table = Table.resume(game, { ...record, moves: record.moves.slice(0, moves) });
  if (!table.ok) return table;
  return ok({ table: table.value, refused: end.ok ? undefined : { move: moves, refusal: end.error } });
};

/** A line of a game, and how it is looked at. */
export interface Looking {
  readonly record: GameRecord;
  readonly seats: readonly SeatSetup[];
  /** Everybody knows the deal: it is a variation of a game that is over. */
  readonly known?: boolean;
}

/**
 * A game as it can be looked at again. A turn is a moment at which players saw the table: what chance
 * adds to a move belongs to it, as in play. Turn 0 is the deal.
 */
export class Replay {
  /** How many moves of the record each turn has. */
  private readonly turns: readonly number[];

  private constructor(
    private readonly table: AnyTable,
    readonly refused: Refused | undefined,
    private readonly looking: Looking,
  ) {
    const { game, history } = table;
    this.turns = history.flatMap(({ state }, at) => (game.toAct(state).kind === 'chance' ? [] : [at + 1]));
  }

  /** From a record whose shape was checked, by the rules that it names. */
  static of(looking: Looking, rules: readonly AnyGame[] = RULES): Result<Replay, Refusal> {
    const game = ruledBy(rules, looking.record);
    if (!game.ok) return game;
    const fold = folded(game.value, looking.record);
    if (!fold.ok) return fold;
    const made = new Replay(fold.value.table, fold.value.refused, looking);
    return made.turns.length > 0 ? ok(made) : err(fold.value.refused?.refusal ?? refuse('not-begun', 'table'));
  }

  get game(): string {
    return this.table.game.name;
  }

  get record(): GameRecord {
    return this.table.record;
  }

  get seats(): readonly SeatSetup[] {
    return this.looking.seats;
  }

  get last(): number {
    return this.turns.length - 1;
  }

  get outcome(): Outcome | undefined {
    return this.table.game.result(this.table.state);
  }

  /** Nothing about it is a secret any more. */
  get isOpen(): boolean {
    return this.looking.known === true || this.outcome !== undefined;
  }

  /**
   * Whose eyes one may borrow. When all is over, everybody's; until then nobody at this device sees
   * more than at the table: a person alone their own hand, several people none.
   */
  get chairs(): readonly Chair[] {
    const people = peopleAmong(this.seats);
    if (this.isOpen) return [...this.seats.keys(), 'watcher', 'open'];
    return [...(people.length === 1 ? people : []), 'watcher'];
  }

  /** The chair that was asked for, or the best there is: that of the first person. */
  chair(wanted: Chair | undefined): Chair {
    const { chairs } = this;
    const [person] = peopleAmong(this.seats).filter(seat => chairs.includes(seat));
    return wanted !== undefined && chairs.includes(wanted) ? wanted : (person ?? 'watcher');
  }

  within(turn: number): number {
    return Math.max(0, Math.min(this.last, turn));
  }

  /** The turn that a move of the record belongs to. */
  turnOf(step: number): number {
    const turn = this.turns.findIndex(moves => moves > step);
    return turn < 0 ? this.last : turn;
  }

  /** The turn in which so many moves have been made. */
  turnAt(moves: number): number {
    return moves === 0 ? 0 : this.turnOf(moves - 1);
  }

  /** How many moves have been made at a turn. */
  movesAt(turn: number): number {
    return this.turns[this.within(turn)] ?? 0;
  }

  /** Who acts at a turn: whose move a variation would begin with. */
  actorsAt(turn: number): readonly Seat[] {
    const acts = this.table.game.toAct(this.past(turn).at(-1)?.state);
    return acts.kind === 'seats' ? acts.must : [];
  }

  /** What a chair saw at a turn, and what it had heard until then; nothing that came later. */
  scene(turn: number, chair: Chair): OpenScene {
    const { game } = this.table;
    const past = this.past(turn);
    const state = past.at(-1)?.state;
    const viewer = chair === 'open' ? 'watcher' : chair;
    return {
      kind: 'open',
      viewer,
      view: game.view(state, viewer),
      acts: game.toAct(state),
      mine: false,
      others: [],
      log: logOf(game, past, viewer),
      held: undefined,
      undo: { kind: 'nothing' },
      channels: game.channels(state),
      outcome: game.result(state),
    };
  }

  private past(turn: number): AnyTable['history'] {
    return this.table.history.slice(0, this.turns[this.within(turn)]);
  }
}

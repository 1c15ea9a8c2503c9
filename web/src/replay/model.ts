import {
  err,
  ok,
  refuse,
  type GameRecord,
  type Outcome,
  type Refusal,
  type Result,
  type Seat,
  type Viewer,
} from '@seekiste/rules/core';
import { openRecord } from '../local/saves.js';
import { peopleAmong, type SeatSetup } from '../local/seats.js';
import type { AnyTable } from '../local/session.js';
import { logOf } from '../table/log.js';
import type { OpenScene } from '../table/scene.js';

/**
 * A game as it can be looked at again. A turn is a moment at which players saw the table: what chance
 * adds to a move belongs to it, as in play. Turn 0 is the deal.
 */
export class Replay {
  /** How many moves of the record each turn has. */
  private readonly turns: readonly number[];

  private constructor(
    private readonly table: AnyTable,
    readonly seats: readonly SeatSetup[],
  ) {
    const { game, history } = table;
    this.turns = history.flatMap(({ state }, at) => (game.toAct(state).kind === 'chance' ? [] : [at + 1]));
  }

  static of(record: GameRecord, seats: readonly SeatSetup[]): Result<Replay, Refusal> {
    const table = openRecord(record);
    if (!table.ok) return table;
    const replay = new Replay(table.value, seats);
    return replay.turns.length > 0 ? ok(replay) : err(refuse('not-begun', 'table'));
  }

  get game(): string {
    return this.table.game.name;
  }

  get record(): GameRecord {
    return this.table.record;
  }

  /** How many moves of the record a turn has. */
  movesAt(turn: number): number {
    return this.turns[this.within(turn)] ?? 0;
  }

  get last(): number {
    return this.turns.length - 1;
  }

  get outcome(): Outcome | undefined {
    return this.table.game.result(this.table.state);
  }

  /**
   * Whose eyes one may borrow. When all is over, everybody's; until then nobody at this device sees
   * more than at the table: a person alone their own hand, several people none.
   */
  get chairs(): readonly Viewer[] {
    const people = peopleAmong(this.seats);
    const open: readonly Seat[] = this.outcome ? this.seats.map((_, seat) => seat) : people.length === 1 ? people : [];
    return [...open, 'watcher'];
  }

  /** The chair that was asked for, or the best there is: that of the first person. */
  chair(wanted: Viewer | undefined): Viewer {
    const { chairs } = this;
    const [person] = peopleAmong(this.seats).filter(seat => chairs.includes(seat));
    return wanted !== undefined && chairs.includes(wanted) ? wanted : (person ?? 'watcher');
  }

  within(turn: number): number {
    return Math.max(0, Math.min(this.last, turn));
  }

  /** The turn that a move of the record belongs to. */
  turnOf(step: number): number {
    return this.within(this.turns.findIndex(moves => moves > step));
  }

  /** What a chair saw at a turn, and what it had heard until then; nothing that came later. */
  scene(turn: number, viewer: Viewer): OpenScene {
    const { game, history } = this.table;
    const past = history.slice(0, this.turns[this.within(turn)]);
    const state = past.at(-1)?.state;
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
}

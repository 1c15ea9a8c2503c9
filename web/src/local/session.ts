import type { Hint } from '@seekiste/bots';
import type {
  AnyGame,
  GameRecord,
  OptionValues,
  Outcome,
  Refusal,
  Seat,
  Seed,
  Table,
  Viewer,
} from '@seekiste/rules/core';
import type { Clock } from '../parts/clock.js';
import { nextFront, othersToAct } from './front.js';
import { logOf } from '../table/log/log.js';
import type { Held, OpenScene, Scene, Undo } from '../table/scene.js';
import { peopleAmong, type SeatSetup } from './seats.js';
import { streamAt } from './streams.js';
import type { TableSession } from '../table/table-session.js';
import type { Thinkers } from './thinkers.js';

export type AnyTable = Table<OptionValues, unknown, unknown, unknown, unknown, unknown, string>;

/**
 * How long bots take, how long they let people look at what is complete, and how long a person's
 * move can still be taken up again; in milliseconds.
 */
export interface Tempo {
  readonly pause: number;
  readonly rest: number;
  readonly grace: number;
}

export interface Surroundings {
  readonly clock: Clock;
  readonly thinkers: Thinkers;
  /** Where bots' chance comes from: drawn apart from the deal's seed, so that nobody can work out the cards from it. */
  readonly streams: Seed;
  tempo(): Tempo;
  /** Whether people want to look for a moment once this has happened. */
  rests(shown: unknown): boolean;
  /** Called after every move, with everything needed to go on later. */
  save(game: { readonly table: AnyTable; readonly seats: readonly SeatSetup[] }): void;
  /** Everybody knows the deal: nobody has to hide cards when the next one is in front. */
  readonly open?: boolean;
  /** A bot that fails is our own mistake; the page has to say so. */
  trouble(error: unknown): void;
}

/** One game at one device: people, bots, who looks at the screen, and what may still be taken back. */
export class Session implements TableSession {
  readonly game: AnyGame;
  readonly people: readonly Seat[];
  private front: Viewer = 'watcher';
  private covered = false;
  private held: { readonly seat: Seat; readonly shown: Held; readonly cancel: () => void } | undefined;
  private version = 0;
  private asked: number | undefined;
  private stopPause: () => void = () => undefined;
  private closed = false;
  private current: Scene | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly table: AnyTable,
    readonly seats: readonly SeatSetup[],
    private readonly around: Surroundings,
  ) {
    this.game = table.game;
    this.people = peopleAmong(seats);
    this.moved();
  }

  /** Several people look at this screen in turn, and have something to hide. */
  get shared(): boolean {
    return this.people.length > 1 && this.around.open !== true;
  }

  get record(): GameRecord {
    return this.table.record;
  }

  get scene(): Scene {
    return (this.current ??= this.draw());
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** A move of the person in front; held back first if it could not be taken back once made. */
  readonly act = (move: unknown): Refusal | undefined => {
    const { scene } = this;
    if (scene.kind !== 'open' || scene.viewer === 'watcher' || this.held || this.closed) return undefined;
    const seat = scene.viewer;
    const refusal = this.game.why(scene.view, move);
    if (refusal) return refusal;
    const { grace } = this.around.tempo();
    if (grace > 0 && this.wouldEndUndo(scene, move)) this.hold(seat, move, grace);
    else this.play(seat, move);
    return undefined;
  };

  /** The best moves for the person in front, who has to act. The record notes that they asked. */
  async hints(): Promise<readonly Hint[]> {
    const { scene } = this;
    if (scene.kind !== 'open' || scene.viewer === 'watcher' || !scene.mine || this.closed) return [];
    this.table.markHint(scene.viewer);
    const { record } = this;
    this.save();
    this.changed();
    const stream = streamAt(this.around.streams, record.moves.length);
    return this.around.thinkers.advise({ game: this.game.name, view: scene.view, stream });
  }

  /** Makes the held move without waiting any longer. */
  release(): void {
    if (!this.held) return;
    const { seat, shown, cancel } = this.held;
    cancel();
    this.held = undefined;
    this.play(seat, shown.move);
  }

  undo(): void {
    if (this.held) {
      this.held.cancel();
      this.held = undefined;
      this.changed();
      this.askBots();
    } else if (this.front !== 'watcher' && this.table.undo(this.front, this.people)) this.moved();
  }

  /** Everybody has seen enough: bots need not wait any longer. */
  hurry(): void {
    this.stopPause();
  }

  /** The one in front wants to see their cards. */
  reveal(): void {
    this.covered = false;
    this.changed();
  }

  /** Another person wants to act, out of turn or back in it; the cards are covered until they have the device. */
  bring(seat: Seat): void {
    if (this.held || this.closed || !this.others().includes(seat)) return;
    this.front = seat;
    this.covered = this.shared;
    this.changed();
  }

  /** Hides the cards of the person in front, where others could look. */
  cover(): void {
    if (!this.shared || this.front === 'watcher' || this.outcome()) return;
    this.covered = true;
    this.changed();
  }

  close(): void {
    this.held?.cancel();
    this.stopPause();
    this.closed = true;
    this.listeners.clear();
  }

  private outcome(): Outcome | undefined {
    return this.game.result(this.table.state);
  }

  private others(): readonly Seat[] {
    return othersToAct(this.people, this.game.toAct(this.table.state), this.front);
  }

  private hold(seat: Seat, move: unknown, ms: number): void {
    this.held = { seat, shown: { move, ms }, cancel: this.around.clock.after(ms, () => this.release()) };
    this.changed();
  }

  /** A choice that is none, and the move that wins, need no second thought. */
  private wouldEndUndo({ view, viewer }: OpenScene, move: unknown): boolean {
    if (this.game.moves(view).length === 1) return false;
    const step = this.game.apply(this.table.state, viewer as Seat, move);
    if (!step.ok) return false;
    const outcome = this.game.result(step.value.state);
    if (outcome?.kind === 'team' && outcome.won) return false;
    if (step.value.events.some(event => this.people.some(seat => this.game.tells(event, seat)))) return true;
    // A bot that is next answers at once, and its answer tells something.
    const acts = this.game.toAct(step.value.state);
    return acts.kind === 'seats' && acts.must.some(seat => this.seats[seat]?.kind === 'bot');
  }

  private play(seat: Seat, move: unknown): void {
    const played = this.table.act(seat, move);
    if (!played.ok) throw new Error(`refused after it was allowed: ${played.error.code}`);
    this.moved();
  }

  private save(): void {
    this.around.save({ table: this.table, seats: this.seats });
  }

  private moved(): void {
    this.version++;
    this.stopPause();
    const front = nextFront(this.people, this.game.toAct(this.table.state), this.front);
    if (front !== this.front && this.shared) this.covered = true;
    this.front = front;
    if (this.outcome()) this.endCover();
    this.save();
    this.changed();
    this.askBots();
  }

  /** When all is over nobody needs to hide, but nobody has asked to see either. */
  private endCover(): void {
    if (this.covered) this.front = 'watcher';
    this.covered = false;
  }

  private changed(): void {
    this.current = undefined;
    for (const listener of this.listeners) listener();
  }

  private askBots(): void {
    const acts = this.game.toAct(this.table.state);
    if (acts.kind !== 'seats' || this.held || this.closed || this.asked === this.version) return;
    const seat = acts.must.find(at => this.seats[at]?.kind === 'bot');
    const setup = seat === undefined ? undefined : this.seats[seat];
    if (seat === undefined || setup?.kind !== 'bot') return;
    this.asked = this.version;
    this.think(seat, setup.bot, this.version).catch((error: unknown) => this.around.trouble(error));
  }

  private async think(seat: Seat, bot: string, version: number): Promise<void> {
    const { record } = this;
    const pause = new Promise<void>(done => {
      const cancel = this.around.clock.after(this.pauseNow(), done);
      this.stopPause = () => {
        cancel();
        done();
      };
    });
    const question = {
      game: this.game.name,
      bot,
      view: this.game.view(this.table.state, seat),
      stream: streamAt(this.around.streams, record.moves.length),
    };
    const [move] = await Promise.all([this.around.thinkers.choose(question), pause]);
    if (this.asked === version) this.asked = undefined;
    if (this.closed || this.version !== version || this.held) return this.askBots();
    this.play(seat, move);
  }

  /** Longer after something that people want to look at; what chance did since does not hide it. */
  private pauseNow(): number {
    const { pause, rest } = this.around.tempo();
    const { history } = this.table;
    const last = history.findLastIndex(({ played }) => played.actor !== 'chance');
    const events = history.slice(Math.max(last, 0)).flatMap(step => step.events);
    return events.some(event => this.around.rests(this.game.show(event, 'watcher'))) ? Math.max(pause, rest) : pause;
  }

  private draw(): Scene {
    const { game, table, front: viewer } = this;
    const acts = game.toAct(table.state);
    const others = this.others();
    if (this.covered && viewer !== 'watcher') {
      const instead = others.find(seat => acts.kind === 'seats' && acts.must.includes(seat));
      return { kind: 'hand-over', to: viewer, instead };
    }
    return {
      kind: 'open',
      viewer,
      view: game.view(table.state, viewer),
      acts,
      mine: !this.held && acts.kind === 'seats' && acts.must.some(seat => seat === viewer),
      others: this.held ? [] : others,
      log: logOf(game, table.history, viewer),
      held: this.held?.shown,
      undo: this.undoNow(viewer),
      channels: game.channels(table.state),
      outcome: this.outcome(),
    };
  }

  private undoNow(viewer: Viewer): Undo {
    if (this.held) return { kind: 'held' };
    if (viewer === 'watcher') return { kind: 'nothing' };
    const horizon = this.table.horizon(viewer, this.people);
    switch (horizon.kind) {
      case 'back-to':
        return { kind: 'possible' };
      case 'told': {
        const shown = this.game.show(horizon.event, viewer);
        const to = this.game.tells(horizon.event, viewer) ? 'viewer' : 'others';
        return shown === undefined ? { kind: 'nothing' } : { kind: 'told', shown, to };
      }
      case 'nothing':
        return { kind: 'nothing' };
    }
  }
}

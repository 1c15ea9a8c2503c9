import type { Ask, Crew, Reply, RequestId, TableId } from '@seekiste/protocol';
import { refuse, type AnyGame, type Refusal, type RuledBy, type Seat } from '@seekiste/rules/core';
import type { Clock } from '../../parts/clock.js';
import type { Past } from '../../replay/look-back.svelte.js';
import type { OpenScene, Undo } from '../../table/scene.js';
import type { Presence, SeatShown, TableSession } from '../../table/table-session.js';
import type { Connection, Line, Listener } from './connection.js';
import { told, welcomed, type TableNow } from './table-now.js';

export interface Surroundings {
  readonly clock: Clock;
  connect(listener: Listener): Pick<Connection, 'ask' | 'wake' | 'doubt' | 'close'>;
  /** How long a full trick may be looked at, and how long a move can be taken up again; in milliseconds. */
  tempo(): { readonly rest: number; readonly grace: number };
  /** The rules of a game; they are here before anything is drawn. */
  rulesOf(played: RuledBy): AnyGame;
  rests(game: string, shown: unknown): boolean;
  newId(): RequestId;
}

/** What became of the viewer's own move: in the hand's reach, on its way, waiting for the beat, or stored and not told yet. */
type OwnMove =
  | { readonly kind: 'held'; readonly move: unknown; readonly ms: number; readonly cancel: () => void }
  | { readonly kind: 'sent'; readonly move: unknown; readonly id: RequestId }
  | { readonly kind: 'pending'; readonly move: unknown; readonly ms: number; readonly id: RequestId }
  | { readonly kind: 'stored'; readonly move: unknown; readonly v: number };

/** A request that the server refused. */
export interface Refused {
  readonly asked: Ask['t'];
  readonly refusal: Refusal;
}

/** A move that left later, unseen, could surprise: without a line it stays in the hand. */
const NO_LINE = refuse('no-line', 'table');

const presenceOf = ({ present, relief }: Extract<Crew, { kind: 'person' }>): Presence =>
  relief !== undefined ? 'relieved' : present ? 'here' : 'gone';

const seatShown = (crew: Crew, own: boolean): SeatShown => {
  switch (crew.kind) {
    case 'open':
      return { kind: 'human', name: '' };
    case 'bot':
      return crew;
    case 'person': {
      const presence = presenceOf(crew);
      const shown = { kind: 'human', name: crew.name } as const;
      return own && presence === 'here' ? shown : { ...shown, presence };
    }
  }
};

/** One table online, as this browser sees it. */
export class OnlineSession implements TableSession {
  line: Line = 'connecting';
  /** What is known; undefined until the table has welcomed this browser. */
  now: TableNow | undefined;
  refused: Refused | undefined;
  /** Whether this person asked for another game with the same people. */
  rematching = false;
  /** What is drawn: behind what is known while a full trick is looked at. */
  private shown: TableNow | undefined;
  private own: OwnMove | undefined;
  private stopRest: (() => void) | undefined;
  private readonly asked = new Map<RequestId, { readonly t: Ask['t']; readonly done: () => void }>();
  private readonly connection: Pick<Connection, 'ask' | 'wake' | 'doubt' | 'close'>;
  private readonly listeners = new Set<() => void>();
  private current: OpenScene | undefined;
  /** What was shown in this visit, by how many moves had been made. */
  private readonly seen = new Map<number, TableNow>();

  constructor(
    readonly table: TableId,
    private readonly around: Surroundings,
  ) {
    this.connection = around.connect({
      heard: reply => this.heard(reply),
      lineChanged: line => {
        this.line = line;
        this.changed();
      },
    });
  }

  get game(): AnyGame {
    if (!this.now) throw new Error('the table has not said which game is played');
    return this.around.rulesOf(this.now.head);
  }

  get seats(): readonly SeatShown[] {
    return (this.now?.crew ?? []).map((crew, seat) => seatShown(crew, seat === this.now?.me.seat));
  }

  get people(): readonly Seat[] {
    const seat = this.now?.me.seat ?? null;
    return seat === null ? [] : [seat];
  }

  /** Requests that wait for an answer. */
  get waiting(): number {
    return this.asked.size;
  }

  get scene(): OpenScene {
    return (this.current ??= this.draw());
  }

  /** The table as it was shown in this visit; of what came before there are the lines of the log. */
  get past(): Past {
    const moments = [...this.seen].sort(([one], [other]) => one - other);
    const turnOf = (step: number): number => {
      const turn = moments.findIndex(([moves]) => moves > step);
      return turn < 0 ? moments.length - 1 : turn;
    };
    return {
      last: moments.length - 1,
      turnOf,
      scene: turn => {
        const [, then] = moments[turn] ?? [];
        if (!then?.play) return this.scene;
        const { view, acts, channels, outcome } = then.play;
        return { ...this.scene, view, acts, channels, outcome, log: then.log, mine: false, held: undefined };
      },
    };
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** A move: held back for a moment where there was a choice, then asked for. */
  readonly act = (move: unknown): Refusal | undefined => {
    const { scene } = this;
    if (scene.viewer === 'watcher' || this.own) return undefined;
    const refusal = this.line === 'lost' ? NO_LINE : this.game.why(scene.view, move);
    if (refusal) return refusal;
    const { grace } = this.around.tempo();
    if (grace > 0 && this.game.moves(scene.view).length > 1) {
      this.own = { kind: 'held', move, ms: grace, cancel: this.around.clock.after(grace, () => this.release()) };
      this.changed();
    } else this.sendMove(move);
    return undefined;
  };

  release(): void {
    if (this.own?.kind !== 'held') return;
    const { move, cancel } = this.own;
    cancel();
    this.own = undefined;
    // The table may have moved on under the held card.
    const refusal = this.line === 'lost' ? NO_LINE : this.game.why(this.scene.view, move);
    if (refusal) this.refuse('act', refusal);
    else this.sendMove(move);
  }

  undo(): void {
    if (this.own?.kind === 'held') {
      this.own.cancel();
      this.own = undefined;
      this.changed();
    } else if (this.own?.kind === 'pending') this.ask({ t: 'undo', of: this.own.id });
    else if (this.scene.undo.kind === 'possible' || this.scene.undo.kind === 'by-consent') this.ask({ t: 'undo' });
  }

  hurry(): void {
    this.endRest();
  }

  /** Nobody else looks at this screen: there is nothing to cover. */
  bring(): void {
    this.changed();
  }

  reveal(): void {
    this.changed();
  }

  cover(): void {
    this.changed();
  }

  /** Asks the table for something; `done` is called when it is stored. */
  ask(ask: Ask, done: () => void = () => undefined): RequestId {
    const id = this.around.newId();
    this.asked.set(id, { t: ask.t, done });
    this.refused = undefined;
    if (ask.t === 'rematch') this.rematching = true;
    this.connection.ask({ id, v: this.now?.v ?? 0, ...ask });
    this.changed();
    return id;
  }

  dismiss(): void {
    this.refused = undefined;
    this.changed();
  }

  wake(looks: { readonly doubtful: boolean }): void {
    this.connection.wake(looks);
  }

  doubt(): void {
    this.connection.doubt();
  }

  close(): void {
    if (this.own?.kind === 'held') this.own.cancel();
    this.stopRest?.();
    this.listeners.clear();
    this.connection.close();
  }

  private sendMove(move: unknown): void {
    const id = this.ask({ t: 'act', move });
    this.own = { kind: 'sent', move, id };
    this.changed();
  }

  private heard(reply: Reply): void {
    switch (reply.t) {
      case 'welcome':
        this.now = welcomed(reply);
        this.stopRest?.();
        this.stopRest = undefined;
        this.show(this.now);
        break;
      case 'news':
        if (!this.now) return;
        this.now = told(this.now, reply);
        if (!this.stopRest) this.showAndRest(this.now);
        break;
      case 'done':
        this.done(reply);
        break;
      case 'refused':
        this.answerRefused(reply);
        break;
      case 'pending':
        this.pending(reply);
        break;
      case 'slow':
        break;
    }
    this.changed();
  }

  private pending({ id, ms }: Extract<Reply, { t: 'pending' }>): void {
    if (this.isOwn(id)) this.own = { kind: 'pending', move: this.own?.move, ms, id };
  }

  /** Whether this is the request of the viewer's own move. */
  private isOwn(id: RequestId | undefined): boolean {
    return (this.own?.kind === 'sent' || this.own?.kind === 'pending') && this.own.id === id;
  }

  private done({ id, v }: Extract<Reply, { t: 'done' }>): void {
    const asked = this.asked.get(id);
    this.asked.delete(id);
    asked?.done();
    if (!this.isOwn(id)) return;
    this.own = (this.shown?.v ?? 0) >= v ? undefined : { kind: 'stored', move: this.own?.move, v };
  }

  private answerRefused({ id, code, clause, params }: Extract<Reply, { t: 'refused' }>): void {
    const asked = id === undefined ? undefined : this.asked.get(id)?.t;
    if (id !== undefined) this.asked.delete(id);
    if (this.isOwn(id)) this.own = undefined;
    if (asked === 'rematch') this.rematching = false;
    // Taken back by the viewer before its beat: it is in the hand again.
    if (asked !== undefined && code !== 'withdrawn') this.refuse(asked, { code, clause, params });
  }

  private refuse(asked: Ask['t'], refusal: Refusal): void {
    this.refused = { asked, refusal };
    this.changed();
  }

  private show(now: TableNow): void {
    this.shown = now;
    this.remember(now);
    if (this.own?.kind === 'stored' && now.v >= this.own.v) this.own = undefined;
  }

  /** What was taken back has not been. */
  private remember(now: TableNow): void {
    const moves = now.play?.moves ?? 0;
    for (const later of this.seen.keys()) if (later > moves) this.seen.delete(later);
    if (now.play) this.seen.set(moves, now);
  }

  /** After a full trick, for instance, what comes next waits a moment. */
  private showAndRest(now: TableNow): void {
    const before = this.shown?.log.length ?? 0;
    this.show(now);
    const { rest } = this.around.tempo();
    if (rest <= 0 || !now.log.slice(before).some(({ shown }) => this.around.rests(now.head.game, shown))) return;
    this.stopRest = this.around.clock.after(rest, () => this.endRest());
  }

  private endRest(): void {
    if (!this.stopRest || !this.now) return;
    this.stopRest();
    this.stopRest = undefined;
    if (this.now !== this.shown) this.showAndRest(this.now);
    this.changed();
  }

  private changed(): void {
    this.current = undefined;
    for (const listener of this.listeners) listener();
  }

  private draw(): OpenScene {
    const shown = this.shown;
    if (!shown?.play) throw new Error('nothing is played here yet');
    const { play, log } = shown;
    const viewer = shown.me.seat ?? 'watcher';
    return {
      kind: 'open',
      viewer,
      view: play.view,
      acts: play.acts,
      others: [],
      mine: !this.own && play.acts.kind === 'seats' && play.acts.must.some(seat => seat === viewer),
      log,
      held: this.own && { move: this.own.move, ms: 'ms' in this.own ? this.own.ms : 0 },
      undo: this.undoNow(shown),
      channels: play.channels,
      outcome: play.outcome,
    };
  }

  private undoNow({ play, me }: TableNow): Undo {
    if (this.own?.kind === 'held') return { kind: 'held' };
    if (this.own) return { kind: this.own.kind === 'pending' ? 'possible' : 'nothing' };
    if (play?.asked && play.asked.by === me.seat) return { kind: 'asked', open: play.asked.open };
    return play?.undo ?? { kind: 'nothing' };
  }
}

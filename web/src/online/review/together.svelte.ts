import type { LineId, Moment, PersonId, Review } from '@seekiste/protocol';
import { lineAt, type GameRecord, type Note, type Path, type Refusal, type Seat } from '@seekiste/rules/core';
import { SvelteMap } from 'svelte/reactivity';
import type { Clock } from '../../parts/clock.js';
import { Replay } from '../../replay/model.js';
import type { Source } from '../../replay/source.js';
import type { Place, SharedStudy } from '../../replay/company.js';
import type { OnlineSession } from '../line/session.js';
import type { TableNow } from '../line/table-now.js';
import { branchFrom, homeOf, lineOf, pathOf, treeOf } from './tree.js';

/** The leader's steps are told at most this often, in milliseconds; the last one always. */
const PACE = 400;

/** What a review needs of its surroundings. */
export interface Surroundings {
  readonly clock: Clock;
  /** What is known of the table, as something that Svelte follows. */
  now(): TableNow;
}

/** A move that was sent, and has not led anywhere yet. */
interface Sent extends Moment {
  readonly seat: Seat;
  readonly move: unknown;
}

/** A finished game that several people look at: the tree is the table's, the place is one's own. */
export class Together implements SharedStudy {
  /** Whether one goes along with the leader; who leads has nobody to follow. */
  following = $state(true);
  /** Moves are tried at this table. */
  trying = $state(false);
  private lineId = $state<LineId>(0);
  private sent = $state.raw<Sent>();
  /** Own notes of this visit, by moment: a mark is set before the words have come back from the table. */
  private readonly drafts = new SvelteMap<string, Note>();
  /** Where the page was put, rather than went by itself. */
  private put: { readonly line: LineId; readonly turn: number } | undefined;
  /** Where the page is. */
  private here: Moment | undefined;
  private leader: PersonId | undefined;
  private told: Moment | undefined;
  private due: Moment | undefined;
  private stopPause: (() => void) | undefined;
  readonly noting = 'kept';

  constructor(
    private readonly session: OnlineSession,
    readonly source: Source,
    private readonly around: Surroundings,
  ) {
    this.lineId = this.review.shown.line;
  }

  get review(): Review {
    const { review } = this.around.now();
    if (!review) throw new Error('the game is not over');
    return review;
  }

  get leading(): boolean {
    return this.review.lead?.person === this.around.now().me.person;
  }

  /** These are the same objects as long as nothing was added: the leader's steps fold nothing anew. */
  private readonly tried = $derived.by(() => this.review.branches);
  private readonly noted = $derived.by(() => this.review.notes);
  readonly record: GameRecord = $derived.by(() =>
    treeOf(this.source.record, { branches: this.tried, notes: this.noted }),
  );
  private readonly shownPath: Path = $derived.by(() => pathOf({ branches: this.tried }, this.lineId) ?? []);
  readonly line: GameRecord = $derived.by(() => lineAt(this.record, this.shownPath) ?? this.record);
  readonly replay = $derived.by(() => Replay.of({ record: this.line, seats: this.source.seats, known: true }));

  get path(): Path {
    return this.shownPath;
  }

  set path(path: Path) {
    this.lineId = lineOf(this.review, path);
  }

  /** Kept by the table, not by the logbook. */
  get id(): undefined {
    return undefined;
  }

  get branches(): boolean {
    return this.replay.ok && this.replay.value.refused === undefined;
  }

  noteAt(at: number): Note | undefined {
    const line = homeOf(this.review, this.lineId, at);
    const draft = this.drafts.get(`${line} ${at}`);
    if (draft) return draft;
    const { person } = this.around.now().me;
    return this.review.notes.find(note => note.line === line && note.at === at && note.person === person);
  }

  note({ at, mark, comment }: Note): void {
    const text = comment?.replaceAll(/\s+/g, ' ').trim();
    const key = `${homeOf(this.review, this.lineId, at)} ${at}`;
    this.drafts.set(key, { at, ...(mark && { mark }), ...(text && { comment: text }) });
    this.session.ask({ t: 'note', line: this.lineId, at, ...(mark && { mark }), ...(text && { comment: text }) });
  }

  private branchAt(index: number): Review['branches'][number] | undefined {
    const line = lineOf(this.review, [...this.shownPath, index]);
    return this.review.branches.find(({ id }) => id === line);
  }

  mayRemove(index: number): boolean {
    return this.leading || this.branchAt(index)?.person === this.around.now().me.person;
  }

  remove(index: number): void {
    const branch = this.branchAt(index);
    if (branch) this.session.ask({ t: 'prune', line: branch.id });
  }

  /** Where the page has to go, if it follows the leader. */
  get place(): Place | undefined {
    const { line, at } = this.review.shown;
    const path = pathOf(this.review, line);
    return this.following && !this.leading && path ? { path, at } : undefined;
  }

  /** The page goes where it was sent: that is no step of its own. */
  settle(path: Path, turn: number): void {
    this.put = { line: lineOf(this.review, path), turn };
  }

  /** The page is at a turn: the leader shows it, a follower who went there by themselves looks around. */
  went(turn: number, at: number): void {
    const line = this.lineId;
    this.here = { line, at };
    if (this.leading) this.show(this.here);
    else if (this.put?.line !== line || this.put.turn !== turn) this.following = false;
  }

  /** Goes along again. */
  comeBack(): void {
    this.trying = false;
    this.following = true;
  }

  /** One leads no more, or leads from here on. */
  leadChanged(): void {
    const leader = this.review.lead?.person;
    // The table is drawn anew for each seat that tries a move.
    if (leader === this.leader) return;
    this.leader = leader;
    this.told = undefined;
    this.due = undefined;
    if (!this.leading) this.following = true;
    else if (this.here) this.show(this.here);
  }

  lead(person: string): void {
    this.session.ask({ t: 'lead', person });
  }

  attempt(view: unknown, at: number, seat: Seat, move: unknown): Refusal | undefined {
    const refusal = this.session.game.why(view, move);
    if (refusal) return refusal;
    this.following = false;
    this.sent = { line: this.lineId, at, seat, move };
    this.session.ask({ t: 'try', ...this.sent });
    return undefined;
  }

  /** Where the move that was tried has led, once it is there: the way and the moment. */
  get led(): Place | undefined {
    if (!this.sent) return undefined;
    const { line, at, seat, move } = this.sent;
    const { game } = this.session;
    const written = game.write(move);
    const path = pathOf(this.review, line);
    const next = path && lineAt(this.record, path)?.moves[at];
    if (path && next?.actor === seat && game.write(next.move) === written) return { path, at: at + 1 };
    const branch = branchFrom(this.review, line, at, made => made.actor === seat && game.write(made.move) === written);
    const way = branch && pathOf(this.review, branch.id);
    return way && { path: way, at: at + 1 };
  }

  /** The page has gone along with its move. */
  arrived(): void {
    this.sent = undefined;
  }

  close(): void {
    this.stopPause?.();
  }

  private show(moment: Moment): void {
    if (this.told?.line === moment.line && this.told.at === moment.at) this.due = undefined;
    else if (this.stopPause) this.due = moment;
    else this.tell(moment);
  }

  private tell(moment: Moment): void {
    this.told = moment;
    this.due = undefined;
    this.session.ask({ t: 'show', ...moment });
    this.stopPause = this.around.clock.after(PACE, () => {
      this.stopPause = undefined;
      if (this.due && this.leading) this.tell(this.due);
    });
  }
}

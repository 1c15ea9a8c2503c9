import type { Hint } from '@seekiste/bots';
import {
  freeState,
  gameOf,
  made,
  played,
  stateAfter,
  stateAt,
  tryMove,
  type FirstVoyage,
  type Lesson,
  type LessonStep,
  type Light,
  type Reply,
} from '@seekiste/learn';
import {
  chanceFrom,
  drawn,
  type AnyGame,
  type Chance,
  type Refusal,
  type Seat,
  type Seed,
  type TableStep,
  type ToAct,
} from '@seekiste/rules/core';
import { streamAt } from '../local/streams.js';
import type { Thinkers } from '../local/thinkers.js';
import type { Clock } from '../parts/clock.js';
import type { OpenScene } from '../table/scene.js';
import type { Progress } from './progress.js';

interface Surroundings {
  readonly clock: Clock;
  readonly thinkers: Thinkers;
  /** How long others wait before their move shows, in milliseconds: longer after what people want to look at. */
  pause(shown: readonly unknown[]): number;
  /** Called at every step, with its number and the first one that was skipped. */
  reached(step: number, skipped: number | undefined): void;
  trouble(error: unknown): void;
}

const isFirstVoyage = (lesson: Lesson): lesson is FirstVoyage => lesson.free !== undefined;

type Moment = TableStep<unknown, unknown, unknown>;

/** A lesson being played: the step, the table, what others answer, and the free game if it has one. */
export class LessonRun {
  readonly game: AnyGame;
  /** The step that is next; past the last one the game is free, or the lesson done. */
  at = $state(0);
  /** The last try was allowed, but not what the step asks for. */
  elsewhere = $state(false);
  /** The first step on the way here that was skipped: then the end teaches nothing. */
  skipped = $state<number>();
  private opening = $state.raw<unknown>();
  private moments = $state.raw<readonly Moment[]>([]);
  private replies = $state.raw<readonly Reply[] | undefined>();
  private chance: Chance;
  private stop: () => void = () => undefined;

  constructor(
    readonly lesson: Lesson,
    private readonly around: Surroundings,
    { step, skipped }: Pick<Progress, 'step' | 'skipped'>,
  ) {
    this.game = gameOf(lesson);
    this.skipped = skipped;
    this.chance = chanceFrom('chacha20', this.seed);
    this.go(step);
  }

  get step(): LessonStep | undefined {
    return this.lesson.steps[this.at];
  }

  /** Nothing is left to do. */
  get done(): boolean {
    return !this.step && !this.lesson.free;
  }

  get light(): readonly Light[] {
    return this.replies ? [] : (this.step?.light ?? []);
  }

  readonly state = $derived.by(() => this.moments.at(-1)?.state ?? this.opening);

  readonly scene = $derived.by((): OpenScene => {
    const { game, state } = this;
    const { seat } = this.lesson;
    // What is left of a finished lesson is to be looked at: it is nobody's turn any more.
    const acts: ToAct = this.done ? { kind: 'over' } : game.toAct(state);
    return {
      kind: 'open',
      viewer: seat,
      view: game.view(state, seat),
      acts,
      mine: !this.replies && acts.kind === 'seats' && acts.must.includes(seat),
      others: [],
      log: this.moments.flatMap(({ played: { actor }, events }, step) =>
        events.flatMap(event => {
          const shown = game.show(event, seat);
          return shown === undefined ? [] : [{ step, actor, shown }];
        }),
      ),
      held: undefined,
      undo: { kind: 'nothing' },
      channels: game.channels(state),
      outcome: game.result(state),
    };
  });

  /** Begins a step anew, or the free game. */
  readonly go = (at: number): void => {
    this.stop();
    this.replies = undefined;
    this.elsewhere = false;
    this.at = Math.max(0, Math.min(at, this.lesson.steps.length));
    // On the way back the skipped steps are passed again.
    if (this.skipped !== undefined && this.skipped >= this.at) this.skipped = undefined;
    this.moments = [];
    this.opening = this.openingAt();
    this.chance = chanceFrom('chacha20', this.seed);
    this.around.reached(this.at, this.skipped);
    if (!this.step && !this.done) this.others();
  };

  /** Goes on without a move, unless it was made and only others have yet to answer. */
  readonly skip = (): void => {
    if (!this.replies) this.skipped ??= this.at;
    this.go(this.at + 1);
  };

  private openingAt(): unknown {
    const { lesson, step } = this;
    if (step) return stateAt(lesson, this.at);
    return isFirstVoyage(lesson) ? freeState(lesson) : stateAfter(lesson, lesson.steps.length - 1);
  }

  readonly act = (move: unknown): Refusal | undefined => {
    if (!this.step) return this.actFreely(move);
    const tried = tryMove(this.lesson, this.at, { state: this.state, move });
    this.elsewhere = tried.kind === 'elsewhere';
    if (tried.kind === 'refused') return tried.refusal;
    if (tried.kind === 'next') {
      this.moments = [...this.moments, tried.step];
      this.replies = tried.replies;
      this.answer();
    }
    return undefined;
  };

  /** The best moves in the free game: a step says itself what to do. */
  readonly hints = (): Promise<readonly Hint[]> =>
    this.around.thinkers.advise({ game: this.game.name, view: this.scene.view, stream: this.stream() });

  readonly close = (): void => this.stop();

  private actFreely(move: unknown): Refusal | undefined {
    const refusal = this.game.why(this.scene.view, move);
    if (refusal) return refusal;
    this.moments = [...this.moments, made(this.game, this.state, this.lesson.seat, move)];
    this.others();
    return undefined;
  }

  /** The other seats answer one by one, then the next step begins. */
  private answer(): void {
    this.stop = this.around.clock.after(this.pause(), () => {
      const [reply, ...rest] = this.replies ?? [];
      if (!reply) return this.onward();
      this.moments = [...this.moments, played(this.lesson, this.state, reply)];
      this.replies = rest;
      this.answer();
    });
  }

  private onward(): void {
    const next = this.lesson.steps[this.at + 1];
    // The last position of a lesson without a game stays to be looked at.
    const stays = next ? next.position === undefined : !this.lesson.free;
    if (!stays) return this.go(this.at + 1);
    this.replies = undefined;
    this.at++;
    this.around.reached(this.at, this.skipped);
  }

  /** In the free game: what chance does, and what bots choose. */
  private others(): void {
    this.stop();
    const acts = this.game.toAct(this.state);
    if (acts.kind === 'chance') {
      const { move, chance } = drawn(this.game, this.state, this.chance);
      this.chance = chance;
      this.moments = [...this.moments, made(this.game, this.state, 'chance', move)];
      return this.others();
    }
    const bot = acts.kind === 'seats' ? acts.must.find(seat => seat !== this.lesson.seat) : undefined;
    if (bot === undefined) return;
    let wanted = true;
    const cancel = this.around.clock.after(this.pause(), () => {
      this.think(bot, () => wanted).catch((error: unknown) => this.around.trouble(error));
    });
    this.stop = () => {
      wanted = false;
      cancel();
    };
  }

  private async think(seat: Seat, wanted: () => boolean): Promise<void> {
    const { moments, state } = this;
    const view = this.game.view(state, seat);
    const question = { game: this.game.name, bot: this.lesson.free?.bot ?? '', view, stream: this.stream() };
    const move = await this.around.thinkers.choose(question);
    // Another seat may have acted first: then the bot is asked again.
    if (!wanted()) return;
    if (this.moments === moments) this.moments = [...moments, made(this.game, state, seat, move)];
    this.others();
  }

  private pause(): number {
    const events = this.moments.at(-1)?.events ?? [];
    return this.around.pause(events.map(event => this.game.show(event, this.lesson.seat)));
  }

  /** A lesson without a game leaves nothing to chance. */
  private get seed(): Seed {
    return this.lesson.free?.seed ?? '0'.repeat(64);
  }

  private stream(): string {
    return streamAt(this.seed, this.moments.length);
  }
}

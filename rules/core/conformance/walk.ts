import type { Played } from '../course.js';
import { chanceFrom, GENERATORS, type Chance } from '../chance.js';
import type { Actor, Game, Seat, Step, Viewer } from '../game.js';
import type { OptionValues } from '../options.js';
import { writeRecord } from '../record-text.js';
import { newRecord, type GameRecord } from '../record.js';
import { Rng, type Seed } from '../rng.js';
import { ConformanceError, type Check } from './checks.js';
import { bytes } from './plain.js';

/** A game of which the suite handles states and moves; all else it only compares. */
export type Judged<State, Move> = Game<OptionValues, State, Move, unknown, unknown, unknown, string>;

/** One step of a game, as it truly happened. */
export interface TrueStep<State, Move> extends Played<Move> {
  readonly before: State;
  readonly after: State;
}

/** What the suite cannot know of a game by itself. */
export interface Insight<State, Move> {
  /** No game lasts for more moves than this, chance's included. */
  readonly longest: number;
  /** All cards there are, sorted: the same list in every position of a game. */
  cards(state: State): readonly (string | number)[];
  /**
   * The step in another world: cards that the viewer sees neither before nor after it are
   * exchanged, wherever they lie and in the move, so that the move stays legal. Undefined if
   * there is no such card.
   */
  disguise(
    step: TrueStep<State, Move>,
    viewer: Viewer,
    rng: Rng,
  ): { readonly state: State; readonly move: Move } | undefined;
}

/** One game to judge. */
export interface Trial<State> {
  readonly options: OptionValues;
  readonly seats: number;
  readonly seed: Seed;
  /** Which move is made, modulo how many there are; where the list ends, the seed decides. */
  readonly choices?: readonly number[];
  /** A position to begin with, instead of the start. */
  readonly from?: State;
}

/** A position or an outcome, remembered as bytes so that nobody can change it afterwards. */
interface Trace {
  readonly state: string;
  readonly events: string;
}

/** A game being judged: where it stands, how it came there, and what happens next. */
export class Walk<State, Move> {
  readonly played: Played<Move>[] = [];
  readonly traces: Trace[] = [];
  /** Chance draws from the seed as a `Table` does, so that the two can be compared. */
  chance: Chance;
  /** Probes and imagined worlds have a stream of their own: they must not change how the game goes on. */
  readonly rng: Rng;
  readonly opening: string;
  private readonly fallback: Rng;
  private current: State;
  private untouched: string;
  private asked = '';
  private chosen = 0;

  constructor(
    readonly game: Judged<State, Move>,
    readonly insight: Insight<State, Move>,
    readonly trial: Trial<State>,
  ) {
    this.chance = chanceFrom(GENERATORS[0], trial.seed);
    this.rng = Rng.from(trial.seed);
    this.rng.split();
    this.fallback = this.rng.split();
    this.current = trial.from ?? game.start(trial.options, trial.seats);
    this.opening = this.untouched = bytes(this.current);
  }

  get state(): State {
    return this.current;
  }

  get seats(): readonly Seat[] {
    return Array.from({ length: this.trial.seats }, (_, seat) => seat);
  }

  get viewers(): readonly Viewer[] {
    return [...this.seats, 'watcher'];
  }

  get record(): GameRecord<Move> {
    return { ...newRecord(this.game, this.trial, this.trial.seed), moves: [...this.played] };
  }

  choose(count: number): number {
    if (count < 2) return 0;
    const choice = this.trial.choices?.[this.chosen++];
    return choice === undefined ? this.fallback.below(count) : choice % count;
  }

  /** Asks `apply`; `judgeUntouched` and every failure look whether the state that it was given is still the same. */
  ask(actor: Actor, move: Move): ReturnType<Judged<State, Move>['apply']> {
    this.asked = `${actor} ${bytes(move)}`;
    return this.game.apply(this.current, actor, move);
  }

  goOn(actor: Actor, move: Move, step: Step<State, unknown>): void {
    this.judgeUntouched();
    this.played.push({ actor, move });
    this.current = step.state;
    this.untouched = bytes(step.state);
    this.traces.push({ state: this.untouched, events: bytes(step.events) });
  }

  judgeUntouched(): void {
    if (bytes(this.current) !== this.untouched) this.report('unchanged', `the state did, asked for ${this.asked}`);
  }

  fail(check: Check, detail: string, cause?: unknown): never {
    this.judgeUntouched(); // or else the true fault would be hidden by what follows from it
    return this.report(check, detail, cause);
  }

  demand(holds: boolean, check: Check, detail: () => string): void {
    if (!holds) this.fail(check, detail());
  }

  private report(check: Check, detail: string, cause?: unknown): never {
    const from = this.trial.from === undefined ? '' : `from ${bytes(this.game.save(this.trial.from))}\n`;
    const story = from + writeRecord(this.game, this.record);
    throw new ConformanceError(check, detail, story, cause === undefined ? undefined : { cause });
  }
}

import type { Move, Options, State } from '@seekiste/rules/in-aller-ruhe';

type Phase = State['phase'];

/** How hard a captain thinks. */
export interface Effort {
  /** Only when so few spaces are open: before, luck outweighs by far what moves differ in. */
  readonly open: number;
  /** How many moves start in the race, and how far behind they may be thought. */
  readonly arms: number;
  readonly behind: number;
  /** No further world is met once so many decisions have been played out. */
  readonly turns: number;
  readonly worlds: number;
  /** The rest is solved instead where it has no more states than that. */
  readonly states: number;
}

/** What bots know about an expansion or a variant, besides what to answer and what speaks for a move. */
export interface Chapter<Weights, Mode extends string> {
  inPlay(options: Options): boolean;
  /** Whether it is an expansion, which may be in play together with others (13.3). */
  readonly combines?: true;
  /** Numbers of its own among the heuristic's. */
  readonly weights: Weights;
  /** Ways to play it that ask for weights of their own, and at which tables these are practised. */
  readonly modes: Readonly<Record<Mode, readonly Partial<Options>[]>>;
  /** Which of them is played, if there are several. */
  modeOf?(options: Options): Mode;
  /** What a decision of a playout takes, roughly, in thousandths of a millisecond. */
  readonly cost: number;
  /** How hard captains think, where that is not as in the standard game. */
  readonly effort?: Partial<Effort>;
  /** Phases in which captains answer like sailors. */
  readonly settled?: readonly Phase[];
}

/** What comes into question in a phase that a chapter adds, best first. */
export type Answers<Known> = Readonly<Partial<Record<Phase, (known: Known) => readonly Move[]>>>;

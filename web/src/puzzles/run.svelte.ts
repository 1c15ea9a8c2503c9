import { positionOf, type KnownMove, type Position, type Puzzle } from '@seekiste/learn/puzzles';
import type { AnyGame, OptionValues, Refusal } from '@seekiste/rules/core';
import { askedScene, isGood } from '../insight/asked.js';
import type { OpenScene } from '../table/scene.js';
import { Judge, type Reason } from './judge.js';

/** What came of a try: the answer itself, a move that is as good, another one, or that the answer was shown. */
export interface Verdict {
  readonly kind: 'answer' | 'as-good' | 'wrong' | 'shown';
  /** The move that was tried, as text; none where the answer was shown. */
  readonly tried?: Pick<KnownMove, 'move' | 'loss'>;
  readonly reason: Reason;
}

export const isRight = ({ kind }: Verdict): boolean => kind === 'answer' || kind === 'as-good';

/** One puzzle at the table: what its player knew, one move, and what came of it. */
export class PuzzleRun {
  thinking = $state(false);
  failed = $state(false);
  verdict = $state.raw<Verdict>();
  readonly game: AnyGame;
  readonly position: Position;
  private readonly judge: Judge;
  /** Whatever is judged late belongs to a try that is over. */
  private attempt = 0;

  constructor(
    readonly puzzle: Puzzle,
    /** Called with the outcome of every try. */
    private readonly tried: (right: boolean) => void,
    judged: (position: Position, answer: unknown) => Judge = (position, move) => new Judge(puzzle, position, move),
  ) {
    this.position = positionOf(puzzle);
    this.game = this.position.rules;
    this.judge = judged(this.position, this.read(this.answer.move));
  }

  get options(): OptionValues {
    return this.position.table.record.options;
  }

  get answer(): KnownMove {
    return this.puzzle.known[0];
  }

  readonly scene = $derived.by((): OpenScene => {
    const { table, seat } = this.position;
    return askedScene(this.game, table.history, seat, !this.verdict && !this.thinking);
  });

  readonly act = (move: unknown): Refusal | undefined => {
    const refusal = this.game.why(this.scene.view, move);
    if (!refusal) void this.answerTo(move);
    return refusal;
  };

  /** Gives up: a try like any other that was not right. */
  readonly show = (): void => void this.answerTo(undefined);

  readonly retry = (): void => {
    this.attempt++;
    this.verdict = undefined;
    this.failed = false;
  };

  close(): void {
    this.attempt++;
    this.judge.end();
  }

  private read(text: string): unknown {
    const read = this.game.read(text, this.options);
    if (!read.ok) throw new Error(`puzzle ${this.puzzle.number}: ${text} is no move`);
    return read.value;
  }

  private async answerTo(move: unknown): Promise<void> {
    const mine = ++this.attempt;
    this.thinking = true;
    this.failed = false;
    try {
      const verdict = await this.verdictOn(move);
      if (mine !== this.attempt) return;
      this.verdict = verdict;
      this.tried(isRight(verdict));
    } catch {
      if (mine === this.attempt) this.failed = true;
    } finally {
      if (mine === this.attempt) this.thinking = false;
    }
  }

  private async verdictOn(move: unknown): Promise<Verdict> {
    const outcome = move === undefined ? { kind: 'shown' as const } : await this.judged(move);
    // A verdict stands without a reason, too: it is no cause to ask again.
    const [reason] = await this.judge.reasons([this.read(this.answer.move)]).catch((): readonly Reason[] => []);
    return { ...outcome, reason };
  }

  /** By what was found when the puzzle was mined, or by playing the move through. */
  private async judged(move: unknown): Promise<Omit<Verdict, 'reason'>> {
    const text = this.game.write(move, this.options);
    if (text === this.answer.move) return { kind: 'answer', tried: this.answer };
    const known = this.puzzle.known.find(one => one.move === text);
    if (known) return { kind: 'wrong', tried: known };
    const look = await this.judge.tryMove(move);
    const loss = look.moves[look.played]?.loss ?? this.answer.loss;
    return { kind: isGood(look) ? 'as-good' : 'wrong', tried: { move: text, loss } };
  }
}

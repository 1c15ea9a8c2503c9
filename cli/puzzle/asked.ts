import { judgeMoves, loadAnalysed, type Analysed, type Span } from '@seekiste/bots/analysis';
import { positionOf, ratingOf, type Position, type Puzzle } from '@seekiste/learn/puzzles';
import type { GameVoice, Language, Names } from '@seekiste/words';
import { withClause } from '../failure.js';
import { seatNames } from '../names.js';
import { legalLines } from '../play/legal.js';
import { readPlayers } from '../play/players.js';
import type { Screen } from '../play/screen.js';
import { Session } from '../play/session.js';
import { gameVoice, insight, say } from '../words/index.js';
import type { CliMessages } from '../words/messages.js';

/** For exact puzzles, whose other moves were not played out when they were mined. */
const USUAL_BUDGET = 6000;

/** The same worlds whenever a move is tried. */
const SEED = '9a221e00'.repeat(8);

/** Less than this behind the best, in hundredths of a point, or not clearly, a try is good. */
const GOOD = 500;

/** One puzzle in the terminal. */
export class Asked {
  private readonly position: Position;
  private readonly voice: GameVoice;
  private readonly names: Names;

  constructor(
    private readonly screen: Screen,
    private readonly puzzle: Puzzle,
    private readonly count: number,
    private readonly language: Language,
  ) {
    this.position = positionOf(puzzle);
    const { options, seats } = this.position.table.record;
    this.voice = gameVoice(puzzle.game, language, options);
    this.names = seatNames(language, seats, this.position.seat);
  }

  async run(): Promise<'next' | 'quit'> {
    const { number } = this.puzzle;
    const level = String(ratingOf(this.puzzle));
    this.screen.print(
      ...this.voice.position(this.view, this.names),
      '',
      this.say('puzzle-title', { number, count: this.count, level }),
    );
    for (;;) {
      const typed = (await this.screen.ask('> '))?.trim();
      if (typed === undefined || typed === 'quit') return 'quit';
      if (typed !== '' && (await this.obey(typed))) return this.afterwards();
    }
  }

  /** Whether the puzzle is answered by it. */
  private async obey(typed: string): Promise<boolean> {
    if (typed === 'help') this.screen.print(...this.voice.notation(), '', ...this.say('puzzle-help').split('\n'));
    else if (/^legal\b/.test(typed)) this.screen.print(...this.legal(typed.slice(5).trim()));
    else if (typed === 'answer') return this.explain();
    else return this.tryMove(typed);
    return false;
  }

  private legal(begin: string): readonly string[] {
    const { rules: game, table } = this.position;
    return legalLines({ game, view: this.view, options: table.record.options }, begin, this.voice, this.language);
  }

  private async tryMove(typed: string): Promise<boolean> {
    const { rules, table } = this.position;
    const read = rules.read(typed, table.record.options);
    const refused = read.ok ? rules.why(this.view, read.value) : read.error;
    if (refused || !read.ok) {
      if (refused) this.screen.print(withClause(this.voice.refusal(refused), refused));
      return false;
    }
    const [answer] = this.puzzle.known;
    const text = rules.write(read.value, table.record.options);
    const loss = await this.lossOf(text, read.value);
    if (text === answer.move) this.screen.print(this.say('puzzle-right', { move: this.sentence(text) }));
    else if (loss.low <= 0 || loss.mean < GOOD) this.screen.print(this.say('puzzle-as-good'));
    else
      this.screen.print(
        `${this.say('puzzle-wrong')} ${insight(this.language).better(this.sentence(answer.move), loss)}`,
      );
    return this.explain();
  }

  /** By what was found when the puzzle was mined, or by playing the move through. */
  private async lossOf(text: string, move: unknown): Promise<Span> {
    const known = this.puzzle.known.find(one => one.move === text);
    if (known) return known.loss;
    const { budget } = this.puzzle;
    const { table, seat } = this.position;
    const { seats, options } = table.record;
    const effort = { budget: budget === 'exact' ? USUAL_BUDGET : budget, seed: SEED };
    const at = { state: table.state, seat, seats, options };
    const { moves, played } = judgeMoves(await this.analysed(), at, move, effort);
    return moves[played]?.loss ?? this.puzzle.known[0].loss;
  }

  private async explain(): Promise<true> {
    const [answer, next] = this.puzzle.known;
    const { rules, table, seat } = this.position;
    const read = rules.read(answer.move, table.record.options);
    const reason = read.ok ? (await this.analysed()).reasonFor(this.view, seat, read.value) : undefined;
    const { percent } = insight(this.language);
    this.screen.print(
      this.say('puzzle-answer', { move: `${answer.move} – ${this.sentence(answer.move)}` }),
      ...(reason ? [this.voice.reason(reason, this.names)] : []),
      this.say('puzzle-chance', { chance: percent(answer.chance.mean), next: percent(next?.chance.mean ?? 0) }),
      ...(this.puzzle.budget === 'exact' ? [this.say('puzzle-exact')] : []),
    );
    return true;
  }

  private async afterwards(): Promise<'next' | 'quit'> {
    this.screen.print('', this.say('puzzle-after'));
    const typed = (await this.screen.ask('> '))?.trim();
    if (typed === undefined || typed === 'quit') return 'quit';
    if (typed !== 'play') return 'next';
    const { rules, table, seat } = this.position;
    const read = rules.read(this.puzzle.known[0].move, table.record.options);
    if (read.ok) table.act(seat, read.value);
    const crew = Array.from({ length: table.record.seats }, (_, at) => (at === seat ? 'human' : 'sailor'));
    await new Session(this.screen, table, readPlayers(this.language, rules, crew.join(',')), this.language).run();
    return 'quit';
  }

  private async analysed(): Promise<Analysed> {
    const analysed = await loadAnalysed(this.puzzle.game);
    if (!analysed) throw new RangeError(`${this.puzzle.game} cannot be analysed`);
    return analysed;
  }

  private get view(): unknown {
    return this.position.rules.view(this.position.table.state, this.position.seat);
  }

  private sentence(text: string): string {
    const read = this.position.rules.read(text, this.position.table.record.options);
    return read.ok ? this.voice.move(read.value, this.names) : text;
  }

  private say(id: keyof CliMessages, args: Readonly<Record<string, string | number>> = {}): string {
    return say(this.language, id, args);
  }
}

import {
  elsewhereAt,
  freeState,
  made,
  played,
  stateAt,
  taskOf,
  tryMove,
  type FirstVoyage,
  type LearnMessages,
  type Lesson,
} from '@seekiste/learn';
import { chanceFrom, drawn, Rng } from '@seekiste/rules/core';
import type { Args, Language } from '@seekiste/words';
import { botFor } from '../arguments.js';
import { lineReader, WORDS } from '../play/commands.js';
import type { Screen } from '../play/screen.js';
import { say } from '../words/index.js';
import { LessonTable } from './table.js';
import { lessonSpeaker } from './words.js';

const { help, legal, hand, board, rules, hint, undo, quit } = WORDS;
const readLine = lineReader({
  help,
  legal,
  hand,
  board,
  rules,
  hint,
  quit,
  back: [...undo, 'back'],
  skip: ['skip', 'weiter', 'überspringen', 'ueberspringen'],
});

/** How a step or the free game was left: with a move, or towards another step. */
type Left =
  | { readonly kind: 'move'; readonly move: unknown }
  | { readonly kind: 'hint' }
  | { readonly kind: 'back' }
  | { readonly kind: 'skip' }
  | { readonly kind: 'quit' };

const isFirstVoyage = (lesson: Lesson): lesson is FirstVoyage => lesson.free !== undefined;

/** A lesson in the terminal: the steps, refusals and sentences of the app, in words. */
export class LessonSession {
  private readonly table: LessonTable;
  private readonly says: (id: keyof LearnMessages, args?: Args) => string;

  constructor(
    private readonly screen: Screen,
    private readonly lesson: Lesson,
    private readonly language: Language,
  ) {
    this.table = new LessonTable(screen, lesson, language);
    this.says = lessonSpeaker(lesson.game, language);
  }

  /** Whether the lesson was gone through to its end. */
  async run(): Promise<boolean> {
    const { lesson } = this;
    for (let at = 0; at < lesson.steps.length;) {
      const next = await this.step(at);
      if (next === undefined) return false;
      at = Math.max(0, next);
    }
    if (isFirstVoyage(lesson)) return this.sail(lesson);
    this.screen.print('', this.says('lesson-done'));
    return true;
  }

  /** The number of the step that comes next; `undefined` to leave the lesson. */
  private async step(at: number): Promise<number | undefined> {
    const { lesson, table } = this;
    const step = lesson.steps[at];
    if (!this.goesOn(at)) table.state = stateAt(lesson, at);
    this.screen.print('', this.says('learn-step', { step: at + 1, count: lesson.steps.length }));
    table.show();
    this.screen.print('', this.task(at));
    for (;;) {
      const left = await this.ask();
      this.reached = undefined;
      switch (left.kind) {
        case 'quit':
          return undefined;
        case 'back':
          return at - 1;
        case 'skip':
          return at + 1;
        case 'hint':
          this.screen.print(this.usual(step?.accepts[0] ?? ''));
          break;
        case 'move':
          if (this.tries(at, left.move)) return at + 1;
      }
    }
  }

  /** The step that the table has been played to. */
  private reached: number | undefined;

  private goesOn(at: number): boolean {
    return this.reached === at && this.lesson.steps[at]?.position === undefined;
  }

  private tries(at: number, move: unknown): boolean {
    const { lesson, table } = this;
    const tried = tryMove(lesson, at, { state: table.state, move });
    if (tried.kind === 'elsewhere') this.screen.print(this.says(elsewhereAt(lesson, at)), this.task(at));
    if (tried.kind !== 'next') return false;
    table.follow(tried.step);
    for (const reply of tried.replies) table.follow(played(lesson, table.state, reply));
    this.reached = at + 1;
    return true;
  }

  /** The game at the end, without help, against the bots of the app. */
  private async sail(voyage: FirstVoyage): Promise<boolean> {
    const { table, lesson } = this;
    const { seed, bot: name } = voyage.free;
    const { game } = table;
    const bot = botFor(game, name);
    const rng = Rng.from(seed);
    let chance = chanceFrom('chacha20', seed);
    table.state = freeState(voyage);
    const task = this.says(taskOf(voyage, voyage.steps.length));
    this.screen.print('', this.says('learn-alone'), task);
    for (let acts = game.toAct(table.state); acts.kind !== 'over'; acts = game.toAct(table.state)) {
      if (acts.kind === 'chance') {
        const act = drawn(game, table.state, chance);
        chance = act.chance;
        table.follow(made(game, table.state, 'chance', act.move));
        continue;
      }
      const other = acts.must.find(seat => seat !== lesson.seat);
      if (other !== undefined) {
        const move = bot.choose(game.view(table.state, other), rng);
        table.follow(made(game, table.state, other, move));
        continue;
      }
      table.show();
      const left = await this.ask();
      if (left.kind === 'quit' || left.kind === 'skip') return false;
      if (left.kind === 'move') table.follow(made(game, table.state, lesson.seat, left.move));
      else this.screen.print(task);
    }
    const outcome = game.result(table.state);
    const won = outcome?.kind === 'team' ? outcome.won : outcome?.places[lesson.seat] === 1;
    if (outcome) this.screen.print('', table.voice.outcome(outcome, table.names));
    this.screen.print(this.says(won ? 'learn-won' : 'learn-lost'));
    return true;
  }

  /** Talks until a move is typed that the rules allow, or the learner wants to go elsewhere. */
  private async ask(): Promise<Left> {
    for (;;) {
      const typed = await this.screen.ask('> ');
      if (typed === undefined) return { kind: 'quit' };
      const line = readLine(typed);
      switch (line.kind) {
        case 'nothing':
          break;
        case 'move': {
          const read = this.table.read(line.text);
          if (read) return { kind: 'move', ...read };
          break;
        }
        case 'hint':
        case 'back':
        case 'skip':
        case 'quit':
          return { kind: line.kind };
        default:
          this.table.tell(line.kind, line.rest);
      }
    }
  }

  private task(at: number): string {
    const clauses = this.lesson.steps[at]?.clauses.join(', ') ?? '';
    return `${this.says(taskOf(this.lesson, at))} (${clauses})`;
  }

  /** The usual move of a step: how it is typed, and what it does. */
  private usual(text: string): string {
    const { game, voice, names } = this.table;
    const read = game.read(text, this.lesson.options);
    return read.ok ? `${text}  –  ${voice.move(read.value, names)}` : say(this.language, 'legal-none');
  }
}

import {
  lineAt,
  Table,
  type GameRecord,
  type Path,
  type Refusal,
  type Result,
  type Viewer,
} from '@seekiste/rules/core';
import type { Language } from '@seekiste/words';
import type { AnyTable } from '../any-table.js';
import { rulesOf } from '../files.js';
import { seatNames } from '../names.js';
import type { Screen } from '../play/screen.js';
import { gameVoice, say } from '../words/index.js';
import type { CliMessages } from '../words/messages.js';
import { linesOf, told } from './tell.js';

/** Whose eyes one borrows: a viewer's, or everybody's at once. */
type Chair = Viewer | 'open';

const KEYS: Readonly<Record<string, number>> = { first: -Infinity, back: -1, '': 1, next: 1, last: Infinity };

/** Goes through a game in words: turn by turn, from any chair, into variations and back. */
export class Walk {
  private path: Path = [];
  private table: AnyTable;
  /** How many moves each turn has: what chance adds to a move belongs to it. */
  private turns: readonly number[] = [];
  private turn = 0;

  constructor(
    private readonly screen: Screen,
    private readonly whole: GameRecord,
    private readonly language: Language,
    private chair: Chair,
  ) {
    const opened = this.follow([]);
    if (!opened.ok) throw new RangeError(opened.error.code);
    this.table = opened.value;
  }

  async run(): Promise<void> {
    this.screen.print(gameVoice(this.whole.game, this.language).title(), this.say('walk-hint'), '');
    this.show();
    for (;;) {
      const typed = await this.screen.ask('> ');
      if (typed === undefined || typed.trim() === 'quit') return;
      this.obey(typed.trim());
    }
  }

  /** A line of the tree, from its first move on. */
  private follow(path: Path): Result<AnyTable, Refusal> {
    const line = lineAt(this.whole, path);
    const opened = Table.resume(rulesOf(this.whole), line ?? this.whole);
    if (!opened.ok) return opened;
    [this.path, this.table] = [line ? path : [], opened.value];
    const { game, history } = this.table;
    this.turns = history.flatMap(({ state }, at) => (game.toAct(state).kind === 'chance' ? [] : [at + 1]));
    return opened;
  }

  private obey(typed: string): void {
    const [word = '', given = ''] = typed.split(/\s+/);
    const by = Object.hasOwn(KEYS, word) ? KEYS[word] : undefined;
    if (by !== undefined) return this.go(this.turn + by);
    if (/^\d+$/.test(word)) return this.go(Number(word));
    switch (word) {
      case 'seat':
        return this.sit(given);
      case 'line':
        return this.enter(given);
      case 'table':
        return this.screen.print(...this.position());
      case 'branches':
        return this.screen.print(...this.branches());
      default:
        return this.screen.print(this.say('walk-help'));
    }
  }

  private go(to: number): void {
    this.turn = Math.max(0, Math.min(this.turns.length - 1, to));
    this.show();
  }

  private sit(given: string): void {
    const { seats } = this.whole;
    const seat = given === 'watcher' || given === 'open' ? given : Number(given);
    if (given === '' || (typeof seat === 'number' && !(seat >= 0 && seat < seats)))
      return this.screen.print(this.say('walk-seats', { last: seats - 1 }));
    this.chair = seat;
    this.show();
  }

  private enter(given: string): void {
    const path = given === '' ? [] : given.split('.').map(Number);
    const from = this.turnAt(path);
    if (from === undefined) return this.screen.print(this.say('walk-no-line', { line: given }));
    const opened = this.follow(path);
    if (!opened.ok) return this.screen.print(this.say('walk-no-line', { line: given }));
    this.go(from);
  }

  /** The turn at which a line leaves the one before it; `undefined` where there is no such line. */
  private turnAt(path: Path): number | undefined {
    if (path.length === 0) return this.turn;
    const before = lineAt(this.whole, path.slice(0, -1));
    const at = before?.variations?.[path.at(-1) ?? -1]?.at;
    return at === undefined
      ? undefined
      : Math.max(
          0,
          this.turns.findIndex(moves => moves >= at),
        );
  }

  private branches(): readonly string[] {
    const { variations = [] } = lineAt(this.whole, this.path) ?? {};
    if (variations.length === 0) return [this.say('walk-no-branches')];
    return variations.map(({ at, moves, players }, index) =>
      this.say('walk-branch', {
        line: [...this.path, index].join('.'),
        move: at,
        moves: moves.length,
        crew: players?.map(({ name }) => name).join(', ') ?? '',
      }),
    );
  }

  /** What happened in this turn, and what was noted on it. */
  private show(): void {
    const [from, to] = [this.turns[this.turn - 1] ?? 0, this.turns[this.turn] ?? 0];
    const { record, game, history } = this.table;
    const seat = this.chair === 'open' ? undefined : this.chair;
    const story = told(game, history.slice(0, to), {
      language: this.language,
      seats: record.seats,
      options: record.options,
      seat,
      hints: record.hints ?? [],
    });
    const place = { turn: this.turn, last: this.turns.length - 1, line: this.path.join('.') };
    const notes = (record.notes ?? []).filter(({ at }) => at === to);
    this.screen.print(
      this.say(this.path.length > 0 ? 'walk-turn-line' : 'walk-turn', place),
      ...linesOf({ ...story, moves: story.moves.slice(from), after: [], table: [] }),
      ...notes.map(({ mark, comment }) => [mark && this.say(`mark-${mark}`), comment].filter(Boolean).join(': ')),
    );
  }

  private position(): readonly string[] {
    const { game, history, record } = this.table;
    const state = history[(this.turns[this.turn] ?? 1) - 1]?.state;
    const voice = gameVoice(game.name, this.language, record.options);
    const seen = (viewer: Viewer): readonly string[] =>
      voice.position(game.view(state, viewer), seatNames(this.language, record.seats, viewer));
    if (this.chair !== 'open') return seen(this.chair);
    const names = seatNames(this.language, record.seats, 'watcher').seats;
    return [...seen('watcher'), ...names.map((name, seat) => `${name}: ${voice.hand(game.view(state, seat))}`)];
  }

  private say(id: keyof CliMessages, args?: Parameters<typeof say>[2]): string {
    return say(this.language, id, args);
  }
}

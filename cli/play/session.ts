import { Rng, type Refusal, type Seat, type TableStep } from '@seekiste/rules/core';
import type { GameVoice, Language, Names } from '@seekiste/words';
import type { AnyTable } from '../any-table.js';
import { Failure, withClause } from '../failure.js';
import { writeRecordFile } from '../files.js';
import { seedOfBots } from '../simulate/game.js';
import { gameVoice, say } from '../words/index.js';
import type { CliMessages } from '../words/messages.js';
import { readLine } from './commands.js';
import { hintLines } from './hints.js';
import { legalLines } from './legal.js';
import type { Player } from './players.js';
import { rulesLines } from './rulebook.js';
import type { Screen } from './screen.js';

/** A game in the terminal: people take turns at one screen, bots think in between. */
export class Session {
  private readonly voice: GameVoice;
  private readonly rng: Rng;
  private readonly people: readonly Seat[];
  /** How many steps of the game each seat has been told. */
  private readonly toldTo = new Map<Seat, number>();
  private facing: Seat | undefined;
  private talk = '';

  constructor(
    private readonly screen: Screen,
    private readonly table: AnyTable,
    private readonly players: readonly Player[],
    private readonly language: Language,
  ) {
    this.voice = gameVoice(table.game.name, language, table.record.options);
    this.rng = Rng.from(seedOfBots(table.record.seed));
    this.people = players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  }

  async run(): Promise<void> {
    this.screen.print(this.voice.title(), this.voice.blurb(), this.say('play-hint'), '');
    for (;;) {
      const acts = this.table.game.toAct(this.table.state);
      const seat = acts.kind === 'seats' ? acts.must[0] : undefined;
      const player = seat === undefined ? undefined : this.players[seat];
      if (seat === undefined || !player) return this.end();
      if (player.kind === 'bot') this.act(seat, player.bot.choose(this.view(seat), this.rng));
      else if ((await this.turn(seat)) === 'quit') return;
    }
  }

  /** One look at the table and one move, or one taken back. */
  private async turn(seat: Seat): Promise<'done' | 'quit'> {
    if (!(await this.handOver(seat))) return 'quit';
    this.tellNews(seat);
    this.tellTalk();
    this.screen.print('', ...this.voice.position(this.view(seat), this.names(seat)));
    for (;;) {
      const typed = await this.screen.ask('> ');
      if (typed === undefined) return 'quit';
      const done = this.obey(seat, typed);
      if (done !== 'again') return done;
    }
  }

  /** Where several people share the screen, one hand is gone before the next one comes. */
  private async handOver(seat: Seat): Promise<boolean> {
    if (this.people.length === 1 || this.facing === seat) return true;
    const name = this.names(seat).seats[seat] ?? '';
    if (this.facing !== undefined && (await this.screen.ask(this.say('hand-over-clear', { name }))) === undefined)
      return false;
    this.screen.clear();
    this.facing = seat;
    return (await this.screen.ask(this.say('hand-over-ready', { name }))) !== undefined;
  }

  private obey(seat: Seat, typed: string): 'done' | 'quit' | 'again' {
    const line = readLine(typed);
    switch (line.kind) {
      case 'nothing':
        return 'again';
      case 'move':
        return this.tryMove(seat, line.text) ? 'done' : 'again';
      case 'undo':
        return this.undo(seat) ? 'done' : 'again';
      case 'quit':
        return 'quit';
      case 'help':
        this.screen.print(...this.voice.notation(), '', ...this.say('play-help').split('\n'));
        return 'again';
      case 'legal':
        this.screen.print(...this.legal(seat, line.rest));
        return 'again';
      case 'hand':
        this.screen.print(this.voice.hand(this.view(seat)));
        return 'again';
      case 'board':
        this.screen.print(...this.voice.board(this.view(seat), this.names(seat)));
        return 'again';
      case 'last':
        this.screen.print(...this.last(seat));
        return 'again';
      case 'hint':
        this.hint(seat);
        return 'again';
      case 'rules':
        this.screen.print(...this.rules(line.rest));
        return 'again';
      case 'save':
        this.screen.print(this.save(line.rest));
        return 'again';
    }
  }

  private tryMove(seat: Seat, text: string): boolean {
    const move = this.table.game.read(text, this.table.record.options);
    const refused: Refusal | undefined = move.ok ? this.act(seat, move.value) : move.error;
    if (refused) this.screen.print(withClause(this.voice.refusal(refused), refused));
    else this.tellNews(seat);
    return !refused;
  }

  private act(seat: Seat, move: unknown): Refusal | undefined {
    const done = this.table.act(seat, move);
    return done.ok ? undefined : done.error;
  }

  private undo(seat: Seat): boolean {
    const horizon = this.table.horizon(seat, this.people);
    switch (horizon.kind) {
      case 'nothing':
        this.screen.print(this.say('undo-nothing'));
        return false;
      case 'told': {
        const news = this.sentence(seat, horizon.event);
        this.screen.print(news === undefined ? this.say('undo-told') : this.say('undo-told-this', { news }));
        return false;
      }
      case 'back-to': {
        this.table.undo(seat, this.people);
        for (const [told, steps] of this.toldTo) this.toldTo.set(told, Math.min(steps, horizon.moves));
        this.screen.print(this.say('undo-done'));
        return true;
      }
    }
  }

  private legal(seat: Seat, begin: string): readonly string[] {
    const { game, record } = this.table;
    return legalLines({ game, view: this.view(seat), options: record.options }, begin, this.voice, this.language);
  }

  /** What has happened since this seat's last move, that move included. */
  private last(seat: Seat): readonly string[] {
    const { history } = this.table;
    const own = history.findLastIndex(({ played }) => played.actor === seat);
    return this.sentences(seat, history.slice(Math.max(own, 0)));
  }

  /** For the person at the keyboard, who has to act until all is over. The record notes that they asked. */
  private hint(seat: Seat): void {
    if (this.table.game.result(this.table.state)) return this.screen.print(this.say('hint-over'));
    this.table.markHint(seat);
    this.screen.print(this.say('hint-thinking'));
    this.screen.print(...hintLines(this.table, seat, this.language, this.names(seat)));
  }

  private rules(clause: string): readonly string[] {
    const lines = rulesLines(this.table.game.name, this.language, clause);
    return lines.length > 0 ? lines : [this.say('rules-unknown', { clause })];
  }

  private save(file: string): string {
    if (file === '') return this.say('save-how');
    try {
      writeRecordFile(file, this.table.game, this.table.record);
      return this.say('save-done', { file });
    } catch (problem) {
      if (problem instanceof Failure) return this.say('save-failed', { problem: problem.message });
      throw problem;
    }
  }

  private tellNews(seat: Seat): void {
    const { history } = this.table;
    this.screen.print(...this.sentences(seat, history.slice(this.toldTo.get(seat) ?? 0)));
    this.toldTo.set(seat, history.length);
  }

  /** What may be said aloud, whenever that has changed. */
  private tellTalk(): void {
    const talk = this.voice.talk(this.table.game.channels(this.table.state));
    if (talk !== this.talk && this.players.length > 1) this.screen.print(talk);
    this.talk = talk;
  }

  /** The last look at the table; the game can still be saved. */
  private async end(): Promise<void> {
    const seat = this.facing ?? this.people[0];
    const outcome = this.table.game.result(this.table.state);
    if (seat === undefined) {
      if (outcome) this.screen.print(this.voice.outcome(outcome, this.names(0)));
      return;
    }
    this.tellNews(seat);
    this.screen.print('', ...this.voice.board(this.view(seat), this.names(seat)), '', this.say('end-save'));
    for (;;) {
      const typed = await this.screen.ask('> ');
      if (typed === undefined || typed.trim() === '' || this.obey(seat, typed) === 'quit') return;
    }
  }

  private sentence(seat: Seat, event: unknown): string | undefined {
    const shown = this.table.game.show(event, seat);
    return shown === undefined ? undefined : this.voice.event(shown, this.names(seat));
  }

  private sentences(seat: Seat, steps: readonly TableStep<unknown, unknown, unknown>[]): readonly string[] {
    return steps.flatMap(({ events }) => events.flatMap(event => this.sentence(seat, event) ?? []));
  }

  private view(seat: Seat): unknown {
    return this.table.game.view(this.table.state, seat);
  }

  private names(viewer: Seat): Names {
    return { seats: this.players.map(({ name }) => name), viewer };
  }

  private say(id: keyof CliMessages, args: Readonly<Record<string, string | number>> = {}): string {
    return say(this.language, id, args);
  }
}

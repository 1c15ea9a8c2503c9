import { COMPANY, gameOf, type Lesson } from '@seekiste/learn';
import type { AnyGame, TableStep } from '@seekiste/rules/core';
import type { GameVoice, Language, Names } from '@seekiste/words';
import { withClause } from '../failure.js';
import { legalLines } from '../play/legal.js';
import { rulesLines } from '../play/rulebook.js';
import type { Screen } from '../play/screen.js';
import { gameVoice, generalVoice, say } from '../words/index.js';

/** The table of a lesson in words, as the learner sees it. */
export class LessonTable {
  readonly game: AnyGame;
  readonly voice: GameVoice;
  readonly names: Names;
  /** Where the learner has come to. */
  state: unknown;

  constructor(
    private readonly screen: Screen,
    private readonly lesson: Lesson,
    private readonly language: Language,
  ) {
    const { options, seats, seat } = lesson;
    this.game = gameOf(lesson);
    this.voice = gameVoice(lesson.game, language, options);
    const names = Array.from({ length: seats }, (_, at): string => COMPANY[at] ?? '');
    this.names = { seats: names.with(seat, generalVoice(language).seat(seat + 1)), viewer: seat };
  }

  get view(): unknown {
    return this.game.view(this.state, this.lesson.seat);
  }

  show(): void {
    this.screen.print('', ...this.voice.position(this.view, this.names));
  }

  /** Goes on to where a move has led, and tells it. */
  follow({ state, events }: TableStep<unknown, unknown, unknown>): void {
    this.state = state;
    for (const event of events) {
      const shown = this.game.show(event, this.lesson.seat);
      const sentence = shown === undefined ? undefined : this.voice.event(shown, this.names);
      if (sentence !== undefined) this.screen.print(sentence);
    }
  }

  /** A typed move that the rules allow; otherwise it says why not. */
  read(text: string): { readonly move: unknown } | undefined {
    const read = this.game.read(text, this.lesson.options);
    const refused = read.ok ? this.game.why(this.view, read.value) : read.error;
    if (refused) this.screen.print(withClause(this.voice.refusal(refused), refused));
    return read.ok && !refused ? { move: read.value } : undefined;
  }

  /** Answers what changes nothing. */
  tell(asked: 'help' | 'legal' | 'hand' | 'board' | 'rules', rest: string): void {
    this.screen.print(...this.answer(asked, rest));
  }

  private answer(asked: 'help' | 'legal' | 'hand' | 'board' | 'rules', rest: string): readonly string[] {
    const { game, view, voice, names, language } = this;
    switch (asked) {
      case 'help':
        return [...voice.notation(), '', ...say(language, 'learn-help').split('\n')];
      case 'legal':
        return legalLines({ game, view, options: this.lesson.options }, rest, voice, language);
      case 'hand':
        return [voice.hand(view)];
      case 'board':
        return voice.board(view, names);
      case 'rules': {
        const lines = rulesLines(game.name, language, rest);
        return lines.length > 0 ? lines : [say(language, 'rules-unknown', { clause: rest })];
      }
    }
  }
}

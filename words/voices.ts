import type { OptionValue, OptionValues } from '@seekiste/rules/core';
import { generalVoice, type GeneralVoice } from './general/index.js';
import type { Language } from './languages.js';
import { message, type Args } from './message.js';
import { refusalMessage } from './refusal.js';
import { speaker, type Speaker } from './speaker.js';
import type { Choice, Columns, GameSpeaker, GameVoice, Line, LobbyVoice } from './voice.js';

/**
 * Hands out the texts of a shelf in one language: `general`, `<game>/lobby` or `<game>`, the last with all its
 * chapters. The terminal reads them from the disk; the app has fetched them before.
 */
export type Read = (shelf: string, language: Language) => string;

export interface Voices {
  general(language: Language): GeneralVoice;
  lobby(game: string, language: Language): LobbyVoice;
  /** For a table with these options; without them, for any. */
  game(speaker: GameSpeaker, language: Language, options?: OptionValues): GameVoice;
}

/** A value that has a message of its own is called by it; any other, by that of its option. */
const valueId = ({ has }: Speaker, option: string, value: OptionValue, ending: string): string => {
  const named = typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
  const own = `option-${option}-${named}${ending}`;
  return has(own) ? own : `option-${option}-value${ending}`;
};

const lobbyVoice = (texts: Speaker, general: GeneralVoice): LobbyVoice => {
  const spoken = (id: string, args?: Args): string => texts.speak(message(id, args));
  const valued = (option: string, value: OptionValue, ending: string): string =>
    spoken(valueId(texts, option, value, ending), { value: typeof value === 'boolean' ? String(value) : value });
  return {
    title: () => spoken('title'),
    blurb: () => spoken('blurb'),
    option: (name): Choice => ({ label: spoken(`option-${name}`), explain: spoken(`option-${name}-explain`) }),
    optionValue: (name, value): Choice => ({
      label: valued(name, value, ''),
      explain: valued(name, value, '-explain'),
    }),
    refusal: refused => {
      const sentence = refusalMessage(refused);
      return texts.has(sentence.id) ? texts.speak(sentence) : general.refusal(refused);
    },
  };
};

const columnLines = ({ rows }: Columns, { speak }: Speaker): string[] => {
  const cells = rows.map(row => row.map(cell => (typeof cell === 'string' ? cell : speak(cell))));
  const width = (column: number): number => Math.max(...cells.map(row => row[column]?.length ?? 0)) + 2;
  return cells.map(row => row.map((cell, at) => (at < row.length - 1 ? cell.padEnd(width(at)) : cell)).join(''));
};

const spokenLines = (lines: readonly Line[], texts: Speaker): string[] =>
  lines.flatMap(line => {
    if (typeof line === 'string') return line;
    return 'rows' in line ? columnLines(line, texts) : texts.speak(line);
  });

const gameVoice = (
  game: GameSpeaker,
  texts: Speaker,
  general: GeneralVoice,
  options: OptionValues | undefined,
): GameVoice => {
  const { speak } = texts;
  const known = <T>(said: T | undefined, spoken: (said: T) => string): string | undefined => said && spoken(said);
  return {
    ...lobbyVoice(texts, general),
    card: card => {
      const name = game.card(card);
      return typeof name === 'string' ? name : speak(name);
    },
    move: (move, names) => speak(game.move(move, names, options)),
    notation: () => game.notation().flatMap(each => speak(each).split('\n')),
    refusal: refused => known(game.refusal(refused, options), speak) ?? general.refusal(refused),
    reason: (reason, names) => speak(game.reason(reason, names, options)),
    event: (shown, names) => known(game.event(shown, names, options), speak),
    outcome: (outcome, names) => speak(game.outcome(outcome, names)),
    verdict: (outcome, names) => speak(game.verdict?.(outcome, names) ?? game.outcome(outcome, names)),
    todo: (view, names) => speak(game.todo(view, names)),
    board: (view, names) => spokenLines(game.board(view, names), texts),
    hand: view => speak(game.hand(view)),
    position: (view, names) => spokenLines(game.position(view, names), texts),
    talk: channels => speak(game.talk(channels)),
  };
};

/** What was made once for a key is kept. */
const kept = <T>(): ((key: string, make: () => T) => T) => {
  const made = new Map<string, T>();
  return (key, make) => {
    const known = made.get(key) ?? make();
    made.set(key, known);
    return known;
  };
};

/** The voices of all games in all languages, with texts from this reader; each is made when it is first asked for. */
export const voices = (read: Read): Voices => {
  const [generals, lobbies] = [kept<GeneralVoice>(), kept<LobbyVoice>()];
  const [games, tables] = [kept<Speaker>(), kept<GameVoice>()];
  const speakerOf = (language: Language, ...shelves: readonly string[]): Speaker =>
    speaker(
      language,
      shelves.map(shelf => read(shelf, language)),
    );
  const general = (language: Language): GeneralVoice =>
    generals(language, () => generalVoice(language, speakerOf(language, 'general')));
  return {
    general,
    lobby: (game, language) =>
      lobbies(`${game} ${language}`, () => lobbyVoice(speakerOf(language, `${game}/lobby`), general(language))),
    game: (game, language, options) => {
      const key = `${game.name} ${language}`;
      const texts = games(key, () => speakerOf(language, 'general', `${game.name}/lobby`, game.name));
      return tables(`${key} ${JSON.stringify(options)}`, () => gameVoice(game, texts, general(language), options));
    },
  };
};

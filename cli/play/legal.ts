import type { AnyGame, OptionValues } from '@seekiste/rules/core';
import type { GameVoice, Language } from '@seekiste/words';
import { say } from '../words/index.js';

/** How many moves still fit on a screen. */
const MOST_SHOWN = 40;

interface Table {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly options: OptionValues;
}

/** The moves on offer, or those that begin as asked. */
export const legalLines = (
  { game, view, options }: Table,
  begin: string,
  voice: GameVoice,
  language: Language,
): readonly string[] => {
  const wanted = begin.toLowerCase();
  const moves = game
    .moves(view)
    .map(move => ({ text: game.write(move, options), sentence: voice.move(move) }))
    .filter(({ text }) => text.toLowerCase().startsWith(wanted));
  const lines = moves.slice(0, MOST_SHOWN).map(({ text, sentence }) => `${text}  –  ${sentence}`);
  const more = moves.length - lines.length;
  if (moves.length === 0) return [say(language, 'legal-none')];
  return more > 0 ? [...lines, say(language, 'legal-more', { more })] : lines;
};

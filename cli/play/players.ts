import { botFor } from '../arguments.js';
import { Failure, MISUSED } from '../failure.js';
import type { Bot } from '@seekiste/bots';
import type { AnyGame, Seat } from '@seekiste/rules/core';
import type { Language } from '@seekiste/words';
import { generalVoice } from '../words/index.js';

/** Who sits on a seat. */
export type Player =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: Bot };

const readPlayer = (language: Language, game: AnyGame, word: string, seat: Seat): Player => {
  const [kind = '', name] = word.trim().split('=');
  if (kind === 'human') return { kind, name: name ?? generalVoice(language).seat(seat + 1) };
  return { kind: 'bot', name: name ?? `${generalVoice(language).botTitle(kind)} ${seat + 1}`, bot: botFor(game, kind) };
};

/** `human,human=Anna,sailor`: a word for each seat. */
export const readPlayers = (language: Language, game: AnyGame, list: string): readonly Player[] => {
  const players = list.split(',').map((word, seat) => readPlayer(language, game, word, seat));
  if (players.some(({ kind }) => kind === 'human')) return players;
  throw new Failure('At least one of the --players must be “human”; “simulate” lets bots play alone.', MISUSED);
};

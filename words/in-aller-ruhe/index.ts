import type { Channels } from '@seekiste/rules/core';
import { LEVELS, type Move, type Shown, type View } from '@seekiste/rules/in-aller-ruhe';
import type { Language } from '../language.js';
import type { Choice, GameVoice } from '../voice.js';
import { event, outcome } from './event.js';
import { reason } from './hint.js';
import { move } from './move.js';
import { refusal } from './refusal.js';
import { cardName, say } from './speak.js';
import { board, hand, position, todo } from './table.js';

const choice = (language: Language, id: string, removed = 0): Choice => ({
  label: say(language, id),
  explain: say(language, `${id}-explain`, { removed }),
});

const monstersChoice = (language: Language, count: number): Choice => {
  const id = count > 0 ? 'option-monsters-count' : 'option-monsters-none';
  return { label: say(language, id, { count }), explain: say(language, `${id}-explain`, { count }) };
};

/** 9.1 The levels have names; a switch is on or off. */
const optionValue = (language: Language, name: string, value: unknown): Choice => {
  if (typeof value === 'boolean') return choice(language, `option-${name}-${value ? 'on' : 'off'}`);
  if (name === 'variant' || name === 'pyramid') return choice(language, `${name}-${String(value)}`);
  if (name === 'monsters') return monstersChoice(language, Number(value));
  const level = LEVELS.find(({ islandsRemoved }) => islandsRemoved === value);
  return level
    ? {
        label: say(language, `level-${level.name}`),
        explain: say(language, 'level-explain', { removed: level.islandsRemoved }),
      }
    : choice(language, 'level-standard');
};

export const inAllerRuheVoice = (language: Language): GameVoice<Move, Shown, View> => ({
  title: () => say(language, 'title'),
  blurb: () => say(language, 'blurb'),
  option: name => choice(language, `option-${name}`),
  optionValue: (name, value) => optionValue(language, name, value),
  card: card => cardName(language, card),
  move: (made, names) => move(language, made, names),
  notation: () => say(language, 'notation').split('\n'),
  reason: (given, names) => reason(language, given, names),
  refusal: refused => refusal(language, refused),
  event: (shown, names) => event(language, shown, names),
  outcome: (ended, names) => outcome(language, ended, names),
  todo: (view, names) => todo(language, view, names),
  board: view => board(language, view),
  hand: view => hand(language, view),
  position: (view, names) => position(language, view, names),
  // 16.9 Opponents have nothing to keep from each other by the rules.
  talk: ({ talk, clause }: Channels) => say(language, clause === '16.9' ? 'talk-duel' : `talk-${talk}`),
});

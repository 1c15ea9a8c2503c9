import type { OptionValue } from '@seekiste/rules/core';
import type { Move, Shown, View } from '@seekiste/rules/santa-timea';
import type { Language } from '../language.js';
import type { Choice, GameVoice } from '../voice.js';
import { event, outcome } from './event.js';
import { reason } from './hint.js';
import { hand } from './holdings.js';
import { move } from './move.js';
import { refusal } from './refusal.js';
import { cardName, say } from './speak.js';
import { board, position, todo } from './table.js';

const choice = (language: Language, id: string): Choice => ({
  label: say(language, id),
  explain: say(language, `${id}-explain`),
});

const optionValue = (language: Language, name: string, value: OptionValue): Choice =>
  typeof value === 'number'
    ? {
        label: say(language, 'rounds-value', { rounds: value }),
        explain: say(language, 'rounds-value-explain', { rounds: value }),
      }
    : choice(language, `option-${name}-${value ? 'on' : 'off'}`);

export const santaTimeaVoice = (language: Language): GameVoice<Move, Shown, View> => ({
  title: () => say(language, 'title'),
  blurb: () => say(language, 'blurb'),
  option: name => choice(language, `option-${name}`),
  optionValue: (name, value) => optionValue(language, name, value),
  card: card => cardName(language, card),
  move: made => move(language, made),
  notation: () => say(language, 'notation').split('\n'),
  reason: (given, names) => reason(language, given, names),
  refusal: refused => refusal(language, refused),
  event: (shown, names) => event(language, shown, names),
  outcome: (ended, names) => outcome(language, ended, names),
  todo: (view, names) => todo(language, view, names),
  board: (view, names) => board(language, view, names),
  hand: view => hand(language, view),
  position: (view, names) => position(language, view, names),
  talk: () => say(language, 'talk-open'),
});

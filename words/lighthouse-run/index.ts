import type { Move, Shown, View } from '@seekiste/rules/lighthouse-run';
import type { Language } from '../language.js';
import type { Choice, GameVoice } from '../voice.js';
import { event } from './event.js';
import { reason } from './hint.js';
import { move } from './move.js';
import { outcome } from './outcome.js';
import { refusal } from './refusal.js';
import { cardName, say } from './speak.js';
import { board, hand, position, todo } from './table.js';

const choice = (language: Language, id: string): Choice => ({
  label: say(language, id),
  explain: say(language, `${id}-explain`),
});

export const lighthouseRunVoice = (language: Language): GameVoice<Move, Shown, View> => ({
  title: () => say(language, 'title'),
  blurb: () => say(language, 'blurb'),
  option: name => choice(language, `option-${name}`),
  optionValue: (name, value) => choice(language, `${name}-${value}`),
  card: card => cardName(language, card),
  move: made => move(language, made),
  notation: () => say(language, 'notation').split('\n'),
  reason: given => reason(language, given),
  refusal: refused => refusal(language, refused),
  event: (shown, names) => event(language, shown, names),
  outcome: (ended, names) => outcome(language, ended, names),
  todo: (view, names) => todo(language, view, names),
  board: (view, names) => board(language, view, names),
  hand: view => hand(language, view),
  position: (view, names) => position(language, view, names),
  talk: () => say(language, 'talk-open'),
});

import type { Move, Shown, View } from '@seekiste/rules/santa-timea';
import type { GameSpeaker } from '../voice.js';
import { event, outcome, verdict } from './event.js';
import { reason } from './hint.js';
import { hand } from './holdings.js';
import { move } from './move.js';
import { refusal } from './refusal.js';
import { cardName, say } from './speak.js';
import { board, position, todo } from './table.js';

export const santaTimeaSpeaker: GameSpeaker<Move, Shown, View> = {
  name: 'santa-timea',
  card: cardName,
  move,
  notation: () => [say('notation')],
  refusal,
  reason,
  event,
  outcome,
  verdict,
  todo,
  board,
  hand,
  position,
  talk: () => say('talk-open'),
};

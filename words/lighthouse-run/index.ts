import type { Move, Shown, View } from '@seekiste/rules/lighthouse-run';
import type { GameSpeaker } from '../voice.js';
import { event } from './event.js';
import { reason } from './hint.js';
import { move } from './move.js';
import { outcome, verdict } from './outcome.js';
import { refusal } from './refusal.js';
import { cardName, say } from './speak.js';
import { board, hand, position, todo } from './table.js';

export const lighthouseRunSpeaker: GameSpeaker<Move, Shown, View> = {
  name: 'lighthouse-run',
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

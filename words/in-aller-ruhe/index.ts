import type { Channels } from '@seekiste/rules/core';
import type { Move, Shown, View } from '@seekiste/rules/in-aller-ruhe';
import { message, type Message } from '../message.js';
import type { GameSpeaker } from '../voice.js';
import { CHAPTERS } from './chapters/index.js';
import { event, outcome } from './event.js';
import { reason } from './hint.js';
import { move } from './move.js';
import { refusal } from './refusal.js';
import { cardName, say } from './speak.js';
import { board, hand, position, todo } from './table.js';

const talk = (channels: Channels): Message =>
  CHAPTERS.map(chapter => chapter.talk?.(channels)).find(said => said !== undefined) ??
  // 3.6 Open from the start; otherwise because the game is over.
  (channels.talk === 'open' && channels.clause === '3.6' ? say('talk-agreed') : message(`talk-${channels.talk}`));

export const inAllerRuheSpeaker: GameSpeaker<Move, Shown, View> = {
  name: 'in-aller-ruhe',
  card: cardName,
  move,
  notation: () => [say('notation'), ...CHAPTERS.flatMap(({ notation }) => notation ?? [])],
  refusal,
  reason,
  event,
  outcome,
  todo,
  board,
  hand,
  position,
  talk,
};

import { sayer } from '../../../message.js';
import { whoIs } from '../../../seat.js';
import type { Chapter } from '../../chapter.js';
import { room } from '../../room.js';
import { cardsPhrase } from '../../speak.js';
import type { RockMessages } from './messages.js';

const say = sayer<RockMessages>();

/** 10 The jagged rock. */
export const rock: Chapter<'rock-moved' | 'rock-held' | 'rock-gone', 'rock' | 'hold'> = {
  events: {
    'rock-moved': ({ seat, row }, names) => say('event-rock-moved', { ...whoIs(seat, names), row: row + 1 }),
    'rock-held': ({ seat }, names) => say('event-rock-held', { ...whoIs(seat, names) }),
    'rock-gone': () => say('event-rock-gone'),
  },
  moves: {
    rock: ({ row }) => say('move-rock', { row: row + 1 }),
    hold: ({ cards }) => say('move-hold', { cards: cardsPhrase(cards) }),
  },
  todos: {
    rock: view => say(view.rock?.row === null ? 'todo-rock-place' : 'todo-rock'),
  },
  notation: say('notation-rock'),
  board: view =>
    view.rock && !view.rock.gone ? [say('position-rock', { row: view.rock.row === null ? 0 : view.rock.row + 1 })] : [],
  reasons: { 'moves-rock': params => ({ room: room(params) }) },
};

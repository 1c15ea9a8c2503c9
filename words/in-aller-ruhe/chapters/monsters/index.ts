import { sayer } from '../../../message.js';
import { whoIs } from '../../../seat.js';
import type { Chapter } from '../../chapter.js';
import { seatsNamed, spaceName } from '../../speak.js';
import type { MonstersMessages } from './messages.js';

const say = sayer<MonstersMessages>();

/** 11 The sea monsters. */
export const monsters: Chapter<'destroyed' | 'monsters-announced', 'monster'> = {
  events: {
    destroyed: ({ seat, card, space }, names, options) =>
      say('event-destroyed', { ...whoIs(seat, names), card, space: spaceName(space, options) }),
    'monsters-announced': ({ holders }, names) =>
      say('event-monsters-announced', { count: holders.length, names: seatsNamed(holders, names) }),
  },
  moves: {
    monster: ({ space }, _, options) => say('move-monster', { space: spaceName(space, options) }),
  },
  todos: {},
  notation: say('notation-monsters'),
  stuck: (_, can) => {
    if (!can.has('monster')) return undefined;
    return say(can.has('discard') ? 'todo-monster-or-discard' : 'todo-monster');
  },
};

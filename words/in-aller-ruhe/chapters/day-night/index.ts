import { wrongSpaces } from '@seekiste/rules/in-aller-ruhe';
import { sayer } from '../../../message.js';
import { whoIs } from '../../../seat.js';
import type { Chapter } from '../../chapter.js';
import { cardsPhrase, spaceName } from '../../speak.js';
import type { DayNightMessages } from './messages.js';

const say = sayer<DayNightMessages>();

/** 15 Day and night. */
export const dayNight: Chapter<'hands-turned' | 'turned', 'turn'> = {
  events: {
    'hands-turned': ({ seat, side }, names) => say('event-hands-turned', { ...whoIs(seat, names), side }),
    turned: ({ seat, space, side }, names, options) =>
      say('event-turned', { ...whoIs(seat, names), space: spaceName(space, options), side }),
  },
  moves: {
    turn: ({ space, card }, _, options) =>
      say('move-turn', { space: spaceName(space, options), cards: cardsPhrase([card]) }),
  },
  todos: {},
  notation: say('notation-day-night'),
  stuck: (view, can) => {
    if (!can.has('turn')) return undefined;
    if (view.open > 0) return say(can.has('discard') ? 'todo-turn-or-discard' : 'todo-turn');
    const count = wrongSpaces(view).length;
    return count > 0 ? say('todo-wrong-sides', { count }) : undefined;
  },
  board: view => {
    if (!view.dayNight) return [];
    const spaces = wrongSpaces(view).map(space => spaceName(space, view.options));
    return [say('position-up', { side: view.dayNight.up }), say('position-sides', { count: spaces.length, spaces })];
  },
  // 15.3 Which side of an island is up.
  mark: ({ dayNight: by }, space) => {
    const side = by?.sides[space] ?? null;
    return side === null ? '' : side === 'sun' ? '☼' : '☾';
  },
};

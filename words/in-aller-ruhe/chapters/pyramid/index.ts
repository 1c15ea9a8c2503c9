import { ARRIVAL, BORDER, COMPASS, DEPARTURE, MONSTER, ROCK, type Card } from '@seekiste/rules/in-aller-ruhe';
import { sayer } from '../../../message.js';
import { whoIs } from '../../../seat.js';
import type { Chapter } from '../../chapter.js';
import { cardsPhrase, spaceName } from '../../speak.js';
import type { PyramidMessages } from './messages.js';

const say = sayer<PyramidMessages>();

/** The cards of the exploration pile; all others are storms. */
const FOUND: ReadonlyMap<Card, string> = new Map([
  [ARRIVAL, 'arrival'],
  [DEPARTURE, 'departure'],
  [MONSTER, 'monster'],
  [COMPASS, 'compass'],
  [ROCK, 'rock'],
  [BORDER, 'border'],
]);

/** 17 The pyramid. */
export const pyramid: Chapter<'explored' | 'cleared', 'pay' | 'clear'> = {
  events: {
    explored: ({ seat, card }, names) =>
      card === undefined
        ? say('event-explored-secretly', { ...whoIs(seat, names) })
        : say('event-explored', { ...whoIs(seat, names), card: FOUND.get(card) ?? 'storm' }),
    cleared: ({ seat, space }, names, options) =>
      say('event-cleared', { ...whoIs(seat, names), space: spaceName(space, options) }),
  },
  moves: {
    pay: ({ cards }) => say('move-pay', { cards: cardsPhrase(cards) }),
    clear: ({ space }, _, options) => say('move-clear', { space: spaceName(space, options) }),
  },
  todos: {
    pay: view => say('todo-pay', { count: view.pyramid?.owed ?? 0 }),
  },
  notation: say('notation-pyramid'),
  stuck: (_, can) => {
    if (!can.has('clear')) return undefined;
    return say(can.has('discard') ? 'todo-clear-or-discard' : 'todo-clear');
  },
  board: view => {
    if (!view.pyramid) return [];
    const spaces = view.pyramid.storms.flatMap((storm, space) =>
      storm === null ? [] : [spaceName(space, view.options)],
    );
    return [say('position-deck', { count: view.pyramid.deck, spaces, storms: spaces.length })];
  },
  mark: (view, space) => ((view.pyramid?.storms[space] ?? null) === null ? '' : '≈'),
};

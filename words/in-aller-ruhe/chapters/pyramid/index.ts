import {
  ARRIVAL,
  BORDER,
  COMPASS,
  DEPARTURE,
  MONSTER,
  ROCK,
  writeSpace,
  type Card,
  type Space,
} from '@seekiste/rules/in-aller-ruhe';
import { sayer } from '../../../message.js';
import { whoIs } from '../../../seat.js';
import type { Chapter } from '../../chapter.js';
import { cardsPhrase } from '../../speak.js';
import type { PyramidMessages } from './messages.js';

const say = sayer<PyramidMessages>();

/** 17.1 Rows of 11, 9, 7, 5, 3 and 1 spaces, each on the middle of the one below. */
const SHAPE = [
  [35, 1],
  [32, 3],
  [27, 5],
  [20, 7],
  [11, 9],
  [0, 11],
].map(([from = 0, length = 0]): readonly (Space | null)[] => [
  ...new Array<null>((11 - length) / 2).fill(null),
  ...Array.from({ length }, (_, i) => from + i),
]);

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
    cleared: ({ seat, space }, names) => say('event-cleared', { ...whoIs(seat, names), space: writeSpace(space) }),
  },
  moves: {
    pay: ({ cards }) => say('move-pay', { cards: cardsPhrase(cards) }),
    clear: ({ space }) => say('move-clear', { space: writeSpace(space) }),
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
    const spaces = view.pyramid.storms.flatMap((storm, space) => (storm === null ? [] : [writeSpace(space)]));
    return [say('position-deck', { count: view.pyramid.deck, spaces, storms: spaces.length })];
  },
  shape: ({ options }) => (options.variant === 'pyramid' ? SHAPE : undefined),
  mark: (view, space) => ((view.pyramid?.storms[space] ?? null) === null ? '' : '≈'),
};

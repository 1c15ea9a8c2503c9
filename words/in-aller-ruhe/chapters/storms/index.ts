import type { View } from '@seekiste/rules/in-aller-ruhe';
import { sayer, type Message } from '../../../message.js';
import { whoIs, type Names } from '../../../seat.js';
import type { Chapter } from '../../chapter.js';
import { room } from '../../room.js';
import { cardsPhrase } from '../../speak.js';
import type { StormsMessages } from './messages.js';
import { compassMove, giveUnseen } from './moves.js';

const say = sayer<StormsMessages>();

/** What lies before each seat; nothing is said of a seat in calm weather without a compass. */
const weather = ({ storms: by, seats }: View, names: Names): Message[] =>
  Array.from({ length: seats }, (_, seat) => {
    const [yellow, orange, compasses] = [by?.yellow[seat] ?? 0, by?.orange[seat] ?? 0, by?.compasses[seat] ?? 0];
    if (yellow + orange + compasses === 0) return [];
    return [say('position-weather', { ...whoIs(seat, names), yellow, orange, compasses })];
  }).flat();

/** 12 Storms and compasses. */
export const storms: Chapter<
  | 'storm-drawn'
  | 'calmed'
  | 'storm-blew'
  | 'storm-passed'
  | 'let-blow'
  | 'compass-earned'
  | 'compass-awarded'
  | 'gave-unseen',
  'give' | 'compass' | 'blow' | 'award' | 'soak' | 'storm-row'
> = {
  events: {
    'storm-drawn': ({ seat, storm }, names) => say('event-storm-drawn', { ...whoIs(seat, names), storm }),
    calmed: ({ seat, storm }, names) => say('event-calmed', { ...whoIs(seat, names), storm }),
    'storm-blew': ({ seat, storm, row }, names) =>
      row === undefined
        ? say('event-storm-blew-seat', { ...whoIs(seat, names), storm })
        : say('event-storm-blew-row', { storm, row: row + 1 }),
    'storm-passed': ({ storm }) => say('event-storm-passed', { storm }),
    'let-blow': ({ seat }, names) => say('event-let-blow', { ...whoIs(seat, names) }),
    'compass-earned': ({ why }) => say('event-compass-earned', { why }),
    'compass-awarded': ({ seat }, names) => say('event-compass-awarded', { ...whoIs(seat, names) }),
    'gave-unseen': ({ seat, count }, names) => say('event-gave-unseen', { ...whoIs(seat, names), count }),
  },
  moves: {
    give: giveUnseen,
    compass: compassMove,
    blow: () => say('move-blow'),
    award: ({ seat }, names) =>
      names ? say('move-award-to', { ...whoIs(seat, names) }) : say('move-award', { seat: seat + 1 }),
    soak: ({ cards }) => say('move-soak', { cards: cardsPhrase(cards) }),
    'storm-row': ({ row }) => say('move-storm-row', { row: row + 1 }),
  },
  todos: {
    award: () => say('todo-award'),
    storm: () => say('todo-storm'),
    soak: () => say('todo-soak'),
    'storm-row': () => say('todo-storm-row'),
    distress: () => say('todo-distress'),
  },
  notation: say('notation-storms'),
  board: view =>
    (view.storms?.violet ?? []).flatMap((count, row) => (count > 0 ? [say('position-violet', { row: row + 1 })] : [])),
  seats: weather,
  reasons: { 'storms-row': params => ({ room: room(params) }) },
};

import { BRIDE, ownHand, TRICKS, type View } from '@seekiste/rules/santa-timea';
import type { Message } from '../message.js';
import type { Names } from '../seat.js';
import type { Line } from '../voice.js';
import { outcome } from './event.js';
import { hand, seatLine } from './holdings.js';
import { say, seatsNamed, setsArgs, windName } from './speak.js';
import { trickLines } from './stand.js';

/** Round and trick, the wind cards that lie open, and those that will not come. */
const weather = (view: View): Message[] => {
  const { phase, round, trick, row, forecast, carried, sheet } = view;
  const { rounds } = view.options;
  if (phase === 'deal' && sheet.length === 0) return [];
  if (phase !== 'trick') return [say('position-round-over', { round, rounds })];
  const [now = '', next = '', after = ''] = row.map(windName);
  return [
    say('position-round', { round, rounds, trick, tricks: TRICKS }),
    say('position-winds', { open: row.length, now, next, after }),
    ...(forecast.length > 0 ? [say('position-forecast', { winds: forecast.map(windName) })] : []),
    ...(carried.length > 0 ? [say('position-carried', { winds: carried.map(windName) })] : []),
  ];
};

export const board = (view: View, names: Names): readonly Line[] => [
  ...weather(view),
  ...(view.phase === 'trick' ? trickLines(view, names) : []),
  ...Array.from({ length: view.seats }, (_, seat) => seatLine(view, seat, names)),
];

const waiting = ({ toAct }: View, names: Names): Message =>
  say('todo-wait', { names: seatsNamed(toAct.kind === 'seats' ? toAct.must : [], names) });

const trickTodo = (view: View): Message => {
  const cards = ownHand(view);
  const args = { wind: windName(view.row[0] ?? 0) };
  if (view.played.length === 0 && cards.every(card => card === BRIDE))
    return say('todo-lead-bride', { ...args, count: cards.length });
  if (cards.length === 1) return say('todo-last', args);
  return say(view.played.length === 0 ? 'todo-lead' : 'todo-follow', args);
};

export const todo = (view: View, names: Names): Message => {
  const { toAct, viewer, sheet } = view;
  if (toAct.kind === 'over') return say('todo-over');
  if (toAct.kind === 'chance')
    return sheet.length === 0 ? say('todo-deal') : say('todo-deal-again', { round: sheet.length + 1 });
  if (viewer === 'watcher' || !toAct.must.includes(viewer)) return waiting(view, names);
  return view.phase === 'sets' ? say('todo-sets', setsArgs(view.choices)) : trickTodo(view);
};

export const position = (view: View, names: Names): readonly Line[] => [
  ...board(view, names),
  ...(view.viewer === 'watcher' || view.phase !== 'trick' ? [] : [hand(view)]),
  view.outcome ? outcome(view.outcome, names) : todo(view, names),
];

import { BRIDE, ownHand, TRICKS, type View } from '@seekiste/rules/santa-timea';
import type { Language } from '../language.js';
import type { Names } from '../voice.js';
import { outcome } from './event.js';
import { hand, seatLine } from './holdings.js';
import { awaitedNames, say, setsArgs, windName, windsPhrase } from './speak.js';
import { trickLines } from './stand.js';

/** Round and trick, the wind cards that lie open, and those that will not come. */
const weather = (language: Language, view: View): string[] => {
  const { phase, round, trick, row, forecast, carried, sheet } = view;
  const { rounds } = view.options;
  if (phase === 'deal' && sheet.length === 0) return [];
  if (phase !== 'trick') return [say(language, 'position-round-over', { round, rounds })];
  const [now = '', next = '', after = ''] = row.map(card => windName(language, card));
  return [
    say(language, 'position-round', { round, rounds, trick, tricks: TRICKS }),
    say(language, 'position-winds', { open: row.length, now, next, after }),
    ...(forecast.length > 0 ? [say(language, 'position-forecast', { winds: windsPhrase(language, forecast) })] : []),
    ...(carried.length > 0 ? [say(language, 'position-carried', { winds: windsPhrase(language, carried) })] : []),
  ];
};

export const board = (language: Language, view: View, names: Names): readonly string[] => [
  ...weather(language, view),
  ...(view.phase === 'trick' ? trickLines(language, view, names) : []),
  ...Array.from({ length: view.seats }, (_, seat) => seatLine(language, view, seat, names)),
];

const waiting = (language: Language, { toAct }: View, names: Names): string =>
  say(language, 'todo-wait', { names: awaitedNames(language, toAct.kind === 'seats' ? toAct.must : [], names) });

const trickTodo = (language: Language, view: View): string => {
  const cards = ownHand(view);
  const args = { wind: windName(language, view.row[0] ?? 0) };
  if (view.played.length === 0 && cards.every(card => card === BRIDE))
    return say(language, 'todo-lead-bride', { ...args, count: cards.length });
  if (cards.length === 1) return say(language, 'todo-last', args);
  return say(language, view.played.length === 0 ? 'todo-lead' : 'todo-follow', args);
};

export const todo = (language: Language, view: View, names: Names): string => {
  const { toAct, viewer, sheet } = view;
  if (toAct.kind === 'over') return say(language, 'todo-over');
  if (toAct.kind === 'chance')
    return sheet.length === 0
      ? say(language, 'todo-deal')
      : say(language, 'todo-deal-again', { round: sheet.length + 1 });
  if (viewer === 'watcher' || !toAct.must.includes(viewer)) return waiting(language, view, names);
  return view.phase === 'sets'
    ? say(language, 'todo-sets', setsArgs(language, view.choices))
    : trickTodo(language, view);
};

export const position = (language: Language, view: View, names: Names): readonly string[] => [
  ...board(language, view, names),
  ...(view.viewer === 'watcher' || view.phase !== 'trick' ? [] : [hand(language, view)]),
  view.outcome ? outcome(language, view.outcome, names) : todo(language, view, names),
];

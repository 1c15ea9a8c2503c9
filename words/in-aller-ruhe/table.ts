import type { Outcome, Seat } from '@seekiste/rules/core';
import { departs, GROUP_DISCARD, inAllerRuhe, ownHand, type Move, type View } from '@seekiste/rules/in-aller-ruhe';
import type { Message, Said } from '../message.js';
import { whoIs, type Names } from '../seat.js';
import type { Line } from '../voice.js';
import type { TodoSpeakers } from './chapter.js';
import { CHAPTERS } from './chapters/index.js';
import { outcome } from './event.js';
import { seaLines } from './sea-lines.js';
import { cardName, pledgesNamed, say, seatsNamed } from './speak.js';

const seatLine = (view: View, seat: Seat, names: Names): Message => {
  const held = view.hands[seat];
  return say('position-seat', {
    ...whoIs(seat, names),
    hand: held?.kind === 'own' ? held.cards.length : (held?.count ?? 0),
    pile: view.piles[seat] ?? 0,
    thrown: view.thrown[seat] ?? 0,
  });
};

const pledgeLine = (view: View, names: Names): Message[] => {
  if (view.seats === 1 || view.pledges.every(count => count === null)) return [];
  return [say('position-pledges', { pledges: pledgesNamed(view.pledges, names) })];
};

/** 14.5, 16.2, 17.3 Some variants have no departure. */
const departureLine = ({ options, departedBy }: View): Message[] =>
  departs(options) ? [say('position-departure', { placed: departedBy === null ? 'no' : 'yes' })] : [];

export const board = (view: View): readonly Line[] => [
  ...seaLines(view),
  ...departureLine(view),
  ...CHAPTERS.flatMap(chapter => chapter.board?.(view) ?? []),
];

export const hand = (view: View): Message => {
  const cards = ownHand(view).map(cardName);
  return cards.length > 0 ? say('position-hand', { cards }) : say('position-hand-empty');
};

const waiting = ({ toAct }: View, names: Names): Message =>
  say('todo-wait', { names: seatsNamed(toAct.kind === 'seats' ? toAct.must : [], names) });

/** What the active player's choice comes down to. */
const turnTodo = (view: View): Message => {
  const can = new Set(inAllerRuhe.moves(view).map(({ type }: Move) => type));
  if (can.has('depart')) return say('todo-depart');
  if (can.has('arrive')) return say('todo-arrive');
  if (can.has('lay')) return say(can.has('discard') ? 'todo-lay-or-discard' : 'todo-lay');
  const instead = CHAPTERS.map(chapter => chapter.stuck?.(view, can)).find(said => said !== undefined);
  return instead ?? say(view.open === 0 ? 'todo-await-arrival' : 'todo-discard');
};

const pledgeTodo = ({ round, offers }: View): Message => {
  const before = offers.reduce<number>((total, count) => total + (count ?? 0), 0);
  return round > 1
    ? say('todo-pledge-again', { eight: GROUP_DISCARD, before })
    : say('todo-pledge', { eight: GROUP_DISCARD });
};

const TODOS = Object.assign(
  {
    pledge: pledgeTodo,
    give: ({ pledges }, viewer) => say('todo-give', { count: pledges[viewer] ?? 0 }),
  } satisfies TodoSpeakers,
  ...CHAPTERS.map(({ todos }) => todos),
) as TodoSpeakers;

export const todo = (view: View, names: Names): Message => {
  const { toAct, viewer, phase } = view;
  if (toAct.kind === 'over') return say('todo-over');
  if (toAct.kind === 'chance') return say('todo-deal');
  if (viewer === 'watcher' || !toAct.must.includes(viewer)) return waiting(view, names);
  return TODOS[phase]?.(view, viewer) ?? turnTodo(view);
};

const endOf = ({ outcome: team, duel }: View): Outcome | undefined => team ?? duel?.ranking ?? undefined;

const ending = (view: View, names: Names): Said => {
  const ended = endOf(view);
  return ended ? outcome(ended, names) : todo(view, names);
};

export const position = (view: View, names: Names): readonly Line[] => [
  ...board(view),
  ...Array.from({ length: view.seats }, (_, seat) => seatLine(view, seat, names)),
  ...CHAPTERS.flatMap(chapter => chapter.seats?.(view, names) ?? []),
  ...pledgeLine(view, names),
  ...(view.viewer === 'watcher' ? [] : [hand(view)]),
  ending(view, names),
];

import type { Outcome, Seat } from '@seekiste/rules/core';
import {
  GROUP_DISCARD,
  inAllerRuhe,
  ownHand,
  sheetsOf,
  isRightSide,
  writeCard,
  writeSpace,
  type Move,
  type View,
} from '@seekiste/rules/in-aller-ruhe';
import type { Language } from '../language.js';
import type { Names } from '../voice.js';
import { outcome } from './event.js';
import { seaLines } from './sea-lines.js';
import { awaitedNames, cardName, pledgesPhrase, say, whoArgs } from './speak.js';

const seatLine = (language: Language, view: View, seat: Seat, names: Names): string => {
  const held = view.hands[seat];
  return say(language, 'position-seat', {
    ...whoArgs(seat, names),
    hand: held?.kind === 'own' ? held.cards.length : (held?.count ?? 0),
    pile: view.piles[seat] ?? 0,
    thrown: view.thrown[seat] ?? 0,
  });
};

const pledgeLine = (language: Language, view: View, names: Names): string[] => {
  if (view.seats === 1 || view.pledges.every(count => count === null)) return [];
  return [say(language, 'position-pledges', { pledges: pledgesPhrase(language, view.pledges, names) })];
};

/** 14.5, 16.2, 17.3 Some variants have no departure. */
const departureLine = (language: Language, { options, departedBy }: View): string[] =>
  DEPARTING.includes(options.variant ?? 'none')
    ? [say(language, 'position-departure', { placed: departedBy === null ? 'no' : 'yes' })]
    : [];
const DEPARTING = ['none', 'day-night'];

const rockLine = (language: Language, { rock }: View): string[] =>
  rock && !rock.gone ? [say(language, 'position-rock', { row: rock.row === null ? 0 : rock.row + 1 })] : [];

const violetLines = (language: Language, { storms }: View): string[] =>
  (storms?.violet ?? []).flatMap((count, row) =>
    count > 0 ? [say(language, 'position-violet', { row: row + 1 })] : [],
  );

const sideLines = (language: Language, { dayNight }: View): string[] => {
  if (!dayNight) return [];
  const wrong = dayNight.sides.flatMap((side, space) => (side && !isRightSide(space, side) ? [writeSpace(space)] : []));
  return [
    say(language, 'position-up', { side: dayNight.up }),
    say(language, 'position-sides', { count: wrong.length, spaces: wrong.join(', ') }),
  ];
};

const rowLine = (language: Language, { duel }: View): string[] =>
  duel ? [say(language, 'position-row', { cards: duel.row.map(writeCard).join(', ') || '–' })] : [];

const deckLine = (language: Language, { pyramid }: View): string[] => {
  if (!pyramid) return [];
  const spaces = pyramid.storms.flatMap((storm, space) => (storm === null ? [] : [writeSpace(space)])).join(', ');
  return [say(language, 'position-deck', { count: pyramid.deck, spaces: spaces || 'none' })];
};

const sheetLines = (language: Language, view: View, names: Names): string[] =>
  view.duel
    ? sheetsOf(view).map(({ points, laid, thrown, runs }, seat) =>
        say(language, 'position-sheet', {
          ...whoArgs(seat, names),
          ...{ points, laid, thrown, runs: runs.map(({ length }) => length).join(', ') || '–' },
        }),
      )
    : [];

/** What lies before each seat; nothing is said of a seat in calm weather without a compass. */
const weatherLines = (language: Language, { storms, seats }: View, names: Names): string[] =>
  Array.from({ length: seats }, (_, seat) => seat).flatMap(seat => {
    const [yellow, orange, compasses] = [storms?.yellow, storms?.orange, storms?.compasses].map(by => by?.[seat] ?? 0);
    if (!yellow && !orange && !compasses) return [];
    return [
      say(language, 'position-weather', {
        ...whoArgs(seat, names),
        yellow: yellow ?? 0,
        orange: orange ?? 0,
        compasses: compasses ?? 0,
      }),
    ];
  });

export const board = (language: Language, view: View): readonly string[] => [
  ...seaLines(view),
  ...departureLine(language, view),
  ...rockLine(language, view),
  ...violetLines(language, view),
  ...sideLines(language, view),
  ...rowLine(language, view),
  ...deckLine(language, view),
];

export const hand = (language: Language, view: View): string => {
  const cards = ownHand(view).map(card => cardName(language, card));
  return cards.length > 0
    ? say(language, 'position-hand', { cards: cards.join(', ') })
    : say(language, 'position-hand-empty');
};

const waiting = (language: Language, { toAct }: View, names: Names): string =>
  say(language, 'todo-wait', { names: awaitedNames(language, toAct.kind === 'seats' ? toAct.must : [], names) });

/** 15.5 How many islands lie the wrong way round. */
const wrongSides = ({ dayNight }: View): number =>
  (dayNight?.sides ?? []).filter((side, space) => side !== null && !isRightSide(space, side)).length;

/** What to do where no island can be laid, by what chapters add; with two cards to discard, or without. */
const INSTEAD = ['monster', 'turn', 'clear'] as const;

/** What the active player's choice comes down to. */
const turnTodo = (view: View): string => {
  const can = new Set(inAllerRuhe.moves(view).map(({ type }: Move) => type));
  if (can.has('depart')) return 'todo-depart';
  if (can.has('arrive')) return 'todo-arrive';
  if (can.has('lay')) return can.has('discard') ? 'todo-lay-or-discard' : 'todo-lay';
  if (view.open === 0 && can.has('turn') && wrongSides(view) > 0) return 'todo-wrong-sides';
  if (can.has('swap')) return 'todo-swap';
  const instead = INSTEAD.find(type => can.has(type));
  if (instead === undefined || (view.open === 0 && can.has('turn')))
    return view.open === 0 ? 'todo-await-arrival' : 'todo-discard';
  return can.has('discard') ? `todo-${instead}-or-discard` : `todo-${instead}`;
};

const pledgeTodo = (language: Language, view: View): string => {
  const sum = (counts: View['pledges']): number => counts.reduce<number>((total, count) => total + (count ?? 0), 0);
  return view.round > 1
    ? say(language, 'todo-pledge-again', { eight: GROUP_DISCARD, before: sum(view.offers) })
    : say(language, 'todo-pledge', { eight: GROUP_DISCARD });
};

export const todo = (language: Language, view: View, names: Names): string => {
  const { toAct, viewer } = view;
  if (toAct.kind === 'over') return say(language, 'todo-over');
  if (toAct.kind === 'chance') return say(language, 'todo-deal');
  if (viewer === 'watcher' || !toAct.must.includes(viewer)) return waiting(language, view, names);
  switch (view.phase) {
    case 'pledge':
      return pledgeTodo(language, view);
    case 'give':
      return say(language, 'todo-give', { count: view.pledges[viewer] ?? 0 });
    case 'pay':
      return say(language, 'todo-pay', { count: view.pyramid?.owed ?? 0 });
    case 'rock':
      return say(language, view.rock?.row === null ? 'todo-rock-place' : 'todo-rock');
    case 'award':
    case 'storm':
    case 'soak':
    case 'storm-row':
    case 'distress':
      return say(language, `todo-${view.phase}`);
    case 'deal':
    case 'over':
    case 'turn':
      return say(language, turnTodo(view), { count: wrongSides(view) });
  }
};

const endOf = ({ outcome: team, duel }: View): Outcome | undefined => team ?? duel?.ranking ?? undefined;

export const position = (language: Language, view: View, names: Names): readonly string[] => {
  const ended = endOf(view);
  return [
    ...board(language, view),
    ...Array.from({ length: view.seats }, (_, seat) => seatLine(language, view, seat, names)),
    ...weatherLines(language, view, names),
    ...sheetLines(language, view, names),
    ...pledgeLine(language, view, names),
    ...(view.viewer === 'watcher' ? [] : [hand(language, view)]),
    ended ? outcome(language, ended, names) : todo(language, view, names),
  ];
};

import type { Outcome } from '@seekiste/rules/core';
import { OPEN, sheetsOf, writeCard } from '@seekiste/rules/in-aller-ruhe';
import { message, sayer, type Message } from '../../../message.js';
import { listIn } from '../../../reason.js';
import { whoIs, type Names } from '../../../seat.js';
import type { Chapter } from '../../chapter.js';
import { cardsPhrase } from '../../speak.js';
import type { DuelMessages } from './messages.js';

const say = sayer<DuelMessages>();

/** 16.8 Who won, and how many points it took. */
const ranked = ({ places, points, reason }: Extract<Outcome, { kind: 'ranking' }>, names: Names): Message => {
  const { who, name } = whoIs(places.indexOf(1), names);
  const shared = places.filter(place => place === 1).length > 1;
  return message(`outcome-${reason}`, { winner: shared ? 'both' : who, name, points: points.join(' : ') });
};

/** 16 One against one. */
export const duel: Chapter<'took' | 'hand-shown' | 'revealed' | 'scored', 'swap'> = {
  events: {
    took: ({ seat, cards }, names) => say('event-took', { ...whoIs(seat, names), cards: cardsPhrase(cards) }),
    'hand-shown': ({ seat, cards }, names) =>
      say('event-hand-shown', { ...whoIs(seat, names), cards: cardsPhrase(cards) }),
    revealed: ({ cards }) => say('event-revealed', { cards: cardsPhrase(cards) }),
    scored: ({ outcome }, names) => ranked(outcome, names),
  },
  moves: {
    swap: () => say('move-swap'),
  },
  todos: {},
  notation: say('notation-duel'),
  stuck: (_, can) => (can.has('swap') ? say('todo-swap') : undefined),
  board: view =>
    view.duel
      ? [say('position-row', { cards: view.duel.row.map(card => writeCard(card)), count: view.duel.row.length })]
      : [],
  seats: (view, names) =>
    view.duel
      ? sheetsOf(view).map(({ points, laid, thrown, runs }, seat) =>
          say('position-sheet', {
            ...whoIs(seat, names),
            ...{ points, laid, thrown, runs: runs.map(({ length }) => length), count: runs.length },
          }),
        )
      : [],
  // 16.3 Which side of an island is up says whose it is.
  mark: (view, space) => {
    if (!view.duel || (view.sea[space] ?? OPEN) === OPEN) return '';
    return view.duel.owners[space] === 1 ? '☾' : '☼';
  },
  reasons: { swaps: params => ({ cards: cardsPhrase(listIn(params, 'row')) }) },
  priced: ['scores-island'],
  outcome: (ended, names) => (ended.kind === 'ranking' ? ranked(ended, names) : undefined),
  // 16.9 Opponents have nothing to keep from each other by the rules.
  talk: ({ clause }) => (clause === '16.9' ? say('talk-duel') : undefined),
};

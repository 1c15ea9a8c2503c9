import type { Seat } from '@seekiste/rules/core';
import {
  BRIDE,
  canCome,
  completeSets,
  damageOf,
  damageWith,
  DIRECTIONS,
  lackingFor,
  NO_VALUE,
  ownHand,
  standings,
  wind,
  windDirection,
  type Card,
  type Direction,
  type View,
  type Wind,
} from '@seekiste/rules/santa-timea';
import type { Message } from '../message.js';
import { whoIs, type Names } from '../seat.js';
import { cardName, pointsPhrase, say, setsArgs, valueText, windBlowing } from './speak.js';

const ALL = DIRECTIONS.map((_, direction) => direction as Direction);

/** Wind cards direction by direction: 'Nord 1 + 1 + 2'. */
const byDirection = (collected: readonly Wind[]): Message[] =>
  ALL.flatMap(direction => {
    const damages = collected.filter(card => windDirection(card) === direction).map(damageOf);
    return damages.length > 0
      ? [say('winds-named', { direction: DIRECTIONS[direction], damages: damages.join(' + ') })]
      : [];
  });

/** The wind cards of a player with their damage, and how much of it is in complete sets. */
const collectedPhrase = (collected: readonly Wind[]): Message => {
  if (collected.length === 0) return say('collected-none');
  const sets = completeSets(collected);
  const damage = damageWith(collected, []);
  const inSets =
    sets.length > 0 ? [say('collected-sets', { ...setsArgs(sets), damage: damage - damageWith(collected) })] : [];
  return say('collected-winds', {
    count: collected.length,
    winds: byDirection(collected),
    sum: [say('collected-damage', { damage }), ...inSets],
  });
};

/** Sets that lack but one card, as long as it can come. */
const almostSets = (view: View, collected: readonly Wind[]): Message[] =>
  ALL.flatMap(direction => {
    const [number, ...more] = lackingFor(collected, direction);
    return number === undefined || more.length > 0 || !canCome(view, wind(direction, number))
      ? []
      : [say('collected-missing', { direction: DIRECTIONS[direction], number })];
  });

/** One player: points, cards in hand, wind cards and, while they can grow, how far they are from a set. */
export const seatLine = (view: View, seat: Seat, names: Names): Message => {
  const held = view.hands[seat];
  const count = held?.kind === 'own' ? held.cards.length : (held?.count ?? 0);
  const collected = view.collected[seat] ?? [];
  const playing = view.phase === 'trick';
  const parts = [
    pointsPhrase(view.points[seat] ?? 0),
    ...(playing ? [say('position-held', { count })] : []),
    say('collected-lacking', {
      parts: [collectedPhrase(collected), ...(playing ? almostSets(view, collected) : [])],
    }),
  ];
  return say('position-seat', { ...whoIs(seat, names), parts });
};

/** A card of the hand with what it would count if it were played now: a bride, only when it is the holder's turn. */
const heldCard = (view: View, now: Wind, card: Card): Message => {
  const { played, seats, leader, turn, viewer } = view;
  const count = ownHand(view).filter(held => held === card).length;
  const name = count > 1 ? say('cards-bride', { count }) : cardName(card);
  const before = card === BRIDE && turn === viewer ? played : [];
  const value = standings([...before, card], leader, seats, now).at(-1)?.value ?? NO_VALUE;
  return value === NO_VALUE ? name : say('position-hand-card', { card: name, value: valueText(value) });
};

export const hand = (view: View): Message => {
  const cards = [...new Set(ownHand(view))];
  const [now] = view.row;
  return cards.length === 0 || now === undefined
    ? say('position-hand-empty')
    : say('position-hand', {
        wind: windBlowing(now),
        cards: cards.map(card => heldCard(view, now, card)),
      });
};

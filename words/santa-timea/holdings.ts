import type { Seat } from '@seekiste/rules/core';
import {
  BRIDE,
  COPIES,
  damageOf,
  DIRECTIONS,
  NO_VALUE,
  ownHand,
  standings,
  TRICKS,
  wind,
  windDirection,
  type Card,
  type Direction,
  type View,
  type Wind,
} from '@seekiste/rules/santa-timea';
import type { Language } from '../language.js';
import { listed } from '../speaker.js';
import type { Names } from '../voice.js';
import { cardName, directionName, pointsPhrase, say, setsArgs, valueText, whoArgs, windBlowing } from './speak.js';

const SET = [1, 2, 3] as const;
const ALL = DIRECTIONS.map((_, direction) => direction as Direction);

/** Wind cards direction by direction: 'Nord 1 + 1 + 2'. */
const byDirection = (language: Language, collected: readonly Wind[]): string[] =>
  ALL.flatMap(direction => {
    const damages = collected.filter(card => windDirection(card) === direction).map(damageOf);
    return damages.length > 0 ? [`${directionName(language, direction)} ${damages.join(' + ')}`] : [];
  });

/** 7.1 What the set of a direction still lacks. */
const lacking = (collected: readonly Wind[], direction: Direction): readonly number[] =>
  SET.filter(damage => !collected.includes(wind(direction, damage)));

/** The wind cards of a player with their damage, and how much of it is in complete sets. */
const collectedPhrase = (language: Language, collected: readonly Wind[]): string => {
  if (collected.length === 0) return say(language, 'collected-none');
  const sum = (damages: readonly number[]): number => damages.reduce((total, damage) => total + damage, 0);
  const sets = ALL.filter(direction => lacking(collected, direction).length === 0);
  const inSets =
    sets.length > 0
      ? [say(language, 'collected-sets', { ...setsArgs(language, sets), damage: sets.length * sum(SET) })]
      : [];
  return say(language, 'collected-winds', {
    count: collected.length,
    winds: listed(language, byDirection(language, collected)),
    sum: [say(language, 'collected-damage', { damage: sum(collected.map(damageOf)) }), ...inSets].join(', '),
  });
};

/** Whether a wind card of this kind may still be taken, for all that can be seen. */
const canCome = ({ trick, row, blown, carried, forecast }: View, card: Wind): boolean => {
  const count = (winds: readonly Wind[]): number => winds.filter(other => other === card).length;
  if (trick - 1 + row.length === TRICKS) return row.includes(card) || carried.includes(card);
  return count(blown) - count(carried) + count(forecast) < (COPIES[damageOf(card) - 1] ?? 0);
};

/** Sets that lack but one card, as long as it can come. */
const almostSets = (language: Language, view: View, collected: readonly Wind[]): string[] =>
  ALL.flatMap(direction => {
    const [number, ...more] = lacking(collected, direction);
    return number === undefined || more.length > 0 || !canCome(view, wind(direction, number))
      ? []
      : [say(language, 'collected-missing', { direction: directionName(language, direction), number })];
  });

/** One player: points, cards in hand, wind cards and, while they can grow, how far they are from a set. */
export const seatLine = (language: Language, view: View, seat: Seat, names: Names): string => {
  const held = view.hands[seat];
  const count = held?.kind === 'own' ? held.cards.length : (held?.count ?? 0);
  const collected = view.collected[seat] ?? [];
  const playing = view.phase === 'trick';
  const parts = [
    pointsPhrase(language, view.points[seat] ?? 0),
    ...(playing ? [say(language, 'position-held', { count })] : []),
    [collectedPhrase(language, collected), ...(playing ? almostSets(language, view, collected) : [])].join('; '),
  ];
  return say(language, 'position-seat', { ...whoArgs(seat, names), parts: parts.join(', ') });
};

/** A card of the hand with what it would count if it were played now: a bride, only when it is the holder's turn. */
const heldCard = (language: Language, view: View, now: Wind, card: Card): string => {
  const { played, seats, leader, turn, viewer } = view;
  const count = ownHand(view).filter(held => held === card).length;
  const name = count > 1 ? say(language, 'cards-bride', { count }) : cardName(language, card);
  const before = card === BRIDE && turn === viewer ? played : [];
  const value = standings([...before, card], leader, seats, now).at(-1)?.value ?? NO_VALUE;
  return value === NO_VALUE ? name : say(language, 'position-hand-card', { card: name, value: valueText(value) });
};

export const hand = (language: Language, view: View): string => {
  const cards = [...new Set(ownHand(view))];
  const [now] = view.row;
  return cards.length === 0 || now === undefined
    ? say(language, 'position-hand-empty')
    : say(language, 'position-hand', {
        wind: windBlowing(language, now),
        cards: cards.map(card => heldCard(language, view, now, card)).join(', '),
      });
};

import { partOf, type Fields, type Stop } from '../../../core/index.js';
import type { Card } from '../../cards.js';
import type { Rules } from '../../chapter.js';
import { rank } from './score.js';
import { isCards, isCount } from '../../names.js';
import { OPEN, SPACES } from '../../sea.js';
import { at, copyNumbers, copyPiles } from '../../state.js';
import type { State } from '../../types.js';
import type { DuelPart, Ranking, Taken } from './part.js';

const part = (state: State): DuelPart => state.duel as DuelPart;

/** All of it is open: the row, whose islands lie where, who took which cards, hands that were shown. */
export const duelFields = (state: State): DuelPart => {
  const { row, owners, taken, shown, ranking } = part(state);
  return {
    row: [...row],
    owners: [...owners],
    taken: taken.map(cards => cards.map(({ card, after }) => ({ card, after }))),
    shown: shown.map(cards => [...cards]),
    ranking,
  };
};

const isTaken = (value: unknown): value is Taken => {
  if (typeof value !== 'object' || value === null) return false;
  const { card, after, ...rest } = value as Fields;
  return isCards([card]) && isCount(after) && Object.keys(rest).length === 0;
};

const isLists = <T>(value: unknown, seats: number, good: (entry: unknown) => entry is T): value is T[][] =>
  Array.isArray(value) && value.length === seats && value.every(list => Array.isArray(list) && list.every(good));

const isOneCard = (value: unknown): value is Card => isCards([value]);

/** Whose islands they are must be said; a row that is left out is empty. */
export const loadDuel = (state: State, from: Fields, stop: Stop): void => {
  const own = part(state);
  if (from['outcome'] !== undefined && from['outcome'] !== null) return stop('outcome', '16.8');
  const { row, owners, taken, shown, ranking, ...rest }: Fields = { ...own, ...partOf(from, 'duel') };
  if (Object.keys(rest).length > 0) return stop('duel', 'input');
  if (!isCards(row) || row.length > 5) return stop('duel.row', '16.2');
  if (!Array.isArray(owners) || owners.length !== SPACES) return stop('duel.owners', 'input');
  if (!owners.every(owner => owner === null || isCount(owner, state.seats - 1))) return stop('duel.owners', '16.3');
  if (!isLists(taken, state.seats, isTaken)) return stop('duel.taken', 'input');
  if (!isLists(shown, state.seats, isOneCard)) return stop('duel.shown', 'input');
  copyNumbers(row, own.row);
  owners.forEach((owner: DuelPart['owners'][0], space) => (own.owners[space] = owner));
  taken.forEach((cards, seat) => (own.taken[seat] = cards.map(({ card, after }) => ({ card, after }))));
  copyPiles(shown, own.shown);
  own.ranking = ranking as Ranking | null;
};

export const checkDuel = (_: Rules, state: State, stop: Stop): void => {
  const { row, owners, taken, ranking } = part(state);
  state.sea.forEach((card, space) => {
    if ((card === OPEN) !== (owners[space] === null)) stop(`duel.owners[${space}]`, '16.3');
  });
  if (at(state.piles, 1).length > 0) stop('piles[1]', '16.2');
  if (row.length < 5 && at(state.piles, 0).length > 0) stop('duel.row', '16.4');
  taken.forEach((cards, seat) => {
    const hand = at(state.hands, seat);
    const thrown = at(state.thrown, seat);
    if (new Set(cards.map(({ card }) => card)).size !== cards.length) stop('duel.taken', '16.4');
    for (const { card, after } of cards)
      if (!hand.includes(card) && !thrown.slice(after).includes(card)) stop('duel.taken', '16.4');
    if (cards.some(({ after }) => after > thrown.length)) stop('duel.taken', '16.4');
  });
  const over = state.phase === 'over';
  if (over !== (ranking !== null)) stop('duel.ranking', '16.8');
  if (!over || !ranking) return;
  const few = state.hands.every(hand => hand.length < 2);
  const due = rank(state, state.open === 0 ? 'sea-full' : 'hands-empty');
  if ((state.open > 0 && !few) || JSON.stringify(due) !== JSON.stringify(ranking)) stop('duel.ranking', '16.8');
};

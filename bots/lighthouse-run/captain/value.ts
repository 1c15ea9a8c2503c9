import type { Seat } from '@seekiste/rules/core';
import { CHART, ERIK, ownerOf, type Card, type Space, type State } from '@seekiste/rules/lighthouse-run';
import { FOR_MORE, FOR_TWO } from '../learned/index.js';
import { isForTwo, ripeForMore, ripeForTwo } from './ripe.js';
import { CARDS, SPACES } from '../sailor/index.js';

/** How far luck will still spread the points; when the game is over, not at all. */
const luckIn = (state: State): number =>
  state.phase === 'over' ? 0 : ((isForTwo(state) ? FOR_TWO : FOR_MORE).luck[state.cloud - 1] as number);

const points = new Float64Array(4);

/** 8.2 What the ships of a colour are worth at the end. */
const pointsOf = ({ ships }: State, colour: number): number => {
  const fleet = ships[colour] as readonly Space[];
  let sum = 0;
  for (let ship = 0; ship < fleet.length; ship++) sum += CHART.points[fleet[ship] as Space] as number;
  return sum;
};

/** What the ships of a colour and its cards will come to, after a round, against other colours. */
const prospectsOf = (state: State, colour: number): number => {
  const { ships, cards } = isForTwo(state) ? ripeForTwo : ripeForMore;
  const fleet = state.ships[colour] as readonly Space[];
  const played = state.played[colour] as readonly Card[];
  const ended = state.cloud - 1;
  let sum = 0;
  for (let ship = 0; ship < fleet.length; ship++) sum += ships[ended * SPACES + (fleet[ship] as Space)] as number;
  for (let i = 0; i < played.length; i++) sum -= cards[ended * CARDS + (played[i] as Card)] as number;
  return sum;
};

/**
 * The chance to win as the points tell it, or what they will come to: each player's share of e^(points / spread), Erik's
 * among them. The spread says how many points ahead make a win likely rather than lucky.
 */
const valueWith =
  (ahead: number) =>
  (state: State, seat: Seat): number => {
    const { options, seats, phase } = state;
    points.fill(0);
    for (let colour = 0; colour < state.ships.length; colour++) {
      const owner = ownerOf(options.mode, colour) ?? ERIK;
      const sum = phase === 'over' ? pointsOf(state, colour) : prospectsOf(state, colour);
      points[owner] = (points[owner] as number) + sum;
    }
    const spread = Math.hypot(ahead, luckIn(state));
    const players = options.mode === 'erik' ? seats + 1 : seats;
    let all = 0;
    for (let other = 0; other < players; other++)
      all += Math.exp(((points[other] as number) - (points[seat] as number)) / spread);
    return 1 / all;
  };

/** Soft, since playouts that are long differ by luck: points are a better guide than wins. */
export const value = valueWith(2);

/** For the last rounds, where there is little luck left: being ahead counts, not by how much. */
export const closeValue = valueWith(0.8);

import type { Seat } from '../core/index.js';
import { PLACES, ROUNDS, type Chart } from './chart.js';
import { colourOf, shiftOf, slotOf, spaceOf, takesBonus } from './codes.js';
import { colourBits, hasTwoColours, ownerOf } from './colours.js';
import { dealOnto, type Deal } from './deal.js';
import { litBits } from './light.js';
import { rulesOf } from './modes.js';
import { cardsPerRound } from './order.js';
import { sail, type Course } from './sail.js';
import { outcomeOf, pointsByColour } from './score.js';
import { insert, takeOut } from './state.js';
import { cloudSpace, isCaught } from './storm.js';
import type { Card, Colour, Event, Space, State, Tower } from './types.js';

/** 4.1, 4.3 */
const shiftBeacon = (state: State, seat: Seat, shift: number, tell: Event[] | undefined): void => {
  const to = shift % PLACES;
  const from = (shift - to) / PLACES;
  state.lit[from] = false;
  state.lit[to] = true;
  if (tell)
    tell.push({ type: 'beacon', seat, from, to, dark: state.towers[from] as Tower, lit: state.towers[to] as Tower });
};

/** 3.3 One card from the colour's pile, while there are any. */
const draw = (state: State, seat: Seat, colour: Colour, tell: Event[] | undefined): void => {
  const pile = state.piles[colour] as Card[];
  if (pile.length === 0) return;
  const card = pile.pop() as Card;
  insert(state.hands[colour] as Card[], card);
  if (tell) tell.push({ type: 'drew', seat, colour, card });
};

const tellCloud = (chart: Chart, state: State, tell: Event[]): void => {
  const { ships, cloud } = state;
  const caught = ships.flatMap((fleet, colour) =>
    fleet.flatMap((space, ship) =>
      isCaught(space, cloud, chart) && !isCaught(space, cloud - 1, chart) ? [{ colour, ship, space }] : [],
    ),
  );
  tell.push({ type: 'cloud-moved', round: state.round, space: cloudSpace(cloud, chart), caught });
};

/** 7.1, 8.1, 9.3, 9.12 Draws of the great fleet, Erik, the cloud, then the next round or the end. */
const endRound = (chart: Chart, state: State, tell: Event[] | undefined): void => {
  const { mode } = state.options;
  if (hasTwoColours(mode)) {
    for (let colour = 0; colour < state.piles.length; colour++) draw(state, colour % state.seats, colour, tell);
    state.used.fill(null);
  }
  rulesOf(mode).unowned?.play(chart, state, tell);
  state.cloud++;
  if (tell) tellCloud(chart, state, tell);
  if (state.round === ROUNDS) {
    state.phase = 'over';
    if (tell) tell.push({ type: 'ended', outcome: outcomeOf(chart, state), points: pointsByColour(chart, state) });
    return;
  }
  state.round++;
  state.playedThisRound = 0;
  state.first = state.turn = (state.first + 1) % state.seats;
};

const COURSE: Course = { card: 0, colour: 0, from: 0, lit: 0, bonus: false, by: 0, own: 0 };

/** Plays a listed turn in place, unchecked; `tell` collects what happened, where the caller wants to know. */
export const play = (chart: Chart, state: State, seat: Seat, code: number, tell?: Event[]): void => {
  const { seats } = state;
  const { mode } = state.options;
  const colour = colourOf(code, seat);
  const card = takeOut(state.hands[colour] as Card[], slotOf(code));
  (state.played[colour] as Card[]).push(card);
  if (tell) tell.push({ type: 'played', seat, colour, card });
  const shift = shiftOf(code);
  if (shift >= 0) shiftBeacon(state, seat, shift, tell);
  const from: Space = spaceOf(code);
  // 3.4 Without a ship to choose, the movement lapses.
  if (from >= 0) {
    COURSE.card = card;
    COURSE.colour = colour;
    COURSE.from = from;
    COURSE.lit = litBits(state.lit);
    COURSE.bonus = takesBonus(code);
    COURSE.by = seat;
    COURSE.own = colourBits(mode, seat);
    sail(chart, state.ships, COURSE, tell);
  }
  if (hasTwoColours(mode)) state.used[seat] = colour;
  else draw(state, seat, colour, tell);
  state.playedThisRound++;
  if (state.playedThisRound === cardsPerRound(mode, seats)) endRound(chart, state, tell);
  else state.turn = (seat + 1) % seats;
};

/** Chapter 2 Sets the table from a deal, and tells it. */
export const playDeal = (state: State, dealt: Deal, tell: Event[]): void => {
  dealOnto(state, dealt);
  const { options, first, towers } = state;
  const hands = state.hands.flatMap((hand, colour) => {
    const seat = ownerOf(options.mode, colour);
    return seat === null ? [] : [{ seat, colour, cards: [...hand] }];
  });
  tell.push({ type: 'dealt', first, towers: [...towers], hands });
};

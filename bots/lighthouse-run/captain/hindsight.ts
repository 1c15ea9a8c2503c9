import type { Seat } from '@seekiste/rules/core';
import {
  CHART,
  lighthouseRun,
  litBits,
  PLACES,
  type Card,
  type Space,
  type State,
} from '@seekiste/rules/lighthouse-run';
import { destination, greedyWorth, policy } from '../sailor/index.js';

// A view tells what was played last, but not from where. Tables from which a greedy player would have got here with that
// card can be found, and on them, which cards the player would have preferred.

const { copy, play } = lighthouseRun.kernel;

/** Some ships of a colour that sailed from one space to another. */
interface Sailed {
  readonly colour: Seat;
  readonly ships: number;
  readonly from: Space;
  readonly to: Space;
}

/** So many turns are taken back, and so many tables followed: farther back, tables are too many that fit. */
const TURNS = 2;
const FOLLOWED = 6;

const copyOf = (state: State): State => {
  const made = lighthouseRun.start(state.options, state.seats);
  copy(state, made);
  return made;
};

const litOf = ({ lit }: State): number => litBits(lit);

/** Chapter 4 The light that may have burnt before this card was played. */
const lightsBefore = (state: State, card: Card): readonly number[] => {
  const now = litOf(state);
  const tower = CHART.forces[card] ?? null;
  const forced = tower === null ? null : state.towers.indexOf(tower);
  const isLit = (place: number): boolean => (now & (1 << place)) !== 0;
  if (forced !== null && !isLit(forced)) return [];
  const lights = [now];
  for (let to = 0; to < PLACES; to++)
    for (let from = 0; from < PLACES; from++)
      if (isLit(to) && !isLit(from) && (forced === null || forced === to)) lights.push(now ^ (1 << to) ^ (1 << from));
  return lights;
};

const shipsAt = ({ ships }: State, colour: Seat, space: Space): number =>
  (ships[colour] as readonly Space[]).filter(at => at === space).length;

const subsets = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  all.reduce<readonly (readonly T[])[]>((sets, one) => [...sets, ...sets.map(set => [...set, one])], [[]]);

/** 5.8, 6.1 Ships that may have sailed together from a space, the own one maybe twice. */
const togetherFrom = (state: State, seat: Seat, from: Space, steps: number): readonly (readonly Sailed[])[] => {
  const now = litOf(state);
  const to = destination(now, from, steps);
  const on = destination(now, to, steps);
  const there = state.ships.flatMap((_, colour) =>
    shipsAt(state, colour, to) > 0 ? [{ colour, ships: 1, from, to }] : [],
  );
  const own: Sailed[] = on > to && shipsAt(state, seat, on) > 0 ? [{ colour: seat, ships: 1, from, to: on }] : [];
  const others = there.filter(({ colour }) => colour !== seat);
  return [...subsets(there), ...subsets(others).map(some => [...some, ...own])];
};

/** Chapters 5 and 6 What may have sailed with this card. Some of it may turn out to be impossible. */
const sailsBefore = (state: State, seat: Seat, card: Card): readonly (readonly Sailed[])[] => {
  const now = litOf(state);
  const steps = CHART.steps[card] as number;
  const sails: (readonly Sailed[])[] = [[]];
  for (let from = 0; from < CHART.last; from++) {
    const to = destination(now, from, steps);
    if (to === from) continue;
    if (CHART.movements[card] === 'coop') {
      sails.push(...togetherFrom(state, seat, from, steps));
      continue;
    }
    const there = shipsAt(state, seat, to);
    const most = CHART.movements[card] === 'solo' ? Math.min(there, 1) : there;
    for (let ships = 1; ships <= most; ships++) sails.push([{ colour: seat, ships, from, to }]);
  }
  return sails;
};

/** 7.1 Who made the last turn. */
const lastSeat = ({ seats, first, turn, playedThisRound }: State): Seat =>
  (playedThisRound > 0 ? turn + seats - 1 : first + seats - 2) % seats;

/** Takes the last turn back, but for light and ships; the hand is the card that was played. */
const rewind = (state: State, seat: Seat, card: Card): void => {
  state.turn = seat;
  state.played[seat]?.pop();
  state.hands[seat] = [card];
  if (state.playedThisRound > 0) state.playedThisRound--;
  else {
    state.playedThisRound = state.seats - 1;
    state.first = (state.first + state.seats - 1) % state.seats;
    state.round--;
    state.cloud--;
  }
};

const moveBack = (state: State, { colour, ships, from, to }: Sailed): void => {
  const fleet = state.ships[colour] as Space[];
  for (let left = ships; left > 0; left--) {
    const ship = fleet.indexOf(to);
    if (ship >= 0) fleet[ship] = from;
  }
};

const onRiver = ({ ships }: State): string => ships.map(fleet => fleet.toSorted((a, b) => a - b).join()).join(';');

/** The tables from which a greedy player would have come here by the card that was played last. */
const tablesBefore = (state: State): readonly State[] => {
  const seat = lastSeat(state);
  const card = state.played[seat]?.at(-1);
  if (card === undefined) return [];
  const [lit, river] = [litOf(state), onRiver(state)];
  const sails = sailsBefore(state, seat, card);
  const [before, after] = [copyOf(state), copyOf(state)];
  const found: State[] = [];
  for (const light of lightsBefore(state, card))
    for (const sailed of sails) {
      copy(state, before);
      rewind(before, seat, card);
      for (let place = 0; place < PLACES; place++) before.lit[place] = (light & (1 << place)) !== 0;
      for (const ships of sailed) moveBack(before, ships);
      copy(before, after);
      play(after, seat, policy(after, seat));
      if (litOf(after) === lit && onRiver(after) === river) found.push(copyOf(before));
    }
  return found;
};

/** By card, whether a greedy player would have played it rather than what the hand holds. */
const preferred = (state: State, seat: Seat): readonly boolean[] => {
  const hand = state.hands[seat] as Card[];
  const worth = greedyWorth(state, seat);
  const cards = CHART.alike.map(card => {
    state.hands[seat] = [card];
    return greedyWorth(state, seat) > worth;
  });
  state.hands[seat] = hand;
  return cards;
};

/** What the last turn of a seat tells about its hand. */
export interface Hindsight {
  readonly seat: Seat;
  /** By card: how likely it would have been played instead, if it had been in the hand. */
  readonly missed: readonly number[];
}

/**
 * Looks back, turn by turn, at the last one of each seat, and not beyond the last one of this seat itself. In the standard
 * game only.
 */
export const hindsight = (state: State, self: Seat): readonly Hindsight[] => {
  const told: Hindsight[] = [];
  let tables: readonly State[] = [state];
  for (let back = 0; back < TURNS; back++) {
    const seat = lastSeat(tables[0] as State);
    if (seat === self || told.some(({ seat: known }) => known === seat)) break;
    const before = tables.flatMap(tablesBefore);
    if (before.length === 0) break;
    const cards = before.map(table => preferred(table, seat));
    const missed = CHART.alike.map((_, card) => cards.filter(each => each[card]).length / cards.length);
    told.push({ seat, missed });
    tables = before.slice(0, FOLLOWED);
  }
  return told;
};

import { ALL_LIT, type Chart } from '../../chart.js';
import { coloursAt, earnsBonus, sail, type Course } from '../../sail.js';
import { isCaught } from '../../storm.js';
import type { Card, Colour, Event, Open, Space, State } from '../../types.js';

/** 9.2 His colour: the one after those of the two players. */
export const ERIK: Colour = 2;

/** 9.5 The space of his rearmost ship that can still sail on; −1 if none can. */
export const eriksSpace = (chart: Chart, { ships, cloud }: Pick<Open, 'ships' | 'cloud'>): number => {
  let rearmost = -1;
  for (const space of ships[ERIK] as readonly Space[])
    if (space < chart.last && !isCaught(space, cloud, chart) && (rearmost < 0 || space < rearmost)) rearmost = space;
  return rearmost;
};

const COURSE: Course = { card: 0, colour: ERIK, from: 0, lit: ALL_LIT, bonus: false, by: null, own: 1 << ERIK };

/** 9.3–9.6 Erik plays his top card, in whatever light, and takes every bonus. */
export const playErik = (chart: Chart, state: State, tell: Event[] | undefined): void => {
  const card = (state.piles[ERIK] as Card[]).pop() as Card;
  (state.played[ERIK] as Card[]).push(card);
  if (tell) tell.push({ type: 'erik-played', card });
  const from = eriksSpace(chart, state);
  if (from < 0) return;
  COURSE.card = card;
  COURSE.from = from;
  COURSE.bonus = earnsBonus(chart, coloursAt(chart, state, from), COURSE);
  sail(chart, state.ships, COURSE, tell);
};

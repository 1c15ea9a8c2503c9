import {
  COLUMNS,
  inAllerRuhe,
  isRightSide,
  MONSTER,
  OPEN,
  SPACES,
  type Card,
  type State,
} from '@seekiste/rules/in-aller-ruhe';
import { isAlone } from './closed.js';
import { know, neverHeld } from './known.js';
import { compassWorth } from './weather.js';
import type { Weights } from './weights.js';

/**
 * What expansions and day and night change about a turn at search speed; without them nothing. `closed.ts`,
 * `day-night.ts` and `monsters.ts` have the reasons.
 */
export const chapters = {
  /** The part of the piles that will ever be held. */
  held: 1,
  chores: 0,
  /** How many chores fewer when an island has been laid as it will have to lie. */
  choresLaid: 0,
  monsters: 0,
  monsterPrice: 0,
  /** Where the first island lies that has to be turned, or −1. */
  wrong: -1,
};

/** 1 for a space that is closed to the seat, and for one where an island would lie with the wrong side up. */
export const closed = new Uint8Array(SPACES);
export const wrongHere = new Uint8Array(SPACES);

const isOne = (count: number): boolean => count > 0;

const isStormy = ({ yellow, orange, violet }: NonNullable<State['storms']>): boolean =>
  violet.some(isOne) || orange.some(isOne) || yellow.some(isOne);

/** Whether a turn can be thought of at search speed; what is rare or wins at once cannot. */
export const isQuick = (
  { phase, options, duel, pyramid, open, hands, storms, monsters }: State,
  seat: number,
): boolean => {
  if (phase !== 'turn' || duel || pyramid || options.variant === 'arch') return false;
  if (monsters && (open === 0 || (hands[seat] as Card[]).includes(MONSTER))) return false;
  return !storms || storms.compasses[seat] === 0 || !isStormy(storms);
};

const close = ({ sea, rock, storms }: State, seat: number): void => {
  closed.fill(0);
  if (!rock && !storms) return;
  const needsNeighbour = storms !== undefined && (storms.orange[seat] as number) > 0;
  for (let space = 0; space < SPACES; space++) {
    const row = (space / COLUMNS) | 0;
    if (sea[space] !== OPEN) continue;
    if (rock?.row === row || (storms?.violet[row] ?? 0) > 0 || (needsNeighbour && isAlone(sea, space)))
      closed[space] = 1;
  }
};

const turnOver = ({ sea, dayNight, open }: State, weights: Weights): void => {
  chapters.chores = 0;
  chapters.choresLaid = 0;
  chapters.wrong = -1;
  wrongHere.fill(0);
  if (!dayNight) return;
  for (let space = SPACES - 1; space >= 0; space--) {
    const side = dayNight.sides[space] ?? null;
    if (sea[space] !== OPEN && side !== null && !isRightSide(space, side)) {
      chapters.wrong = space;
      chapters.chores++;
    }
    if (!isRightSide(space, dayNight.up)) wrongHere[space] = 1;
  }
  chapters.choresLaid = weights.wrongComes;
  chapters.chores += weights.wrongComes * open;
};

/** Reads what chapters tell this seat. */
export const readChapters = (state: State, seat: number, weights: Weights): void => {
  const { monsters, storms, dayNight, options } = state;
  close(state, seat);
  turnOver(state, weights);
  chapters.monsters = monsters ? weights.monstersCome * ((options.monsters ?? 0) - monsters.destroyed.length) : 0;
  chapters.monsterPrice = weights.monsterPrice;
  chapters.held = 1;
  if (!storms && !dayNight) return;
  let piled = 0;
  for (let other = 0; other < state.seats; other++) piled += (state.piles[other] as Card[]).length;
  if (piled > 0) chapters.held = 1 - Math.min(piled, neverHeld(state)) / piled;
};

/** 12.7 What it is worth to empty a hand of so many cards by discarding. */
export const emptied = (state: State, seat: number, weights: Weights): number => {
  const { storms } = state;
  if (!storms || storms.supply <= storms.earned) return 0;
  const view = inAllerRuhe.view(state, seat);
  return view.storms ? compassWorth(know(view, seat, weights), view.storms) : 0;
};

import {
  canClose,
  inAllerRuhe,
  isRightSide,
  markClosed,
  MONSTER,
  neverHeld,
  OPEN,
  SPACES,
  type Card,
  type State,
} from '@seekiste/rules/in-aller-ruhe';
import { know } from './from-view/known.js';
import { compassWorth } from '../chapters/storms/weather.js';
import type { Weights } from './weights.js';

/**
 * What expansions, day and night and the pyramid change about a turn at search speed; without them nothing. `closed.ts`,
 * `day-night.ts` and `monsters.ts` have the reasons.
 */
export const chapters = {
  /** The part of the piles that will ever be held. */
  held: 1,
  chores: 0,
  /** How many chores fewer when an island has been laid as it will have to lie. */
  choresLaid: 0,
  /** 11.1 Sea monsters that will have to be played, those of the own hand among them. */
  monsters: 0,
  monsterPrice: 0,
  /** Where the first island lies that has to be turned, or −1. */
  wrong: -1,
};

/** 1 for a space where something lies in the way of everybody. */
const blocked = new Uint8Array(SPACES);
export const isBlockedAt = (space: number): boolean => blocked[space] === 1;

/** 1 for a space that is closed to the seat, and for one where an island would lie with the wrong side up. */
export const closed = new Uint8Array(SPACES);
export const wrongHere = new Uint8Array(SPACES);

const isOne = (count: number): boolean => count > 0;

const isStormy = ({ yellow, orange, violet }: NonNullable<State['storms']>): boolean =>
  violet.some(isOne) || orange.some(isOne) || yellow.some(isOne);

/** 12.9 Whether a compass could be used before the turn. */
export const mayUseCompass = ({ storms }: State, seat: number): boolean =>
  storms !== undefined && (storms.compasses[seat] as number) > 0 && isStormy(storms);

/** Whether a turn can be thought of at search speed once no compass is used before it. */
export const isQuickWithoutCompass = ({ phase, options, duel, open, monsters }: State): boolean =>
  phase === 'turn' && !duel && options.variant !== 'arch' && !(monsters && open === 0);

/** Whether a turn can be thought of at search speed; what is rare or wins at once cannot. */
export const isQuick = (state: State, seat: number): boolean =>
  isQuickWithoutCompass(state) && !mayUseCompass(state, seat);

const monstersIn = (hand: readonly Card[]): number => {
  let count = 0;
  for (let slot = 0; slot < hand.length; slot++) if (hand[slot] === MONSTER) count++;
  return count;
};

const expectMonsters = ({ monsters, options, hands }: State, seat: number, weights: Weights): void => {
  chapters.monsters = 0;
  chapters.monsterPrice = weights.monsterPrice;
  if (!monsters) return;
  const own = monstersIn(hands[seat] as Card[]);
  chapters.monsters = own + weights.monstersCome * ((options.monsters ?? 0) - monsters.destroyed.length - own);
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
  const { storms, dayNight } = state;
  if (canClose(state.options)) markClosed(state, seat, blocked, closed);
  else closed.fill(0);
  turnOver(state, weights);
  expectMonsters(state, seat, weights);
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

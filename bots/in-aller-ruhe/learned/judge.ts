import { inAllerRuhe, type Card, type State, type View } from '@seekiste/rules/in-aller-ruhe';
import {
  ideas,
  isLay,
  know,
  mayUseCompass,
  now,
  slotIn,
  think,
  thinkOfGiving,
  throwing,
  thrownIn,
  useCompass,
  weightsFor,
} from '../sailor/index.js';
import { logitAfter, readTurn } from './value.js';
import type { Networks } from './network.js';

/** So many of the heuristic's best ideas are judged, if they are not too far behind its best. */
const MOST_JUDGED = 6;
const BEHIND = 3;

/** A learned value, and how far to trust it. */
export interface Judgement {
  readonly networks: Networks;
  /**
   * By how much an idea's logit must be ahead to be played instead of what the heuristic would do, or another card
   * be thrown: what is learned from luck is uncertain, and small differences are more often chance than insight.
   */
  readonly caution: number;
}

/** The codes of the ideas that were judged, the heuristic's best first, the logits of the chance to win, and the one to be played. */
export const judged = {
  codes: new Int32Array(MOST_JUDGED),
  logits: new Float64Array(MOST_JUDGED),
  count: 0,
  best: 0,
};

const order = new Int32Array(MOST_JUDGED);
const worthAt = (place: number): number => ideas.worths[order[place] as number] as number;

const takeBest = (): void => {
  const least = (ideas.worths[ideas.best] as number) - BEHIND;
  judged.count = 0;
  for (let idea = 0; idea < ideas.count; idea++) {
    const worth = ideas.worths[idea] as number;
    const isFull = judged.count === MOST_JUDGED;
    if (worth < least || (isFull && worth <= worthAt(MOST_JUDGED - 1))) continue;
    let place = isFull ? MOST_JUDGED - 1 : judged.count++;
    for (; place > 0 && worthAt(place - 1) < worth; place--) order[place] = order[place - 1] as number;
    order[place] = idea;
  }
  for (let place = 0; place < judged.count; place++)
    judged.codes[place] = ideas.codes[order[place] as number] as number;
};

const judgeAll = ({ networks, caution }: Judgement, state: State): void => {
  for (let i = 0; i < judged.count; i++) {
    const logit = logitAfter(networks, state, judged.codes[i] as number);
    judged.logits[i] = logit;
    const ahead = logit - (judged.logits[judged.best] as number);
    if (ahead > (judged.best === 0 ? caution : 0)) judged.best = i;
  }
};

/** Tries to throw another card instead of one of those that the best idea throws; whether one was better. */
const throwsBetter = ({ networks, caution }: Judgement, state: State, held: number): boolean => {
  const code = judged.codes[judged.best] as number;
  const thrown = thrownIn(code);
  const kept = ((1 << held) - 1) & ~now.kept & ~thrown & ~(isLay(code) ? 1 << slotIn(code) : 0);
  let isBetter = false;
  for (let out = thrown; out; out &= out - 1)
    for (let into = kept; into; into &= into - 1) {
      const other = throwing(code, (thrown ^ (out & -out)) | (into & -into));
      const logit = logitAfter(networks, state, other);
      if (logit <= (judged.logits[judged.best] as number) + caution) continue;
      judged.codes[judged.best] = other;
      judged.logits[judged.best] = logit;
      isBetter = true;
    }
  return isBetter;
};

/** So often what is thrown may be changed by one card. */
const MOST_CHANGES = 3;

const throwBest = (judgement: Judgement, state: State, seat: number): void => {
  const held = (state.hands[seat] as Card[]).length;
  let changes = 0;
  while (changes < MOST_CHANGES && throwsBetter(judgement, state, held)) changes++;
};

/** 12.9 Whether the heuristic would use a compass before its turn. */
const usesCompass = (state: State, seat: number): boolean =>
  mayUseCompass(state, seat) &&
  useCompass(know(inAllerRuhe.view(state, seat), seat, weightsFor(state.options))) !== undefined;

const judgeTurn = (judgement: Judgement, state: State, seat: number): boolean => {
  if (usesCompass(state, seat)) return false;
  think(state, seat);
  if (ideas.count === 0) return false;
  takeBest();
  if (ideas.worths[ideas.best] === Infinity) return true;
  readTurn(judgement.networks, state);
  judgeAll(judgement, state);
  throwBest(judgement, state, seat);
  return true;
};

/** 5.5 As many cards as were pledged. */
const judgeGiving = (judgement: Judgement, state: State, seat: number): boolean => {
  judged.count = 1;
  judged.codes[0] = thinkOfGiving(state, seat, state.pledges[seat] ?? 0);
  readTurn(judgement.networks, state);
  judgeAll(judgement, state);
  throwBest(judgement, state, seat);
  return true;
};

/**
 * Whether the learned value may have a say: on a turn, and in what is given at the departure. 11.4 A full sea with
 * monsters is a matter of its own, and 12.4 with storms some of what is given may come from a pile.
 */
export const isJudged = ({ phase, open, monsters, storms }: State | View): boolean => {
  if (phase === 'turn') return !monsters || open > 0;
  return phase === 'give' && !storms;
};

/**
 * Judges the best ideas of this seat by the learned value, and then what the best one throws. What must be done or
 * wins at once is not judged; its logit is infinite. Returns whether there is anything to judge: not if the heuristic
 * has no idea, or would use a compass first.
 */
export const judge = (judgement: Judgement, state: State, seat: number): boolean => {
  judged.best = 0;
  judged.logits[0] = Infinity;
  return state.phase === 'turn' ? judgeTurn(judgement, state, seat) : judgeGiving(judgement, state, seat);
};

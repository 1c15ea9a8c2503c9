import { extraCards, GROUP_DISCARD, HAND, SPACES, type Card, type Space } from '@seekiste/rules/in-aller-ruhe';
import { at, gapsOf, sum } from '../sailor/index.js';
import { ARRIVING, DEAD, DEPARTING, FIRST_ISLAND, type Place } from './kinds.js';
import {
  handAfter,
  hold,
  isCountable,
  numberOf,
  stageOf,
  stepTo,
  unseenAfter,
  type Counts,
  type Stage,
  type Step,
} from './stage.js';

/**
 * The rest of a game alone (2.6), solved: the chance to win if every choice is the best.
 *
 * Nothing is hidden there but chance: all thrown cards are the player's own (7.2), so the next card of the pile is any
 * of the unseen, each as likely; of the islands among them some were removed (9.1), each as likely. Three things make it
 * small, and none of them changes the result:
 *
 * - Cards are counted by what they come to (`kinds.ts`).
 * - The second card of a kind in a hand is as good as dead: only one of the two will ever be played, and whoever would
 *   throw one of them can throw the dead one.
 * - Dead cards are thrown first: whoever holds another card in place of a dead one can play as if it were dead.
 */
export interface Solving {
  readonly strict: boolean;
  readonly islandsRemoved: number;
  /** The islands that are neither laid nor thrown. */
  readonly islands: readonly Card[];
  readonly stages: Map<string, Stage>;
  /** How many states may be met, and have been. */
  readonly most: number;
  states: number;
}

/** A position between two draws or choices: the cards of a hand and those unseen, by their kinds in a sea. */
export interface Rest {
  readonly stage: Stage;
  readonly hand: Counts;
  readonly unseen: Counts;
}

interface Laid {
  readonly kind: number;
  readonly space: Space;
}

/** What is laid, if anything is, and the cards that stay in hand. */
export interface Choice {
  readonly laid?: Laid;
  readonly left: Counts;
}

export const isGivenUp = ({ states, most }: Solving): boolean => states > most;

/** Where the same gaps are left, all comes to the same. */
export const stageFor = (solving: Solving, sea: readonly Card[]): Stage => {
  const name = gapsOf(sea)
    .map(({ start, width, below, above }) => [start, width, below, above].join())
    .join(';');
  const known = solving.stages.get(name);
  if (known) return known;
  const stage = stageOf(sea, solving.islands);
  if (!isCountable(stage)) solving.states = Infinity;
  solving.stages.set(name, stage);
  return stage;
};

const stepAfter = (solving: Solving, stage: Stage, { kind, space }: Laid): Step => {
  const name = kind * SPACES + space;
  let step = stage.steps.get(name);
  if (!step) {
    const { card } = at(stage.ofIslands, kind - FIRST_ISLAND);
    step = stepTo(stage, stageFor(solving, stage.sea.with(space, card)));
    stage.steps.set(name, step);
  }
  return step;
};

/** Adds the ways to throw so many more of the kinds from `from` on. */
const throwMore = (left: Counts, count: number, from: number, ways: Counts[]): void => {
  if (count === 0) {
    ways.push(left.slice());
    return;
  }
  for (let kind = from; kind < left.length; kind++) {
    if (left[kind] === 0) continue;
    left[kind] = 0;
    throwMore(left, count - 1, kind + 1, ways);
    left[kind] = 1;
  }
};

/** What may stay of a hand when so many cards are thrown, dead ones first. */
const leftAfter = (hand: Counts, count: number): readonly Counts[] => {
  const dead = Math.min(count, at(hand, DEAD));
  const left = hand.slice();
  left[DEAD] = at(left, DEAD) - dead;
  if (count === dead) return [left];
  const ways: Counts[] = [];
  throwMore(left, count - dead, DEAD + 1, ways);
  return ways;
};

/** 4.6 What may be done with an island on a space: nothing if the other cards are too few for its price. */
const layings = (hand: Counts, kind: number, { space, price }: Place): readonly Choice[] => {
  const rest = hand.slice();
  rest[kind] = 0;
  return leftAfter(rest, price).map(left => ({ laid: { kind, space }, left }));
};

/** 5.5 What may be given at the departure. */
export const gifts = ({ hand }: Rest): readonly Choice[] => leftAfter(hand, GROUP_DISCARD).map(left => ({ left }));

/** 3.1 What may be done on a turn, but for departure and arrival. */
export const actions = ({ stage, hand }: Rest): readonly Choice[] => {
  const choices: Choice[] = [];
  for (const [i, { places }] of stage.ofIslands.entries())
    if (at(hand, FIRST_ISLAND + i) > 0)
      for (const place of places) choices.push(...layings(hand, FIRST_ISLAND + i, place));
  if (sum(hand) >= 2) for (const left of leftAfter(hand, 2)) choices.push({ left }); // 7.1
  return choices;
};

/** Whether a gap has too few numbers, or no arrival is left (6.3). */
const isHopeless = ({ stage, hand, unseen }: Rest): boolean => {
  if (at(hand, ARRIVING) + at(unseen, ARRIVING) === 0) return true;
  for (let gap = 0; gap < stage.gaps.length; gap++) {
    let missing = at(stage.gaps, gap).width;
    for (let i = 0; i < stage.ofIslands.length; i++)
      if (stage.ofIslands[i]?.gap === gap)
        missing -= (hand[FIRST_ISLAND + i] as number) + (unseen[FIRST_ISLAND + i] as number);
    if (missing > 0) return true;
  }
  return false;
};

const pileOf = ({ islandsRemoved }: Solving, unseen: Counts): number => sum(unseen) - islandsRemoved;

/** The mean over the next card; the position is changed and changed back. */
const meanOfDraw = (solving: Solving, { hand, unseen }: Rest, chance: () => number): number => {
  const pile = pileOf(solving, unseen);
  const others = at(unseen, ARRIVING) + at(unseen, DEPARTING); // 9.1 None of these was removed.
  const island = (pile - others) / (pile * (sum(unseen) - others));
  let mean = 0;
  for (let kind = 0; kind < unseen.length; kind++) {
    const count = at(unseen, kind);
    const likely = count * (kind === ARRIVING || kind === DEPARTING ? 1 / pile : island);
    if (count === 0 || likely === 0) continue;
    unseen[kind] = count - 1;
    const as = hold(hand, kind);
    mean += likely * chance();
    hand[as] = at(hand, as) - 1;
    unseen[kind] = count;
  }
  return mean;
};

const best = (solving: Solving, rest: Rest, choices: readonly Choice[]): number => {
  let most = 0;
  for (const choice of choices) {
    most = Math.max(most, chanceAfter(solving, rest, choice));
    if (most === 1) break;
  }
  return most;
};

/** Finds a chance once; while somebody departs, with so many extra cards to be drawn. */
const once = (solving: Solving, rest: Rest, extra: number | undefined, find: () => number): number => {
  const { chances } = rest.stage;
  const number = numberOf(rest.stage, rest.hand, rest.unseen, extra);
  const known = chances.get(number);
  if (known !== undefined) return known;
  solving.states++;
  if (isGivenUp(solving)) return 0;
  const chance = isHopeless(rest) ? 0 : find();
  chances.set(number, chance);
  return chance;
};

/** 5.7, 5.10 Extra cards, the eight, and then the hand is refilled. */
const departing = (solving: Solving, rest: Rest, extra: number): number =>
  once(solving, rest, extra, () => {
    if (extra > 0 && pileOf(solving, rest.unseen) > 0)
      return meanOfDraw(solving, rest, () => departing(solving, rest, extra - 1));
    return sum(rest.hand) < GROUP_DISCARD ? 0 : best(solving, rest, gifts(rest));
  });

/** 5.1 */
export const mustDepart = ({ hand }: Rest): boolean => at(hand, DEPARTING) > 0;

/** 6.1 */
export const mayArrive = ({ stage, hand, unseen }: Rest): boolean =>
  stage.gaps.length === 0 && at(unseen, DEPARTING) === 0 && at(hand, ARRIVING) > 0;

/** The chance to win on a turn that has just begun. */
export const onTurn = (solving: Solving, rest: Rest): number => {
  const { hand } = rest;
  if (solving.strict && sum(hand) < 2) return 0; // 8.3
  if (mustDepart(rest)) {
    const left = hand.slice();
    left[DEPARTING] = 0;
    return departing(solving, { ...rest, hand: left }, extraCards(1)); // 5.1
  }
  return mayArrive(rest) ? 1 : best(solving, rest, actions(rest));
};

/** The chance to win, before the hand is refilled (3.2). */
const chanceOf = (solving: Solving, rest: Rest): number =>
  once(solving, rest, undefined, () => {
    const refills = sum(rest.hand) < HAND && pileOf(solving, rest.unseen) > 0;
    return refills ? meanOfDraw(solving, rest, () => chanceOf(solving, rest)) : onTurn(solving, rest);
  });

/** The chance to win after a choice. */
export const chanceAfter = (solving: Solving, { stage, unseen }: Rest, { laid, left }: Choice): number => {
  if (!laid) return chanceOf(solving, { stage, hand: left, unseen });
  const step = stepAfter(solving, stage, laid);
  return chanceOf(solving, { stage: step.to, hand: handAfter(step, left), unseen: unseenAfter(step, unseen) });
};

import type { Seat } from '@seekiste/rules/core';
import {
  bestSets,
  BRIDE,
  damageOf,
  santaTimea,
  TRICKS,
  windDirection,
  type Card,
  type State,
  type Wind,
} from '@seekiste/rules/santa-timea';
import { burdensBy, trickBurden } from './burden.js';
import { windsIn } from './hoard.js';
import { equals, lying, survey } from './lying.js';
import { STRENGTH, USUAL_STRENGTH, VALUES } from './strength.js';
import { WEIGHTS, type Weights } from './weights.js';

const codes = new Int32Array(santaTimea.kernel.mostMoves);

const powerOf = (base: number, exponent: number): number => {
  let power = 1;
  for (let i = 0; i < exponent; i++) power *= base;
  return power;
};

const strengthIn = (wind: Wind | undefined): readonly number[] =>
  wind === undefined ? USUAL_STRENGTH : (STRENGTH[windDirection(wind)] as readonly number[]);

/** How many players are still to come in this trick. */
const laterIn = ({ seats, laid }: State): number => seats - 1 - laid;

/** The chance that this card will take the wind card, as far as one can tell from what lies. */
const takes = (state: State, value: number, strength: number, weights: Weights): number => {
  if (lying.brideLed) return 0;
  const later = laterIn(state);
  if (value > lying.low) return weights.knockedOut * later;
  return powerOf(1 - weights.under * Math.pow(strength, weights.underPower), later);
};

/** The chance that it will lead the next trick. */
const leads = (state: State, value: number, strength: number, weights: Weights): number =>
  value < lying.high || state.trick === TRICKS
    ? 0
    : powerOf(1 - weights.over * Math.pow(1 - strength, weights.overPower), laterIn(state));

/** The greedy player with these weights: the slot of the card that costs least, in this trick and by not being there later. */
const policyWith = (weights: Weights): ((state: State, seat: Seat) => number) => {
  const basic = burdensBy(false, weights);
  const professional = burdensBy(true, weights);

  const playCard = (state: State, seat: Seat): number => {
    const slots = santaTimea.kernel.list(state, seat, codes);
    if (slots === 1) return 0;
    const { winds, trick } = state;
    const wind = winds[trick - 1] as Wind;
    const worth = VALUES[windDirection(wind)] as readonly number[];
    const strength = strengthIn(wind);
    survey(state, worth);
    const burden = trickBurden(state, seat, state.options.professional ? professional : basic);
    const [next, after] = [winds[trick], winds[trick + 1]]; // both lie open
    const forNext = next === undefined ? 0 : weights.keepForNext * damageOf(next);
    const forAfter = after === undefined ? 0 : weights.keepForAfter * damageOf(after);
    const strengthNext = strengthIn(next);
    const strengthAfter = strengthIn(after);
    const hand = state.hands[seat] as Card[];
    let best = 0;
    let least = Infinity;
    for (let slot = 0; slot < slots; slot++) {
      const card = hand[slot] as Card;
      let cost = weights.keepBride;
      if (card !== BRIDE) {
        cost =
          weights.keep * (USUAL_STRENGTH[card] as number) +
          forNext * (strengthNext[card] as number) +
          forAfter * (strengthAfter[card] as number);
        const value = worth[card] as number;
        // 5.1 An equal value is knocked out, whatever is still to come.
        if (equals(value) === 0)
          cost +=
            burden * takes(state, value, strength[card] as number, weights) +
            weights.lead * leads(state, value, strength[card] as number, weights);
      }
      if (cost < least) {
        least = cost;
        best = slot;
      }
    }
    return best;
  };

  return (state, seat) => (state.phase === 'trick' ? playCard(state, seat) : chooseSets(state, seat));
};

/** 9.4 The choice that brings most, as directions in bits. */
const chooseSets = ({ options, collected }: State, seat: Seat): number =>
  bestSets(options, collected.map(windsIn), seat).reduce<number>((mask, direction) => mask | (1 << direction), 0);

export const policy = policyWith(WEIGHTS);

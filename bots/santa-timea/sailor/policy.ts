import type { Seat } from '@seekiste/rules/core';
import {
  bestSets,
  BRIDE,
  santaTimea,
  TRICKS,
  VALUES,
  windDirection,
  windsIn,
  type Card,
  type State,
  type Wind,
} from '@seekiste/rules/santa-timea';
import { burdensBy, trickBurden, type Burdens } from './burden.js';
import { chances, type Chances } from './chances.js';
import { keepingBy, keepingIn, type Keeping } from './keeping.js';
import { equals, lying, survey } from './lying.js';
import { USUAL_STRENGTH } from './strength.js';
import { WEIGHTS, type Weights } from './weights.js';

const codes = new Int32Array(santaTimea.kernel.mostMoves);

/** The greedy player with these weights: a card costs what it does in this trick, and what it will not do later. */
export class Judge {
  private readonly basic: Burdens;
  private readonly professional: Burdens;
  private readonly chances: Chances;
  private readonly keeping: Keeping;
  /** What the table looks like to the seat that is asked for; filled by `look`. */
  private worth: readonly number[] = USUAL_STRENGTH;
  private takes: readonly number[] = USUAL_STRENGTH;
  private leads: readonly number[] = USUAL_STRENGTH;
  private kept: readonly number[] = USUAL_STRENGTH;
  private burden = 0;
  private knockedOut = 0;
  private lead = 0;

  constructor(private readonly weights: Weights) {
    this.basic = burdensBy(false, weights);
    this.professional = burdensBy(true, weights);
    this.chances = chances(weights);
    this.keeping = keepingBy(weights);
  }

  /** The slot of the card that costs least, or at the evaluation the choice that brings most (9.4). */
  best(state: State, seat: Seat): number {
    if (state.phase !== 'trick') return chooseSets(state, seat);
    const slots = santaTimea.kernel.list(state, seat, codes);
    if (slots === 1) return 0;
    this.look(state, seat);
    const hand = state.hands[seat] as Card[];
    let best = 0;
    let least = Infinity;
    for (let slot = 0; slot < slots; slot++) {
      const cost = this.costOf(hand[slot] as Card);
      if (cost < least) {
        least = cost;
        best = slot;
      }
    }
    return best;
  }

  /** Looks at the table for a seat whose turn it is; its own hand does not matter. */
  look(state: State, seat: Seat): void {
    const { weights } = this;
    const { winds, trick, laid, seats } = state;
    const wind = winds[trick - 1] as Wind;
    const direction = windDirection(wind);
    const later = seats - 1 - laid;
    this.worth = VALUES[direction] as readonly number[];
    this.takes = this.chances.takes[direction]?.[later] as readonly number[];
    this.leads = this.chances.leads[direction]?.[later] as readonly number[];
    survey(state, this.worth);
    this.burden = trickBurden(state, seat, state.options.professional ? this.professional : this.basic);
    this.knockedOut = weights.knockedOut * later;
    this.lead = trick === TRICKS ? 0 : weights.lead;
    this.kept = keepingIn(this.keeping, winds[trick], winds[trick + 1]);
  }

  /** What it would cost to play this card now. */
  costOf(card: Card): number {
    if (card === BRIDE) return this.weights.keepBride;
    const kept = this.kept[card] as number;
    const value = this.worth[card] as number;
    // 5.1 An equal value is knocked out, whatever is still to come.
    if ((equals[value] as number) > 0) return kept;
    const taking = lying.brideLed ? 0 : value > lying.low ? this.knockedOut : (this.takes[card] as number);
    const leading = value < lying.high ? 0 : (this.leads[card] as number);
    return kept + this.burden * taking + this.lead * leading;
  }
}

/** 9.4 The choice that brings most, as directions in bits. */
const chooseSets = ({ options, collected }: State, seat: Seat): number =>
  bestSets(options, collected.map(windsIn), seat).reduce<number>((mask, direction) => mask | (1 << direction), 0);

export const greedyJudge = new Judge(WEIGHTS);

/** The greedy player's card. */
export const policy = (state: State, seat: Seat): number => greedyJudge.best(state, seat);

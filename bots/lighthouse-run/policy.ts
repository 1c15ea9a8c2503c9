import type { Seat } from '@seekiste/rules/core';
import {
  CHART,
  lighthouseRun,
  type Card,
  type Colour,
  type Movement,
  type State,
} from '@seekiste/rules/lighthouse-run';
import { fromIn, litBits, runIn, secondIn, shiftIn, slotIn, takesBonus, turnOf, type Turn } from './codes.js';
import { shipValues, SPACES, type ShipValues } from './ship-value.js';
import { destination, lightOf, present, stakes, survey } from './survey.js';
import { WEIGHTS, type Weights } from './weights.js';

const codes = new Int32Array(lighthouseRun.kernel.mostMoves);
const worths = new Float64Array(lighthouseRun.kernel.mostMoves);

/** By card: what it is worth to keep it in hand. */
const keepOf = ({ keepSolo, keepGroup, keepCoop }: Weights): readonly number[] => {
  const perStep: Readonly<Record<Movement, number>> = { solo: keepSolo, group: keepGroup, coop: keepCoop };
  return CHART.movements.map((movement, card) => perStep[movement] * (CHART.steps[card] ?? 0));
};

/** The greedy player with these weights: judges turns by what ships gain, and by the light that they leave. */
export class Judge {
  private readonly values: ShipValues;
  private readonly keep: readonly number[];
  /** Where the ship values of this round begin. */
  private round = 0;

  constructor(private readonly weights: Weights) {
    this.values = shipValues(weights);
    this.keep = keepOf(weights);
  }

  /** The best turn of this seat, by what it knows itself. */
  best(state: State, seat: Seat): number {
    const count = this.judge(state, seat);
    let best = 0;
    for (let i = 1; i < count; i++) if ((worths[i] as number) > (worths[best] as number)) best = i;
    return codes[best] as number;
  }

  /** The most promising turns, best first. */
  shortlist(state: State, seat: Seat, most: number, out: Int32Array): number {
    const count = this.judge(state, seat);
    const order = Array.from({ length: count }, (_, i) => i).sort(
      (a, b) => (worths[b] as number) - (worths[a] as number),
    );
    order.slice(0, most).forEach((i, place) => (out[place] = codes[i] as number));
    return Math.min(count, most);
  }

  /** Fills `codes` and `worths`. */
  private judge(state: State, seat: Seat): number {
    const count = lighthouseRun.kernel.list(state, seat, codes);
    survey(state, seat, this.weights);
    this.round = state.cloud * SPACES;
    const bits = litBits(state.lit);
    let run = -1;
    let colour: Colour = seat;
    let card: Card = 0;
    let lit = 0;
    let left = 0; // what the light is worth that burns then, less the card
    for (let i = 0; i < count; i++) {
      const turn = turnOf(codes[i] as number);
      if (runIn(turn) !== run) {
        run = runIn(turn);
        lit = bits ^ shiftIn(turn);
        colour = secondIn(turn) === 0 ? seat : seat + state.seats;
        card = (state.hands[colour] as Card[])[slotIn(turn)] as Card;
        left = lightOf(lit) - (this.keep[card] as number);
      }
      worths[i] = this.sailing(turn, card, colour, lit) + left;
    }
    return count;
  }

  /** Chapters 5 and 6 What the ships gain that sail. */
  private sailing(turn: Turn, card: Card, colour: Colour, lit: number): number {
    const from = fromIn(turn);
    if (from < 0) return 0;
    const steps = CHART.steps[card] as number;
    const to = destination(lit, from, steps);
    const gain = (this.values[this.round + to] as number) - (this.values[this.round + from] as number);
    switch (CHART.movements[card] as Movement) {
      case 'solo':
        return gain;
      case 'group':
        return gain * (present[colour * SPACES + from] as number);
      case 'coop': {
        const together = gain * (stakes[from] as number);
        if (!takesBonus(turn)) return together;
        const onwards = this.values[this.round + destination(lit, to, steps)] as number;
        return together + onwards - (this.values[this.round + to] as number);
      }
    }
  }
}

const greedy = new Judge(WEIGHTS);

/** The greedy player's turn. */
export const policy = (state: State, seat: Seat): number => greedy.best(state, seat);

/** How many turns a search tries; most of the hundred or more differ only in a light that nobody needs. */
const TRIED = 20;

export const candidates = (state: State, seat: Seat, out: Int32Array): number =>
  greedy.shortlist(state, seat, TRIED, out);

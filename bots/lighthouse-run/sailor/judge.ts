import type { Seat } from '@seekiste/rules/core';
import {
  BONUS,
  cardPart,
  CHART,
  PLACES,
  spacePart,
  type Card,
  type Space,
  type State,
} from '@seekiste/rules/lighthouse-run';
import { LIGHTS, litAnew, litThen, wayCount, wayPart, WAYS } from './beacons.js';
import { gainsBy, rowOf, SHARE_UNIT, UNIT, type Gains } from './gains.js';
import { Lanes, noteOwn, noteTogether } from './lanes.js';
import { ownReach, survey, tallyBits, theirReach } from './river.js';
import { NOTHING, type Shortlist } from './shortlist.js';
import { CARDS, type Taste } from './taste.js';

const stepsOf = Int32Array.from(CHART.steps);

/** By card: the lighthouse that it forces; as many as there are for cards that show all six. */
const forcedBy = Int32Array.from(CHART.forces, tower => tower ?? PLACES);

/** By lighthouse: the bit of its place; none for all six. */
const bitOf = new Int32Array(PLACES + 1);

/** The lit lighthouses as bits by place; notes where each stands. */
const readLights = ({ lit, towers }: State): number => {
  let bits = 0;
  for (let place = 0; place < PLACES; place++) {
    bitOf[towers[place] as number] = 1 << place;
    if (lit[place]) bits |= 1 << place;
  }
  return bits;
};

const ALL_LIT = LIGHTS - 1;

/** Judges turns by what ships gain, by the light that they leave, and by the card that is missed. */
export class Judge {
  private readonly gains: Gains;
  /** What cards are worth in hand, by how often the cloud has moved. */
  private readonly keep: Int32Array;
  private readonly light: number;
  /** What all rivals together count, to be shared by them: their light, and what they gain. */
  private readonly theirLight: number;
  private readonly rivals: number;

  private readonly solo = new Lanes();
  private readonly group = new Lanes();
  private readonly coop = new Lanes();
  private readonly lanes: readonly Lanes[];
  private cloud = 0;
  private lit = 0;
  /** By way to treat the beacons: what the light is worth that burns then; and the most of them. */
  private readonly lights = new Int32Array(WAYS);
  private mostLight = 0;

  constructor(taste: Taste) {
    this.gains = gainsBy(taste);
    this.keep = Int32Array.from(taste.cards, worth => Math.round(UNIT * worth));
    this.light = Math.round(UNIT * taste.light);
    this.theirLight = UNIT * taste.theirLight;
    this.rivals = SHARE_UNIT * taste.rivals;
    this.lanes = CHART.movements.map(movement => this[movement]);
  }

  /** Fills the list with the best turns of this seat, by what it knows itself. */
  judge(state: State, seat: Seat, best: Shortlist): void {
    const colours = state.options.mode === 'fleet' ? 2 : 1;
    const rivals = state.ships.length - colours;
    const own = colours === 1 ? tallyBits(seat) : tallyBits(seat) | tallyBits(seat + state.seats);
    this.cloud = state.cloud;
    this.lit = readLights(state);
    const spaces = survey(state, this.lit, own);
    this.judgeLights(Math.round(this.theirLight / rivals));
    noteTogether(this.coop, own, Math.round(this.rivals / rivals), spaces);
    best.clear();
    for (let second = 0; second < colours; second++) {
      const colour = seat + second * state.seats;
      if (state.used[seat] === colour) continue; // 9.11
      noteOwn(this.solo, this.group, colour, spaces);
      const hand = state.hands[colour] as readonly Card[];
      for (let slot = 0; slot < hand.length; slot++)
        if (slot === 0 || hand[slot - 1] !== hand[slot])
          this.judgeCard(hand[slot] as Card, cardPart(slot, second), best);
    }
  }

  private judgeLights(theirLight: number): void {
    const { lights, light } = this;
    const ways = wayCount[this.lit] as number;
    let most = NOTHING;
    for (let way = 0; way < ways; way++) {
      const worth = (Math.imul(light, ownReach[way] as number) - Math.imul(theirLight, theirReach[way] as number)) | 0;
      lights[way] = worth;
      if (worth > most) most = worth;
    }
    this.mostLight = most;
  }

  /** Chapter 4 Every way to treat the beacons. */
  private judgeCard(card: Card, part: number, best: Shortlist): void {
    const { lit, cloud, lights } = this;
    const steps = stepsOf[card] as number;
    const lanes = this.lanes[card] as Lanes;
    const keep = this.keep[cloud * CARDS + card] as number;
    // Not even with all lighthouses lit.
    const most = this.mostOf(lanes, steps) - keep;
    if (this.mostLight + most <= best.threshold) return;
    const forced = bitOf[forcedBy[card] as number] as number;
    const isLit = (lit & forced) !== 0; // 4.2
    const ways = isLit ? 1 : (wayCount[lit] as number);
    for (let way = 0; way < ways; way++) {
      const at = lit * WAYS + way;
      if (forced !== 0 && !isLit && litAnew[at] !== forced) continue; // 4.1
      const light = lights[way] as number;
      if (light + most <= best.threshold) continue;
      const code = part | (wayPart[at] as number);
      if (lanes.count === 0) best.add(code, light - keep);
      else this.judgeLanes(lanes, rowOf(cloud, litThen[at] as number, steps), code, light - keep, best);
    }
  }

  /** The most that ships could gain in any light; 0 is what those gain that get nowhere. */
  private mostOf({ count, spaces, shares, bonuses }: Lanes, steps: number): number {
    const { first, bonus } = this.gains;
    const row = rowOf(this.cloud, ALL_LIT, steps);
    let most = 0;
    for (let lane = 0; lane < count; lane++) {
      const at = row + (spaces[lane] as Space);
      const gain =
        (Math.imul(first[at] as number, shares[lane] as number) +
          Math.imul(bonus[at] as number, bonuses[lane] as number)) |
        0;
      const less = (most - gain) | 0;
      most = (most - (less & (less >> 31))) | 0;
    }
    return most;
  }

  /** Chapters 5 and 6 Every space that can be left, with the bonus and without. */
  private judgeLanes(
    { count, spaces, shares, bonuses }: Lanes,
    row: number,
    code: number,
    left: number,
    best: Shortlist,
  ): void {
    const { first, bonus } = this.gains;
    for (let lane = 0; lane < count; lane++) {
      const space = spaces[lane] as Space;
      const worth = (left + Math.imul(first[row + space] as number, shares[lane] as number)) | 0;
      if (worth > best.threshold) best.add(code | spacePart(space), worth);
      const more = Math.imul(bonus[row + space] as number, bonuses[lane] as number);
      if (more > 0 && worth + more > best.threshold) best.add(code | spacePart(space) | BONUS, worth + more);
    }
  }
}

import type { Refusal } from '@seekiste/rules/core';
import {
  lighthouseRun,
  type Card,
  type Colour,
  type Move,
  type Place,
  type Shift,
  type Space,
  type View,
} from '@seekiste/rules/lighthouse-run';

type Sail = Extract<Move, { type: 'sail' }>;

/** The card that is being played: from which hand, and which of its slots, since two cards can be alike. */
export interface Play {
  readonly colour: Colour;
  readonly slot: number;
  readonly card: Card;
}

/** 3.2 A turn is one move, made in steps: the card, the beacon, the ships, and off. */
export type Plan =
  | { readonly step: 'card' }
  | { readonly step: 'beacon'; readonly play: Play; readonly taken: Place | null }
  | { readonly step: 'ships'; readonly play: Play; readonly beacon: Shift | null }
  | { readonly step: 'sail'; readonly play: Play; readonly beacon: Shift | null; readonly from: Space | null };

export const NO_PLAN: Plan = { step: 'card' };

/** A step of planning: the plan now, and a move or a refusal where one came of it. */
export interface Planned {
  readonly plan: Plan;
  readonly move?: Sail;
  readonly refusal?: Refusal;
}

/** What a card leaves to choose at the lighthouses. */
export type BeaconTask = 'forced' | 'free' | 'none';

const sameShift = (one: Shift | null, other: Shift | null): boolean =>
  one === other || (one !== null && other !== null && one.from === other.from && one.to === other.to);

/** Everything that can still be chosen for one turn, as the rules offer it. */
export class Offer {
  private readonly sails: readonly Sail[];

  constructor(readonly view: View) {
    this.sails = lighthouseRun.moves(view).filter((move): move is Sail => move.type === 'sail');
  }

  private of({ colour, card }: Play): readonly Sail[] {
    return this.sails.filter(move => move.colour === colour && move.card === card);
  }

  /** 4.1 forced, 4.2 nothing to do, 4.3 free. */
  beaconTask(play: Play): BeaconTask {
    const sails = this.of(play);
    if (sails.every(({ beacon }) => beacon === null)) return 'none';
    return sails.some(({ beacon }) => beacon === null) ? 'free' : 'forced';
  }

  /** From where a beacon may be taken, or, once one is taken, where it may be put. */
  places(play: Play, taken: Place | null): readonly Place[] {
    const shifts = this.of(play).flatMap(({ beacon }) => (beacon ? [beacon] : []));
    const places =
      taken === null ? shifts.map(({ from }) => from) : shifts.filter(({ from }) => from === taken).map(({ to }) => to);
    return [...new Set(places)].sort((a, b) => a - b);
  }

  /** From where ships may leave, once the beacons stand; empty if there is none to choose. */
  spaces(play: Play, beacon: Shift | null): readonly Space[] {
    const from = this.of(play)
      .filter(move => sameShift(move.beacon, beacon))
      .flatMap(move => (move.from === null ? [] : [move.from]));
    return [...new Set(from)].sort((a, b) => a - b);
  }

  hasBonus(play: Play, beacon: Shift | null, from: Space | null): boolean {
    return this.of(play).some(move => move.bonus && move.from === from && sameShift(move.beacon, beacon));
  }
}

export const sail = (play: Play, beacon: Shift | null, from: Space | null, bonus: boolean): Sail => ({
  type: 'sail',
  colour: play.colour,
  card: play.card,
  beacon,
  from,
  bonus,
});

/** The beacons stand: ships are next, unless there is nothing to choose among them. */
const beaconsSet = (offer: Offer, play: Play, beacon: Shift | null): Plan => {
  const spaces = offer.spaces(play, beacon);
  const [only = null] = spaces;
  return spaces.length > 1 ? { step: 'ships', play, beacon } : { step: 'sail', play, beacon, from: only };
};

export const chooseCard = (offer: Offer, plan: Plan, play: Play): Planned => {
  if (plan.step !== 'card' && plan.play.colour === play.colour && plan.play.slot === play.slot)
    return { plan: NO_PLAN };
  const refusal = lighthouseRun.why(offer.view, anySail(offer, play));
  if (refusal) return { plan: NO_PLAN, refusal };
  if (offer.beaconTask(play) !== 'none') return { plan: { step: 'beacon', play, taken: null } };
  return { plan: beaconsSet(offer, play, null) };
};

/** Some move with this card, to ask the rules about the card itself. */
const anySail = (offer: Offer, play: Play): Sail => {
  const taken = offer.beaconTask(play) === 'forced' ? offer.places(play, null)[0] : undefined;
  const to = taken === undefined ? undefined : offer.places(play, taken)[0];
  const beacon = taken === undefined || to === undefined ? null : { from: taken, to };
  return sail(play, beacon, offer.spaces(play, beacon)[0] ?? null, false);
};

/** 4.1 One tap: which beacon leaves for the forced lighthouse. 4.3 Two taps: which one, and where to. */
export const choosePlace = (offer: Offer, plan: Plan, place: Place): Planned => {
  if (plan.step !== 'beacon') return { plan };
  const { play, taken } = plan;
  if (taken === place) return { plan: { ...plan, taken: null } };
  const forced = offer.beaconTask(play) === 'forced';
  const isSource = offer.places(play, null).includes(place);
  if (forced) {
    const beacon = { from: place, to: forcedPlace(offer, play) };
    if (beacon.to === place) return { plan };
    return isSource ? { plan: beaconsSet(offer, play, beacon) } : refusedShift(offer, plan, beacon);
  }
  if (taken === null || isSource)
    return isSource
      ? { plan: { ...plan, taken: place } }
      : refusedShift(offer, plan, { from: place, to: darkOther(offer, place) });
  const beacon = { from: taken, to: place };
  return offer.places(play, taken).includes(place)
    ? { plan: beaconsSet(offer, play, beacon) }
    : refusedShift(offer, plan, beacon);
};

/** 4.1 Where the lighthouse of this card stands, if a beacon has to go there. */
export const forcedPlace = (offer: Offer, play: Play): Place => {
  const [from = 0] = offer.places(play, null);
  return offer.places(play, from)[0] ?? 0;
};

/** Some other dark place, so that a refusal speaks of where the beacon would come from. */
const darkOther = ({ view }: Offer, place: Place): Place => view.lit.findIndex((lit, at) => !lit && at !== place);

const refusedShift = (offer: Offer, plan: Extract<Plan, { step: 'beacon' }>, beacon: Shift): Planned => {
  const from = offer.spaces(plan.play, null)[0] ?? null;
  const refusal = lighthouseRun.why(offer.view, sail(plan.play, beacon, from, false));
  return refusal ? { plan, refusal } : { plan };
};

/** 4.3 The beacons stay as they are; where one has to move, the rules say so. */
export const leaveBeacons = (offer: Offer, plan: Plan): Planned => {
  if (plan.step !== 'beacon') return { plan };
  if (offer.beaconTask(plan.play) === 'free') return { plan: beaconsSet(offer, plan.play, null) };
  const refusal = lighthouseRun.why(offer.view, sail(plan.play, null, null, false));
  return refusal ? { plan, refusal } : { plan };
};

/** Where ships leave; the same space once more sails at once. */
export const chooseSpace = (offer: Offer, plan: Plan, space: Space): Planned => {
  if (plan.step !== 'ships' && plan.step !== 'sail') return { plan };
  const { play, beacon } = plan;
  if (plan.step === 'sail' && plan.from === space) return setSail(offer, plan, offer.hasBonus(play, beacon, space));
  const refusal = lighthouseRun.why(offer.view, sail(play, beacon, space, false));
  return refusal ? { plan, refusal } : { plan: { step: 'sail', play, beacon, from: space } };
};

export const setSail = (offer: Offer, plan: Plan, bonus: boolean): Planned => {
  if (plan.step !== 'sail') return { plan };
  const move = sail(plan.play, plan.beacon, plan.from, bonus);
  const refusal = lighthouseRun.why(offer.view, move);
  return refusal ? { plan, refusal } : { plan: NO_PLAN, move };
};

/** One step back, past those that had left nothing to choose. */
export const back = (offer: Offer, plan: Plan): Plan => {
  if (plan.step === 'card') return plan;
  const { play } = plan;
  if (plan.step === 'beacon') return plan.taken === null ? NO_PLAN : { ...plan, taken: null };
  if (plan.step === 'sail' && offer.spaces(play, plan.beacon).length > 1)
    return { step: 'ships', play, beacon: plan.beacon };
  return offer.beaconTask(play) === 'none' ? NO_PLAN : { step: 'beacon', play, taken: null };
};

/** The plan that would lead to a move, its card in the hand, for a hint to point at. */
export const planFor = (hands: readonly (readonly Card[])[], move: Sail): Plan => ({
  step: 'sail',
  play: { colour: move.colour, card: move.card, slot: (hands[move.colour] ?? []).indexOf(move.card) },
  beacon: move.beacon,
  from: move.from,
});

/** A plan for a move that lies in place but is not made yet. */
export const planOf = ({ colour, card, beacon, from }: Sail): Plan => ({
  step: 'sail',
  play: { colour, card, slot: -1 },
  beacon,
  from,
});

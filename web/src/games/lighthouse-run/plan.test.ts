import { Rng } from '@seekiste/rules/core';
import {
  BOX,
  lighthouseRun,
  ownHands,
  type Mode,
  type Move,
  type State,
  type View,
} from '@seekiste/rules/lighthouse-run';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  back,
  chooseCard,
  choosePlace,
  chooseSpace,
  leaveBeacons,
  NO_PLAN,
  Offer,
  planFor,
  setSail,
  type Plan,
  type Planned,
  type Play,
} from './plan.js';

type Sail = Extract<Move, { type: 'sail' }>;

const played = (state: State, actor: number | 'chance', move: Move): State => {
  const step = lighthouseRun.apply(state, actor, move);
  if (!step.ok) throw new Error(step.error.code);
  return step.value.state;
};

const dealt = (mode: Mode, seats: number, seed: number): State => {
  const state = lighthouseRun.start({ mode }, seats);
  return played(state, 'chance', lighthouseRun.chance(state, Rng.from(seed.toString(16).padStart(64, '0'))));
};

/** A position after so many turns at random, seen by whoever is to play. */
const seen = (mode: Mode, seats: number, seed: number, turns: number): View => {
  const rng = Rng.from(seed.toString(16).padStart(64, '1'));
  let state = dealt(mode, seats, seed);
  for (let turn = 0; turn < turns; turn++) {
    const moves = lighthouseRun.moves(lighthouseRun.view(state, state.turn));
    state = played(state, state.turn, moves[rng.below(moves.length)]!);
  }
  return lighthouseRun.view(state, state.turn);
};

const playOf = (view: View, { colour, card }: Pick<Sail, 'colour' | 'card'>): Play => ({
  colour,
  card,
  slot: ownHands(view)[colour]!.indexOf(card),
});

/** Every choice that leads to this move, as somebody at the table would make them. */
const walk = (offer: Offer, move: Sail): Planned => {
  let { plan } = chooseCard(offer, NO_PLAN, playOf(offer.view, move));
  if (plan.step === 'beacon') {
    if (move.beacon === null) plan = leaveBeacons(offer, plan).plan;
    else {
      plan = choosePlace(offer, plan, move.beacon.from).plan;
      if (plan.step === 'beacon') plan = choosePlace(offer, plan, move.beacon.to).plan;
    }
  }
  if (plan.step === 'ships' && move.from !== null) plan = chooseSpace(offer, plan, move.from).plan;
  return setSail(offer, plan, move.bonus);
};

/** The first position with a card that is wanted, among some that bots at random come to. */
const find = (wanted: (view: View, play: Play, offer: Offer) => boolean): { offer: Offer; play: Play } => {
  for (let seed = 1; seed < 200; seed++) {
    const view = seen('standard', 3, seed, seed % 30);
    const offer = new Offer(view);
    for (const move of lighthouseRun.moves(view)) {
      if (move.type !== 'sail') continue;
      const play = playOf(view, move);
      if (wanted(view, play, offer)) return { offer, play };
    }
  }
  throw new Error('no such position');
};

const isAt = <Step extends Plan['step']>(plan: Plan, step: Step): Extract<Plan, { step: Step }> => {
  expect(plan.step).toBe(step);
  return plan as Extract<Plan, { step: Step }>;
};

const forced = () => find((_, play, offer) => offer.beaconTask(play) === 'forced');
const free = () => find((_, play, offer) => offer.beaconTask(play) === 'free' && offer.spaces(play, null).length > 1);

describe('a turn in steps', () => {
  it('leads to every move that the rules offer', () => {
    const modes = fc.constantFrom<[Mode, number]>(['standard', 3], ['standard', 4], ['erik', 2], ['fleet', 2]);
    fc.assert(
      fc.property(
        modes,
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 0, max: 23 }),
        ([mode, seats], seed, turns) => {
          const view = seen(mode, seats, seed, turns);
          const offer = new Offer(view);
          for (const move of lighthouseRun.moves(view) as readonly Sail[]) expect(walk(offer, move).move).toEqual(move);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('4.1 a forced lighthouse needs one tap: which beacon leaves', () => {
    const { offer, play } = forced();
    const plan = isAt(chooseCard(offer, NO_PLAN, play).plan, 'beacon');
    const tower = BOX.towers.indexOf(BOX.cards[play.card]!.tower!);
    const lit = offer.view.lit.indexOf(true);
    const next = choosePlace(offer, plan, lit).plan;
    expect(next).toMatchObject({ beacon: { from: lit, to: offer.view.towers.indexOf(tower) } });
  });

  it('4.1 the beacons cannot be left where one is forced', () => {
    const { offer, play } = forced();
    const { plan } = chooseCard(offer, NO_PLAN, play);
    expect(leaveBeacons(offer, plan)).toMatchObject({ plan, refusal: { code: 'beacon-forced', clause: '4.1' } });
  });

  it('4.2 a lighthouse that is lit already leaves nothing to choose', () => {
    const { offer, play } = find(
      (_, card, each) => BOX.cards[card.card]!.tower !== null && each.beaconTask(card) === 'none',
    );
    expect(chooseCard(offer, NO_PLAN, play).plan.step).toMatch(/ships|sail/);
  });

  it('4.3 a free card: take one and put it elsewhere, or leave them all', () => {
    const { offer, play } = free();
    const plan = isAt(chooseCard(offer, NO_PLAN, play).plan, 'beacon');
    const [lit, dark] = [offer.view.lit.indexOf(true), offer.view.lit.indexOf(false)];
    const taken = isAt(choosePlace(offer, plan, lit).plan, 'beacon');
    expect(taken.taken).toBe(lit);
    expect(choosePlace(offer, taken, dark).plan).toMatchObject({ beacon: { from: lit, to: dark } });
    expect(leaveBeacons(offer, plan).plan).toMatchObject({ beacon: null });
  });

  it('4.4 a dark lighthouse has no beacon to take', () => {
    const { offer, play } = free();
    const { plan } = chooseCard(offer, NO_PLAN, play);
    const dark = offer.view.lit.indexOf(false);
    expect(choosePlace(offer, plan, dark)).toMatchObject({ plan, refusal: { code: 'beacon-from-dark' } });
  });

  it('another lit lighthouse is taken instead; the same once more is put back', () => {
    const { offer, play } = free();
    const { plan } = chooseCard(offer, NO_PLAN, play);
    const [one, other] = [...offer.view.lit.keys()].filter(place => offer.view.lit[place]);
    const taken = choosePlace(offer, plan, one!).plan;
    expect(choosePlace(offer, taken, other!).plan).toMatchObject({ taken: other });
    expect(choosePlace(offer, taken, one!).plan).toMatchObject({ taken: null });
  });

  it('a space without a ship for the card is refused, and the plan stays', () => {
    const { offer, play } = find(
      (view, card, each) =>
        view.ships.flat().every(space => space !== 23) &&
        each.beaconTask(card) === 'free' &&
        each.spaces(card, null).length > 1,
    );
    const { plan } = leaveBeacons(offer, chooseCard(offer, NO_PLAN, play).plan);
    expect(chooseSpace(offer, plan, 23)).toMatchObject({ plan, refusal: { code: 'no-ship-there' } });
  });

  it('5.7 a group does not leave from the start', () => {
    const { offer, play } = find(
      (_, card, each) => BOX.cards[card.card]!.movement === 'group' && each.spaces(card, null).length > 1,
    );
    const { plan } = leaveBeacons(offer, chooseCard(offer, NO_PLAN, play).plan);
    expect(chooseSpace(offer, plan, 0)).toMatchObject({ refusal: { code: 'group-from-start', clause: '5.7' } });
  });

  it('a card that can move no ship goes straight to the end of the turn', () => {
    const { offer, play } = find(
      (_, card, each) => BOX.cards[card.card]!.movement === 'group' && each.spaces(card, null).length === 0,
    );
    const { plan } = leaveBeacons(offer, chooseCard(offer, NO_PLAN, play).plan);
    expect(isAt(plan, 'sail').from).toBeNull();
    expect(setSail(offer, plan, false).move).toMatchObject({ card: play.card, from: null });
  });

  it('the chosen space once more sails, with the bonus where there is one', () => {
    const { offer, play } = find(
      (_, card, each) =>
        each.beaconTask(card) === 'free' &&
        each.spaces(card, null).some(space => each.hasBonus(card, null, space)) &&
        each.spaces(card, null).length > 1,
    );
    const space = offer.spaces(play, null).find(from => offer.hasBonus(play, null, from))!;
    const ships = leaveBeacons(offer, chooseCard(offer, NO_PLAN, play).plan).plan;
    const { plan } = chooseSpace(offer, ships, space);
    expect(chooseSpace(offer, plan, space).move).toMatchObject({ from: space, bonus: true });
  });

  it('goes back step by step to the cards', () => {
    const { offer, play } = free();
    const [lit, dark] = [offer.view.lit.indexOf(true), offer.view.lit.indexOf(false)];
    const beacon = chooseCard(offer, NO_PLAN, play).plan;
    const taken = choosePlace(offer, beacon, lit).plan;
    const ships = isAt(choosePlace(offer, taken, dark).plan, 'ships');
    const sail = chooseSpace(offer, ships, offer.spaces(play, ships.beacon)[0]!).plan;
    expect(isAt(sail, 'sail')).toBeDefined();
    expect(back(offer, sail)).toEqual(ships);
    expect(back(offer, ships)).toEqual(beacon);
    expect(back(offer, taken)).toEqual(beacon);
    expect(back(offer, beacon)).toEqual(NO_PLAN);
  });

  it('the same card once more is put back; another one takes its place', () => {
    const { offer, play } = free();
    const { plan } = chooseCard(offer, NO_PLAN, play);
    expect(chooseCard(offer, plan, play).plan).toEqual(NO_PLAN);
    const other = ownHands(offer.view)[play.colour]!.findIndex(
      (card, slot) => slot !== play.slot && card !== play.card,
    );
    const next = chooseCard(offer, plan, {
      colour: play.colour,
      slot: other,
      card: ownHands(offer.view)[play.colour]![other]!,
    });
    expect(next.plan).toMatchObject({ play: { slot: other } });
  });

  it('9.11 with the great fleet the colour that was played is refused', () => {
    const view = seen('fleet', 2, 5, 2);
    const used = view.used[view.turn]!;
    const [card] = ownHands(view)[used]!;
    const offer = new Offer(view);
    expect(chooseCard(offer, NO_PLAN, { colour: used, slot: 0, card: card! })).toMatchObject({
      plan: NO_PLAN,
      refusal: { code: 'colour-played', clause: '9.11' },
    });
  });

  it('a hint points at a move by the plan that leads to it', () => {
    const view = seen('standard', 3, 5, 2);
    const offer = new Offer(view);
    const sails = lighthouseRun.moves(view).filter((move): move is Sail => move.type === 'sail');
    expect(sails.length).toBeGreaterThan(10);
    for (const move of sails) expect(setSail(offer, planFor(ownHands(view), move), move.bonus).move).toEqual(move);
  });
});

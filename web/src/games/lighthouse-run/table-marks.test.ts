import { Rng } from '@seekiste/rules/core';
import {
  BOX,
  lighthouseRun,
  ownHands,
  preview,
  type Movement,
  type Shift,
  type Shown,
} from '@seekiste/rules/lighthouse-run';
import { describe, expect, it } from 'vitest';
import { chooseCard, chooseSpace, leaveBeacons, NO_PLAN, Offer, sail, type Plan } from './plan.js';
import { beaconTrails, lastTrails, placeMarks, planTrails, shiftShown, spaceMarks } from './table-marks.js';

interface Wanted {
  readonly movement: Movement;
  readonly tower: string | null;
  /** Whether the card's lighthouse is lit. */
  readonly isLit: boolean;
}

/** The first turn of a game in which whoever begins holds such a card. */
const opening = (wanted: (card: Wanted) => boolean) => {
  for (let seed = 1; seed < 100; seed++) {
    const start = lighthouseRun.start({ mode: 'standard' }, 3);
    const deal = lighthouseRun.chance(start, Rng.from(seed.toString(16).padStart(64, '0')));
    const step = lighthouseRun.apply(start, 'chance', deal);
    if (!step.ok) throw new Error(step.error.code);
    const { turn } = step.value.state;
    const view = lighthouseRun.view(step.value.state, turn);
    const hand = ownHands(view)[turn]!;
    const slot = hand.findIndex(card => {
      const { movement, tower } = BOX.cards[card]!;
      const place = tower === null ? -1 : view.towers.indexOf(BOX.towers.indexOf(tower));
      return wanted({ movement, tower, isLit: view.lit[place] === true });
    });
    if (slot >= 0) return { offer: new Offer(view), play: { colour: turn, slot, card: hand[slot]! } };
  }
  throw new Error('no such deal');
};

describe('what the river shows of a plan', () => {
  const { offer, play } = opening(({ movement, tower }) => movement === 'coop' && tower === null);
  const { plan: beacon } = chooseCard(offer, NO_PLAN, play);
  // At the start there is only one place to leave from, so it is chosen by itself.
  const { plan: ready } = leaveBeacons(offer, beacon);

  it('lighthouses to take from are those that are lit; none is marked without aids', () => {
    expect(placeMarks(offer, beacon, true)).toEqual(offer.view.lit.map(lit => (lit ? 'take' : undefined)));
    expect(placeMarks(offer, beacon, false)).toEqual(offer.view.lit.map(() => undefined));
  });

  it('a beacon is shown where it would go only once it is taken', () => {
    const [lit, dark] = [offer.view.lit.indexOf(true), offer.view.lit.indexOf(false)];
    expect(shiftShown(offer, beacon, dark)).toBeNull();
    expect(shiftShown(offer, { step: 'beacon', play, taken: lit }, dark)).toEqual({ from: lit, to: dark });
  });

  it('while the beacon is chosen, lines show how far the card gets in the light as it is shown', () => {
    const [lit, dark] = [offer.view.lit.indexOf(true), offer.view.lit.indexOf(false)];
    const reached = (shift: Shift | null) => preview(offer.view, sail(play, shift, 0, false)).voyages[0]!.to;
    expect(beaconTrails(offer, beacon, undefined)).toMatchObject([{ kind: 'faint', from: 0, to: reached(null) }]);
    const taken: Plan = { step: 'beacon', play, taken: lit };
    expect(lit).toBe(0);
    expect(beaconTrails(offer, taken, dark)).toMatchObject([{ to: reached({ from: lit, to: dark }) }]);
    expect(reached({ from: lit, to: dark })).toBeLessThan(reached(null));
    expect(beaconTrails(offer, ready, undefined)).toEqual([]);
  });

  it('4.1 before it is known which lighthouse goes dark for a forced one, no line promises anything', () => {
    const { offer: forced, play: card } = opening(({ tower, isLit }) => tower !== null && !isLit);
    const { plan } = chooseCard(forced, NO_PLAN, card);
    expect(plan.step).toBe('beacon');
    expect(beaconTrails(forced, plan, undefined)).toEqual([]);
    expect(beaconTrails(forced, plan, forced.view.lit.indexOf(true))).toHaveLength(1);
  });

  it('the way and the bonus are what the rules foresee', () => {
    const { voyages, lost, bonus } = preview(offer.view, sail(play, null, 0, false));
    const trails = planTrails(offer, ready, undefined);
    expect(trails[0]).toEqual({ kind: 'main', from: 0, to: voyages[0]!.to, lost });
    if (bonus) expect(trails[1]).toMatchObject({ kind: 'bonus', to: bonus.voyage.to });
    else expect(trails).toHaveLength(1);
  });

  it('what was chosen is marked in any case, where it leads only with its trails', () => {
    const trails = planTrails(offer, ready, undefined);
    expect(spaceMarks(offer, ready, trails, true)[0]).toBe('picked');
    expect(spaceMarks(offer, ready, trails, true)[trails[0]!.to]).toBe('goal');
    expect(spaceMarks(offer, ready, [], false)).toEqual(['picked']);
    expect(chooseSpace(offer, ready, 0).move).toMatchObject({ from: 0 });
  });

  it('ships that sailed together leave one trail', () => {
    const sailed: Shown = {
      type: 'sailed',
      by: 0,
      bonus: false,
      voyages: [
        { colour: 0, ship: 0, from: 2, to: 4 },
        { colour: 1, ship: 3, from: 2, to: 4 },
      ],
      lost: 0,
    };
    const earlier: Shown = { ...sailed, voyages: [{ colour: 2, ship: 0, from: 0, to: 1 }] };
    const log = [
      { step: 3, actor: 1, shown: earlier },
      { step: 4, actor: 0, shown: sailed },
    ];
    expect(lastTrails(log)).toEqual([{ kind: 'last', from: 2, to: 4, lost: 0 }]);
  });
});

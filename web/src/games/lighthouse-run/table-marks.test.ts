import { Rng } from '@seekiste/rules/core';
import { BOX, lighthouseRun, ownHands, preview, type Shown } from '@seekiste/rules/lighthouse-run';
import { describe, expect, it } from 'vitest';
import { chooseCard, chooseSpace, leaveBeacons, NO_PLAN, Offer, sail } from './plan.js';
import { lastTrails, placeMarks, planTrails, shiftShown, spaceMarks } from './table-marks.js';

/** The first turn of a game in which whoever begins holds a free coop card. */
const opening = () => {
  for (let seed = 1; seed < 100; seed++) {
    const start = lighthouseRun.start({ mode: 'standard' }, 3);
    const deal = lighthouseRun.chance(start, Rng.from(seed.toString(16).padStart(64, '0')));
    const step = lighthouseRun.apply(start, 'chance', deal);
    if (!step.ok) throw new Error(step.error.code);
    const { turn } = step.value.state;
    const view = lighthouseRun.view(step.value.state, turn);
    const hand = ownHands(view)[turn]!;
    const slot = hand.findIndex(card => BOX.cards[card]!.movement === 'coop' && BOX.cards[card]!.tower === null);
    if (slot >= 0) return { offer: new Offer(view), play: { colour: turn, slot, card: hand[slot]! } };
  }
  throw new Error('no such deal');
};

describe('what the river shows of a plan', () => {
  const { offer, play } = opening();
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

import { describe, expect, it } from 'vitest';
import { cards, position } from './builders.test-help.js';
import {
  beaconTask,
  BOX,
  CHART,
  coloursToPlay,
  isThreatened,
  lighthouseRun,
  lightOf,
  sectionOf,
  whyStays,
  type Move,
} from './index.js';

describe('questions about the river', () => {
  it('1.2 a lighthouse lights its section and nothing else', () => {
    for (let place = 0; place < BOX.sections.length; place++) {
      const { from, to } = sectionOf(place);
      expect([lightOf(from - 1), lightOf(from), lightOf(to), lightOf(to + 1)].map(lit => lit === place)).toEqual([
        false,
        true,
        true,
        false,
      ]);
    }
  });

  it('5.3, 7.3 a ship stays at the end of the river, and where the storm has it', () => {
    expect(whyStays({ cloud: 0 }, CHART.last)).toEqual({ reason: 'home', clause: '5.3' });
    expect(whyStays({ cloud: 12 }, 0)).toEqual({ reason: 'caught', clause: '7.3' });
    expect(whyStays({ cloud: 0 }, 0)).toBeUndefined();
  });

  it('7.2 the cloud threatens what it reaches at the end of this round', () => {
    const next = CHART.cloud.findIndex(space => space > 0);
    const stop = CHART.cloud[next]!;
    expect([stop, stop + 1].map(space => isThreatened({ cloud: next - 1 }, space))).toEqual([true, false]);
    expect(isThreatened({ cloud: next - 2 }, 0)).toBe(false);
    expect(isThreatened({ cloud: 12 }, 5)).toBe(false);
  });

  it('4.1–4.3 what a card leaves to choose at the lighthouses is what the moves offer', () => {
    const state = position('hands: S4-purple S1* G3* | ');
    const view = lighthouseRun.view(state, 0);
    const sails = lighthouseRun
      .moves(view)
      .filter((move): move is Extract<Move, { type: 'sail' }> => move.type === 'sail');
    for (const card of state.hands[0]!) {
      const beacons = sails.filter(move => move.card === card).map(({ beacon }) => beacon);
      const answer = beaconTask(view, card);
      if (answer.task === 'forced') expect(beacons.every(beacon => beacon?.to === answer.place)).toBe(true);
      else expect(beacons.some(beacon => beacon !== null)).toBe(answer.task === 'free');
    }
    expect(beaconTask(view, cards('S1*')[0]!)).toEqual({ task: 'free', clause: '4.3' });
  });

  it('9.11 with the great fleet the second card is of the other colour', () => {
    const options = { mode: 'fleet' } as const;
    expect(coloursToPlay({ options, used: [null, null] }, 1)).toEqual([1, 3]);
    expect(coloursToPlay({ options, used: [null, 1] }, 1)).toEqual([3]);
  });
});

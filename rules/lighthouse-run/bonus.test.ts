import { describe, expect, it } from 'vitest';
import { event, happens, movesWith, play, position, refused, ships } from './builders.test-help.js';
import { preview } from './index.js';

const state = position('seats: 3; hands: C2* C1* S1* | |; ships: 0 0 6 6 9 | 6 7 7 8 0 | 0 0 0 0 0');

/** The moves with a card that leave the beacons as they are. */
const unlit = (card: string): string[] => movesWith(state, card).filter(text => !text.includes('>'));

describe('The bonus', () => {
  it('6.1 the own ship goes once more if a ship of somebody else has moved with it', () => {
    const after = play(state, 'red:C1* @6 +');
    expect(ships(after, 'red')).toEqual([0, 0, 6, 8, 9]);
    expect(ships(after, 'blue')).toEqual([0, 7, 7, 7, 8]);
    expect(happens(state, 'red:C1* @6 +').filter(({ type }) => type === 'sailed')).toEqual([
      {
        type: 'sailed',
        by: 0,
        bonus: false,
        voyages: [
          { colour: 0, ship: 2, from: 6, to: 7 },
          { colour: 1, ship: 0, from: 6, to: 7 },
        ],
        lost: 0,
      },
      { type: 'sailed', by: 0, bonus: true, voyages: [{ colour: 0, ship: 2, from: 7, to: 8 }], lost: 0 },
    ]);
  });

  it('6.2 it may be declined', () => {
    expect(ships(play(state, 'red:C1* @6'), 'red')).toEqual([0, 0, 6, 7, 9]);
  });

  it('6.2 it goes as far as the light allows', () => {
    expect(ships(play(state, 'red:C2* @6 +'), 'red')).toEqual([0, 0, 6, 9, 9]);
    const [, bonus] = happens(state, 'red:C2* @6 +').filter(({ type }) => type === 'sailed');
    expect(bonus).toMatchObject({ bonus: true, lost: 1, voyages: [{ from: 8, to: 9 }] });
  });

  it('6.3 it is offered where own ships and others’ move and the own one can go on', () => {
    expect(unlit('red:C1*')).toEqual(['@0', '@0 +', '@6', '@6 +', '@7', '@8', '@9']);
    expect(unlit('red:C2*')).toEqual(['@0', '@6', '@6 +', '@7', '@8', '@9']);
  });

  it('6.1 with other cards it is refused', () => {
    expect(refused(state, 0, 'red:S1* @6 +')).toEqual({
      code: 'no-bonus',
      clause: '6.1',
      params: { reason: 'no-coop' },
    });
  });

  it('6.1, 6.3 without others, without an own ship or without a step it is refused', () => {
    const reason = (move: string): unknown => refused(state, 0, move);
    expect(reason('red:C1* 5>4 @9 +')).toEqual({
      code: 'no-bonus',
      clause: '6.1',
      params: { reason: 'nobody-else', space: 9 },
    });
    expect(reason('red:C1* @7 +')).toMatchObject({
      code: 'no-bonus',
      clause: '6.3',
      params: { reason: 'no-own-ship' },
    });
    expect(reason('red:C2* @0 +')).toMatchObject({ code: 'no-bonus', clause: '6.3', params: { reason: 'no-step' } });
    expect(reason('red:C2* 3>2 @6 +')).toMatchObject({ code: 'no-bonus', params: { reason: 'no-step' } });
  });

  it('6.4 the light is set before and stays', () => {
    const after = play(state, 'red:C2* 5>2 @0 +');
    expect(ships(after, 'red')).toEqual([0, 4, 6, 6, 9]);
    expect(event(happens(state, 'red:C2* 5>2 @0 +'), 'beacon')).toMatchObject({ from: 4, to: 1 });
  });
});

describe('The preview', () => {
  const sail = { type: 'sail', colour: 0, card: 11, beacon: null, from: 6, bonus: false } as const;

  it('5.8, 6.1 says who would go where, what is lost, who is taken along, and what the bonus would bring', () => {
    expect(preview(state, sail)).toEqual({
      lit: state.lit,
      voyages: [
        { colour: 0, ship: 2, from: 6, to: 8 },
        { colour: 1, ship: 0, from: 6, to: 8 },
      ],
      lost: 0,
      takenAlong: [1],
      bonus: { voyage: { colour: 0, ship: 2, from: 8, to: 9 }, lost: 1 },
    });
  });

  it('4.3 counts with the light as the beacon leaves it, and changes nothing', () => {
    const before = JSON.stringify(state);
    const dark = preview(state, { ...sail, beacon: { from: 2, to: 1 } });
    expect(dark.lit).toEqual([true, true, false, false, true, false]);
    expect(dark).toMatchObject({ voyages: [{ to: 6 }, { to: 6 }], lost: 2, bonus: null });
    expect(JSON.stringify(state)).toBe(before);
  });

  it('3.4 is empty if no ship can be chosen', () => {
    expect(preview(state, { ...sail, from: null })).toMatchObject({
      voyages: [],
      lost: 0,
      takenAlong: [],
      bonus: null,
    });
  });
});

import { describe, expect, it } from 'vitest';
import { dealt, event, happens, movesWith, play, position, refused, ships } from '../../builders.test-help.js';
import { eriksSpace, lighthouseRun, ownerOf, type State } from '../../index.js';
import { CHART } from '../../chart.js';

/** Blue is to end the round, whatever it plays; then Erik (green) plays the given card. */
const before = (card: string, fleets: string, round = 2): State =>
  position(`round: ${round}; first: 0; turn: 1; hands: | S1* |; piles: | | ${card}; ships: ${fleets}`, 'erik');

const afterErik = (state: State, move = 'blue:S1* @0'): State => play(state, move);

describe('Erik', () => {
  it('9.2 has a colour of his own and twelve cards, none of them a group card', () => {
    const state = dealt(2, 1, 'erik');
    expect([state.ships.length, state.hands[2], state.piles[2]?.length]).toEqual([3, [], 12]);
    expect(state.piles[2]).not.toContain(7);
    expect(state.piles[2]).not.toContain(8);
    expect([0, 1, 2].map(colour => ownerOf('erik', colour))).toEqual([0, 1, null]);
    expect(refused(state, state.turn, 'green:S1* @0')).toMatchObject({ code: 'not-your-colour' });
  });

  it('9.2 his pile is hidden from everybody', () => {
    const state = dealt(2, 1, 'erik');
    for (const viewer of [0, 1, 'watcher'] as const) {
      const view = lighthouseRun.view(state, viewer);
      expect([view.hands[2], view.piles[2]]).toEqual([{ kind: 'closed', count: 0 }, 12]);
    }
  });

  it('9.3 plays after both players and before the cloud', () => {
    const state = before('S3*', '9 9 9 9 9 | 9 9 9 9 0 | 0 0 0 0 5');
    const events = happens(state, 'blue:S1* @0');
    expect(events.map(({ type }) => type)).toEqual([
      ...['played', 'sailed', 'drew'],
      ...['erik-played', 'sailed', 'cloud-moved'],
    ]);
    expect(event(events, 'erik-played').card).toBe(4);
    expect(events.filter(({ type }) => type === 'sailed')[1]).toMatchObject({ by: null, bonus: false });
  });

  it('9.3 does not play before the second player has', () => {
    const state = position('round: 2; first: 0; hands: S1* | |', 'erik');
    expect(happens(state, 'red:S1* @0').map(({ type }) => type)).not.toContain('erik-played');
  });

  it('9.4 touches no beacon and sails in the dark', () => {
    const state = before('S4-orange', '9 9 9 9 9 | 9 9 9 9 0 | 0 9 9 9 9');
    const after = afterErik(state);
    expect(after.lit).toEqual(state.lit);
    expect(ships(after, 'green')).toEqual([4, 9, 9, 9, 9]);
  });

  it('9.5 moves his rearmost ship', () => {
    const state = before('S2*', '9 9 9 9 9 | 9 9 9 9 0 | 7 5 5 9 9');
    expect(ships(afterErik(state), 'green')).toEqual([5, 7, 7, 9, 9]);
  });

  it('9.5 passes over ships that are caught or on the last space', () => {
    const state = before('S2*', '24 24 24 24 24 | 24 24 24 24 24 | 0 4 24 6 7', 10);
    expect(eriksSpace(CHART, state)).toBe(7);
    expect(ships(afterErik(state, 'blue:S1* @24'), 'green')).toEqual([0, 4, 6, 9, 24]);
    const done = before('C2*', '24 24 24 24 24 | 24 24 24 24 24 | 0 4 6 24 24', 10);
    const events = happens(done, 'blue:S1* @24');
    expect(events.map(({ type }) => type)).toEqual(['played', 'sailed', 'drew', 'erik-played', 'cloud-moved']);
  });

  it('9.6 takes along a ship of every colour with a coop card, in the dark too, and takes the bonus', () => {
    const state = before('C2*', '9 9 2 2 9 | 9 9 2 9 0 | 2 2 9 9 9');
    const after = afterErik(state);
    expect([ships(after, 'red'), ships(after, 'blue'), ships(after, 'green')]).toEqual([
      [2, 4, 9, 9, 9],
      [1, 4, 9, 9, 9],
      [2, 6, 9, 9, 9],
    ]);
    const sailed = happens(state, 'blue:S1* @0').filter(({ type }) => type === 'sailed');
    expect(sailed[2]).toMatchObject({ by: null, bonus: true, voyages: [{ colour: 2, ship: 0, from: 4, to: 6 }] });
  });

  it('9.6 alone on his space he gets no bonus', () => {
    const state = before('C2*', '9 9 9 9 9 | 9 9 9 9 0 | 2 9 9 9 9');
    expect(ships(afterErik(state), 'green')).toEqual([4, 9, 9, 9, 9]);
  });

  it('9.7 his ships earn the players a bonus', () => {
    const state = position('round: 2; hands: C1* | |; ships: 6 9 9 9 9 | 9 9 9 9 9 | 6 9 9 9 9', 'erik');
    expect(movesWith(state, 'red:C1*')).toContain('@6 +');
    expect(ships(play(state, 'red:C1* @6 +'), 'red')).toEqual([8, 9, 9, 9, 9]);
  });
});

describe('The end with Erik', () => {
  const end = (fleets: string, hands = 'S1* C1* | S1* S2* |') =>
    position(`phase: over; ships: ${fleets}; hands: ${hands}`, 'erik');

  it('9.8 he may be first: then nobody is, and nobody scores', () => {
    const state = end('2 0 0 0 0 | 4 0 0 0 0 | 6 0 0 0 0');
    expect(lighthouseRun.result(state)).toEqual({
      kind: 'ranking',
      points: [1, 2],
      places: [3, 2],
      reason: 'erik',
      clause: '9.8',
    });
    expect([0, 1].map(seat => lighthouseRun.kernel.score(state, seat))).toEqual([0, 0]);
  });

  it('9.8 in a tie with him the players are ahead', () => {
    expect(lighthouseRun.result(end('2 0 0 0 0 | 6 0 0 0 0 | 6 0 0 0 0'))).toMatchObject({
      places: [3, 1],
      reason: 'cards',
      clause: '9.8',
    });
  });

  it.each(['6 0 0 0 0', '4 0 0 0 0'])('8.3 between the players their cards decide, Erik (%s) level or not', erik => {
    expect(lighthouseRun.result(end(`6 0 0 0 0 | 6 0 0 0 0 | ${erik}`))).toMatchObject({
      places: [2, 1],
      reason: 'cards',
      clause: '8.3',
    });
  });

  it('9.8 his place counts', () => {
    expect(lighthouseRun.result(end('2 0 0 0 0 | 6 0 0 0 0 | 4 0 0 0 0'))).toMatchObject({
      places: [3, 1],
      reason: 'points',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { dealt, event, happens, moves, movesWith, play, position, refused, ships } from '../../builders.test-help.js';
import { coloursOf, lighthouseRun, ownerOf } from '../../index.js';

const S1 = 'hands: S1* S2* | S1* S2* | S1* S2* | S1* S2*';

describe('The great fleet', () => {
  it('9.9 each player has two colours, with a pile and a hand of three for each', () => {
    const state = dealt(2, 1, 'fleet');
    expect(state.hands.map(hand => hand.length)).toEqual([3, 3, 3, 3]);
    expect(state.piles.map(pile => pile.length)).toEqual([11, 11, 11, 11]);
    expect([0, 1, 2, 3].map(colour => ownerOf('fleet', colour))).toEqual([0, 1, 0, 1]);
    expect([0, 1].map(seat => coloursOf('fleet', seat))).toEqual([
      [0, 2],
      [1, 3],
    ]);
    const view = lighthouseRun.view(state, 1);
    expect(view.hands.map(({ kind }) => kind)).toEqual(['closed', 'own', 'closed', 'own']);
  });

  it('9.9 nobody plays the opponent’s colours', () => {
    expect(refused(position(S1, 'fleet'), 0, 'blue:S1* @0')).toMatchObject({ code: 'not-your-colour', clause: '9.9' });
  });

  it('9.10 both play their first card, then both their second', () => {
    const state = position(`first: 1; ${S1}`, 'fleet');
    const turns = [state.turn];
    let now = state;
    for (const move of ['blue:S1* @0', 'green:S1* @0', 'yellow:S1* @0', 'red:S1* @0']) {
      now = play(now, move);
      turns.push(now.turn);
    }
    expect(turns).toEqual([1, 0, 1, 0, 0]);
    expect([now.round, now.first, now.cloud]).toEqual([2, 0, 1]);
  });

  it('9.11 the first card is of either colour, the second of the other', () => {
    const state = position(S1, 'fleet');
    expect(new Set(moves(state).map(text => text.split(':')[0]))).toEqual(new Set(['red', 'green']));
    const after = play(state, 'green:S1* @0', 'blue:S1* @0');
    expect(after.used).toEqual([2, 1]);
    expect(new Set(moves(after).map(text => text.split(':')[0]))).toEqual(new Set(['red']));
    expect(refused(after, 0, 'green:S2* @0')).toEqual({ code: 'colour-played', clause: '9.11', params: { colour: 2 } });
  });

  it('9.12 cards are drawn at the end of the round, one of each colour', () => {
    const state = position(S1, 'fleet');
    const three = play(state, 'red:S1* @0', 'blue:S1* @0', 'green:S1* @0');
    expect(three.hands.map(hand => hand.length)).toEqual([2, 2, 2, 3]);
    const drew = happens(three, 'yellow:S1* @0').flatMap(one => (one.type === 'drew' ? [[one.seat, one.colour]] : []));
    expect(drew).toEqual([
      [0, 0],
      [1, 1],
      [0, 2],
      [1, 3],
    ]);
    const after = play(three, 'yellow:S1* @0');
    expect([after.hands.map(hand => hand.length), after.used]).toEqual([
      [3, 3, 3, 3],
      [null, null],
    ]);
  });

  it('9.11, 5.4, 5.6 a solo or group card moves only ships of its own colour', () => {
    const state = position('hands: S2* G3* | | G3* |; ships: 0 0 0 0 0 | 0 0 0 0 0 | 6 6 6 6 6 | 0 0 0 0 0', 'fleet');
    expect(refused(state, 0, 'red:S2* @6')).toMatchObject({ code: 'no-ship-there', clause: '9.11' });
    expect(refused(state, 0, 'red:G3* @6')).toMatchObject({ code: 'no-ship-there', clause: '9.11' });
    expect(ships(play(state, 'green:G3* @6'), 'red')).toEqual([0, 0, 0, 0, 0]);
  });

  it('9.13 the own second colour earns no bonus', () => {
    const state = position('hands: C1* | | |; ships: 6 0 0 0 0 | 7 0 0 0 0 | 6 7 0 0 0 | 0 0 0 0 0', 'fleet');
    expect(movesWith(state, 'red:C1*')).not.toContain('@6 +');
    expect(refused(state, 0, 'red:C1* @6 +')).toMatchObject({ code: 'no-bonus', clause: '9.13' });
    expect(movesWith(state, 'red:C1*')).toContain('@7 +');
  });

  it('9.13 the ship in the card’s colour goes on, or else the other own one', () => {
    const both = position('hands: | | C1* |; ships: 6 0 0 0 0 | 6 0 0 0 0 | 6 0 0 0 0 | 0 0 0 0 0', 'fleet');
    const after = play(both, 'green:C1* @6 +');
    expect([ships(after, 'red')[4], ships(after, 'green')[4]]).toEqual([7, 8]);
    const other = position('hands: | | C1* |; ships: 6 0 0 0 0 | 6 0 0 0 0 | 0 0 0 0 0 | 0 0 0 0 0', 'fleet');
    expect(ships(play(other, 'green:C1* @6 +'), 'red')[4]).toBe(8);
  });
});

describe('The end with the great fleet', () => {
  const end = (fleets: string, hands = 'S1* S2* | S1* S2* | S1* S2* | S1* S2*') =>
    lighthouseRun.result(position(`phase: over; ships: ${fleets}; hands: ${hands}`, 'fleet'));

  it('9.14 both colours count together', () => {
    const state = position('phase: over; ships: 2 0 0 0 0 | 6 0 0 0 0 | 8 0 0 0 0 | 2 0 0 0 0', 'fleet');
    expect(lighthouseRun.result(state)).toEqual({
      kind: 'ranking',
      points: [5, 4],
      places: [1, 2],
      reason: 'points',
      clause: '8.2',
    });
  });

  it('9.14 in a tie the smaller difference is ahead', () => {
    expect(end('2 0 0 0 0 | 4 0 0 0 0 | 8 0 0 0 0 | 6 0 0 0 0')).toMatchObject({
      points: [5, 5],
      places: [2, 1],
      reason: 'difference',
      clause: '9.14',
    });
  });

  it('9.14 then the four cards that are left, then it is shared', () => {
    const tie = '4 0 0 0 0 | 6 0 0 0 0 | 6 0 0 0 0 | 4 0 0 0 0';
    const cards = 'S1* S2* | S1* S2* | S4-purple S2* | S1* S2*';
    expect(end(tie, cards)).toMatchObject({ places: [1, 2], reason: 'cards', clause: '9.14' });
    expect(end(tie)).toMatchObject({ places: [1, 1], reason: 'shared', clause: '9.14' });
  });

  it('9.12 in the last round nobody draws', () => {
    const last = position('round: 12; first: 0; playedThisRound: 3; used: red blue; hands: | | | S1*', 'fleet');
    const move = moves(last).find(text => text.startsWith('yellow:S1*'))!;
    const events = happens(last, move);
    expect(events.map(({ type }) => type)).not.toContain('drew');
    expect(event(events, 'ended').outcome.points).toHaveLength(2);
  });
});

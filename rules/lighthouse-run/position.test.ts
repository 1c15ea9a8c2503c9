import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { cards, dealt, playOn, position, positionJson } from './builders.test-help.js';
import { CHART, lighthouseRun, type Mode } from './index.js';

const { load, save } = lighthouseRun;

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const TABLES: readonly (readonly [Mode, number])[] = [
  ['standard', 2],
  ['standard', 4],
  ['erik', 2],
  ['fleet', 2],
];

describe('A position', () => {
  it.each(TABLES)('loads as it was saved, at every point of a game (%s, %i seats)', (mode, seats) => {
    for (let played = 0; played <= 12 * 4; played++) {
      const state = playOn(dealt(seats, 2, mode), 2, played);
      expect(load(json(save(state)))).toEqual({ ok: true, value: state });
    }
  });

  it('2.1, 2.2 needs no more than seats: it is then the first turn', () => {
    const state = position('seats: 3');
    expect(state).toMatchObject({ phase: 'turn', round: 1, turn: 0, first: 0, cloud: 0, towers: [0, 1, 2, 3, 4, 5] });
    expect(state.hands.map(hand => hand.length)).toEqual([3, 3, 3]);
  });

  it('3.1 says whose turn it is by turn, by first, or by how many have played', () => {
    expect(position('seats: 3; turn: 2')).toMatchObject({ first: 2, turn: 2, playedThisRound: 0 });
    expect(position('seats: 3; first: 2; turn: 1')).toMatchObject({ playedThisRound: 2 });
    expect(position('seats: 3; first: 2; playedThisRound: 1')).toMatchObject({ turn: 0 });
    expect(position('seats: 3; turn: 0; playedThisRound: 1')).toMatchObject({ first: 2 });
    expect(position('first: 1; playedThisRound: 3', 'fleet')).toMatchObject({ turn: 0, used: [0, 1] });
  });

  it('7.1 has the cloud where the round puts it', () => {
    expect([1, 7, 12].map(round => position(`round: ${round}`).cloud)).toEqual([0, 6, 11]);
    expect(position('phase: over').cloud).toBe(12);
  });

  it('3.1, 3.3 puts cards that are not named where some are due', () => {
    const state = position('round: 4; hands: G3* C1* |; piles: S1* |; played: S2* |');
    expect(state.played[0]).toEqual(cards('S2* S4-purple S4-orange'));
    expect(state.hands[0]).toEqual(cards('S3-red G3* C1*'));
    expect(state.piles[0]!.at(-1)).toBe(cards('S1*')[0]);
    const all = [...state.played[0]!, ...state.hands[0]!, ...state.piles[0]!].sort((a, b) => a - b);
    expect(all).toEqual(CHART.set);
  });

  it('9.2, 9.3 gives Erik a card for each round that is left', () => {
    expect(position('round: 5', 'erik').piles[2]).toHaveLength(8);
  });

  it.each<[string, string, string, Record<string, unknown>]>([
    ['a hold', 'position', 'input', 7 as unknown as Record<string, unknown>],
    ['a field that is not known', 'rudder', 'input', { rudder: 1 }],
    ['another game', 'game', 'input', { game: 'chess' }],
    ['other rules', 'rulesVersion', 'input', { rulesVersion: 0 }],
    ['a phase that is none', 'phase', 'input', { phase: 'storm' }],
    ['before the deal', 'phase', '2.3', { phase: 'deal' }],
    ['round 0', 'round', '3.1', { round: 0 }],
    ['round 13', 'round', 'input', { round: 13 }],
    ['an end before the last round', 'round', '3.1', { phase: 'over', round: 11 }],
    ['a turn that does not follow', 'turn', '3.1', { first: 0, playedThisRound: 1, turn: 0 }],
    ['more cards than a round has', 'playedThisRound', '3.1', { playedThisRound: 2 }],
    ['an end in the middle of a round', 'playedThisRound', '3.1', { phase: 'over', playedThisRound: 1 }],
    ['a seat that is none', 'first', 'input', { first: 2 }],
    ['a tower twice', 'towers', '2.1', { towers: [0, 1, 2, 3, 4, 4] }],
    ['a tower that is none', 'towers[5]', 'input', { towers: [0, 1, 2, 3, 4, 6] }],
    ['five towers', 'towers', 'input', { towers: [0, 1, 2, 3, 4] }],
    ['four beacons', 'lit', '1.2', { lit: [true, true, true, true, false, false] }],
    ['a ship off the river', 'ships[1]', 'input', { ships: [Array(5).fill(0), [25, 0, 0, 0, 0]] }],
    ['four ships', 'ships[0]', 'input', { ships: [[0, 0, 0, 0], Array(5).fill(0)] }],
    ['a fleet too many', 'ships', 'input', { ships: [[], [], []] }],
    ['a colour used outside the great fleet', 'used[0]', '9.11', { used: [0, null] }],
    ['used for one seat', 'used', 'input', { used: [null] }],
    ['hands for one', 'hands', 'input', { hands: [[]] }],
    ['a card that is none', 'hands[0]', '1.5', { hands: [[14], []] }],
    ['a card twice', 'piles[1]', '1.5', { hands: [[], [3]], piles: [[], [3]] }],
    ['four cards in hand', 'hands[0]', '3.1', { hands: [[0, 1, 2, 3], []] }],
    ['a card played in the first turn', 'played[0]', '3.1', { played: [[0], []] }],
    ['both group cards in the first hand', 'hands[0]', '2.4', { hands: [[7, 8, 0], []] }],
  ])('is refused by name: %s', (_, field, clause, change) => {
    const value = typeof change === 'object' ? { seats: 2, ...change } : change;
    expect(load(value)).toMatchObject({ ok: false, error: { code: 'bad-position', clause, params: { field } } });
  });

  it('9.2, 9.11 with two colours or with Erik, those are checked too', () => {
    const erik = { ...positionJson('round: 2', 'erik'), piles: [[], [], cards('G3*')] };
    expect(load(erik)).toMatchObject({ error: { clause: '9.2', params: { field: 'piles[2]' } } });
    const held = { ...positionJson('round: 2', 'erik'), hands: [[], [], cards('S1*')] };
    expect(load(held)).toMatchObject({ error: { params: { field: 'hands[2]' } } });
    const used = { ...positionJson('playedThisRound: 1; first: 0', 'fleet'), used: [1, null] };
    expect(load(used)).toMatchObject({ error: { clause: '9.11', params: { field: 'used[0]' } } });
    const both = positionJson(
      'playedThisRound: 1; first: 0; used: red -; played: G3* | | |; hands: G2* | | |',
      'fleet',
    );
    expect(load(both)).toMatchObject({ error: { clause: '2.4', params: { field: 'hands[0]' } } });
  });

  it('seats and options are refused as in any set-up', () => {
    expect(load({})).toMatchObject({ error: { code: 'seats-out-of-range' } });
    expect(load({ seats: 3, options: { mode: 'erik' } })).toMatchObject({ error: { code: 'erik-is-for-two' } });
    expect(load({ seats: 2, options: { speed: 1 } })).toMatchObject({ error: { code: 'unknown-option' } });
  });

  it('the examples of the documentation load', () => {
    const page = readFileSync(new URL('../../docs/positions/lighthouse-run.md', import.meta.url), 'utf8');
    const examples = [...page.matchAll(/```json\n([^`]+)```/g)].map(found => JSON.parse(found[1] ?? '') as unknown);
    expect(examples.length).toBeGreaterThan(3);
    for (const example of examples) expect(load(example)).toMatchObject({ ok: true });
  });

  it('the documentation names every field', () => {
    const page = readFileSync(new URL('../../docs/positions/lighthouse-run.md', import.meta.url), 'utf8');
    for (const field of Object.keys(save(dealt(2, 1)) as object)) expect(page).toContain(`| \`${field}\` |`);
  });
});

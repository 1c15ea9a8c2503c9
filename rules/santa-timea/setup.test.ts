import { describe, expect, it } from 'vitest';
import { Rng } from '../core/index.js';
import { seedOf } from '../core/seeds.test-help.js';
import {
  BASIC,
  cards,
  deal,
  dealt,
  hand,
  play,
  position,
  PROFESSIONAL,
  refused,
  row,
  undealt,
  winds,
} from './builders.test-help.js';
import {
  BRIDE,
  directionOf,
  numberOf,
  santaTimea,
  steering,
  wind,
  windDirection,
  damageOf,
  type Move,
} from './index.js';
import { PACK, WIND_PACK } from './pack.js';
import { writeCards, writeWinds } from './notation.js';

const ascending = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

describe('1 The storm and the cards', () => {
  it('1.1 everybody begins without points and without damage', () => {
    expect(dealt(3, 1)).toMatchObject({ points: [0, 0, 0], roundsWon: [0, 0, 0], collected: [0, 0, 0], round: 1 });
  });

  it('1.2 there are 60 steering cards: 1 to 14 of each direction and four brides', () => {
    const all = 'NESW'.split('').map(letter => Array.from({ length: 14 }, (_, i) => `${letter}${i + 1}`).join(' '));
    expect(writeCards(PACK)).toBe([...all, 'B B B B'].join(' '));
    expect(PACK.filter(card => card !== BRIDE).map(card => steering(directionOf(card), numberOf(card)))).toEqual(
      PACK.filter(card => card !== BRIDE),
    );
  });

  it('1.3 there are 20 wind cards: of each direction two 1s, two 2s and a 3', () => {
    expect(writeWinds(WIND_PACK)).toBe('N1 N1 N2 N2 N3 E1 E1 E2 E2 E3 S1 S1 S2 S2 S3 W1 W1 W2 W2 W3');
    expect(WIND_PACK.map(card => wind(windDirection(card), damageOf(card)))).toEqual(WIND_PACK);
  });
});

describe('2 The round', () => {
  it.each([2, 3, 4, 5])('2.2 %i players get twelve cards each, and nobody sees the rest', seats => {
    const state = dealt(seats, 7);
    expect(state.hands.map(cardsHeld => cardsHeld.length)).toEqual(Array(seats).fill(12));
    for (const held of state.hands) expect(held).toEqual(ascending(held));
    const seen = JSON.stringify(santaTimea.view(state, 0));
    expect(seen).not.toContain(JSON.stringify(state.hands[1]));
    expect(santaTimea.view(state, 'watcher').hands).toEqual(Array(seats).fill({ kind: 'closed', count: 12 }));
  });

  it('2.2 with five players every card is dealt', () => {
    expect(ascending(dealt(5, 3).hands.flat())).toEqual(PACK);
  });

  it('2.3 three wind cards lie open, and the others are not to be seen', () => {
    const state = dealt(4, 2);
    expect(santaTimea.view(state, 0)).toMatchObject({ row: state.winds.slice(0, 3), blown: [] });
    const otherwise = { ...state, winds: [...state.winds.slice(0, 3), ...state.winds.slice(3).reverse()] };
    expect(santaTimea.view(otherwise, 0)).toEqual(santaTimea.view(state, 0));
  });

  it('2.4 a round uses twelve wind cards, so that fewer lie open at its end', () => {
    const state = position({ hands: ['N1 N2 N3', 'N4 N5 N6'], winds: 'N1 S2 W3' });
    expect(row(state)).toBe('N1 S2 W3');
    const eleventh = play(play(state, 0, 'N1'), 1, 'N4');
    expect(row(eleventh)).toBe('S2 W3');
    const twelfth = play(play(eleventh, 1, 'N5'), 0, 'N2');
    expect(row(twelfth)).toBe('W3');
  });

  it('2.5 chance decides who leads first', () => {
    const rng = Rng.from(seedOf(1));
    const first = Array.from({ length: 40 }, () => santaTimea.chance(undealt(3), rng)).map(
      move => move.type === 'deal' && move.first,
    );
    expect(new Set(first)).toEqual(new Set([0, 1, 2]));
    const move = deal(3, 5);
    const state = play(undealt(3), 'chance', move);
    expect([state.starter, state.leader, state.turn]).toEqual([move.first, move.first, move.first]);
  });

  const STANDINGS = [
    ['the player with most points', { starter: 0, sheet: ['N3', '', 'E1 S1'] }, 1],
    ['of two who are level, the last starter', { starter: 2, sheet: ['', 'N3', ''] }, 2],
    ['if the last starter is not among them, the next clockwise', { starter: 1, sheet: ['', 'N3', ''] }, 2],
    ['and clockwise goes round the table', { starter: 2, sheet: ['', '', 'N3'] }, 0],
  ] as const;

  it.each(STANDINGS)('2.5 %s leads the next round', (_, { starter, sheet }, due) => {
    // The last trick brings nobody anything: all are knocked out.
    const last = position({
      hands: ['E2', 'W2', 'N1'],
      winds: 'N2',
      starter,
      leader: 0,
      collected: sheet,
    });
    const over = ['E2', 'W2', 'N1'].reduce((state, card, seat) => play(state, seat, card), last);
    expect(over.phase).toBe('deal');
    const next = play(over, 'chance', santaTimea.chance(over, Rng.from(seedOf(1))));
    expect(next).toMatchObject({ round: 2, trick: 1, starter: due, leader: due, turn: due, phase: 'trick' });
    expect(next.hands.every(held => held.length === 12)).toBe(true);
    expect(next).toMatchObject({ collected: [0, 0, 0], carried: [] });
  });
});

describe('Deals that cannot be are refused, each by its clause', () => {
  const broken = (clause: string, change: (move: Extract<Move, { type: 'deal' }>) => Move, options = BASIC): void =>
    expect(refused(undealt(3, options), 'chance', change(deal(3, 4, options)))).toEqual({
      code: 'bad-deal',
      clause,
      params: {},
    });

  it('1.2 a steering card twice', () => {
    broken('1.2', move => ({ ...move, hands: [move.hands[0]!, move.hands[0]!, move.hands[2]!] }));
    broken('1.2', move => ({ ...move, hands: [cards('B B B B B N1 N2 N3 N4 N5 N6 N7'), ...move.hands.slice(1)] }));
  });

  it('1.3 a wind card too often', () => {
    broken('1.3', move => ({ ...move, winds: winds('N3 N3 N1 N1 N2 N2 E1 E1 E2 E2 E3 S1') }));
    broken('1.3', move => ({ ...move, forecast: winds('N1 N1 N1') }), PROFESSIONAL);
  });

  it('2.2 a hand of the wrong size, or one too few', () => {
    broken('2.2', move => ({ ...move, hands: move.hands.map(held => held.slice(1)) }));
    broken('2.2', move => ({ ...move, hands: move.hands.slice(1) }));
  });

  it('2.4 not twelve wind cards', () => {
    broken('2.4', move => ({ ...move, winds: move.winds.slice(1) }));
  });

  it('2.5 nobody to lead the first round, or somebody named in a later one', () => {
    broken('2.5', move => ({ ...move, first: null }));
    broken('2.5', move => ({ ...move, first: 3 }));
    const later = play(play(position({ hands: ['N1', 'N2'] }), 0, 'N1'), 1, 'N2');
    expect(refused(later, 'chance', { ...deal(2, 1), first: 0 })).toMatchObject({ code: 'bad-deal', clause: '2.5' });
  });

  it('9.1 a forecast in the basic game, or none in the professional game', () => {
    broken('9.1', move => ({ ...move, forecast: move.winds.slice(0, 3) }));
    broken('9.1', move => ({ ...move, forecast: [] }), PROFESSIONAL);
  });

  it('2.2 dealt hands are put in order, whatever order a record names them in', () => {
    const move = deal(2, 9);
    const reversed = { ...move, hands: move.hands.map(held => [...held].reverse()) };
    expect(play(undealt(2), 'chance', reversed)).toEqual(play(undealt(2), 'chance', move));
  });

  it('2.2 nobody deals but chance, and only when it is time', () => {
    expect(refused(undealt(2), 0, deal(2, 1))).toMatchObject({ code: 'not-your-turn' });
    expect(refused(dealt(2, 1), 'chance', deal(2, 1))).toMatchObject({ code: 'not-your-turn' });
    expect(refused(undealt(2), 0, 'N1')).toEqual({ code: 'not-dealt', clause: '2.2', params: {} });
    expect(hand(dealt(2, 1), 0).split(' ')).toHaveLength(12);
  });
});

import { describe, expect, it } from 'vitest';
import {
  cards,
  deal,
  hand,
  happens,
  moves,
  play,
  playAll,
  position,
  refused,
  STANDARD,
  undealt,
} from '../../builders.test-help.js';
import { inAllerRuhe, type Options, type State } from '../../index.js';

const PYRAMID: Partial<Options> = { variant: 'pyramid' };

/** A pyramid whose exploration pile begins with these cards. */
const pyramid = (text: string, deck: string, options = PYRAMID, more: object = {}): State =>
  position(text, options, { pyramid: { deck: cards(deck), ...more } });

const storms = (...spaces: number[]) => ({
  storms: Array.from({ length: 36 }, (_, space) => (spaces.includes(space) ? 84 : null)),
});

describe('17 The pyramid', () => {
  it('17.1 twenty of the 36 spaces are edge: there, and only there, is exploring', () => {
    const explores = Array.from({ length: 36 }, (_, space) => {
      const sea = Array<number>(36).fill(0);
      const table = position('hands: 40 41 42 | 8 9', PYRAMID, { sea, pyramid: { deck: cards('B B') } });
      return play(table, 0, { type: 'lay', card: 40, space, pay: [] }).pyramid?.deck.length === 1;
    });
    const edge = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 19, 20, 26, 27, 31, 32, 34, 35];
    expect(explores.flatMap((does, space) => (does ? [space] : []))).toEqual(edge);
  });

  it('17.2 islands are dealt, everything else is the exploration pile of thirty', () => {
    const { hands, piles, deck = [] } = deal(3, 1, { ...STANDARD, ...PYRAMID });
    expect([...hands, ...piles].flat().every(card => card <= 80)).toBe(true);
    const count = (card: number): number => deck.filter(other => other === card).length;
    expect([81, 82, 83, 84, 85, 86, 87, 88, 89].map(count)).toEqual([5, 5, 5, 2, 2, 2, 6, 1, 2]);
    const move = deal(2, 2, { ...STANDARD, ...PYRAMID });
    expect(inAllerRuhe.apply(undealt(2, { ...STANDARD, ...PYRAMID }), 'chance', { ...move, deck: [] })).toMatchObject({
      error: { code: 'bad-deal' },
    });
    expect(inAllerRuhe.read(inAllerRuhe.write(move))).toEqual({ ok: true, value: move });
  });

  it('17.3 a full pyramid is won with an arrival, without any departure', () => {
    const state = pyramid('hands: A 50 | 48 49; sea: A1=1-36', '');
    expect(play(state, 0, 'A').outcome).toMatchObject({ won: true });
  });

  it('17.4 an arrival or a compass is taken secretly', () => {
    const state = pyramid('hands: 40 41 | 8 9; piles: 60 | 70', 'A B');
    const compass = pyramid('hands: 40 41 | 8 9; piles: 60 | 70', 'C B');
    for (const [found, card] of [
      [state, 81],
      [compass, 87],
    ] as const) {
      const events = happens(found, 0, '40 A1');
      expect(events).toContainEqual({ type: 'explored', seat: 0, space: 0, card });
      for (const viewer of [1, 'watcher'] as const)
        expect(events.map(event => inAllerRuhe.show(event, viewer))).toContainEqual({
          type: 'explored',
          seat: 0,
          space: 0,
        });
    }
    expect([state, compass].map(found => hand(play(found, 0, '40 A1'), 0))).toEqual(['41 60 A', '41 60 C']);
    expect(inAllerRuhe.view(play(state, 0, '40 A1'), 1).pyramid?.secrets.map(list => list.length)).toEqual([1, 0]);
  });

  it('17.4 departures and borders have no effect, and with an empty pile there is no exploring', () => {
    for (const card of ['D', 'B']) {
      const after = play(pyramid('hands: 40 41 | 8 9; piles: 60 | 70', card), 0, '40 A1');
      expect([after.turn, after.sea[0], hand(after, 0)]).toEqual([1, 40, '41 60']);
    }
    const state = pyramid('hands: 41 50 | 8 9; sea: A1=40', '');
    expect(moves(state, 0)).toContain('41 B1 - 50');
    expect(play(state, 0, '41 B1 - 50').sea[1]).toBe(41);
    expect(happens(state, 0, '41 B1 - 50').map(({ type }) => type)).not.toContain('explored');
  });

  it('17.5 the price is paid after exploring, with the new card too', () => {
    const state = pyramid('hands: 42 50 51 | 8 9; piles: 60 | 70; sea: A1=40', 'C B');
    expect(refused(state, 0, '42 B1 - 50 51')).toMatchObject({ code: 'pay-later', clause: '17.5' });
    const laid = play(state, 0, '42 B1');
    expect([laid.phase, moves(laid, 0)]).toEqual(['pay', ['pay 50 51', 'pay 50 C', 'pay 51 C']]);
    expect(refused(laid, 0, '- 50 51')).toMatchObject({ code: 'pay-first', clause: '17.5' });
    expect(refused(laid, 0, 'pay 50')).toMatchObject({ code: 'wrong-number-paid', params: { count: 1, due: 2 } });
    expect(refused(laid, 1, 'pay 8 9')).toMatchObject({ code: 'not-your-turn' });
    const paid = play(laid, 0, 'pay 51 C');
    expect([hand(paid, 0), paid.turn]).toEqual(['50 60', 1]);
    expect(refused(paid, 1, 'pay 8 9')).toMatchObject({ code: 'nothing-to-pay' });
  });

  it('17.5 an island that the hand could not pay for before may not be laid', () => {
    const state = pyramid('hands: 42 50 | 8 9; sea: A1=40', 'C B');
    expect(refused(state, 0, '42 B1')).toMatchObject({ code: 'price-too-high' });
  });

  it('17.6 a storm sends the island back and blocks the space, for nothing', () => {
    const state = pyramid('hands: 42 50 51 | 8 9; piles: 60 | 70; sea: A1=40', 'Y B');
    const after = play(state, 0, '42 B1');
    expect([after.turn, after.sea[1], after.pyramid?.storms[1], hand(after, 0)]).toEqual([1, 0, 84, '42 50 51 60']);
    expect(refused(play(after, 1, '- 8 9'), 0, '42 B1')).toMatchObject({ code: 'storm-in-the-way', clause: '17.6' });
  });

  it('17.7 a compass removes a storm as an action, and the space is explored again', () => {
    const state = pyramid('hands: 40 C | 41 9; piles: 60 | 70', 'B', PYRAMID, storms(0));
    expect(refused(state, 0, 'clear B1')).toMatchObject({ code: 'no-storm-there', clause: '17.7' });
    expect(refused(pyramid('hands: 40 41 | 8 9', 'B', PYRAMID, storms(0)), 0, 'clear A1')).toMatchObject({
      code: 'card-not-held',
    });
    const cleared = play(state, 0, 'clear A1');
    expect([cleared.pyramid?.storms[0], cleared.turn, hand(cleared, 0)]).toEqual([null, 1, '40 60']);
    expect(play(cleared, 1, '41 A1').pyramid?.deck).toEqual([]);
    expect(moves(state, 0)).toContain('- 40 C');
  });

  it('17.8 a monster destroys the island, for nothing', () => {
    const state = pyramid('hands: 42 50 51 | 8 9; piles: 60 | 70; sea: A1=40', 'M B');
    const after = play(state, 0, '42 B1');
    expect([after.turn, after.sea[1], after.open, hand(after, 0)]).toEqual([1, 0, 35, '50 51 60']);
    expect(after.pyramid?.out.slice(-2)).toEqual([42, 83]);
  });

  it('17.8 the rock costs one card more; one that is missing comes unseen from the pile, or is waived', () => {
    const state = pyramid('hands: 42 50 51 52 | 8 9; piles: 60 61 | 70; sea: A1=40', 'R B');
    expect(moves(play(state, 0, '42 B1'), 0)).toEqual(['pay 50 51 52']);
    const short = pyramid('hands: 42 50 51 | 8 9; piles: 60 61 | 70; sea: A1=40', 'R B');
    const owed = play(short, 0, '42 B1');
    expect([moves(owed, 0), owed.pyramid?.unseen]).toEqual([['pay 50 51'], [[60], []]]);
    expect(happens(short, 0, '42 B1')).toContainEqual({ type: 'gave-unseen', seat: 0, count: 1 });
    expect(JSON.stringify(inAllerRuhe.view(owed, 0))).not.toContain('60');
    const bare = play(pyramid('hands: 42 50 51 | 8 9; piles: | 70; sea: A1=40', 'R B'), 0, '42 B1');
    expect(bare.pyramid?.unseen).toEqual([[], []]);
  });

  it('17.9 what openly left the game is seen by all, secrets are only counted', () => {
    const state = playAll(pyramid('hands: 40 41 | 50 51; piles: 60 | 70', 'D C'), '0: 40 A1', '1: 50 D3');
    const seen = inAllerRuhe.view(state, 'watcher');
    expect(seen.pyramid?.out.at(-1)).toBe(82);
    expect(seen.pyramid?.secrets).toEqual([[], []]);
    expect(seen.pyramid?.deck).toBe(1);
  });

  it('17.2 a position has no more departures than the exploration pile', () => {
    const saved = inAllerRuhe.save(pyramid('hands: 40 41 | 50 51; piles: 60 | 70', 'D C')) as {
      readonly pyramid: { readonly deck: readonly number[] };
    };
    const sixth = { ...saved, pyramid: { ...saved.pyramid, deck: [...saved.pyramid.deck, 82] } };
    expect(inAllerRuhe.load(saved).ok).toBe(true);
    expect(inAllerRuhe.load(sixth)).toMatchObject({ ok: false, error: { clause: '1.2', params: { card: 82 } } });
  });

  it('17.10 easier: three monsters fewer; harder: departures cost like the rock', () => {
    const { deck = [] } = deal(2, 1, { ...STANDARD, ...PYRAMID, pyramid: 'easier' });
    expect([83, 89].map(card => deck.filter(other => other === card).length)).toEqual([2, 5]);
    const harder = pyramid('hands: 42 50 51 | 8 9; piles: 60 | 70', 'D B', { ...PYRAMID, pyramid: 'harder' });
    expect(moves(play(harder, 0, '42 B1'), 0)).toEqual(['pay 50', 'pay 51']);
  });
});

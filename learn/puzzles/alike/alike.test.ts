import { describe, expect, it } from 'vitest';
import { inAllerRuhe, type View as Sea } from '@seekiste/rules/in-aller-ruhe';
import { lighthouseRun, type View as River } from '@seekiste/rules/lighthouse-run';
import { santaTimea, type View as Trick } from '@seekiste/rules/santa-timea';
import { openDeal } from '../fold.js';
import { modesOf } from '../modes.js';
import { alikeKey } from './index.js';

const viewOf = (rules: typeof inAllerRuhe | typeof santaTimea | typeof lighthouseRun, mode: string): unknown => {
  const { table } = {
    table: openDeal(
      rules,
      modesOf(rules.name).find(({ name }) => name === mode)!,
      1,
    ),
  };
  const acts = rules.toAct(table.state as never);
  return rules.view(table.state as never, acts.kind === 'seats' ? acts.must[0]! : 'watcher');
};

describe('positions that are alike', () => {
  const sea = viewOf(inAllerRuhe, 'crew-2') as Sea;
  const laid = { ...sea, sea: sea.sea.with(3, 10).with(9, 20) };

  it('4.2–4.5 the plain sea from its other end, with the numbers from the other end', () => {
    const hands = laid.hands.map(hand =>
      hand.kind === 'own' ? { ...hand, cards: hand.cards.map(card => (card <= 80 ? 81 - card : card)) } : hand,
    );
    const other = { ...laid, hands, sea: sea.sea.with(32, 71).with(26, 61) };
    expect(alikeKey('in-aller-ruhe', other)).toBe(alikeKey('in-aller-ruhe', laid));
    expect(alikeKey('in-aller-ruhe', { ...other, sea: laid.sea })).not.toBe(alikeKey('in-aller-ruhe', laid));
  });

  it('a sea with a chapter only as it lies', () => {
    const arch = viewOf(inAllerRuhe, 'arch-2') as Sea;
    const one = { ...arch, sea: arch.sea.with(3, 10) };
    expect(alikeKey('in-aller-ruhe', { ...arch, sea: arch.sea.with(32, 71) })).not.toBe(alikeKey('in-aller-ruhe', one));
  });

  it('a hand in any order, and seats by any name', () => {
    const viewer = 1 - Number(sea.viewer);
    const other = {
      ...{ ...sea, viewer, hands: sea.hands.toReversed(), piles: sea.piles.toReversed() },
      pledges: sea.pledges.toReversed(),
    };
    const shuffled = other.hands.map(hand =>
      hand.kind === 'own' ? { ...hand, cards: hand.cards.toReversed() } : hand,
    );
    expect(alikeKey('in-aller-ruhe', { ...other, hands: shuffled })).toBe(alikeKey('in-aller-ruhe', sea));
  });

  it('4.1–4.3 the compass turned or mirrored, but not two winds swapped alone', () => {
    const trick = viewOf(santaTimea, 'basic-3-1') as Trick;
    const through = (to: readonly number[]): Trick => ({
      ...trick,
      row: trick.row.map(wind => to[Math.floor((wind - 1) / 3)]! * 3 + ((wind - 1) % 3) + 1),
      hands: trick.hands.map(hand =>
        hand.kind === 'own'
          ? {
              ...hand,
              cards: hand.cards.map(card =>
                card > 56 ? card : to[Math.floor((card - 1) / 14)]! * 14 + ((card - 1) % 14) + 1,
              ),
            }
          : hand,
      ),
    });
    for (const to of [
      [1, 2, 3, 0],
      [2, 3, 0, 1],
      [0, 3, 2, 1],
      [3, 2, 1, 0],
    ])
      expect(alikeKey('santa-timea', through(to))).toBe(alikeKey('santa-timea', trick));
    expect(alikeKey('santa-timea', through([1, 0, 2, 3]))).not.toBe(alikeKey('santa-timea', trick));
  });

  it('1.5 lighthouses with like cards swapped, and no others', () => {
    const river = viewOf(lighthouseRun, 'river-2') as River;
    const swapped = (one: number, other: number, cards: readonly [number, number]): River => {
      const swap = (value: number, a: number, b: number): number => (value === a ? b : value === b ? a : value);
      return {
        ...river,
        towers: river.towers.map(tower => swap(tower, one, other)),
        hands: river.hands.map(hand =>
          hand.kind === 'own' ? { ...hand, cards: hand.cards.map(card => swap(card, ...cards)) } : hand,
        ),
      };
    };
    expect(alikeKey('lighthouse-run', swapped(0, 5, [0, 1]))).toBe(alikeKey('lighthouse-run', river));
    expect(alikeKey('lighthouse-run', swapped(2, 4, [2, 3]))).not.toBe(alikeKey('lighthouse-run', river));
  });

  it('9.9 the two colours of a seat in either order', () => {
    const fleet = viewOf(lighthouseRun, 'fleet-2') as River;
    const order = [2, 1, 0, 3];
    const other = { ...fleet, ships: order.map(i => fleet.ships[i]!), hands: order.map(i => fleet.hands[i]!) };
    expect(alikeKey('lighthouse-run', other)).toBe(alikeKey('lighthouse-run', fleet));
  });
});

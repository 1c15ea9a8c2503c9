import { describe, expect, it } from 'vitest';
import { deal, position, positionJson, refused, undealt } from './builders.test-help.js';
import { inAllerRuhe } from './index.js';

const BASE = 'hands: 3 4 | 5 6; ';
const DEPARTED = 'hands: 1-4 | 5-9; departedBy: 0; ';

const contradiction = (value: unknown): unknown => {
  const loaded = inAllerRuhe.load(value);
  return loaded.ok ? 'loaded' : [loaded.error.params['field'], loaded.error.clause];
};

describe('Positions that contradict themselves', () => {
  it.each([
    ['3.2', 'six cards before any departure', 'hands: 1-6 | 7 8', 'hands[0]'],
    ['3.2', 'alone, ten cards before the departure', 'hands: 1-9 D; piles: 20-26', 'hands[0]'],
    ['5.4', 'a fourth round of numbers', `${DEPARTED} phase: pledge; round: 4; offers: 1 1`, 'round'],
    ['5.4', 'old numbers in the first round', `${DEPARTED} phase: pledge; round: 1; offers: 2 2`, 'offers'],
    ['5.4', 'no old numbers in the second round', `${DEPARTED} phase: pledge; round: 2`, 'offers'],
    ['5.4', 'old numbers in an ordinary turn', `${BASE} offers: 2 2`, 'offers'],
    ['5.5', 'given in an ordinary turn', `${BASE} given: yes no`, 'given'],
    ['5.9', 'a departure card thrown before', `${BASE} departedBy: 0; thrown: 7 | D 8; thrownBefore: 0 2`, 'thrown[1]'],
    ['5.1', 'a departure card that nobody can have drawn', 'hands: 3 4 | D; fresh: 2 0', 'fresh[1]'],
    ['input', 'discards before a departure that was not', `${BASE} thrownBefore: 1 1`, 'thrownBefore[0]'],
  ])('%s %s', (clause, _, text, field) => {
    expect(contradiction(positionJson(text))).toEqual([field, clause]);
  });

  it.each([
    ['won with an open sea', BASE, { won: true, reason: 'arrived', clause: '8.1', seat: 0 }],
    ['lost with cards to discard', BASE, { won: false, reason: 'no-action', clause: '8.2', seat: 0 }],
    [
      'lost by somebody else',
      'hands: | 5 6; departedBy: 1',
      { won: false, reason: 'no-action', clause: '8.2', seat: 1 },
    ],
    [
      'lost by another clause',
      'hands: | 5 6; departedBy: 1',
      { won: false, reason: 'no-action', clause: '9.9', seat: 0 },
    ],
    ['strict where it is not', 'hands: 3 | 5 6', { won: false, reason: 'too-few-cards', clause: '8.3', seat: 0 }],
    [
      'eight cards in hand',
      'hands: 1-4 | 5-9; departedBy: 0',
      { won: false, reason: 'eight-impossible', clause: '5.10', seat: 0 },
    ],
  ])('8.1 %s', (_, text, outcome) => {
    expect(contradiction({ ...positionJson(text), phase: 'over', outcome })).toEqual(['outcome', '8.1']);
  });

  it('3.4 a deal may name the cards of a hand in any order, and the hand ascends all the same', () => {
    const from = deal(2, 1);
    const turned = { ...from, hands: from.hands.map(hand => [...hand].reverse()) };
    const [dealt, same] = [turned, from].map(move => inAllerRuhe.apply(undealt(2), 'chance', move));
    expect(dealt).toEqual(same);
    expect(dealt?.ok && dealt.value.state.hands).toEqual(from.hands);
  });

  it('4.5 the price between two islands is that of 4.5', () => {
    const state = position('hands: 6 17 40 50 | 8 9; sea: A1=3 C1=7');
    expect(refused(state, 0, '6 B1 - 17 40 50')).toMatchObject({ code: 'wrong-payment', clause: '4.5' });
  });
});

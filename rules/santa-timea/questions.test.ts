import { describe, expect, it } from 'vitest';
import { cards, position, winds } from './builders.test-help.js';
import {
  canCome,
  claimsIn,
  completeSets,
  copiedNow,
  damageWith,
  laidAside,
  lackingFor,
  previewOf,
  santaTimea,
  setOffer,
  standings,
  standingsIn,
  type Direction,
} from './index.js';

const NORTH: Direction = 0;
const wind = winds('N2')[0]!;

describe('wind cards', () => {
  it('7.1 a set is a 1, a 2 and the 3 of one direction', () => {
    expect(lackingFor(winds('N1 N1 E2'), NORTH)).toEqual([2, 3]);
    expect(completeSets(winds('N1 N2 N3 E1 E3 W1 W2 W3'))).toEqual([0, 3]);
  });

  it('7.2 one card of each kind lies aside', () => {
    expect(laidAside(winds('N1 N1 N2 N3 E2'), [NORTH])).toEqual([true, false, true, true, false]);
  });

  it('7.3 what is left counts, every set laid aside unless others are named', () => {
    expect(damageWith(winds('N1 N1 N2 N3 E2'))).toBe(3);
    expect(damageWith(winds('N1 N1 N2 N3 E2'), [])).toBe(9);
  });

  it('9.3, 9.4 a set saves six points, its pairs would be worth one and two', () => {
    expect(setOffer(winds('N1 N1 N2 N2 N3 E2'), NORTH)).toMatchObject({ damage: 6, pairPoints: 3, clause: '9.4' });
    expect(setOffer(winds('N1 N2 N2 N3'), NORTH)).toMatchObject({ damage: 6, pairPoints: 2 });
  });

  it('1.3, 2.4 a wind card can come while not all of its kind have blown', () => {
    const state = position({ hands: ['N1', 'N2'], winds: 'N3' });
    const view = santaTimea.view(state, 0);
    expect([canCome(view, winds('N3')[0]!), canCome(view, winds('E1')[0]!)]).toEqual([true, false]);
  });
});

describe('who would take and lead', () => {
  const claims = (text: string) => claimsIn(standings(cards(text), 0, 4, wind));

  it('3.2, 3.3 the lowest takes, the highest leads', () => {
    expect(claims('N5 N3 N9')).toMatchObject({
      takes: { seat: 1, reason: 'lowest', counts: 3, clause: '3.2' },
      leads: { seat: 2, reason: 'highest', counts: 9, clause: '3.3' },
    });
  });

  it('4.4 among opposite cards the printed numbers decide', () => {
    expect(claims('S5 S8 N3')).toMatchObject({ takes: { seat: 0, reason: 'lowest-number', clause: '4.4' } });
  });

  it('5.2, 5.3 the only one left does both; with ties alone the leader stays', () => {
    expect(claims('N5 E10 N9')).toMatchObject({
      takes: { seat: 2, reason: 'only' },
      leads: { seat: 2, reason: 'only' },
    });
    expect(claims('N5 E10')).toMatchObject({ takes: undefined, leads: { seat: 0, reason: 'stays', clause: '5.3' } });
  });

  it('6.3 a bride that is led takes', () => {
    expect(claims('B N4')).toMatchObject({ takes: { seat: 0, reason: 'bride', counts: null, clause: '6.3' } });
  });

  it('2.5 nobody leads after the twelfth trick', () => {
    const trick = { cards: cards('N5 N3'), leader: 0, wind };
    expect(standingsIn({ ...trick, number: 11 }, 2).map(({ leads }) => leads)).toEqual([true, false]);
    expect(standingsIn({ ...trick, number: 12 }, 2).map(({ leads }) => leads)).toEqual([false, false]);
  });
});

describe('what playing a card comes to', () => {
  const view = santaTimea.view(position({ hands: ['N9', 'N4 E10'], leader: 0, played: 'N5', winds: 'N2' }), 1);

  it('3.2, 5.1 takes, or is tied', () => {
    expect(previewOf(view, cards('N4')[0]!)).toEqual({ counts: 4, fate: 'takes', clause: '3.2' });
    expect(previewOf(view, cards('E10')[0]!)).toEqual({ counts: 5, fate: 'tied', clause: '5.1' });
  });

  it('6.1 a bride copies the card before her', () => {
    expect(copiedNow(view)).toBe(5);
    expect(copiedNow({ ...view, turn: 0 })).toBeNull();
  });

  it('2.5 whoever does not take the twelfth is spared', () => {
    expect(previewOf({ ...view, trick: 12 }, cards('N9')[0]!)?.fate).toBe('spared');
  });
});

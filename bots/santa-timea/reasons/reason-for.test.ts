import { describe, expect, it } from 'vitest';
import { BRIDE, santaTimea, steering, value, wind, type Card, type Move, type View } from '@seekiste/rules/santa-timea';
import { santaTimeaReason } from './reason-for.js';

const NORTH = 0;
const N2 = wind(NORTH, 2);
const [N5, N9, N12] = [5, 9, 12].map(number => steering(NORTH, number)) as [Card, Card, Card];
const E10 = steering(1, 10);

const play = (card: Card): Move => ({ type: 'play', card });

/** A trick for north 2, for three players, in which seat 0 leads; these cards lie, and the next seat plays. */
const trick = (played: readonly Card[], hand: readonly Card[], collected: readonly number[] = []): View => {
  const { view, start } = santaTimea;
  const seen = view(start({ professional: false, rounds: 5 }, 3), played.length);
  return {
    ...seen,
    phase: 'trick',
    turn: played.length,
    played,
    row: [N2],
    hands: seen.hands.map((_, seat) =>
      seat === played.length ? { kind: 'own', cards: hand } : { kind: 'closed', count: hand.length },
    ),
    collected: seen.collected.map((_, seat) => (seat === played.length ? collected : [])),
  };
};

const reason = (view: View, card: Card) => santaTimeaReason(view, view.turn, play(card));

describe('what speaks for a card', () => {
  it('that is led: what it counts, and how many unseen cards count less', () => {
    const { code, params } = reason(trick([], [N5, N12]), N5);
    // 4.1–4.4 Against the wind 14, across it those up to 9 twice, and with it 1 to 4.
    expect({ code, params }).toEqual({
      code: 'leads',
      params: { card: N5, value: value(N5, NORTH), winds: [N2], damage: 2, later: 2, lower: 14 + 2 * 9 + 4 },
    });
  });

  it('that equals another (5.1): both are knocked out', () => {
    expect(reason(trick([N5], [E10, N12]), E10)).toMatchObject({ code: 'knocks-out', params: { card: E10, rival: 0 } });
    expect(reason(trick([N5], [BRIDE, N12]), BRIDE)).toMatchObject({ code: 'knocks-out', params: { rival: 0 } });
  });

  it('that is not the lowest so far: behind whom it hides', () => {
    expect(reason(trick([N5], [N9]), N9)).toMatchObject({ code: 'hides-behind', params: { rival: 0, later: 1 } });
  });

  it('that is the lowest so far: what is at stake', () => {
    expect(reason(trick([N9], [N5]), N5)).toMatchObject({ code: 'risks', params: { damage: 2, later: 1 } });
  });

  it('that ends a trick: who takes', () => {
    expect(reason(trick([N5, N9], [N12]), N12)).toMatchObject({ code: 'escapes', params: { rival: 0, leads: 1 } });
    expect(reason(trick([N9, N12], [N5]), N5)).toMatchObject({ code: 'takes', params: { winds: [N2], damage: 2 } });
  });

  it('that takes what completes a set (7.1)', () => {
    const view = trick([N9, N12], [N5], [wind(NORTH, 1), wind(NORTH, 3)]);
    expect(reason(view, N5)).toMatchObject({ code: 'completes-set', params: { direction: NORTH } });
  });

  it('after a bride was led (6.3, 6.4): her player takes, and the next bride counts for nothing', () => {
    expect(reason(trick([BRIDE], [N5]), N5)).toMatchObject({ code: 'escapes', params: { rival: 0, leads: 0 } });
    expect(reason(trick([BRIDE], [BRIDE]), BRIDE)).toMatchObject({ code: 'void-bride' });
    expect(reason(trick([], [BRIDE]), BRIDE)).toMatchObject({ code: 'leads-bride', params: { damage: 2 } });
  });
});

describe('what speaks for a choice of sets (9.4)', () => {
  const view: View = {
    ...trick([], [N5], [1, 2, 3].map(damage => wind(NORTH, damage)).concat(wind(NORTH, 2))),
    phase: 'sets',
    choices: [NORTH],
  };

  it('is the damage that they save, or the points of the pairs', () => {
    expect(santaTimeaReason(view, 0, { type: 'sets', directions: [NORTH] })).toEqual({
      code: 'lays-sets-aside',
      params: { directions: [NORTH], saved: 6 },
    });
    expect(santaTimeaReason(view, 0, { type: 'sets', directions: [] })).toEqual({
      code: 'keeps-pairs',
      params: { points: 2 },
    });
  });
});

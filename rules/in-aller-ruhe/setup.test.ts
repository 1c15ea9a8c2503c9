import { describe, expect, it } from 'vitest';
import { deal, dealt, play, position, refused, seed, STANDARD, undealt, type Deal } from './builders.test-help.js';
import { ARRIVAL, DEPARTURE, inAllerRuhe, SPACES, writeSpace, type Card } from './index.js';

const SEEDS = Array.from({ length: 300 }, (_, n) => n);
const SEAT_COUNTS = [1, 2, 3, 4, 5] as const;

const allCards = ({ hands, piles, removed }: Deal): Card[] => [...hands.flat(), ...piles.flat(), ...removed];
const count = (list: readonly Card[], card: Card): number => list.filter(other => other === card).length;
/** How many islands and arrivals each seat was dealt. */
const sizes = ({ hands, piles }: Deal): number[] =>
  hands.map((hand, seat) => [...hand, ...(piles[seat] ?? [])].filter(card => card !== DEPARTURE).length);

describe('1 The sea and the cards', () => {
  it('1.1 the sea has 36 spaces, from A1 along the row to F1, on to A2, and up to F6', () => {
    expect(SPACES).toBe(36);
    expect([0, 1, 5, 6, 30, 35].map(space => writeSpace(space))).toEqual(['A1', 'B1', 'F1', 'A2', 'A6', 'F6']);
  });

  it('1.1 there is no 37th space', () => {
    const state = position('hands: 5 17 | 8 9');
    expect(refused(state, 0, { type: 'lay', card: 5, space: 36, pay: [] })).toEqual({
      code: 'no-such-space',
      clause: '1.1',
      params: { space: 36, last: 35 },
    });
  });

  it.each(SEAT_COUNTS)('1.2 islands 1 to 80 once each and five arrivals are dealt to %i', seats => {
    const cards = allCards(deal(seats, 1));
    for (let island = 1; island <= 80; island++) expect(count(cards, island)).toBe(1);
    expect(count(cards, ARRIVAL)).toBe(5);
    expect(cards).toHaveLength(85 + seats);
  });

  it('1.3 a full sea, a departure and an arrival win, for everybody', () => {
    const state = play(position('hands: 40 A | 50 51; sea: A1=1-36; departedBy: 1'), 0, 'A');
    expect(inAllerRuhe.result(state)).toMatchObject({ kind: 'team', won: true });
  });
});

describe('2 Setting up', () => {
  it.each(SEAT_COUNTS)('2.1 with %i players there is one departure card each', seats => {
    expect(count(allCards(deal(seats, 2)), DEPARTURE)).toBe(seats);
  });

  it('2.2 three players get 29, 28 and 28 cards', () => {
    expect(sizes(deal(3, 1)).sort()).toEqual([28, 28, 29]);
  });

  it.each([
    [1, [85]],
    [2, [42, 43]],
    [4, [21, 21, 21, 22]],
    [5, [17, 17, 17, 17, 17]],
  ] as const)('2.2 %i players share the 85 cards evenly: %j', (seats, shares) => {
    expect(sizes(deal(seats, 1)).sort()).toEqual(shares);
  });

  it('2.2 who gets the larger pile is chance', () => {
    const larger = new Set(SEEDS.slice(0, 60).map(n => sizes(deal(3, n)).indexOf(29)));
    expect(larger).toEqual(new Set([0, 1, 2]));
  });

  it('2.3 everybody opens with five cards', () => {
    expect(dealt(4, 1).hands.map(hand => hand.length)).toEqual([5, 5, 5, 5]);
  });

  it('2.3 nobody else sees an opening hand', () => {
    const state = dealt(2, 1);
    expect(inAllerRuhe.view(state, 0).hands).toEqual([
      { kind: 'own', cards: state.hands[0] },
      { kind: 'closed', count: 5 },
    ]);
    expect(inAllerRuhe.view(state, 'watcher').hands).toEqual([
      { kind: 'closed', count: 5 },
      { kind: 'closed', count: 5 },
    ]);
  });

  it('2.3 before the deal nobody can play', () => {
    const table = undealt(2);
    expect(inAllerRuhe.toAct(table)).toEqual({ kind: 'chance' });
    expect(refused(table, 0, '5 A1')).toEqual({ code: 'not-dealt', clause: '2.3', params: {} });
  });

  it('2.4 no opening hand ever holds a departure card, every pile holds one', () => {
    for (const n of SEEDS) {
      const { hands, piles } = deal(3, n);
      expect(count(hands.flat(), DEPARTURE)).toBe(0);
      expect(piles.map(pile => count(pile, DEPARTURE))).toEqual([1, 1, 1]);
    }
  });

  it('2.4 the departure card may lie anywhere in its pile', () => {
    const places = new Set(SEEDS.map(n => deal(5, n).piles[0]?.indexOf(DEPARTURE)));
    expect([...places].sort((a = 0, b = 0) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('2.5 whoever has the fewest cards begins', () => {
    for (const n of SEEDS.slice(0, 60)) {
      const { first, ...cards } = deal(2, n);
      expect(sizes({ first, ...cards })[first]).toBe(42);
    }
  });

  it('2.5 among equals chance decides who begins', () => {
    const beginners = new Set(SEEDS.slice(0, 60).map(n => deal(5, n).first));
    expect(beginners).toEqual(new Set([0, 1, 2, 3, 4]));
    const { first } = deal(3, 1);
    expect(dealt(3, 1)).toMatchObject({ phase: 'turn', turn: first, first });
  });

  it('2.6 alone there is one pile of 85 with five of them in hand, and one departure card', () => {
    const { hands, piles } = deal(1, 1);
    expect(hands[0]).toHaveLength(5);
    expect(piles[0]).toHaveLength(81);
    expect(count(piles[0] ?? [], DEPARTURE)).toBe(1);
  });

  it('2.2 the same seed deals the same cards, another seed others', () => {
    expect(deal(4, 7)).toEqual(deal(4, 7));
    expect(deal(4, 8)).not.toEqual(deal(4, 7));
    expect(seed(7)).toHaveLength(64);
  });
});

/** A deal with one thing wrong. */
const tampered = (
  seats: number,
  change: (parts: { hands: Card[][]; piles: Card[][]; removed: Card[] }) => void,
  options = STANDARD,
): Deal => {
  const from = deal(seats, 1, options);
  const parts = {
    hands: from.hands.map(hand => [...hand]),
    piles: from.piles.map(pile => [...pile]),
    removed: [...from.removed],
  };
  change(parts);
  return { ...from, ...parts };
};

const badDeal = (clause: string) => ({ code: 'bad-deal', clause, params: {} });

describe('2 Deals from outside', () => {
  const table = undealt(5);

  it('1.2 a card that is there twice', () => {
    const twice = tampered(5, ({ hands: [first, second] }) => second?.splice(0, 1, first?.[0] ?? 0));
    expect(refused(table, 'chance', twice)).toEqual(badDeal('1.2'));
  });

  it('2.2 a seat without cards', () => {
    expect(
      refused(
        table,
        'chance',
        tampered(5, ({ hands }) => hands.pop()),
      ),
    ).toEqual(badDeal('2.2'));
  });

  it('2.2 uneven piles', () => {
    const uneven = tampered(5, ({ piles: [first, second] }) =>
      second?.push(
        ...(first?.splice(
          first.findIndex(card => card !== DEPARTURE),
          1,
        ) ?? []),
      ),
    );
    expect(refused(table, 'chance', uneven)).toEqual(badDeal('2.2'));
  });

  it('2.3 an opening hand of four', () => {
    const short = tampered(5, ({ hands: [hand], piles: [pile] }) => pile?.push(hand?.pop() ?? 0));
    expect(refused(table, 'chance', short)).toEqual(badDeal('2.3'));
  });

  it('2.4 a departure card in an opening hand', () => {
    const early = tampered(5, ({ hands: [hand = []], piles: [pile = []] }) => {
      pile.splice(pile.indexOf(DEPARTURE), 1, hand.pop() ?? 0);
      hand.push(DEPARTURE);
    });
    expect(refused(table, 'chance', early)).toEqual(badDeal('2.4'));
  });

  it('2.5 somebody with more cards begins', () => {
    const from = deal(3, 1);
    const wrong = { ...from, first: sizes(from).indexOf(29) };
    expect(refused(undealt(3), 'chance', wrong)).toEqual(badDeal('2.5'));
    const nobody = { ...from, first: 3 };
    expect(refused(undealt(3), 'chance', nobody)).toEqual(badDeal('2.5'));
  });

  it('9.1 islands missing that no level takes out', () => {
    const removing = tampered(5, ({ removed, piles: [pile] }) => removed.push(pile?.pop() ?? 0));
    expect(refused(table, 'chance', removing)).toEqual(badDeal('9.1'));
  });

  it('9.1 an arrival card taken out', () => {
    const options = { ...STANDARD, islandsRemoved: 4 };
    const wrong = tampered(
      2,
      ({ removed, piles }) => {
        const pile = piles.find(cards => cards.includes(ARRIVAL)) ?? [];
        pile.splice(pile.indexOf(ARRIVAL), 1, removed.pop() ?? 0);
        removed.push(ARRIVAL);
      },
      options,
    );
    expect(refused(undealt(2, options), 'chance', wrong)).toEqual(badDeal('9.1'));
  });

  it('3.1 only chance deals, and only once', () => {
    expect(refused(table, 0, deal(5, 1))).toMatchObject({ code: 'not-your-turn' });
    expect(refused(dealt(5, 1), 'chance', deal(5, 1))).toMatchObject({ code: 'not-your-turn' });
  });
});

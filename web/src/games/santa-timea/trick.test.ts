import {
  BRIDE,
  claimsIn,
  steering,
  TRICKS,
  wind,
  type Card,
  type Shown,
  type Trick,
  type View,
} from '@seekiste/rules/santa-timea';
import { describe, expect, it } from 'vitest';
import { endedTrick, lastTrick, lyingTrick, standingsOf, type LyingTrick } from './trick.js';

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;

const lying = (cards: readonly Card[], blows = wind(EAST, 3), leader = 0): LyingTrick => ({
  number: 1,
  leader,
  cards,
  wind: blows,
  ended: undefined,
});
const stand = (cards: readonly Card[], blows = wind(EAST, 3)) => claimsIn(standingsOf(lying(cards, blows), 4));

describe('the marks in a trick', () => {
  it('give the lowest and the highest single value as reasons', () => {
    expect(stand([steering(EAST, 5), steering(NORTH, 11), steering(EAST, 9)])).toMatchObject({
      takes: { seat: 0, reason: 'lowest', counts: 5 },
      leads: { seat: 2, reason: 'highest', counts: 9 },
    });
  });

  it('say that only one card is left when all others are tied', () => {
    expect(stand([steering(EAST, 5), steering(NORTH, 11), steering(SOUTH, 10)])).toMatchObject({
      takes: { seat: 1, reason: 'only', counts: 5.5 },
      leads: { seat: 1, reason: 'only', counts: 5.5 },
    });
  });

  it('say that the number decides among cards against the wind', () => {
    expect(stand([steering(WEST, 8), steering(WEST, 5)])).toMatchObject({
      takes: { seat: 1, reason: 'lowest-number', counts: 0 },
      leads: { seat: 0, reason: 'highest-number', counts: 0 },
    });
  });

  it('do not speak of numbers where only one card is against the wind', () => {
    expect(stand([steering(WEST, 8), steering(EAST, 5)])?.takes?.reason).toBe('lowest');
  });

  it('name nobody where there are only ties, and the leader again', () => {
    expect(stand([steering(EAST, 4), steering(NORTH, 8)])).toMatchObject({
      takes: undefined,
      leads: { seat: 0, reason: 'stays', counts: 4 },
    });
  });

  it('send the wind card to whoever led a bride', () => {
    expect(stand([BRIDE, steering(EAST, 8), steering(EAST, 2)])).toMatchObject({
      takes: { seat: 0, reason: 'bride', counts: null },
      leads: { seat: 1, reason: 'highest', counts: 8 },
    });
  });

  it('do not call the first card the only one left', () => {
    expect(stand([steering(EAST, 5)])).toMatchObject({
      takes: { seat: 0, reason: 'first', counts: 5 },
      leads: { seat: 0, reason: 'first', counts: 5 },
    });
    expect(stand([])).toBeUndefined();
  });

  it('2.5 name nobody who would lead after the twelfth trick: the points decide who begins the next round', () => {
    const twelfth = (...cards: readonly Card[]) => claimsIn(standingsOf({ ...lying(cards), number: TRICKS }, 4));
    expect(twelfth(steering(EAST, 5), steering(NORTH, 11))).toMatchObject({
      takes: { seat: 0, reason: 'lowest', counts: 5 },
      leads: undefined,
    });
    expect(twelfth(steering(EAST, 4), steering(NORTH, 8))).toMatchObject({ takes: undefined, leads: undefined });
  });

  it('go by seats from the leader on', () => {
    const found = standingsOf(lying([steering(EAST, 5), steering(EAST, 9)], wind(EAST, 1), 3), 4);
    expect(found.map(({ seat }) => seat)).toEqual([3, 0]);
  });
});

describe('the trick on the table', () => {
  const over: Trick = {
    leader: 1,
    cards: [steering(EAST, 3), steering(EAST, 7)],
    wind: wind(EAST, 2),
    taker: 1,
    taken: [wind(EAST, 2)],
    nextLeader: 0,
  };
  const log = [
    {
      step: 2,
      actor: 0,
      shown: { type: 'trick-ended', number: 4, trick: over, revealed: null, carried: false } satisfies Shown,
    },
  ];
  const dealt: Shown = { type: 'dealt', round: 2, starter: 0, row: [wind(SOUTH, 1)], forecast: [] };
  const view = (played: readonly Card[]): View =>
    ({ played, trick: 5, leader: 0, row: [wind(SOUTH, 1)], seats: 2 }) as unknown as View;

  it('is the full last one until the next card falls', () => {
    expect(lyingTrick(view([]), log, undefined)).toMatchObject({ number: 4, cards: over.cards, ended: over });
    expect(lyingTrick(view([steering(SOUTH, 2)]), log, undefined)).toMatchObject({
      number: 5,
      cards: [steering(SOUTH, 2)],
      wind: wind(SOUTH, 1),
      ended: undefined,
    });
  });

  it('is gone with the next deal, and can be seen in the evaluation alone', () => {
    const next = [...log, { step: 3, actor: 'chance' as const, shown: dealt }];
    expect(lyingTrick(view([]), next, undefined)).toMatchObject({ number: 5, cards: [], ended: undefined });
    expect(lastTrick(next)).toBeUndefined();
    expect(endedTrick(next)?.trick).toEqual(over);
    expect(lastTrick(log)?.trick).toEqual(over);
  });

  it('has the card that can still be taken up again', () => {
    const held = { type: 'play', card: steering(SOUTH, 9) } as const;
    expect(lyingTrick(view([steering(SOUTH, 2)]), log, held).cards).toEqual([steering(SOUTH, 2), steering(SOUTH, 9)]);
  });
});

import { describe, expect, it } from 'vitest';
import { flightsOf as overSea } from '../games/in-aller-ruhe/flights.js';
import { flightsOf as overTrick } from '../games/santa-timea/flights.js';
import { atSeat, inHand } from './motion.svelte.js';

describe('what travels', () => {
  it('is the own card from the hand, and another’s from its seat', () => {
    const laid = { type: 'laid', seat: 1, card: 24, space: 7, price: 0 } as const;
    expect(overSea(laid, { viewer: 1 })[0]?.place).toEqual([inHand(24)]);
    for (const viewer of [0, 'watcher'] as const) expect(overSea(laid, { viewer })[0]?.place).toEqual([atSeat(1)]);
  });

  it('is nothing of what a viewer may not see', () => {
    expect(overSea({ type: 'drew', seat: 1, count: 2 }, { viewer: 0 })).toEqual([]);
    expect(overSea({ type: 'threw', seat: 1, count: 2, why: 'price' }, { viewer: 0 })).toEqual([]);
  });

  it('is a whole trick, to the seat that took it, when the next card falls', () => {
    const played = (seat: number, card: number) => ({
      step: 0,
      actor: seat,
      shown: { type: 'played', seat, card } as const,
    });
    const trick = { leader: 1, cards: [5, 9], wind: 2, taker: 0, taken: [2], nextLeader: 0 } as const;
    const ended = { type: 'trick-ended', number: 1, trick, revealed: null, carried: false } as const;
    const log = [played(1, 5), played(0, 9), { step: 1, actor: 0, shown: ended }, played(0, 3)];
    const flights = overTrick({ type: 'played', seat: 0, card: 3 }, { viewer: 0, log });
    expect(flights.map(({ kind, place }) => [kind, place[0]])).toEqual([
      ['goes', atSeat(0)],
      ['goes', atSeat(0)],
      ['comes', inHand(3)],
    ]);
    expect(overTrick({ type: 'played', seat: 0, card: 9 }, { viewer: 0, log: log.slice(0, 2) })).toHaveLength(1);
  });
});

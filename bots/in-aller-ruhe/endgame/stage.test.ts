import { describe, expect, it } from 'vitest';
import { ARRIVING, DEAD, DEPARTING } from './kinds.js';
import { evenSea, numbers } from '../position.test-help.js';
import { handAfter, hold, isCountable, noCards, numberOf, stageOf, stepTo, unseenAfter } from './stage.js';

const sea = evenSea(10, 11);
const stage = stageOf(sea, [21, 22, 23, 24, 25, 79, 80]);
const kind = (card: number): number => stage.kindOf.get(card)!;

describe('A stage of the rest', () => {
  it('counts the second card of a kind in a hand as dead', () => {
    const hand = noCards(stage.count);
    expect([hold(hand, ARRIVING), hold(hand, ARRIVING), hold(hand, DEAD), hold(hand, kind(22))]).toEqual([
      ARRIVING,
      DEAD,
      DEAD,
      kind(22),
    ]);
    expect([hand[DEAD], hand[ARRIVING], hand[kind(22)]]).toEqual([2, 1, 1]);
  });

  it('gives every position a number of its own', () => {
    const found = new Set<number>();
    let positions = 0;
    for (const extra of [undefined, 0, 6])
      for (const dead of [0, 1, 10])
        for (let held = 0; held < 16; held++)
          for (let unseen = 0; unseen < 6 * 2 * 2 * 8; unseen++) {
            const [hand, rest] = [noCards(stage.count), noCards(stage.count)];
            hand[DEAD] = dead;
            [ARRIVING, DEPARTING, kind(21), kind(25)].forEach((of, bit) => (hand[of] = (held >> bit) & 1));
            rest[ARRIVING] = unseen % 6;
            rest[DEPARTING] = Math.floor(unseen / 6) % 2;
            rest[kind(25)] = Math.floor(unseen / 12) % 2;
            rest[DEAD] = Math.floor(unseen / 24);
            found.add(numberOf(stage, hand, rest, extra));
            positions++;
          }
    expect(found.size).toBe(positions);
  });

  it('counts cards anew when an island is laid', () => {
    // The 22 on E2: only numbers from 23 to 25 fit F2, before the 26; the 23 and the 25 cost one card each.
    const step = stepTo(stage, stageOf(sea.with(10, 22), [21, 22, 23, 24, 25, 79, 80]));
    const one = step.to.kindOf.get(23)!;
    const two = step.to.kindOf.get(24)!;
    const cards = noCards(stage.count);
    for (const card of [21, 23, 24, 25]) cards[kind(card)] = 1;
    cards[DEAD] = 1;
    cards[ARRIVING] = 1;
    const after = (of: readonly number[]): readonly (number | undefined)[] => [
      of[DEAD],
      of[ARRIVING],
      of[one],
      of[two],
    ];
    expect(after(unseenAfter(step, cards))).toEqual([2, 1, 2, 1]);
    expect(after(handAfter(step, cards))).toEqual([3, 1, 1, 1]);
  });

  it('has too many positions for numbers where many spaces are open side by side', () => {
    expect(isCountable(stage)).toBe(true);
    expect(isCountable(stageOf(evenSea(...numbers(10, 10)), numbers(1, 80)))).toBe(false);
  });
});

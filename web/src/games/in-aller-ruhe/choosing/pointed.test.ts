import { ARRIVAL, inAllerRuhe, type Move, type View } from '@seekiste/rules/in-aller-ruhe';
import { describe, expect, it } from 'vitest';
import { confirm, NOTHING } from './choice.js';
import { choiceFor, isMeant } from './pointed.js';

const HAND = [5, 17, 30, ARRIVAL, ARRIVAL];

/** 15 lies on A1, and seat 0 is to act. */
const view: View = (() => {
  const sea = [15, ...new Array<number>(35).fill(0)];
  const rest = Array.from({ length: 80 }, (_, i) => i + 1).filter(card => card !== 15 && !HAND.includes(card));
  const state = inAllerRuhe.load({
    seats: 1,
    departedBy: 0,
    sea,
    hands: [HAND],
    thrown: [[...rest, ARRIVAL, ARRIVAL, ARRIVAL]],
  });
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return inAllerRuhe.view(state.value, 0);
})();

describe('a hint points at a move', () => {
  it.each<Move>([
    { type: 'lay', card: 30, space: 14, pay: [] },
    { type: 'lay', card: 17, space: 1, pay: [5, ARRIVAL] },
    { type: 'discard', cards: [5, ARRIVAL] },
    { type: 'discard', cards: [ARRIVAL, ARRIVAL] },
  ])('by the choice that leads to it: %j', move => {
    expect(confirm(view, choiceFor(view, move)).move).toEqual(move);
  });

  it('with the cards that pay for it, alike or not', () => {
    const choice = choiceFor(view, { type: 'discard', cards: [ARRIVAL, ARRIVAL] });
    expect(choice).toMatchObject({ kind: 'throw', slots: [3, 4] });
  });

  it.each<Move>([
    { type: 'arrive' },
    { type: 'pledge', count: 3 },
    { type: 'rock', row: 2 },
    { type: 'award', seat: 1 },
    { type: 'compass', storm: 'drawn' },
  ])('by the very button that makes it where one press is enough: %j', move => {
    expect(choiceFor(view, move)).toBe(NOTHING);
    expect(isMeant({ move }, { ...move })).toBe(true);
  });

  it('and by no other button', () => {
    expect(isMeant({ move: { type: 'rock', row: 2 } }, { type: 'rock', row: 3 })).toBe(false);
    expect(isMeant({ move: { type: 'award', seat: 1 } }, { type: 'award', seat: 0 })).toBe(false);
    expect(isMeant(undefined, { type: 'arrive' })).toBe(false);
  });
});

import { ARRIVAL, DEPARTURE, inAllerRuhe, OPEN, SPACES, type State, type View } from '@seekiste/rules/in-aller-ruhe';
import { describe, expect, it } from 'vitest';
import { beginning, confirm, isComplete, NOTHING, tapCard, tapSpace, throwing, type Choice } from './choice.js';
import { withHeld } from './held.js';
import { offerAt } from './offers.js';
import { suggestPayment } from './payment.js';

const WARN = { warn: true };

/** A sea from the islands that lie there, by space. */
const seaWith = (islands: Readonly<Record<number, number>>): number[] =>
  Array.from({ length: SPACES }, (_, space) => islands[space] ?? OPEN);

/** What the only player sees with these islands and this hand. */
const seen = (islands: Readonly<Record<number, number>>, hand: readonly number[]): View => {
  const state: State = inAllerRuhe.start({ islandsRemoved: 0, strict: false }, 1);
  return {
    ...inAllerRuhe.view(state, 0),
    phase: 'turn',
    toAct: { kind: 'seats', must: [0], may: [] },
    sea: seaWith(islands),
    open: SPACES - Object.keys(islands).length,
    hands: [{ kind: 'own', cards: hand }],
  };
};

const card = (slot: number): Choice => ({ kind: 'card', slot });
const tapped = (view: View, choice: Choice, slot: number): Choice => tapCard(view, choice, slot).choice;

describe('choosing a card and a space', () => {
  const view = seen({ 10: 30 }, [5, 31, 33, 60, ARRIVAL]);

  it('a tap picks a card, another tap on it puts it back', () => {
    expect(tapped(view, NOTHING, 2)).toEqual(card(2));
    expect(tapped(view, card(1), 2)).toEqual(card(2));
    expect(tapped(view, card(2), 2)).toEqual(NOTHING);
  });

  it('4.7 a free space takes the card at once', () => {
    expect(tapSpace(view, card(3), 20, WARN)).toEqual({
      choice: NOTHING,
      move: { type: 'lay', card: 60, space: 20, pay: [] },
    });
  });

  it('4.4 a price asks for exactly so many other cards', () => {
    const { choice, move } = tapSpace(view, card(2), 11, WARN);
    expect(move).toBeUndefined();
    expect(choice).toMatchObject({ kind: 'lay', slot: 2, space: 11, price: 3 });
    if (choice.kind !== 'lay') return;
    expect(choice.paying).toHaveLength(3);
    expect(choice.paying).not.toContain(2);
    expect(isComplete(view, choice)).toBe(true);
    const less = tapped(view, choice, choice.paying[0]!);
    expect(isComplete(view, less)).toBe(false);
    expect(confirm(view, less).refusal?.code).toBe('wrong-payment');
  });

  it('4.4 the suggested payment can be changed card by card', () => {
    const { choice } = tapSpace(view, card(1), 11, WARN);
    if (choice.kind !== 'lay') throw new Error('no price was asked');
    expect(choice.price).toBe(1);
    const changed = tapped(view, choice, choice.paying[0] === 0 ? 3 : 0);
    expect(confirm(view, changed).move).toMatchObject({ type: 'lay', card: 31, space: 11 });
    expect(changed).not.toEqual(choice);
  });

  it('4.2 a space that does not ascend says why and keeps the card picked', () => {
    const { choice, refusal } = tapSpace(view, card(0), 20, WARN);
    expect(refusal).toMatchObject({ code: 'not-ascending', clause: '4.2' });
    expect(choice).toEqual(card(0));
  });

  it('6.1 an arrival that is taken to a space too early says when it may be played', () => {
    const { choice, refusal } = tapSpace(view, card(4), 20, WARN);
    expect(refusal).toMatchObject({ code: 'sea-not-full', clause: '6.1', params: { open: SPACES - 1 } });
    expect(choice).toEqual(card(4));
  });

  it('a space without a picked card does nothing', () => {
    expect(tapSpace(view, NOTHING, 20, WARN)).toEqual({ choice: NOTHING });
  });
});

describe('4.8 a gap that can no longer be filled', () => {
  it('asks first, unless the aids are off', () => {
    const view = seen({}, [5, 31]);
    expect(tapSpace(view, card(0), 20, WARN).choice).toMatchObject({ kind: 'lay', price: 0, gap: { numbers: 4 } });
    expect(tapSpace(view, card(0), 20, { warn: false }).move).toMatchObject({ space: 20 });
  });

  it('once asked, Enter or the button lays it all the same', () => {
    const view = seen({}, [5, 31]);
    const { choice } = tapSpace(view, card(0), 20, WARN);
    expect(confirm(view, choice).move).toEqual({ type: 'lay', card: 5, space: 20, pay: [] });
  });
});

describe('discarding', () => {
  const view = seen({ 10: 30 }, [5, 31, ARRIVAL, ARRIVAL]);

  it('7.1 two cards, and a third replaces the first', () => {
    const slots = [0, 1, 2].reduce<Choice>((choice, slot) => tapped(view, choice, slot), throwing('discard'));
    expect(slots).toEqual(throwing('discard', [1, 2]));
    expect(confirm(view, slots).move).toEqual({ type: 'discard', cards: [31, ARRIVAL] });
    expect(isComplete(view, tapped(view, slots, 1))).toBe(false);
  });

  it('7.1 two cards that are alike are two cards', () => {
    const both = throwing('discard', [2, 3]);
    expect(confirm(view, both).move).toEqual({ type: 'discard', cards: [ARRIVAL, ARRIVAL] });
  });

  it('5.5 giving begins by itself and takes exactly what was pledged', () => {
    const giving: View = { ...seen({}, [5, 31, 40]), phase: 'give', pledges: [2], given: [false] };
    const first = tapped(giving, beginning(giving), 0);
    expect(isComplete(giving, first)).toBe(false);
    const both = tapped(giving, first, 2);
    expect(confirm(giving, both).move).toEqual({ type: 'give', cards: [5, 40] });
    expect(beginning({ ...giving, given: [true] })).toEqual(NOTHING);
  });
});

describe('the suggested payment', () => {
  it('spares what still has a place, and the last arrival most of all', () => {
    const islands = Object.fromEntries(Array.from({ length: 30 }, (_, space) => [space, space + 1]));
    const view = seen(islands, [30, 40, 50, ARRIVAL, ARRIVAL, DEPARTURE]);
    expect(suggestPayment(view, 1, 1)).toEqual([0]);
    expect(suggestPayment(view, 1, 3)).toEqual([0, 4, 5]);
    expect(suggestPayment(view, 1, 5)).toEqual([0, 2, 3, 4, 5]);
  });
});

describe('what a space offers', () => {
  it('is its price, or the rule against it', () => {
    const view = seen({ 10: 30 }, [5, 31, 33, 60]);
    expect(offerAt(view, 1, 11)).toMatchObject({ kind: 'legal', price: 1 });
    expect(offerAt(view, 3, 12)).toMatchObject({ kind: 'legal', price: 0 });
    expect(offerAt(view, 3, 11)).toMatchObject({ kind: 'illegal', refusal: { clause: '4.6' } });
    expect(offerAt(view, 3, 10)).toMatchObject({ kind: 'illegal', refusal: { code: 'space-taken' } });
  });
});

describe('a move that lies in place', () => {
  const view = seen({ 10: 30 }, [5, 31, ARRIVAL, ARRIVAL]);

  it('shows the card in the sea and the payment gone from the hand', () => {
    const laid = withHeld(view, { type: 'lay', card: 31, space: 11, pay: [ARRIVAL] });
    expect(laid.view.sea[11]).toBe(31);
    expect(laid).toMatchObject({ hand: [5, ARRIVAL], pending: 11 });
  });

  it('shows discards gone from the hand', () => {
    expect(withHeld(view, { type: 'discard', cards: [5, ARRIVAL] }).hand).toEqual([31, ARRIVAL]);
  });
});

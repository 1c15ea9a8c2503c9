import type { Page } from '@playwright/test';
import { COLUMNS, ownHand, type Card, type Move, type Space, type View } from '@seekiste/rules/in-aller-ruhe';
import { advice, movedOn } from './voyage.js';

/** A way to touch the table: each makes the same gestures with other means. */
interface Hands {
  card(slot: number): Promise<void>;
  space(space: Space): Promise<void>;
  discard(): Promise<void>;
  pledge(count: number): Promise<void>;
  /** The one button that confirms, departs or arrives. */
  confirm(): Promise<void>;
}

export const cardAt = (page: Page, slot: number) => page.locator(`[data-slot="${slot}"]`);
export const spaceAt = (page: Page, space: Space) => page.locator(`[data-space="${space}"]`);
const primary = (page: Page) => page.locator('main .button.primary');

const steppers = (page: Page) => ({
  less: page.getByRole('button', { name: /^(Eine weniger|One less)$/ }),
  more: page.getByRole('button', { name: /^(Eine mehr|One more)$/ }),
  count: page.getByRole('spinbutton'),
});

const pointing = (page: Page, touch: 'click' | 'tap'): Hands => ({
  card: slot => cardAt(page, slot)[touch](),
  space: space => spaceAt(page, space)[touch](),
  discard: () => page.getByRole('button', { name: /^(Zwei ablegen|Discard two)$/ })[touch](),
  async pledge(count) {
    const { less, more, count: shown } = steppers(page);
    for (let now = Number(await shown.textContent()); now !== count; now += now < count ? 1 : -1)
      await (now < count ? more : less)[touch]();
    await primary(page)[touch]();
  },
  confirm: () => primary(page)[touch](),
});

export const mouse = (page: Page): Hands => pointing(page, 'click');
export const fingers = (page: Page): Hands => pointing(page, 'tap');

export const keyboard = (page: Page): Hands => {
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  const standing = (): Promise<number> =>
    page.evaluate(() => Number(document.querySelector<HTMLElement>('[data-space][tabindex="0"]')?.dataset['space']));
  return {
    card: slot => press(String((slot + 1) % 10)),
    async space(space) {
      const from = await standing();
      const right = (space % COLUMNS) - (from % COLUMNS);
      const up = Math.floor(space / COLUMNS) - Math.floor(from / COLUMNS);
      for (let i = 0; i < Math.abs(right); i++) await press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
      for (let i = 0; i < Math.abs(up); i++) await press(up > 0 ? 'ArrowUp' : 'ArrowDown');
      await press('Enter');
    },
    discard: () => press('d'),
    async pledge(count) {
      await steppers(page).count.waitFor();
      await press(String(count));
      await press('Enter');
    },
    confirm: () => press('Enter'),
  };
};

const slotsOf = (hand: readonly Card[], cards: readonly Card[], taken: readonly number[]): readonly number[] => {
  const slots: number[] = [];
  for (const card of cards)
    slots.push(hand.findIndex((held, slot) => held === card && !taken.includes(slot) && !slots.includes(slot)));
  return slots;
};

/** Marks exactly these slots to be thrown, whatever was suggested. */
const throwExactly = async (page: Page, hands: Hands, wanted: readonly number[], hand: readonly Card[]) => {
  const marked = async (slot: number): Promise<boolean> =>
    (await cardAt(page, slot).getAttribute('data-picked')) === 'throw';
  for (const put of ['back', 'away'] as const)
    for (const slot of hand.keys())
      if (wanted.includes(slot) === (put === 'away') && (await marked(slot)) !== (put === 'away'))
        await hands.card(slot);
};

export const make = async (page: Page, hands: Hands, view: View, move: Move): Promise<void> => {
  const hand = ownHand(view);
  switch (move.type) {
    case 'lay': {
      const slot = hand.indexOf(move.card);
      await hands.card(slot);
      await hands.space(move.space);
      if (move.pay.length === 0) {
        if (await primary(page).isVisible()) await hands.confirm(); // it warned first (4.8)
        return;
      }
      await throwExactly(page, hands, slotsOf(hand, move.pay, [slot]), hand);
      return hands.confirm();
    }
    case 'discard':
      await hands.discard();
      await throwExactly(page, hands, slotsOf(hand, move.cards, []), hand);
      return hands.confirm();
    case 'give':
      await throwExactly(page, hands, slotsOf(hand, move.cards, []), hand);
      return hands.confirm();
    case 'pledge':
      return hands.pledge(move.count);
    case 'depart':
    case 'arrive':
      return hands.confirm();
    default:
      throw new Error(`nobody makes this move in the standard game: ${move.type}`);
  }
};

/** One careful move of this seat. */
export const act = async (page: Page, hands: Hands, seat: number): Promise<void> => {
  const advised = await advice(page, seat);
  if (advised.kind !== 'move') throw new Error(`seat ${seat} cannot act: ${advised.kind}`);
  await make(page, hands, advised.view, advised.move);
  await movedOn(page, advised.moves);
};

/** Plays this seat to the end; bots take care of the others. */
export const playToTheEnd = async (page: Page, hands: Hands, seat: number): Promise<void> => {
  for (;;) {
    const advised = await advice(page, seat);
    if (advised.kind === 'over') return;
    if (advised.kind === 'move') await make(page, hands, advised.view, advised.move);
    await movedOn(page, advised.moves);
  }
};

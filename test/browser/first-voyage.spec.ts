import type { Page } from '@playwright/test';
import { botNamed } from '@seekiste/bots';
import { firstVoyageOf, freeState, made, stateAt } from '@seekiste/learn';
import { Rng } from '@seekiste/rules/core';
import { ARRIVAL, inAllerRuhe, ownHand, type Move, type State } from '@seekiste/rules/in-aller-ruhe';
import { expect, test } from './fixtures.js';
import { fingers, keyboard, make, mouse } from './hands.js';
import { expectSound } from './sound.js';

const found = firstVoyageOf('in-aller-ruhe');
if (!found) throw new Error('In aller Ruhe has no first voyage');
const voyage = found;

type Hands = ReturnType<typeof mouse>;

const viewAt = (at: number) => inAllerRuhe.view(stateAt(voyage, at) as State, voyage.seat);

const moveOf = (text: string): Move => {
  const read = inAllerRuhe.read(text);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};

const reached = (page: Page, at: number): Promise<void> =>
  expect(page.getByText(new RegExp(`^${at + 1} (of|von) ${voyage.steps.length}$`))).toBeVisible();

/** What newcomers try here: each answer says why that is not the step's move. */
const wrongTries: Readonly<Record<string, (page: Page, hands: Hands, at: number) => Promise<void>>> = {
  // Allowed, but not what the step is about.
  lay: async (page, hands, at) => {
    await make(page, hands, viewAt(at), moveOf('70 A1'));
    await expect(page.getByRole('status').filter({ hasText: /You could do that\.|Erlaubt wäre das\./ })).toBeVisible();
  },
  // Against a rule: the table gives the rule's own reason, and the card can be put back.
  order: async (page, hands, at) => {
    const slot = ownHand(viewAt(at)).indexOf(41);
    await hands.card(slot);
    await hands.space(2);
    await expect(page.locator('.refused')).toContainText(/(rule|Regel) 4\.2/);
    await hands.card(slot);
  },
  // An arrival that is chosen too early says when it may be played.
  last: async (page, hands, at) => {
    const slot = ownHand(viewAt(at)).indexOf(ARRIVAL);
    await hands.card(slot);
    await expect(page.locator('.saying')).toContainText(
      /only when the sea is full: one space is still open|erst, wenn das Meer voll ist: Ein Platz ist noch frei/,
    );
    await hands.card(slot);
  },
};

const sailSteps = async (page: Page, hands: Hands): Promise<void> => {
  for (const [at, { name, accepts }] of voyage.steps.entries()) {
    await reached(page, at);
    await wrongTries[name]?.(page, hands, at);
    await make(page, hands, viewAt(at), moveOf(accepts[0] ?? ''));
  }
  await expect(page.getByText(/^(On your own|Ohne Hilfe)$/)).toBeVisible();
};

const chosen = (state: State, seat: number): Move =>
  // This bot leaves nothing to chance, so that the page comes to the same.
  botNamed(voyage.game, 'sailor')?.choose(inAllerRuhe.view(state, seat), Rng.from(voyage.free.seed)) as Move;

const play = (state: State, seat: number, move: Move): State => made(inAllerRuhe, state, seat, move).state as State;

/** Plays the free game as a sailor would; the page's bot answers. */
const sailFreely = async (page: Page, hands: Hands): Promise<void> => {
  let state = freeState(voyage) as State;
  for (;;) {
    const acts = inAllerRuhe.toAct(state);
    if (acts.kind !== 'seats') return;
    const [seat = 0] = acts.must;
    const move = chosen(state, seat);
    if (seat === voyage.seat) {
      const view = inAllerRuhe.view(state, seat);
      await expect(page).toHaveTitle(/Your turn|Du bist dran/);
      await make(page, hands, view, move);
    }
    state = play(state, seat, move);
    const hand = ownHand(inAllerRuhe.view(state, voyage.seat));
    if (!inAllerRuhe.result(state))
      await expect
        .poll(() => page.locator('[data-slot]').evaluateAll(all => all.map(card => card.getAttribute('data-card'))))
        .toEqual(hand.map(String));
  }
};

const expectSailed = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: /^(Won!|Gewonnen!)/ })).toBeFocused();
  await page.getByRole('link', { name: /^(Set sail|Auslaufen)$/ }).click();
  await expect(page).toHaveURL(/#\/new\/in-aller-ruhe$/);
  await page.goto('./?pace=0#/');
  await expect(page.getByRole('link', { name: /^(First voyage|Erste Fahrt) In aller Ruhe$/ })).toBeVisible();
};

test('by mouse from the start page, with wrong tries, to a win', async ({ page }) => {
  await page.goto('./?pace=0');
  await page.getByRole('link', { name: 'New here? Three minutes. In aller Ruhe' }).click();
  await reached(page, 0);
  await expect(page.locator('[data-shine]')).toHaveCount(2);
  await sailSteps(page, mouse(page));
  await sailFreely(page, mouse(page));
  await expectSailed(page);
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('by keyboard alone, with wrong tries, to a win', async ({ page }) => {
    await page.goto('./?pace=0#/learn/in-aller-ruhe/first-voyage');
    await sailSteps(page, keyboard(page));
    await sailFreely(page, keyboard(page));
    await expect(page.getByRole('heading', { name: /^Gewonnen!/ })).toBeFocused();
  });
});

test('is offered first of all, goes back, skips, and goes on after a reload where it was', async ({ page }) => {
  await page.goto('./?pace=0');
  await page.getByRole('link', { name: 'Sail for three minutes' }).click();
  await reached(page, 0);
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await reached(page, 2);
  await page.getByRole('button', { name: 'Back' }).click();
  await reached(page, 1);
  await page.reload();
  await reached(page, 1);
  await page.goto('./?pace=0#/');
  await expect(page.getByRole('link', { name: 'Carry on with the first voyage In aller Ruhe' })).toBeVisible();
  // Nobody is new aboard twice: today's voyage stands above the games instead.
  const [daily, games] = [
    page.getByRole('region', { name: 'Daily voyage' }),
    page.getByRole('region', { name: 'Games' }),
  ];
  await expect(page.getByRole('link', { name: 'Sail for three minutes' })).toHaveCount(0);
  await expect(daily.getByRole('link')).toHaveText(['In aller Ruhe', 'Santa Timea', 'Lighthouse Run']);
  expect((await daily.boundingBox())?.y).toBeLessThan((await games.boundingBox())?.y ?? 0);
});

test.describe('with fingers on a phone, in German', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'de-DE' });

  test('every step fits, with wrong tries, and nothing scrolls sideways', async ({ page }) => {
    await page.goto('./?pace=0#/learn/in-aller-ruhe/first-voyage');
    await reached(page, 0);
    await expectSound(page);
    await sailSteps(page, fingers(page));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await sailFreely(page, fingers(page));
    await expectSailed(page);
  });
});

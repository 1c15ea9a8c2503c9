import type { Page } from '@playwright/test';
import { DEPARTURE } from '@seekiste/rules/in-aller-ruhe';
import { expect, test } from './fixtures.js';
import { cardAt } from './hands.js';
import { expectSound, VIEWPORTS } from './sound.js';
import { human, reached, resume, sailor, winningSeed, playedUntil } from './voyage.js';

const crew = [human('Anna'), sailor('Ole')];
const midGame = () => reached(2, state => state.phase === 'turn' && state.turn === 0 && state.open < 28);

/** Every page, and every state of the table that looks different. */
const PLACES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the start page': async page => {
    await page.goto('./');
    await page.getByText(/Open a record|Mitschnitt öffnen/).click();
  },
  'a new game': async page => {
    await page.goto('./#/new/in-aller-ruhe');
    await expect(page.getByRole('radio', { name: /^The pyramid/ })).toBeVisible();
    await expect(page.getByText(/Sailors win/)).toBeVisible();
  },
  'a new game among rivals': async page => {
    await page.goto('./#/new/santa-timea');
    await expect(page.getByText(/A sailor wins/)).toBeVisible();
  },
  'the ladder': async page => {
    await page.goto('./#/ladder/lighthouse-run');
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /A sailor wins/ })
        .first(),
    ).toBeVisible();
  },
  'the rulebook': async page => {
    await page.goto('./#/rules/in-aller-ruhe/4.2');
    await expect(page.getByText('4.2', { exact: true }).first()).toBeInViewport();
  },
  'the table with a card chosen': async page => {
    await resume(page, midGame(), crew);
    await cardAt(page, 0).click();
  },
  'the table with cards to discard': async page => {
    await resume(page, midGame(), crew);
    await page.keyboard.press('d');
    await cardAt(page, 0).click();
    await cardAt(page, 1).click();
  },
  'the departure': async page => {
    const record = reached(
      2,
      state =>
        state.phase === 'turn' && state.turn === 0 && state.departedBy === null && state.hands[0]!.includes(DEPARTURE),
    );
    await resume(page, record, crew);
    await page.getByRole('button', { name: 'Play the departure' }).click();
    await expect(page.getByRole('spinbutton')).toBeVisible();
  },
  'the hand-over': page =>
    resume(
      page,
      reached(2, () => true),
      [human('Anna'), human('Bo')],
    ),
  'the end': async page => {
    const record = playedUntil(2, winningSeed(2), state => state.phase === 'over');
    await resume(page, record!, crew);
    await expect(page.getByRole('heading', { name: /^Won!/ })).toBeVisible();
  },
  'the settings': async page => {
    await page.goto('./');
    await page.getByRole('button', { name: 'Settings' }).click();
  },
  'the help': async page => {
    await resume(page, midGame(), crew);
    await expect(page.getByRole('grid')).toBeVisible();
    await page.keyboard.press('?');
  },
  'a broken saved game': async page => {
    await page.addInitScript(() => localStorage.setItem('seekiste.save', '{'));
    await page.goto('./');
  },
};

for (const viewport of VIEWPORTS)
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    for (const [name, visit] of Object.entries(PLACES))
      test(`${name} has no fault that axe can find by day or night, and fits`, async ({ page }) => {
        await visit(page);
        await expect(page.locator('h1').first()).toBeAttached();
        await expectSound(page);
      });
  });

test('where motion is unwelcome nothing moves, elsewhere the sea does', async ({ page }) => {
  await resume(page, midGame(), crew);
  await expect(page.getByRole('grid')).toBeVisible();
  const moving = (): Promise<number> =>
    page.evaluate(
      () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
    );
  expect(await moving()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await moving()).toBeGreaterThan(0);
});

test('on a phone every control is large enough for a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await resume(page, midGame(), crew);
  await expect(page.getByRole('grid')).toBeVisible();
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, [role="gridcell"], a.button')]
      .map(element => ({
        name: element.getAttribute('aria-label') ?? element.textContent,
        box: element.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0 && (box.width < 40 || box.height < 40))
      .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
  );
  expect(small).toEqual([]);
});

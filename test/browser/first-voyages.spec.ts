import type { Page } from '@playwright/test';
import { botNamed } from '@seekiste/bots';
import { ELSEWHERE, firstVoyageOf, freeState, gameOf, made, type FirstVoyage } from '@seekiste/learn';
import { Rng } from '@seekiste/rules/core';
import { expect, test } from './fixtures.js';
import { playStep, reached, ways, type Make, type Means } from './lessons.js';
import { expectSound } from './sound.js';

const voyageOf = (game: string): FirstVoyage => {
  const found = firstVoyageOf(game);
  if (!found) throw new Error(`${game} has no first voyage`);
  return found;
};

/** Every step by its usual move after a wrong try, then the free game as a sailor would play it. Sailors leave nothing to chance. */
const sail = async (page: Page, voyage: FirstVoyage, make: Make): Promise<void> => {
  const game = gameOf(voyage);
  for (const at of voyage.steps.keys()) await playStep(page, voyage, at, make);
  await expect(page.getByText(/^(On your own|Ohne Hilfe)$/)).toBeVisible();
  let state = freeState(voyage);
  for (let acts = game.toAct(state); acts.kind === 'seats'; acts = game.toAct(state)) {
    const [seat = 0] = acts.must;
    const view = game.view(state, seat);
    const move = botNamed(voyage.game, 'sailor')?.choose(view, Rng.from(voyage.free.seed));
    if (seat === voyage.seat) {
      await expect(page).toHaveTitle(/Your turn|Du bist dran/);
      await make(page, view, move);
    }
    state = made(game, state, seat, move).state;
  }
};

/** From the start page, with wrong tries on the way, to the end of the free game. */
const sailFrom = async (page: Page, game: string, means: Means): Promise<void> => {
  const [voyage, way] = [voyageOf(game), ways[game]];
  const make = way?.(means);
  if (!make) throw new Error(`nothing is known of ${game}`);
  expect(voyage.steps.some(({ wrong }) => wrong.some(({ gets }) => gets === ELSEWHERE))).toBe(true);
  await page.goto('./?pace=0');
  const offer = page.locator(`a[href="#/learn/${game}/first-voyage"]`).last();
  if (means === 'keyboard') await offer.press('Enter');
  else if (means === 'fingers') await offer.tap();
  else await offer.click();
  await sail(page, voyage, make);
  await expect(page.getByRole('link', { name: /^(Set sail|Auslaufen)$/ })).toBeVisible();
};

const sailByTouch = async (page: Page, game: string): Promise<void> => {
  await page.goto(`./?pace=0#/learn/${game}/first-voyage`);
  await reached(page, voyageOf(game), 0);
  await expectSound(page);
  await sailFrom(page, game, 'fingers');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
};

// Each game and each way of input is played in both languages; In aller Ruhe is in first-voyage.spec.ts.
test('lighthouse-run by mouse, with wrong tries, to its end', ({ page }) => sailFrom(page, 'lighthouse-run', 'mouse'));
test('santa-timea by keyboard alone, with wrong tries, to its end', ({ page }) =>
  sailFrom(page, 'santa-timea', 'keyboard'));

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('santa-timea by mouse, with wrong tries, to its end', ({ page }) => sailFrom(page, 'santa-timea', 'mouse'));
  test('lighthouse-run by keyboard alone, with wrong tries, to its end', ({ page }) =>
    sailFrom(page, 'lighthouse-run', 'keyboard'));
});

test.describe('with fingers on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('lighthouse-run, with wrong tries, to its end', ({ page }) => sailByTouch(page, 'lighthouse-run'));

  test.describe('in German', () => {
    test.use({ locale: 'de-DE' });

    test('santa-timea, with wrong tries, to its end', ({ page }) => sailByTouch(page, 'santa-timea'));
  });
});

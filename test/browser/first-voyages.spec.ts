import type { Page } from '@playwright/test';
import { botNamed } from '@seekiste/bots';
import { firstVoyageOf, freeState, gameOf, made, stateAt, type FirstVoyage } from '@seekiste/learn';
import { Rng } from '@seekiste/rules/core';
import type { Move as Sail, View as RiverView } from '@seekiste/rules/lighthouse-run';
import type { Move as WindMove } from '@seekiste/rules/santa-timea';
import { expect, test } from './fixtures.js';
import { fingers, make as makeSail } from './lighthouse-run.js';
import { cardOf } from './santa-timea.js';
import { expectSound } from './sound.js';

const voyageOf = (game: string): FirstVoyage => {
  const found = firstVoyageOf(game);
  if (!found) throw new Error(`${game} has no first voyage`);
  return found;
};

type Make = (page: Page, view: unknown, move: unknown) => Promise<void>;

const makeWind: Make = async (page, _, move) => {
  const played = move as WindMove;
  if (played.type !== 'play') throw new Error('there is nothing but cards to play');
  await cardOf(page, played.card).click();
  await page.locator('[data-act="play"]').click();
};

const reached = (page: Page, { steps }: FirstVoyage, at: number): Promise<void> =>
  expect(page.getByText(new RegExp(`^${at + 1} (of|von) ${steps.length}$`))).toBeVisible();

/** Every step by its usual move, then the free game as a sailor would play it. Sailors leave nothing to chance. */
const sail = async (page: Page, voyage: FirstVoyage, make: Make): Promise<void> => {
  const game = gameOf(voyage);
  for (const [at, { accepts }] of voyage.steps.entries()) {
    await reached(page, voyage, at);
    const read = game.read(accepts[0] ?? '');
    if (!read.ok) throw new Error(read.error.code);
    await make(page, game.view(stateAt(voyage, at), voyage.seat), read.value);
  }
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

test('Santa Timea by mouse, with wrong tries, to a win', async ({ page }) => {
  const voyage = voyageOf('santa-timea');
  await page.goto('./?pace=0');
  await page.getByRole('link', { name: 'New here? Three minutes. Santa Timea' }).click();
  await reached(page, voyage, 0);
  const read = gameOf(voyage).read('N2');
  if (read.ok) await makeWind(page, undefined, read.value);
  await expect(page.getByRole('status').filter({ hasText: 'the three points would be yours' })).toBeVisible();
  await sail(page, voyage, makeWind);
  await expect(page.getByRole('link', { name: 'Set sail' })).toBeVisible();
});

test.describe('with fingers on a phone, in German', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'de-DE' });

  test('Lighthouse Run, to a win', async ({ page }) => {
    const voyage = voyageOf('lighthouse-run');
    await page.goto('./?pace=0#/learn/lighthouse-run/first-voyage');
    await reached(page, voyage, 0);
    await expectSound(page);
    await sail(page, voyage, (at, view, move) =>
      makeSail(at, fingers(at), view as RiverView, move as Extract<Sail, { type: 'sail' }>),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expect(page.getByRole('link', { name: 'Auslaufen' })).toBeVisible();
  });
});

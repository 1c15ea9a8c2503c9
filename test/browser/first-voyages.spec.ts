import type { Page } from '@playwright/test';
import { botNamed } from '@seekiste/bots';
import { ELSEWHERE, firstVoyageOf, freeState, gameOf, made, stateAt, type FirstVoyage } from '@seekiste/learn';
import { Rng } from '@seekiste/rules/core';
import type { Move as Sail, View as RiverView } from '@seekiste/rules/lighthouse-run';
import type { Move as WindMove } from '@seekiste/rules/santa-timea';
import { expect, test } from './fixtures.js';
import { fingers, keyboard, make as makeSail, mouse } from './lighthouse-run.js';
import { cardOf } from './santa-timea.js';
import { expectSound } from './sound.js';

const voyageOf = (game: string): FirstVoyage => {
  const found = firstVoyageOf(game);
  if (!found) throw new Error(`${game} has no first voyage`);
  return found;
};

type Make = (page: Page, view: unknown, move: unknown) => Promise<void>;
type Means = 'mouse' | 'keyboard' | 'fingers';

const ways: Readonly<Record<string, (means: Means) => Make>> = {
  'santa-timea': means => async (page, _, move) => {
    const played = move as WindMove;
    if (played.type !== 'play') throw new Error('there is nothing but cards to play');
    const touch = means === 'fingers' ? 'tap' : 'click';
    if (means === 'keyboard') {
      const slot = await cardOf(page, played.card).getAttribute('data-slot');
      await page.keyboard.press(String(Number(slot) + 1));
      await page.keyboard.press('Enter');
    } else {
      await cardOf(page, played.card)[touch]();
      await page.locator('[data-act="play"]')[touch]();
    }
  },
  'lighthouse-run': means => {
    const hands = { mouse, keyboard, fingers }[means];
    return (page, view, move) =>
      makeSail(page, hands(page), view as RiverView, move as Extract<Sail, { type: 'sail' }>);
  },
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

/** From the start page, with a wrong try on the way, to the end of the free game. */
const sailFrom = async (page: Page, game: string, means: Means): Promise<void> => {
  const [voyage, way] = [voyageOf(game), ways[game]];
  const make = way?.(means);
  if (!make) throw new Error(`nothing is known of ${game}`);
  await page.goto('./?pace=0');
  const offer = page.locator(`a[href="#/learn/${game}/first-voyage"]`).last();
  if (means === 'keyboard') await offer.press('Enter');
  else if (means === 'fingers') await offer.tap();
  else await offer.click();
  await reached(page, voyage, 0);
  const rules = gameOf(voyage);
  const wrong = voyage.steps[0]?.wrong.find(({ gets }) => gets === ELSEWHERE);
  const read = rules.read(wrong?.move ?? '');
  if (!read.ok) throw new Error('there is no wrong try');
  await make(page, rules.view(stateAt(voyage, 0), voyage.seat), read.value);
  await expect(page.locator('.elsewhere')).toHaveText(/\S/);
  await sail(page, voyage, make);
  await expect(page.getByRole('link', { name: /^(Set sail|Auslaufen)$/ })).toBeVisible();
};

for (const game of ['santa-timea', 'lighthouse-run'])
  test(`${game} by mouse, with a wrong try, to its end`, ({ page }) => sailFrom(page, game, 'mouse'));

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  for (const game of ['santa-timea', 'lighthouse-run'])
    test(`${game} by keyboard alone, with a wrong try, to its end`, ({ page }) => sailFrom(page, game, 'keyboard'));
});

test.describe('with fingers on a phone, in German', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'de-DE' });

  for (const game of ['santa-timea', 'lighthouse-run'])
    test(`${game}, with a wrong try, to its end`, async ({ page }) => {
      await page.goto(`./?pace=0#/learn/${game}/first-voyage`);
      await reached(page, voyageOf(game), 0);
      await expectSound(page);
      await sailFrom(page, game, 'fingers');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
});

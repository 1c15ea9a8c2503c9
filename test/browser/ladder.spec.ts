import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { lastKept } from './kept.js';

/** Two players, one round, the basic game: the fourth of the ladder. */
const RUNG = /^Set sail: Voyage 4 of \d+, 2 players/;
const CREW = [{ kind: 'human' }, { kind: 'bot', bot: 'cabin-boy' }];

const onward = (page: Page) => page.getByRole('button', { name: /^(Next voyage: |Try this voyage again$)/ });

/** The first card each time: a rung counts however it is sailed. */
const sailOn = async (page: Page): Promise<void> => {
  const card = page.locator('[data-slot="0"]');
  for (;;) {
    await expect(onward(page).or(page.locator('[data-act="sort"]')).or(card).first()).toBeVisible();
    if (await onward(page).isVisible()) return;
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
  }
};

test('a rung is sailed by keyboard alone, the end offers the next one or this one again', async ({ page }) => {
  await page.goto('./?pace=0&grace=0#/learn');
  await page.getByRole('link', { name: 'Voyages from easy to hard' }).nth(1).press('Enter');
  await expect(page.getByText(/^0 of \d+ won$/)).toBeVisible();
  const rungs = page.getByRole('button', { name: /^Set sail: Voyage \d+ of \d+/ });
  expect(await rungs.count()).toBeGreaterThan(20);
  // The first is the one that is next.
  await expect(page.getByRole('main').getByRole('listitem').first()).toHaveAttribute('aria-current', 'step');
  await page.getByRole('button', { name: RUNG }).press('Enter');
  await expect(page).toHaveURL(/#\/table\/rung-/);
  expect(await lastKept(page)).toMatchObject({ seats: CREW, record: { options: { professional: false, rounds: 1 } } });

  await sailOn(page);
  const [before, won] = [page.url(), await page.getByRole('button', { name: /^Next voyage: / }).isVisible()];
  await onward(page).press('Enter');
  await expect(page).not.toHaveURL(before);
  await expect(page).toHaveURL(/#\/table\/rung-/);
  expect((await lastKept(page)).record.options['rounds']).toBe(won ? 3 : 1);

  await page.goto('./?pace=0#/ladder/santa-timea');
  const rung = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: RUNG }) });
  await expect(rung).toContainText(won ? 'won, at the first try' : 'one try');
  await expect(page.getByText(won ? /^1 of \d+ won$/ : /^0 of \d+ won$/)).toBeVisible();
});

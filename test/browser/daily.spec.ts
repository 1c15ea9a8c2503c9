import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { lastKept } from './kept.js';

const DAY = '2026-11-18';

const castOff = async (page: Page, day = DAY): Promise<unknown> => {
  await page.goto(`./?pace=0&grace=0#/daily/${day}/santa-timea`);
  await page.getByRole('button', { name: 'Cast off: Santa Timea' }).click();
  await expect(page).toHaveURL(/#\/table\/daily-/);
  return (await lastKept(page)).record.moves[0];
};

/** Whatever lies first: the day's voyage counts, however it is sailed. */
const sailOn = async (page: Page, first = '1'): Promise<void> => {
  const end = page.getByRole('link', { name: 'To the daily voyage' });
  const card = page.locator('[data-slot="0"]');
  while (!(await end.isVisible())) {
    await expect(end.or(page.locator('[data-act="sort"]')).or(card).first()).toBeVisible();
    if (await end.isVisible()) return;
    await page.keyboard.press((await page.locator(`[data-slot="${Number(first) - 1}"]`).count()) > 0 ? first : '1');
    await page.keyboard.press('Enter');
  }
};

test('is the same on two devices; the first try is rated, the next one is not', async ({ page, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const other = await browser.newContext();
  const [here, there] = [await castOff(page), await castOff(await other.newPage())];
  expect(here).toMatchObject({ actor: 'chance' });
  expect(there).toEqual(here);
  await other.close();

  await sailOn(page);
  await page.getByRole('link', { name: 'To the daily voyage' }).click();
  const result = page.getByText(/^Place \d of 3 with/);
  await expect(result).toBeVisible();
  const rated = await result.textContent();
  await page.getByRole('button', { name: 'Copy the result' }).click();
  await expect(page.getByText('It gives nothing away.')).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toContain(rated);
  expect(shared).not.toMatch(/North|East|South|West|bride/);

  await page.getByRole('button', { name: 'Once more, unrated' }).click();
  await expect(page).toHaveURL(/-x[0-9a-f]{4}$/);
  expect((await lastKept(page)).record.moves[0]).toEqual(here);
  await page.goto(`./?pace=0#/daily/${DAY}/santa-timea`);
  await expect(result).toHaveText(rated ?? '');
});

test('is sailed on any day, and says which days do not count', async ({ page }) => {
  await page.goto('./?pace=0#/daily/2031-01-01/lighthouse-run');
  await expect(page.getByText('This day has not come yet')).toBeVisible();
  await page.goto('./?pace=0#/daily/1999-12-31');
  await expect(page.getByText('There was no daily voyage on this day yet')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cast off/ })).toHaveCount(3);
  await page.goto('./?pace=0#/daily/no-day');
  await expect(page.getByRole('button', { name: /^Cast off/ })).toHaveCount(3);
});

test('is listed by the server, each try played again, and compared where two parted', async ({ page, browser }) => {
  const today = new Date().toISOString().slice(0, 10);
  const list = async (on: Page, name: string, first: string): Promise<void> => {
    await castOff(on, today);
    await sailOn(on, first);
    await on.getByRole('link', { name: 'To the daily voyage' }).click();
    await on.getByLabel('Your name').fill(name);
    await on.getByRole('button', { name: 'List my result' }).click();
    await expect(on.getByText(/^Listed, in place \d/)).toBeVisible();
  };
  const other = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' });
  const there = await other.newPage();
  await list(there, 'Ida Nordwind', '2');
  const forged = await there.evaluate(async path => {
    const record = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"record":"won"}' };
    return (await fetch(`api/daily/${path}`, record)).status;
  }, `${today}/lighthouse-run/2`);
  expect(forged).toBe(400);

  await list(page, 'Ole Südwind', '1');
  await page.getByText('Everybody’s results').click();
  await expect(page.getByRole('rowheader', { name: 'Ole Südwind (you)' })).toBeVisible();
  const sailed = page.getByRole('link', { name: /, sailed: Santa Timea$/ });
  await expect(sailed).toHaveAttribute('href', `#/daily/${today}`);
  const compare = page.getByRole('button', { name: 'Compare with Ida Nordwind' }).first();
  await compare.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/replay\/\d+\./);
  await expect(page.getByText('Here you and Ida Nordwind parted.').first()).toBeVisible();

  await other.close();
});

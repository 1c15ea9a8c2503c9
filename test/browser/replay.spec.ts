import { readFileSync } from 'node:fs';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { GameRecord } from '@seekiste/rules/core';
import { expect, test } from './fixtures.js';
import { human, keepInStorage, sailor } from './voyage.js';

const recordOf = (path: string): GameRecord =>
  JSON.parse(readFileSync(new URL(`../../rules/${path}.json`, import.meta.url), 'utf8')) as GameRecord;

const CALM = recordOf('in-aller-ruhe/records/three-players-won');
const NAMES = ['Anna', 'Bo', 'Cy', 'Dora', 'Ede', 'Fee'];

/** Puts one finished game into the logbook; answers the address of its replay. */
const replayOf = async (page: Page, record: GameRecord): Promise<string> => {
  const seats = NAMES.slice(0, record.seats).map(human);
  await keepInStorage(page, 'seekiste.save', JSON.stringify({ format: 'seekiste-save/1', record, seats }));
  await page.goto('./?pace=0&grace=0#/logbook');
  const link = page.getByRole('link', { name: /^Look at it again/ });
  return `./?pace=0&grace=0${(await link.getAttribute('href')) ?? ''}`;
};

const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Turn' });

/** A finger across the table, from one part of its width to another. */
const wipe = async (page: Page, from: number, to: number): Promise<void> => {
  const box = await page.locator('[data-mode="replay"]').boundingBox();
  if (!box) throw new Error('there is no table');
  const at = (part: number) => [{ x: box.x + box.width * part, y: box.y + box.height * 0.2 }];
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

test.describe('the end of a game', () => {
  test.use({ hasTouch: true });

  for (const path of [
    'in-aller-ruhe/records/all-expansions-won',
    'santa-timea/records/five-players-shared',
    'lighthouse-run/records/great-fleet',
  ])
    test(`${path}: by mouse, by keyboard and by touch`, async ({ page }) => {
      const address = await replayOf(page, recordOf(path));
      await page.goto(`${address}?at=99999&seat=watcher`);
      const last = Number(await slider(page).inputValue());
      expect(last).toBeGreaterThan(20);
      const stepped = async (turn: number): Promise<void> => {
        await expect(slider(page)).toHaveValue(String(turn));
        await expect(page).toHaveURL(new RegExp(`[?]at=${turn}&seat=watcher$`));
      };
      await page.getByRole('button', { name: 'One turn back' }).click();
      await stepped(last - 1);
      await page.getByRole('button', { name: 'One turn back' }).click();
      await stepped(last - 2);
      await page.keyboard.press('ArrowLeft');
      await stepped(last - 3);
      await wipe(page, 0.2, 0.8);
      await stepped(last - 4);
      const lines = page.locator('#log li');
      const before = await lines.count();
      await wipe(page, 0.8, 0.2);
      await stepped(last - 3);
      await page.keyboard.press('ArrowRight');
      await stepped(last - 2);
      await page.getByRole('button', { name: 'One turn on' }).click();
      await stepped(last - 1);
      await page.keyboard.press('End');
      await stepped(last);
      expect(await lines.count()).toBeGreaterThan(before);
      await lines.first().getByRole('button').first().click();
      await stepped(0);
      await page.getByRole('combobox', { name: 'Whose eyes' }).selectOption({ label: 'Bo' });
      await expect(page).toHaveURL(/[?]at=0&seat=1$/);
    });
});

const aboard = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.goto('./');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  return page;
};

test('a link holds the game: made here, opened elsewhere without a network, or refused in a sentence', async ({
  page,
  browser,
}) => {
  await page.goto(`${await replayOf(page, CALM)}?at=5&seat=1`);
  await page.getByRole('button', { name: 'One turn on' }).click();
  await page.getByLabel('Note on turn 6').fill('Here it was decided.');
  await page.getByRole('combobox', { name: 'Mark' }).selectOption('missed');
  await page.getByRole('button', { name: 'Share this game' }).click();
  const link = await page.getByLabel('Link to the game').inputValue();
  expect(link.length).toBeLessThan(2000);

  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });
  const other = await aboard(context);
  await context.setOffline(true);
  await other.goto(link);
  await expect(slider(other)).toHaveValue('6');
  await expect(other.getByRole('combobox', { name: 'Whose eyes' })).toHaveValue('1');
  await other.getByRole('button', { name: 'Notes and variations' }).click();
  await expect(other.getByRole('dialog').getByRole('list')).toContainText('There was more in it Here it was decided.');

  const packed = /replay\/([^?]+)/.exec(link)?.[1] ?? '';
  for (const [broken, says] of [
    [packed.slice(0, 200), 'cut off'],
    [packed.slice(0, -41) + (packed.at(-41) === 'A' ? 'B' : 'A') + packed.slice(-40), 'was changed'],
    [packed.replace(/^1/, '9'), 'another version'],
  ] as const) {
    await other.goto(link.replace(packed, broken));
    await expect(other.getByRole('alert')).toContainText(says);
  }
  await other.goto(link.replace(/#.*/, '#/logbook'));
  await expect(other.getByText('Nothing is written here yet')).toBeVisible();
  await context.close();
});

test('a branch is played to its end, kept beside the game and found again', async ({ page }) => {
  const address = await replayOf(page, CALM);
  await page.goto(`${address}?at=99999&seat=0`);
  const last = Number(await slider(page).inputValue());
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('b');
  const dialog = page.getByRole('dialog', { name: `Play on from turn ${last - 4}` });
  await dialog.getByLabel('Anna', { exact: true }).selectOption('sailor');
  await dialog.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/#\/table\/[\w-]+\?line=0$/);
  await page.getByRole('link', { name: 'Look at the variation' }).click();
  await expect(page.getByText('You are looking at a variation.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.getByRole('button', { name: new RegExp(`^From turn ${last - 4}, `) }).click();
  await expect(slider(page)).toHaveValue(String(last - 4));
  await page.reload();
  await expect(page).toHaveURL(/line=0/);
  await expect(page.getByText('You are looking at a variation.')).toBeVisible();
});

test('one looks back at the table while the game goes on, and comes back to now', async ({ page }) => {
  // Bo, a bot, is next and takes a moment.
  const at = CALM.moves.findIndex(({ actor }, index) => index > 9 && actor === 1);
  const seats = [human('Anna'), sailor('Bo'), sailor('Cy')];
  const save = { format: 'seekiste-save/1', record: { ...CALM, moves: CALM.moves.slice(0, at) }, seats };
  await keepInStorage(page, 'seekiste.save', JSON.stringify(save));
  await page.goto('./?pace=2000&grace=0#/table');
  const lines = page.locator('#log li');
  await lines.first().waitFor();
  const now = await lines.count();
  await lines.nth(3).getByRole('button').first().click();
  const bar = page.getByRole('region', { name: 'You are looking back.' });
  await expect(bar).toBeVisible();
  expect(await lines.count()).toBeLessThan(now);
  await expect(bar).toContainText('Meanwhile the game went on');
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  expect(await lines.count()).toBeGreaterThan(now);
});

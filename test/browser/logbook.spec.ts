import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { human, keepInStorage } from './voyage.js';

const begin = async (page: Page, game: string): Promise<string> => {
  await page.goto(`./?pace=99999&grace=0#/new/${game}`);
  await page.getByRole('button', { name: 'Cast off' }).click();
  await expect(page).toHaveURL(/#\/table\/\w+/);
  await expect(page.getByRole('complementary', { name: 'Crew' })).toBeVisible();
  return page.url();
};

test('two games lie side by side, and both can be opened after a reload', async ({ page }) => {
  const first = await begin(page, 'lighthouse-run');
  const second = await begin(page, 'in-aller-ruhe');
  expect(second).not.toBe(first);
  await page.goto('./#/');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your games are waiting' })).toBeVisible();
  for (const [name, title] of [
    ['Lighthouse Run', /Lighthouse Run|Your turn/],
    ['In aller Ruhe', /In aller Ruhe|Your turn/],
  ] as const) {
    await page.getByRole('link', { name: `Continue: ${name}` }).click();
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('banner')).toContainText(name);
    await page.getByRole('link', { name: 'Start page' }).click();
  }
  await page.getByRole('link', { name: 'Logbook' }).click();
  await expect(page.getByRole('status')).toContainText('2 games');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('in-aller-ruhe');
  await expect(page.getByRole('status')).toContainText('1 game');
});

test('a finished game is gone through by keyboard alone', async ({ page }) => {
  const record: unknown = JSON.parse(
    readFileSync(new URL('../../rules/in-aller-ruhe/records/three-players-won.json', import.meta.url), 'utf8'),
  );
  const seats = ['Anna', 'Bo', 'Cy'].map(human);
  await keepInStorage(page, 'seekiste.save', JSON.stringify({ format: 'seekiste-save/1', record, seats }));
  await page.goto('./#/logbook');
  await page.getByRole('link', { name: /^Look at it again/ }).press('Enter');
  const slider = page.getByRole('slider', { name: 'Turn' });
  await expect(slider).toHaveValue('0');
  const lines = page.locator('#log li');
  const dealt = await lines.count();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('1');
  await expect(lines).toHaveCount(dealt + 1);
  await expect(page.getByRole('region', { name: 'Replay' }).getByRole('status')).toHaveText(
    (await lines.last().innerText()).replaceAll('\n', ' ').replaceAll(/ +/g, ' '),
  );
  await expect(page).toHaveURL(/\?at=1&seat=0$/);
  await page.keyboard.press('End');
  await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? '');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await expect(lines).toHaveCount(dealt);
});

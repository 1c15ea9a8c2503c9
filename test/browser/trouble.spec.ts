import { expect, test } from '@playwright/test';
import { human, reached, resume, sailor } from './voyage.js';

// Here the browser's console has every right to complain.

test('bots that cannot start are reported, and the game is not lost', async ({ page }) => {
  const botsTurn = reached(2, state => state.turn === 1);
  await page.route('**/thinkers.worker*', route => route.abort());
  await resume(page, botsTurn, [human('Anna'), sailor('Ole')]);
  await expect(page.getByRole('heading', { name: 'Something has capsized' })).toBeVisible();
  await page.unroute('**/thinkers.worker*');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page).toHaveTitle(/Your turn/);
});

test('an app that cannot be loaded says so', async ({ page }) => {
  await page.route('**/assets/app-*.js', route => route.abort());
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('Seekiste could not start');
});

test('a browser that saves nothing still plays, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
  });
  await page.goto('./?pace=0&grace=0#/new/in-aller-ruhe');
  await page.getByRole('button', { name: 'Cast off' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('not saving anything');
});

test('a browser that stops saving is noticed', async ({ page }) => {
  await page.goto('./?pace=0&grace=0#/new/in-aller-ruhe');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByRole('button', { name: 'Cast off' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('not saving anything');
});

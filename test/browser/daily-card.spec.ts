import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.js';

const DAY = '2026-11-18';

test('without a server the voyage is sailed all the same, and its result is kept as a picture', async ({ page }) => {
  // A host that knows nothing of tables online answers every question with a page.
  await page.route('**/api/**', route => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(`./?pace=0&grace=0#/daily/${DAY}/santa-timea`);
  await page.getByRole('button', { name: 'Cast off: Santa Timea' }).press('Enter');
  const end = page.getByRole('link', { name: 'To the daily voyage' });
  for (;;) {
    await expect(end.or(page.locator('[data-slot="0"]')).first()).toBeVisible();
    if (await end.isVisible()) break;
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
  }
  await end.press('Enter');
  await expect(page.getByText(/^Place \d of 3 with/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'List my result' })).toHaveCount(0);

  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'As a picture' }).press('Enter'),
  ]);
  expect(picture.suggestedFilename()).toBe(`seekiste-${DAY}-santa-timea.png`);
  const bytes = readFileSync(await picture.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  // Width and height of what people share.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

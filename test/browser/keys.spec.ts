import { expect, test } from './fixtures.js';
import { cardAt } from './hands.js';
import { human, reached, resume, sailor } from './voyage.js';

test('single keys are listed, can be changed and switched off (WCAG 2.1.4)', async ({ page }) => {
  await resume(
    page,
    reached(2, state => state.phase === 'turn' && state.turn === 0),
    [human('Anna'), sailor('Ole')],
  );
  await expect(page.getByRole('grid')).toBeVisible();
  const help = page.getByRole('dialog', { name: 'Help' });

  await page.keyboard.press('?');
  await help.getByRole('button', { name: 'R: rulebook. Change the key' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(help).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('l');
  // They have changed places.
  await expect(help.getByRole('button', { name: 'L: rulebook. Change the key' })).toBeFocused();
  await expect(help.getByRole('button', { name: 'R: log. Change the key' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog', { name: 'Rules' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(page.locator('#log')).toBeFocused();

  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('?');
  await help.getByRole('radio', { name: 'off' }).check({ force: true });
  await page.keyboard.press('Escape');
  for (const key of ['1', 'l', '?']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cardAt(page, 0)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Help' }).click();
  await help.getByRole('button', { name: 'Back to the usual keys' }).click();
  await help.getByRole('radio', { name: 'on' }).check({ force: true });
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await expect(cardAt(page, 0)).toHaveAttribute('aria-pressed', 'true');
});

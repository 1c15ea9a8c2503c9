import { ARRIVAL, inAllerRuhe } from '@seekiste/rules/in-aller-ruhe';
import { expect, test } from './fixtures.js';
import { fingers, keyboard, mouse, playToTheEnd } from './hands.js';
import { human, reached, resume, saved, winningSeed } from './voyage.js';

const address = (seats: number): string => `./?pace=0&grace=0&seed=${winningSeed(seats)}`;

test.describe('with the mouse, in German', () => {
  test.use({ locale: 'de-DE' });

  test('two clicks lead to the table, and the game is won with a sailor', async ({ page }) => {
    await page.goto(address(2));
    await page.getByRole('link', { name: 'Spielen: In aller Ruhe' }).click();
    await page.getByRole('button', { name: 'Leinen los' }).click();
    await expect(page.getByRole('grid', { name: /Meer/ })).toBeVisible();
    await playToTheEnd(page, mouse(page), 0);
    await expect(page.getByRole('heading', { name: /^Gewonnen!/ })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Regel 8.1' })).toBeVisible();
    const { state } = await saved(page);
    expect(inAllerRuhe.result(state)).toMatchObject({ won: true });
  });
});

test.describe('with the keyboard alone, in English', () => {
  test('from the start page to a game won with a sailor', async ({ page }) => {
    await page.goto(address(2));
    await expect(page.getByRole('link', { name: 'Play: In aller Ruhe' })).toBeVisible();
    const focusOn = async (name: string): Promise<void> => {
      for (;;) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => document.activeElement?.textContent.trim());
        if (focused === name) return;
      }
    };
    await focusOn('Play');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Cast off' })).toBeVisible();
    await focusOn('Cast off');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('grid')).toBeVisible();
    await playToTheEnd(page, keyboard(page), 0);
    await expect(page.getByRole('heading', { name: /^Won!/ })).toBeFocused();
  });
});

test.describe('with fingers on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'de-DE' });

  test('a game alone is won, and nothing ever scrolls sideways', async ({ page }) => {
    await page.goto(address(1));
    await page.getByRole('link', { name: 'Spielen: In aller Ruhe' }).tap();
    await page.getByRole('radio', { name: '1', exact: true }).tap();
    await page.getByRole('button', { name: 'Leinen los' }).tap();
    await expect(page.getByRole('grid')).toBeVisible();
    await playToTheEnd(page, fingers(page), 0);
    await expect(page.getByRole('heading', { name: /^Gewonnen!/ })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
  });
});

test('after the end: another voyage with the same crew, and the record to take along', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const full = reached(
    1,
    state =>
      state.phase === 'turn' && state.open === 0 && state.departedBy !== null && state.hands[0]!.includes(ARRIVAL),
  );
  await resume(page, full, [human('Anna')]);
  await page.getByRole('button', { name: 'Arrive!' }).click();
  await expect(page.getByRole('heading', { name: /^Won!/ })).toBeFocused();
  const { record } = await saved(page);

  await page.getByText('Take along').click();
  await page.getByRole('button', { name: 'Copy as JSON' }).click();
  await expect(page.getByText('on the clipboard, as JSON')).toBeVisible();
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual(record);

  await page.getByRole('button', { name: 'Copy the record' }).click();
  await expect(page.getByText('on the clipboard.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`seed ${record.seed}`);

  await page.getByRole('button', { name: 'Sail again' }).click();
  await expect(page.getByRole('heading', { name: /^Won!/ })).toBeHidden();
  const again = (await saved(page)).record;
  expect(again).toMatchObject({ seats: 1, options: record.options });
  expect(again.seed).not.toBe(record.seed);
});

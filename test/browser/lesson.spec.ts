import { stateAt } from '@seekiste/learn';
import { LESSONS } from '@seekiste/learn/lessons';
import { inAllerRuhe, type State } from '@seekiste/rules/in-aller-ruhe';
import { make, pointing } from './expansions.js';
import { expect, test } from './fixtures.js';
import { mouse } from './hands.js';

test('a lesson is played to its end from the page that lists it, and is kept as learned', async ({ page }) => {
  const lesson = await LESSONS.find(({ name }) => name === 'storms')?.load();
  if (!lesson) throw new Error('there is no lesson about storms');
  await page.goto('./?pace=0#/learn');
  await page.getByRole('link', { name: 'Storms and compasses' }).click();
  const means = pointing(page, 'click', { hands: mouse(page), language: 'en', names: ['You', 'Ole'] });
  for (const [at, { name, accepts }] of lesson.steps.entries()) {
    await expect(page.getByText(`${at + 1} of ${lesson.steps.length}`, { exact: true })).toBeVisible();
    if (name === 'violet') {
      await means.row({ type: 'storm-row', row: 2 }, 2);
      await expect(page.getByRole('status').filter({ hasText: 'You could use that row yourself.' })).toBeVisible();
    }
    if (at === 2) {
      // 12.6 What lies before a seat tells what it does, without a pointer that hovers.
      const [sign, told] = [
        page.getByRole('button', { name: /^Orange storm.*: 1$/ }),
        page.getByText(/^Islands only right beside others/),
      ];
      await expect(told).toBeHidden();
      await sign.press('Enter');
      await expect(told.getByRole('link', { name: 'rule 12.6' })).toBeVisible();
      await sign.press('Enter');
      await expect(told).toBeHidden();
    }
    const read = inAllerRuhe.read(accepts[0] ?? '');
    if (!read.ok) throw new Error(read.error.code);
    await make(page, means, inAllerRuhe.view(stateAt(lesson, at) as State, lesson.seat), read.value);
  }
  await expect(page.getByText('that was the lesson')).toBeVisible();
  // What is left is to be looked at: it is nobody's turn.
  await expect(page.locator('.saying')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Next: Alone at sea' })).toBeVisible();
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^Storms and compasses\s+learned$/ })).toBeVisible();
});

import { expect, test } from './fixtures.js';
import { act, mouse } from './hands.js';
import { human, keepInStorage, reached, resume, sailor, saved } from './voyage.js';

test('a reload goes on where the game stood', async ({ page }) => {
  await resume(
    page,
    reached(2, state => state.turn === 0),
    [human('Anna'), sailor('Ole')],
  );
  await act(page, mouse(page), 0);
  await expect(page).toHaveTitle(/Your turn/);
  const { record } = await saved(page);
  const sea = await page.getByRole('grid').ariaSnapshot();
  await page.reload();
  await expect(page).toHaveTitle(/Your turn/);
  expect((await saved(page)).record).toEqual(record);
  expect(await page.getByRole('grid').ariaSnapshot()).toBe(sea);
});

test('the start page offers to continue', async ({ page }) => {
  await resume(
    page,
    reached(2, state => state.turn === 0),
    [human('Anna'), sailor('Ole')],
  );
  await page.getByRole('link', { name: 'Start page' }).click();
  await expect(page.getByRole('heading', { name: 'Your game is waiting' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a broken saved game is reported, kept aside, and can be downloaded', async ({ page }) => {
  const broken = '{"format":"seekiste-save/1","record":{"format":"seekiste-record/1","game":"chess"},"seats":[]}';
  await keepInStorage(page, 'seekiste.save', broken);
  await page.goto('./#/table');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('A saved game is damaged');
  await expect(notice.locator('code')).toHaveText('game');
  expect(await page.evaluate(() => localStorage.getItem('seekiste.broken.1'))).toBe(broken);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    notice.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('seekiste.broken.1.json');
  await notice.getByRole('button', { name: 'Throw away' }).click();
  await expect(notice).toBeHidden();
});

test('a record can be brought in and played on; a broken one is refused by its field', async ({ page }) => {
  const record = reached(2, state => state.turn === 0 && state.sea.some(card => card > 0));
  await page.goto('./?pace=0&grace=0');
  await page.getByText('Open a record').click();
  const field = page.getByRole('textbox', { name: 'Record' });
  const open = page.getByRole('button', { name: 'Open', exact: true });
  const refused: readonly (readonly [text: string, field: string])[] = [
    ['ahoy', 'record'],
    [JSON.stringify({ ...record, seats: 9 }), 'seats'],
    [JSON.stringify({ ...record, moves: [...record.moves, { actor: 0, move: { type: 'arrive' } }] }), 'moves'],
  ];
  for (const [text, name] of refused) {
    await field.fill(text);
    await open.click();
    await expect(page.getByRole('alert').locator('code')).toContainText(name);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await field.fill(JSON.stringify(record));
  await open.click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect((await saved(page)).record.moves.slice(0, record.moves.length)).toEqual(record.moves);
});

test('an unknown address leads to the start, and a table without a game as well', async ({ page }) => {
  for (const hash of ['#/nowhere', '#/new/chess', '#/rules/chess', '#/table', '#/%']) {
    await page.goto(`./${hash}`);
    await expect(page.getByRole('heading', { name: 'Seekiste' })).toBeVisible();
  }
});

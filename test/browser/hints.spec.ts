import { test as rough, type Page } from '@playwright/test';
import { inAllerRuhe } from '@seekiste/rules/in-aller-ruhe';
import * as chapter from './expansions.js';
import { expect, test } from './fixtures.js';
import * as river from './lighthouse-run.js';
import { Person } from './online.js';
import * as wind from './santa-timea.js';
import { expectSound, VIEWPORTS } from './sound.js';
import { human, movedOn, reached, resume, sailor, saved } from './voyage.js';

const crew = [human('Anna'), sailor('Ole')];
const midGame = () =>
  reached(2, state => state.phase === 'turn' && state.turn === 0 && state.open < 28 && state.departedBy !== null);

const panel = (page: Page) => page.getByRole('region', { name: /^(Hints|Tipps)$/ });
const items = (page: Page) => panel(page).getByRole('listitem');
const hintButton = (page: Page) => page.getByRole('button', { name: /^(Hint|Tipp)$/ });

const ask = async (page: Page): Promise<void> => {
  await hintButton(page).click();
  await expect(items(page).first()).toBeVisible();
};

test('the three best moves come with a chance, an interval and a reason', async ({ page }) => {
  await resume(page, midGame(), crew);
  await ask(page);
  // The log has less room now, and still shows its end.
  const hidden = () => page.locator('#log').evaluate(log => log.scrollHeight - log.scrollTop - log.clientHeight);
  await expect.poll(hidden).toBeLessThan(8);
  const hints = await items(page).allInnerTexts();
  expect(hints.length).toBeGreaterThan(0);
  expect(hints.length).toBeLessThanOrEqual(3);
  for (const hint of hints) expect(hint).toMatch(/chance to win [\d.]+% \([\d.]+ to [\d.]+%\)[^]*\./i);
});

test('German players get them in German', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await resume(page, midGame(), crew);
  await ask(page);
  for (const hint of await items(page).allInnerTexts())
    expect(hint).toMatch(/Siegchance [\d,]+ % \([\d,]+ bis [\d,]+ %\)/);
  await context.close();
});

test('a hint that is shown is chosen at the table, and confirming makes that very move', async ({ page }) => {
  const record = midGame();
  await resume(page, record, crew);
  await ask(page);
  const lay = items(page)
    .filter({ hasText: /^Lay the \d+ on / })
    .first();
  const [, card, space] = /^Lay the (\d+) on (\w\d)/.exec(await lay.innerText()) ?? [];
  await lay.getByRole('button', { name: 'Show' }).click();
  await page.locator('.below .button.primary').click();
  await movedOn(page, record.moves.length);
  const { record: now } = await saved(page);
  expect(inAllerRuhe.write(now.moves[record.moves.length]!.move)).toMatch(new RegExp(`^${card} ${space}`));
});

test('a hint can be played at once, and the record says that somebody asked', async ({ page }) => {
  const record = midGame();
  await resume(page, record, crew);
  await ask(page);
  await expect(page.getByText('You ask for a hint.').first()).toBeVisible();
  await items(page).first().getByRole('button', { name: 'Play' }).click();
  await movedOn(page, record.moves.length);
  await expect(panel(page)).toBeHidden();
  expect((await saved(page)).record.hints).toEqual([{ at: record.moves.length, seat: 0 }]);
  await page.reload();
  await expect(page.getByText('You ask for a hint.').first()).toBeVisible();
});

test('with the keyboard alone: H asks, Tab reaches the moves, Escape goes back', async ({ page }) => {
  await resume(page, midGame(), crew);
  await page.keyboard.press('h');
  await expect(panel(page).getByRole('heading')).toBeFocused();
  await expect(items(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(items(page).first().getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(hintButton(page)).toBeFocused();
});

test('a screen reader hears the moves', async ({ page }) => {
  await resume(page, midGame(), crew);
  await ask(page);
  await expect(page.getByRole('status')).toContainText(/\d hints?: /);
});

test('there are no hints for those who do without aids', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('seekiste.settings', JSON.stringify({ aids: false })));
  await resume(page, midGame(), crew);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(hintButton(page)).toHaveCount(0);
});

test('on a phone the sheet folds up for what it shows, and opens again', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await resume(page, midGame(), crew);
  await ask(page);
  await items(page).first().getByRole('button', { name: 'Show' }).click();
  await expect(items(page)).toHaveCount(0);
  const back = panel(page).getByRole('button', { name: 'Back to the hints' });
  await expect(back).toBeFocused();
  await back.click();
  await expect(items(page).first()).toBeVisible();
});

const meant = (page: Page) => page.getByRole('main').locator('button[aria-current="true"]');
const show = (page: Page, index: number) => items(page).nth(index).getByRole('button', { name: 'Show' }).click();

test('what is one press away stands out when it is shown: the row of the rock, and nothing of the hint before', async ({
  page,
}) => {
  const record = chapter.reached(
    2,
    { rock: true },
    state => state.phase === 'rock' && state.turn === 0 && state.open < 30,
  );
  await chapter.open(page, record, crew);
  await ask(page);
  const texts = await items(page).allInnerTexts();
  const rows = texts.map(text => /^Move the rock to row (\d)/.exec(text)?.[1]);
  for (const [index, row] of rows.entries()) {
    await show(page, index);
    if (row === undefined) await expect(meant(page)).toHaveCount(0);
    else await expect(meant(page)).toHaveAccessibleName(`Move the rock to row ${row}`);
  }
  await show(
    page,
    rows.findIndex(row => row !== undefined),
  );
  await expect(meant(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  // The first hint of the next list is marked at once, and nothing of the list before.
  await ask(page);
  const first = /^Move the rock to row \d/.exec(await items(page).first().innerText())?.[0];
  if (first === undefined) await expect(meant(page)).toHaveCount(0);
  else await expect(meant(page)).toHaveAccessibleName(first);
});

test('the number that a hint names is set, and can be pledged as it stands', async ({ page }) => {
  const record = reached(
    2,
    state => state.phase === 'pledge' && state.pledges[0] === null && state.pledges[1] !== null,
  );
  await resume(page, record, crew);
  await ask(page);
  const last = (await items(page).count()) - 1;
  const [, count = 'no'] = /^Pledge (one|no|\d) card/.exec(await items(page).nth(last).innerText()) ?? [];
  await show(page, last);
  const spin = page.getByRole('spinbutton');
  await expect(spin).toHaveText({ no: '0', one: '1' }[count] ?? count);
  await expect(meant(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(spin).toHaveText({ no: '0', one: '1' }[count] ?? count);
  await expect(meant(page)).toHaveCount(0);
});

test('Santa Timea: the card that is shown is picked', async ({ page }) => {
  const record = wind.reached(3, wind.BASIC, state => state.phase === 'trick' && state.turn === 0 && state.trick > 3);
  await resume(page, record, [human('Anna'), sailor('Ole'), sailor('Pia')]);
  await ask(page);
  await items(page).first().getByRole('button', { name: 'Show' }).click();
  await expect(page.locator('[data-card][aria-pressed="true"]')).toHaveCount(1);
});

test('Lighthouse Run: the turn that is shown is planned, and sails as it was said', async ({ page }) => {
  const record = river.reached(
    { mode: 'standard', seats: 3 },
    state => state.phase === 'turn' && state.round > 3 && state.turn === 0,
  );
  await resume(page, record, [human('Anna'), sailor('Ole'), sailor('Pia')]);
  await ask(page);
  await items(page).first().getByRole('button', { name: 'Show' }).click();
  expect(await river.stepNow(page)).toBe('sail');
  await items(page).first().getByRole('button', { name: 'Play' }).click();
  await expect.poll(async () => (await river.saved(page)).record.moves.length).toBeGreaterThan(record.moves.length);
});

// Here the browser's console has every right to complain.
rough('where nobody can think it over, the panel says so, and asking again helps', async ({ page }) => {
  await page.route('**/thinkers.worker*', route => route.abort());
  await resume(page, midGame(), crew);
  await hintButton(page).click();
  await expect(panel(page)).toContainText('Please ask again');
  await page.unroute('**/thinkers.worker*');
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await ask(page);
});

test('at a table online there are none, and it is said why', async ({ browser, baseURL }) => {
  const people = await Promise.all(
    ['Anna', 'Bo'].map(name => Person.arrive(browser, name, baseURL === undefined ? {} : { baseURL })),
  );
  const [anna, bo] = people as [Person, Person];
  await bo.sits(await anna.openTable('in-aller-ruhe', { seats: 2, choose: [] }));
  await anna.castsOff();
  for (const { page } of people) {
    await expect(hintButton(page)).toBeDisabled();
    await hintButton(page).click({ force: true });
    await expect(page.getByText('There are no hints at online tables')).toBeVisible();
    await page.keyboard.press('h');
    await expect(panel(page)).toHaveCount(0);
  }
});

for (const viewport of VIEWPORTS)
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('hints have no fault that axe can find by day or night, and fit', async ({ page }) => {
      await resume(page, midGame(), crew);
      await ask(page);
      await expectSound(page);
      const room = await panel(page).evaluate(({ clientWidth, scrollWidth }) => clientWidth - scrollWidth);
      expect(room).toBe(0);
    });
  });

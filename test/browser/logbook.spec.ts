import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { GameRecord } from '@seekiste/rules/core';
import { writeLogbook } from '@seekiste/rules/logbook';
import { expect, test } from './fixtures.js';
import { act, mouse } from './hands.js';
import { lastKept } from './kept.js';
import { human, keepInStorage, reached, resume, sailor } from './voyage.js';

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
  await expect(page.getByText('2 games', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Game' }).selectOption('in-aller-ruhe');
  await expect(page.getByText('1 game', { exact: true })).toBeVisible();
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

/** A logbook as a file, with these finished games. */
const fileOf = (...paths: readonly string[]): { name: string; mimeType: string; buffer: Buffer } => {
  const games = paths.map((path, at) => {
    const record = JSON.parse(readFileSync(new URL(`../../rules/${path}.json`, import.meta.url), 'utf8')) as GameRecord;
    const players = Array.from({ length: record.seats }, (_, seat) =>
      seat === 0 ? { name: 'Anna' } : { name: `Ole ${seat}`, bot: 'sailor' },
    );
    const changed = Date.UTC(2026, at, 7);
    return { id: `game-${at}`, begun: changed, changed, name: '', star: false, players, record };
  });
  return {
    name: 'logbook.json',
    mimeType: 'application/json',
    buffer: Buffer.from(writeLogbook(games)),
  };
};

test('a file brings games in and takes them along; they are filtered, drawn and counted', async ({ page }) => {
  await page.goto('./#/logbook');
  const input = page.getByLabel('Bring in a file …');
  const [strict, erik, timea] = [
    'in-aller-ruhe/records/four-players-lost-strict',
    'lighthouse-run/records/erik-first',
    'santa-timea/records/two-players-five-rounds',
  ] as const;
  await input.setInputFiles(fileOf(strict, erik, timea));
  await expect(page.getByText('3 games were brought in.')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').locator('div > svg')).toHaveCount(3);
  await main.getByRole('combobox', { name: 'Way to play' }).selectOption('Lighthouse Run: With Erik');
  await expect(page.getByText('1 game', { exact: true })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Save this game as a file' }).click(),
  ]);
  const saved = readFileSync(await download.path(), 'utf8');
  expect((JSON.parse(saved) as { games: { id: string }[] }).games.map(({ id }) => id)).toEqual(['game-1']);
  await main.getByRole('button', { name: 'Statistics' }).click();
  const byGame = main.getByRole('table', { name: 'By game' });
  await expect(byGame.getByRole('row')).toHaveCount(4);
  await expect(byGame.getByRole('row', { name: /^In aller Ruhe 1 0%/ })).toBeVisible();
  await input.setInputFiles({ name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('{') });
  await expect(main.getByRole('alert')).toContainText('not valid JSON');
  await input.setInputFiles({ name: 'one.json', mimeType: 'application/json', buffer: Buffer.from(saved) });
  await expect(page.getByRole('slider', { name: 'Turn' })).toBeVisible();
  await expect(page).toHaveURL(/#\/replay\/game-1/);
});

test('of two tabs on one game, the second says that the first has played on, and overwrites nothing', async ({
  page,
  context,
}) => {
  const record = reached(2, state => state.turn === 0);
  await resume(page, record, [human('Anna'), sailor('Bo')]);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('grid')).toBeVisible();
  await act(page, mouse(page), 0);
  await expect(other.getByText('This game has been played on in another tab')).toBeVisible();
  const { record: kept } = await lastKept(page);
  expect(kept.moves.length).toBeGreaterThan(record.moves.length);
});

test('games are found, counted, deleted and taken back by keyboard alone', async ({ page }) => {
  await page.goto('./#/logbook');
  const timea = 'santa-timea/records/two-players-five-rounds';
  const files = fileOf('in-aller-ruhe/records/four-players-lost-strict', timea, timea);
  await page.getByLabel('Bring in a file …').setInputFiles(files);
  await expect(page.getByText('3 games', { exact: true })).toBeVisible();
  const main = page.getByRole('main');
  // The tab key goes round.
  const onTo = async (wanted: Locator): Promise<void> => {
    for (let step = 0; step < 90 && !(await wanted.evaluate(one => one === document.activeElement)); step++)
      await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused();
  };
  await onTo(main.getByRole('button', { name: 'Statistics' }));
  await page.keyboard.press('Enter');
  const statistics = page.getByRole('region', { name: 'Statistics' });
  await expect(statistics).toContainText('3 games');
  // What the picture of the games over time shows is a table for readers, which opens by a key.
  await onTo(statistics.locator('summary').first());
  await page.keyboard.press('Enter');
  await expect(statistics.getByRole('table').first().getByRole('columnheader')).toHaveCount(4);
  await expect(statistics.getByRole('table').first().getByRole('rowheader')).toHaveCount(3);
  await expect(statistics.getByRole('table', { name: 'By game' }).getByRole('row')).toHaveCount(3);

  await onTo(main.getByRole('searchbox'));
  await page.keyboard.type('timea');
  await expect(page.getByText('2 games', { exact: true })).toBeVisible();
  const summary = main.locator('li summary').first();
  await onTo(summary);
  await page.keyboard.press('Enter');
  await onTo(main.getByRole('button', { name: 'Delete' }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 game', { exact: true })).toBeVisible();
  // The way back has the focus.
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 games', { exact: true })).toBeVisible();
});

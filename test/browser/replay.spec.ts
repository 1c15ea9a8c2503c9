import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { gameNamed } from '@seekiste/rules';
import { Table, type GameRecord } from '@seekiste/rules/core';
import { expect, test } from './fixtures.js';
import { human, keepInStorage, sailor } from './voyage.js';

const finished = JSON.parse(
  readFileSync(new URL('../../rules/in-aller-ruhe/records/three-players-won.json', import.meta.url), 'utf8'),
) as GameRecord;
const seats = ['Anna', 'Bo', 'Cy'].map(human);

/** Opens the logbook with one finished game; answers its address. */
const replayOf = async (page: Page, record: GameRecord): Promise<string> => {
  await keepInStorage(page, 'seekiste.save', JSON.stringify({ format: 'seekiste-save/1', record, seats }));
  await page.goto('./?pace=0&grace=0#/logbook');
  const link = page.getByRole('link', { name: /^Look at it again/ });
  return (await link.getAttribute('href')) ?? '';
};

const slider = (page: Page) => page.getByRole('slider', { name: 'Turn' });

/** The same game up to a turn, with other cards where nobody has looked yet, and another end. */
const otherwise = (record: GameRecord, moves: number): GameRecord => {
  const game = gameNamed(record.game)!;
  const [deal, ...rest] = structuredClone(record.moves) as { actor: unknown; move: { piles: number[][] } }[];
  // The lowest cards of the piles, drawn last.
  const [one, other] = deal!.move.piles as [number[], number[]];
  [one[0], other[0]] = [other[0]!, one[0]!];
  const begun = { ...record, moves: [deal, ...rest.slice(0, moves - 1)] } as GameRecord;
  const table = Table.resume(game, begun);
  if (!table.ok) throw new Error(table.error.code);
  for (;;) {
    const acts = game.toAct(table.value.state);
    if (acts.kind !== 'seats') return table.value.record;
    const [seat = 0] = acts.must;
    const options = game.moves(game.view(table.value.state, seat));
    table.value.act(seat, options.at(-1));
  }
};

test('a hidden future and hidden cards are nowhere in the page', async ({ page, browser }) => {
  const AT = 6;
  const bytes: string[] = [];
  for (const record of [finished, otherwise(finished, AT + 1)]) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
    const other = await context.newPage();
    const address = await replayOf(other, record);
    await other.goto(`./?pace=0${address}?at=${AT}&seat=0&future=hidden`);
    await expect(slider(other)).toHaveAttribute('max', String(AT));
    await expect(other.getByRole('button', { name: 'Hide what comes later' })).toHaveAttribute('aria-pressed', 'true');
    bytes.push(await other.evaluate(() => document.body.innerHTML));
    await other.keyboard.press('ArrowRight');
    await expect(slider(other)).toHaveAttribute('max', String(AT + 1));
    await context.close();
  }
  expect(bytes[0]?.length).toBeGreaterThan(10_000);
  expect(bytes[1]).toBe(bytes[0]);
  await page.goto('./');
});

test('a link holds the game: made here, opened elsewhere without a network, or refused in a sentence', async ({
  page,
  browser,
}) => {
  const address = await replayOf(page, finished);
  await page.goto(`./?pace=0${address}?at=5&seat=1`);
  await page.getByRole('button', { name: 'One turn on' }).click();
  await page.getByLabel('Note on turn 6').fill('Here it was decided.');
  await page.getByRole('combobox', { name: 'Mark' }).selectOption('missed');
  await page.getByRole('button', { name: 'Share this game' }).click();
  const link = await page.getByLabel('Link to the game').inputValue();
  expect(link.length).toBeLessThan(2000);

  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 740 }, locale: 'en-GB' });
  const other = await context.newPage();
  await other.goto('./');
  await other.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await other.reload();
  await context.setOffline(true);
  await other.goto(link);
  await expect(slider(other)).toHaveValue('6');
  await expect(other.getByRole('combobox', { name: 'Whose eyes' })).toHaveValue('1');

  const wipe = async (from: number, to: number): Promise<void> => {
    const { x, y, width, height } = (await other.locator('[data-mode="replay"]').boundingBox())!;
    const cdp = await context.newCDPSession(other);
    const at = (part: number) => [{ x: x + width * part, y: y + height * 0.2 }];
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await wipe(0.8, 0.2);
  await expect(slider(other)).toHaveValue('7');
  await wipe(0.2, 0.8);
  await expect(slider(other)).toHaveValue('6');
  await other.getByRole('button', { name: 'Notes and variations' }).tap();
  await expect(other.getByRole('dialog').getByRole('list')).toContainText('There was more in it Here it was decided.');

  const packed = /replay\/([^?]+)/.exec(link)?.[1] ?? '';
  for (const [broken, says] of [
    [packed.slice(0, 200), 'cut off'],
    [packed.replace(/.(.{40})$/, (_, end: string) => `${packed.at(-41) === 'A' ? 'B' : 'A'}${end}`), 'was changed'],
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
  const address = await replayOf(page, finished);
  await page.goto(`./?pace=0&grace=0${address}?at=0`);
  await page.keyboard.press('End');
  const last = Number(await slider(page).inputValue());
  await page.goto(`./?pace=0&grace=0${address}?at=${last - 4}&seat=0`);
  await slider(page).waitFor();
  await page.keyboard.press('b');
  const dialog = page.getByRole('dialog', { name: `Play on from turn ${last - 4}` });
  for (const name of ['Anna', 'Bo', 'Cy']) await dialog.getByLabel(name, { exact: true }).selectOption('sailor');
  await dialog.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/#\/table\/[\w-]+\?line=0$/);
  await page.getByRole('region').getByRole('link', { name: 'Look at the variation' }).click();
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
  const at = finished.moves.findIndex(({ actor }, index) => index > 9 && actor === 1);
  const crew = [human('Anna'), sailor('Bo'), sailor('Cy')];
  const save = { format: 'seekiste-save/1', record: { ...finished, moves: finished.moves.slice(0, at) }, seats: crew };
  await keepInStorage(page, 'seekiste.save', JSON.stringify(save));
  await page.goto('./?pace=4000&grace=0#/table');
  const lines = page.locator('#log li');
  const now = await lines.count();
  await lines.nth(3).getByRole('button').first().click();
  const bar = page.getByRole('region', { name: 'You are looking back.' });
  await expect(bar).toBeVisible();
  expect(await lines.count()).toBeLessThan(now);
  await expect(bar).toContainText('Meanwhile the game went on');
  await page.keyboard.press('ArrowLeft');
  await expect(bar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  expect(await lines.count()).toBeGreaterThan(now);
});

import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { GAMES } from '@seekiste/rules';
import { readSetup, Table, type AnyGame, type GameRecord } from '@seekiste/rules/core';
import { lastKept } from './kept.js';
import { movedOn } from './voyage.js';
import { Host } from './versions.js';

// Without a server the browser's console has every right to complain.
const test = base.extend<{ host: Host }>({
  host: async ({}, use) => {
    const host = await Host.open();
    host.serve('A');
    await use(host);
    await host.close();
  },
});
test.use({ serviceWorkers: 'allow' });

/** A game in which the second seat is to move. */
const othersTurn = (game: AnyGame): GameRecord => {
  const setup = readSetup(game, { seats: Math.max(2, game.seats.min) });
  if (!setup.ok) throw new Error(setup.error.code);
  for (let number = 1; ; number++) {
    const table = Table.open(game, setup.value, number.toString(16).padStart(64, '0'));
    for (let moves = 0; moves < 12; moves++) {
      const acts = game.toAct(table.state);
      if (acts.kind !== 'seats') break;
      if (acts.must.length === 1 && acts.must[0] === 1) return table.record;
      const [seat = 0] = acts.must;
      table.act(seat, game.moves(game.view(table.state, seat))[0]);
    }
  }
};

const resumeAgainst = async (page: Page, host: Host, game: AnyGame, bot: string): Promise<number> => {
  const record = othersTurn(game);
  const others = Array.from({ length: record.seats - 1 }, (_, index) => ({ kind: 'bot', name: `Ole ${index}`, bot }));
  const seats = [{ kind: 'human', name: 'Anna' }, ...others];
  const save = JSON.stringify({ format: 'seekiste-save/1', record, seats });
  await page.evaluate(text => localStorage.setItem('seekiste.save', text), save);
  await page.goto(`${host.address}?pace=0&grace=0&game=${game.name}#/table`);
  return record.moves.length;
};

const aboard = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
};

/** The letter of the version that a page runs. */
const versionOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () => /(\w)\.js$/.exec(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '')?.[1],
  );

/** Waits for a version, however often the page begins anew until then. */
const runs = async (page: Page, letter: string): Promise<void> => {
  await page.waitForFunction(
    wanted => document.querySelector<HTMLScriptElement>('script[type=module]')?.src.endsWith(`${wanted}.js`),
    letter,
  );
};

const lookForNewer = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());

test('after the first visit the network can go: games with captains, a reload, rules, a lesson, a replay', async ({
  page,
  host,
}) => {
  await page.goto(host.address);
  await aboard(page);
  host.cut();
  for (const game of GAMES) {
    const moves = await resumeAgainst(page, host, game, 'captain');
    await expect(page.getByRole('complementary', { name: 'Crew' })).toBeVisible();
    await movedOn(page, moves);
    await page.goto(`${host.address}#/rules/${game.name}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/\w/);
    await expect(page.getByText(/1\.1/).first()).toBeVisible();
    await page.goto(`${host.address}?fresh=${game.name}#/new/${game.name}`);
    await page.getByRole('button', { name: 'Cast off' }).click();
    await expect(page.getByRole('complementary', { name: 'Crew' })).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('complementary', { name: 'Crew' })).toBeVisible();
  await page.goto(`${host.address}#/learn/in-aller-ruhe/first-voyage`);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto(`${host.address}#/logbook`);
  await page
    .getByRole('link', { name: /^Look at it again/ })
    .first()
    .click();
  await expect(page.getByRole('slider', { name: 'Turn' })).toBeVisible();
});

test('a new version waits for a word, and a game in another tab goes on with the old one', async ({
  page,
  context,
  host,
}) => {
  const [game] = GAMES;
  await page.goto(host.address);
  await aboard(page);
  await movedOn(page, await resumeAgainst(page, host, game!, 'sailor'));
  host.serve('B');
  const other = await context.newPage();
  await other.goto(host.address);
  expect(await versionOf(other)).toBe('A');
  await lookForNewer(other);
  await other.getByRole('button', { name: 'Load it now' }).click();
  await runs(other, 'B');
  // The first tab runs on with files that no server has any more, parts that it had not fetched yet included.
  expect(await versionOf(page)).toBe('A');
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByText(/1\.1/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  const { record } = await lastKept(page);
  await page.reload();
  expect(await versionOf(page)).toBe('B');
  await expect(page.getByRole('grid')).toBeVisible();
  expect((await lastKept(page)).record).toEqual(record);
});

test('an update that does not start rolls back to the version that worked', async ({ page, host }) => {
  await page.goto(host.address);
  await aboard(page);
  host.serve('B', folder => {
    const assets = join(folder, 'assets');
    for (const name of readdirSync(assets).filter(file => file.startsWith('app-') && file.endsWith('.js')))
      writeFileSync(join(assets, name), 'throw new Error("broken");');
  });
  await lookForNewer(page);
  await page.getByRole('button', { name: 'Load it now' }).click();
  await page.waitForFunction(() => sessionStorage.getItem('seekiste.rolled-back') !== null);
  await expect(page.getByRole('heading', { name: 'Seekiste' })).toBeVisible();
  expect(await versionOf(page)).toBe('A');
});

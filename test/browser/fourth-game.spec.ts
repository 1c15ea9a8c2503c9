import type { Locator, Page } from '@playwright/test';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../copy.js';
import { copyWithPearls } from '../fourth-game.js';
import { expect, test } from './fixtures.js';

/** Starts the server of a copy; resolves with its address. */
const serve = (copy: string): Promise<{ readonly server: ChildProcess; readonly address: string }> =>
  new Promise((resolve, reject) => {
    const server = spawn(process.execPath, ['cli/dist/main.js', 'serve', '--port', '0', '--data', 'tables.sqlite'], {
      cwd: copy,
      env: { ...process.env, BEAT_MS: '0', BEAT_LEAST_MS: '0', BOT_PACE_MS: '0', LIMITS: 'off' },
    });
    let told = '';
    const hear = (piece: Buffer): void => {
      told += String(piece);
      const address = /http:\/\/[\w.:]+\//.exec(told)?.[0];
      if (address !== undefined) resolve({ server, address });
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.on('exit', code => reject(new Error(`the server ended with ${String(code)}: ${told}`)));
  });

const pearlIn = (page: Page): Locator => page.getByRole('button', { name: /^Pearl \d/ }).first();

test('a fourth game comes to the lobby, to the table and into the rulebook', async ({ page }) => {
  const copy = copyWithPearls();
  build(copy);
  const vite = join(copy, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: join(copy, 'web') });
  const { server, address } = await serve(copy);
  try {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Pearls' })).toBeVisible();

    await page.goto(`${address}#/rules/pearls`);
    await expect(page.getByText('There are seven pearls')).toBeVisible();

    await page.goto(`${address}?pace=0&grace=0#/new/pearls`);
    await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
    await page.getByLabel('Who plays at seat 2').selectOption('human');
    await page.getByRole('button', { name: 'Cast off' }).click();
    for (const _ of ['first', 'second']) {
      const uncover = page.getByRole('button', { name: /Show|Uncover/ });
      await expect(uncover.or(pearlIn(page)).first()).toBeVisible();
      if (await uncover.isVisible()) await uncover.click();
      await pearlIn(page).click();
    }
    await expect(page.getByText(/the largest pearl/).first()).toBeVisible();
  } finally {
    server.kill();
    rmSync(copy, { recursive: true });
  }
});

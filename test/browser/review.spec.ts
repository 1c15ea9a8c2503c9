import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './company.js';
import { crew, type Person } from './online.js';

const PROGRAM = join(import.meta.dirname, '../../cli/dist/main.js');
/** What Chromium says while there is no server. */
const OF_THE_KILL = /ERR_CONNECTION_REFUSED|WebSocket connection to/;

/** A server of this test's own, on a port of its own: it can be killed and started again. */
class Harbour {
  private constructor(
    private readonly folder: string,
    private process: ChildProcess,
    readonly address: string,
  ) {}

  static async open(): Promise<Harbour> {
    const folder = mkdtempSync(join(tmpdir(), 'seekiste-review-'));
    const { server, address } = await Harbour.serve(folder, '0');
    return new Harbour(folder, server, address);
  }

  private static serve(folder: string, port: string): Promise<{ server: ChildProcess; address: string }> {
    return new Promise((resolve, reject) => {
      const data = join(folder, 'tables.sqlite');
      const server = spawn(process.execPath, [PROGRAM, 'serve', '--port', port, '--data', data], {
        env: { ...process.env, BEAT_MS: '0', BEAT_LEAST_MS: '0', BOT_PACE_MS: '0', LIMITS: 'off' },
      });
      let told = '';
      server.stdout.on('data', (piece: Buffer) => {
        told += String(piece);
        const address = /http:\/\/[\w.:]+\//.exec(told)?.[0];
        if (address !== undefined) resolve({ server, address });
      });
      server.on('exit', code => reject(new Error(`the server ended with ${String(code)}: ${told}`)));
    });
  }

  async kill(): Promise<void> {
    this.process.kill('SIGKILL');
    await once(this.process, 'exit');
  }

  async restart(): Promise<void> {
    this.process = (await Harbour.serve(this.folder, new URL(this.address).port)).server;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true });
  }
}

const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Turn' });
const bar = (page: Page): Locator => page.getByRole('region', { name: 'Look at it together' });

const expectAccessible = async (page: Page): Promise<void> =>
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

test('two browsers review a game together, through a server kill', async ({ browser }) => {
  const harbour = await Harbour.open();
  try {
    const people = await crew(browser, ['Anna', 'Bo'], harbour.address);
    const [anna, bo] = people as [Person, Person];
    const link = await anna.openTable('santa-timea', { seats: 2, choose: ['One round'] });
    await bo.sits(link);
    await anna.castsOff();
    await Promise.all(people.map(person => person.playsToTheEnd()));

    for (const { page } of people) await page.getByRole('link', { name: 'Look at it together' }).click();
    await expect(bar(anna.page)).toContainText('You lead.');
    await expect(bar(bo.page)).toContainText('You go along with Anna.');

    // One leads, by keyboard, and the other goes along.
    for (let step = 0; step < 4; step++) await anna.page.keyboard.press('ArrowRight');
    await expect(slider(bo.page)).toHaveValue('4');

    // Bo looks around, Anna goes on, and one key brings him back.
    await bo.page.keyboard.press('End');
    await expect(bar(bo.page)).toContainText('You are looking around.');
    await anna.page.keyboard.press('ArrowRight');
    await expect(bar(bo.page)).toContainText('Anna is at turn 5.');
    await expect(slider(bo.page)).not.toHaveValue('5');
    await bo.page.keyboard.press('f');
    await expect(slider(bo.page)).toHaveValue('5');
    await expect(bar(bo.page)).toContainText('You go along with Anna.');

    // A note, and a branch by Bo: Anna sees both.
    await bo.page.getByLabel('Note on turn 5').fill('Here it turned.');
    await bo.page.getByLabel('Note on turn 5').blur();
    await bo.page.getByRole('combobox', { name: 'Mark' }).selectOption('moment');
    await expect(anna.page.getByRole('list', { name: 'Notes and variations' })).toContainText('Bo: Here it turned.');
    await bo.page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await bo.page.keyboard.press('b');
    await expect(bar(bo.page)).toContainText('You are trying moves.');
    await tryOther(bo.page);
    await expect(bo.page.getByText('You are looking at a variation.')).toBeVisible();
    await expect(anna.page.getByRole('list', { name: 'Variations' }).getByRole('listitem').first()).toBeVisible();
    await expect(slider(anna.page)).toHaveValue('5');

    await harbour.kill();
    await expect(bar(anna.page)).toBeVisible();
    await harbour.restart();
    await expect(anna.page.getByText('Connection lost')).toBeHidden();
    await anna.page
      .getByRole('button', { name: /^From turn 5, / })
      .first()
      .click();
    await bo.page.keyboard.press('Escape');
    await bo.page.keyboard.press('f');
    await expect(bo.page.getByText('You are looking at a variation.')).toBeVisible();
    await expect(bar(bo.page)).toContainText('You go along with Anna.');
    await anna.page.keyboard.press('ArrowRight');
    await expect(slider(bo.page)).toHaveValue('6');

    // A browser that comes anew finds all of it.
    await bo.page.reload();
    await expect(slider(bo.page)).toHaveValue('6');
    await expect(bo.page.getByText('You are looking at a variation.')).toBeVisible();

    // The lead passes on: asked for, and handed over.
    await bo.page.getByRole('button', { name: 'Ask to lead' }).click();
    await anna.page.getByRole('button', { name: 'Bo would like to lead: hand over' }).click();
    await expect(bar(bo.page)).toContainText('You lead.');
    await bo.page.keyboard.press('Home');
    await expect(slider(anna.page)).toHaveValue('0');

    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 360, height: 740 },
    ]) {
      await bo.page.setViewportSize(viewport);
      await expectAccessible(bo.page);
      const wide = await bo.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
    for (const { complaints } of people) expect(complaints.filter(text => !OF_THE_KILL.test(text))).toEqual([]);
  } finally {
    await harbour.close();
  }
});

/** Tries another card than the one that was played: the first that leads to a variation. */
const tryOther = async (page: Page): Promise<void> => {
  const play = page.getByRole('button', { name: 'Play it' });
  const cards = page.locator('[data-mode="puzzle"] .below [data-card]');
  const tried = page.getByText('You are looking at a variation.');
  for (let n = 0; !(await tried.isVisible()); n++) {
    const turn = await slider(page).inputValue();
    await cards.nth(n).click();
    if (!(await play.isVisible())) continue;
    await play.click();
    // The card that was played leads on in the game itself: one turn back, and another one.
    await expect(slider(page)).not.toHaveValue(turn);
    if (await tried.isVisible()) return;
    await page.getByRole('button', { name: 'One turn back' }).click();
  }
};

import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { GAMES } from '@seekiste/rules';
import { Table } from '@seekiste/rules/core';
import { copyWithPseudo, PSEUDO } from '../pseudo.js';
import { expect, test } from './fixtures.js';
import { human, resume, sailor } from './voyage.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** The app with one language more; whatever is no file of it is asked of the server as ever. */
const serve = async (page: Page, dist: string): Promise<void> => {
  await page.route('**/*', async route => {
    const { pathname } = new URL(route.request().url());
    const file = join(dist, pathname === '/' ? 'index.html' : pathname);
    if (pathname.startsWith('/api') || !existsSync(file)) return route.fallback();
    await route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file)] ?? 'application/octet-stream' });
  });
};

/** Text that runs out of the page or is cut off by its own box. */
const flawsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide on ${clientWidth}`] : [];
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter(element => {
      const { overflowX, clipPath, position, textOverflow } = getComputedStyle(element);
      const speaks = [...element.childNodes].some(
        node => node.nodeType === 3 && (node.textContent ?? '').trim() !== '',
      );
      const unseen = clipPath !== 'none' || (position === 'absolute' && element.clientWidth <= 1);
      const clips = overflowX === 'hidden' || overflowX === 'clip';
      return speaks && clips && !unseen && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
    });
    return [...wide, ...cut.map(element => `cut off: ${element.outerHTML.slice(0, 160)}`)];
  });

/** Pages that are no game's own. */
const PAGES = ['learn', 'ladder', 'puzzles', 'daily', 'logbook', 'me', 'privacy', 'about'];

const SEED = '7'.padStart(64, '0');

const dealt = ({ name }: { readonly name: string }) => {
  const game = GAMES.find(known => known.name === name);
  if (!game) throw new Error(`no game ${name}`);
  const options = Object.fromEntries(game.options.map(spec => [spec.name, spec.default]));
  return Table.open(game, { seats: 2, options }, SEED).record;
};

test('a third language is its files and one line, and fits on every page', async ({ browser, baseURL }) => {
  const copy = copyWithPseudo();
  const dist = join(copy, 'dist');
  const vite = join(copy, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--outDir', dist, '--logLevel', 'error'], { cwd: join(copy, 'web') });
  for (const width of [360, 1280]) {
    const context = await browser.newContext({ viewport: { width, height: 800 }, ...(baseURL ? { baseURL } : {}) });
    await context.addInitScript(
      settings => localStorage.setItem('seekiste.settings', settings),
      JSON.stringify({ language: PSEUDO }),
    );
    const page = await context.newPage();
    await serve(page, dist);
    const expectFits = async (place: string): Promise<void> => {
      await expect(page.locator('body')).toContainText('~~');
      expect.soft([width, place, ...(await flawsOf(page))]).toEqual([width, place]);
    };
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectFits('the start');
    await page.getByRole('button', { name: /~/ }).first().waitFor();
    for (const { name } of GAMES)
      for (const place of ['new', 'open', 'rules']) {
        await page.goto(`./#/${place}/${name}`);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expectFits(`${place}/${name}`);
      }
    for (const place of [...PAGES, ...GAMES.flatMap(({ name }) => [`ladder/${name}`, `puzzles/${name}`])]) {
      // A new document: otherwise the heading could be that of the page before.
      await page.goto('about:blank');
      await page.goto(`./#/${place}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectFits(place);
    }
    await page.goto('./#/');
    await page.getByRole('button', { name: /Šéttíñgš/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFits('the settings');
    for (const game of GAMES) {
      const table = await context.newPage();
      await serve(table, dist);
      await resume(table, dealt(game), [human('Anna'), sailor('Ben')]);
      await expect(table.locator('body')).toContainText('~~');
      expect.soft([width, game.name, ...(await flawsOf(table))]).toEqual([width, game.name]);
      await table.close();
    }
    await context.close();
  }
  rmSync(copy, { recursive: true });
});

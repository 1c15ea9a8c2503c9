import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { openLog, readConfig, startNode, type RunningNode } from '@seekiste/server';
import { FIREFOX } from './firefox.js';
import { playByHints, playCards } from './play.js';
import { clickSoon, complaintsOf, isThere, listen, until, whenThere, type RealBrowser, type Tab } from './tab.js';
import { WEBKIT } from './webkit.js';

/** Whole games are long: `npm test` only looks whether each browser starts one, `npm run test:long` plays them. */
const IS_LONG = inject('long');
const INSTALLED = [FIREFOX, WEBKIT].filter((browser): browser is RealBrowser => browser !== undefined);
const APP = join(import.meta.dirname, '..', '..', 'web', 'dist');

const GAMES = ['in-aller-ruhe', 'santa-timea', 'lighthouse-run'] as const;

const open: { close(): Promise<unknown> }[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const thing of open.splice(0).reverse()) await thing.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const kept = <Thing extends { close(): Promise<unknown> }>(thing: Thing): Thing => {
  open.push(thing);
  return thing;
};

const serve = async (): Promise<{ readonly node: RunningNode; readonly address: string }> => {
  const folder = mkdtempSync(join(tmpdir(), 'seekiste-browsers-'));
  folders.push(folder);
  const env = { APP, PORT: '0', DATA: join(folder, 'tables.sqlite'), LIMITS: 'off' };
  const quick = { BEAT_MS: '0', BEAT_LEAST_MS: '0', BOT_PACE_MS: '0' };
  const node = kept(await startNode(readConfig({ ...env, ...quick }), openLog('silent')));
  return { node, address: node.addresses[0]! };
};

/** A new game against bots, from its form. */
const castOff = async (tab: Tab, address: string, game: string): Promise<void> => {
  await tab.goto(`${address}?pace=0&grace=0&fresh=${game}#/new/${game}`);
  await listen(tab);
  await clickSoon(tab, 'form button[type=submit]');
  await whenThere(tab, '[data-slot]');
};

it('the app is built, and the browsers that are installed are tried', () => {
  expect(existsSync(join(APP, 'index.html'))).toBe(true);
  for (const { name } of INSTALLED) expect(['Firefox', 'WebKit']).toContain(name);
});

describe.each(INSTALLED)('$name', ({ open: openTab }) => {
  it(`plays ${IS_LONG ? 'a whole game' : 'a few moves'} of each kind`, async () => {
    const { address } = await serve();
    const tab = kept(await openTab());
    for (const game of GAMES) {
      await castOff(tab, address, game);
      const moves = await playByHints(tab, IS_LONG ? Infinity : 2);
      expect(moves).toBeGreaterThan(1);
      expect(await isThere(tab, '#outcome')).toBe(IS_LONG);
      expect([game, ...(await complaintsOf(tab))]).toEqual([game]);
    }
  });

  it(`plays ${IS_LONG ? 'a whole game' : 'a few moves'} at an online table`, async () => {
    const { address } = await serve();
    const tab = kept(await openTab());
    await tab.goto(`${address}?pace=0&grace=0#/open/santa-timea`);
    await listen(tab);
    await whenThere(tab, 'input[autocomplete=nickname]');
    await tab.run(
      `(() => { const field = document.querySelector('input[autocomplete=nickname]'); field.value = 'Anna'; field.dispatchEvent(new Event('input', { bubbles: true })); const seat = document.querySelector('form select'); seat.value = 'sailor'; seat.dispatchEvent(new Event('change', { bubbles: true })); })()`,
    );
    await clickSoon(tab, 'form button[type=submit]');
    await clickSoon(tab, '.begin .button.primary');
    await whenThere(tab, '[data-slot]');
    expect(await playCards(tab, IS_LONG ? Infinity : 2)).toBeGreaterThan(1);
    expect(await isThere(tab, '#outcome')).toBe(IS_LONG);
    expect(await complaintsOf(tab)).toEqual([]);
  });

  it('starts without a server after the first visit, or says in the settings that it cannot', async () => {
    const { node, address } = await serve();
    const tab = kept(await openTab());
    await tab.goto(address);
    await whenThere(tab, 'h1');
    const keeps = await tab.run<boolean>(`'serviceWorker' in navigator`);
    if (keeps) {
      await until(() => tab.run<boolean>(`navigator.serviceWorker.controller?.state === 'activated'`));
      await node.close();
      await castOff(tab, address, 'santa-timea');
      expect(await playByHints(tab, 2)).toBeGreaterThan(1);
    } else {
      await clickSoon(tab, 'nav button');
      await whenThere(tab, '[aria-labelledby=device]');
      const said = await tab.run<string>(`document.querySelector('[aria-labelledby=device]').textContent`);
      expect(said).toMatch(/Without a network it does not start/);
    }
  });
});

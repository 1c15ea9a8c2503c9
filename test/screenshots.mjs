// @ts-check
/**
 * Takes the pictures that systems show before they install the app: `npm run screenshots` after a build, when the
 * tables look different. They are kept in the repository, and the manifests name them.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { botNamed } from '@seekiste/bots';
import { gameNamed } from '@seekiste/rules';
import { Rng, Table } from '@seekiste/rules/core';
import { program } from '../tools/programs.mjs';
import { ROOT } from '../tools/setup.mjs';

const PICTURES = join(ROOT, 'web', 'public', 'screenshots');
const LOCALES = { de: 'de-DE', en: 'en-GB' };
const SHAPES = { wide: { width: 1280, height: 800 }, narrow: { width: 412, height: 824 } };

/** The same position whenever pictures are taken: sailors come to it. */
const POSITIONS = [
  { game: 'in-aller-ruhe', seats: 3, moves: 30 },
  { game: 'santa-timea', seats: 4, moves: 30 },
  { game: 'lighthouse-run', seats: 3, moves: 30 },
];

/** What all sailors of a crew are called, the person at the device first. */
const NAMES = ['Anna', 'Jette', 'Ole', 'Piet'];

/** @param {{ game: string, seats: number, moves: number }} position */
const saveOf = ({ game: name, seats, moves }) => {
  const [game, bot] = [gameNamed(name), botNamed(name, 'sailor')];
  if (!game || !bot) throw new Error(`there is no ${name}`);
  const options = Object.fromEntries(game.options.map(spec => [spec.name, spec.default]));
  const table = Table.open(game, { seats, options }, '5ea'.padStart(64, '0'));
  const chance = Rng.from(table.record.seed);
  for (;;) {
    const acts = game.toAct(table.state);
    if (acts.kind !== 'seats') throw new Error(`${name} was over before its picture was taken`);
    const [seat = 0] = acts.must;
    if (table.record.moves.length >= moves && seat === 0) break;
    table.act(seat, bot.choose(game.view(table.state, seat), chance));
  }
  const crew = NAMES.slice(0, seats).map((called, seat) =>
    seat === 0 ? { kind: 'human', name: called } : { kind: 'bot', name: called, bot: 'sailor' },
  );
  return JSON.stringify({ format: 'seekiste-save/1', record: table.record, seats: crew });
};

const folder = mkdtempSync(join(tmpdir(), 'seekiste-screenshots-'));
const server = spawn(process.execPath, ['cli/dist/main.js', 'serve', '--port', '0'], {
  cwd: ROOT,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, LOG_LEVEL: 'error', DATA: join(folder, 'tables.sqlite') },
});
/** @param {import('@playwright/test').Browser} browser @param {string} address */
const takeAll = async (browser, address) => {
  for (const [language, locale] of Object.entries(LOCALES))
    for (const [shape, viewport] of Object.entries(SHAPES))
      for (const position of POSITIONS) {
        const page = await browser.newPage({ viewport, locale, reducedMotion: 'reduce' });
        await page.addInitScript(save => localStorage.setItem('seekiste.save', save), saveOf(position));
        // A pace in the address: who shows the game does not need its notes.
        await page.goto(`${address}?pace=0&grace=0#/table`);
        await page.locator('[data-mode] button').first().waitFor();
        await page.waitForLoadState('networkidle');
        const path = join(PICTURES, `${position.game}-${shape}-${language}.jpg`);
        await page.screenshot({ path, type: 'jpeg', quality: 60 });
        await page.close();
      }
};

const browser = await chromium.launch({ executablePath: program('chromium'), args: ['--no-sandbox'] });
try {
  const line = await new Promise(found => createInterface(server.stdout).once('line', found));
  const address = /http:\S+/.exec(line)?.[0];
  if (address === undefined) throw new Error(`the server said: ${line}`);
  rmSync(PICTURES, { recursive: true, force: true });
  mkdirSync(PICTURES, { recursive: true });
  await takeAll(browser, address);
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true });
}

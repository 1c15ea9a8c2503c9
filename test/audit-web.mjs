// @ts-check
/**
 * `npm run audit:web`: Google's Lighthouse on the built app, in real Chromium, on its mobile setting. Accessibility,
 * best practices and SEO have to be perfect; performance depends on the machine and is only told, unless asked:
 * `npm run audit:web -- --performance 95`.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { program } from '../tools/programs.mjs';

const PAGES = ['', '#/learn', '#/new/in-aller-ruhe', '#/daily', '#/logbook', '#/rules/santa-timea', '#/ladder'];
/** Points of the hundred that each page has to reach. */
const LEAST = { accessibility: 100, 'best-practices': 100, seo: 100 };

const { values } = parseArgs({ options: { performance: { type: 'string', default: '0' } } });
const least = { ...LEAST, performance: Number(values.performance) };

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise(found => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** @param {string} url */
const answers = async url => {
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise(go => setTimeout(go, 100));
  }
};

const data = mkdtempSync(join(tmpdir(), 'seekiste-audit-'));
const port = await freePort();
const root = `http://127.0.0.1:${port}/`;
const main = join(import.meta.dirname, '../cli/dist/main.js');
const server = spawn(process.execPath, [main, 'serve', '--port', String(port)], {
  env: { ...process.env, DATA: join(data, 'tables.sqlite'), LIMITS: 'off' },
  stdio: 'ignore',
});
await answers(root);
const chrome = await launch({
  chromePath: program('chromium'),
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
});

let short = 0;
try {
  for (const page of PAGES) {
    const result = await lighthouse(root + page, { port: chrome.port, logLevel: 'error', output: 'json' });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse could not judge ${page}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    const { categories, audits } = result.lhr;
    const points = Object.values(categories).map(({ id, score }) => ({ id, score: Math.round((score ?? 0) * 100) }));
    process.stdout.write(`${page.padEnd(22)} ${points.map(({ id, score }) => `${id} ${score}`).join('   ')}\n`);
    for (const { id, score } of points) {
      if (score >= (least[/** @type {keyof typeof least} */ (id)] ?? 0)) continue;
      short++;
      for (const { id: audit } of categories[id]?.auditRefs ?? []) {
        const found = audits[audit];
        if (found && found.score !== null && found.score < 1)
          process.stdout.write(`    ${id}: ${found.title} (${audit})\n`);
      }
    }
  }
} finally {
  chrome.kill();
  server.kill();
  rmSync(data, { recursive: true });
}
if (short > 0) process.exitCode = 1;

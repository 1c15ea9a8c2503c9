import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';

const PROGRAM = join(import.meta.dirname, '../../../cli/dist/main.js');

/** Where it listens, as it says itself. It is listened to for as long as it runs: it may say more. */
const addressOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let told = '';
    server.stdout?.on('data', (piece: Buffer) => {
      told += String(piece);
      const address = /http:\/\/[\w.:]+\//.exec(told)?.[0];
      if (address !== undefined) resolve(address);
    });
    server.once('exit', code => reject(new Error(`the server ended with ${String(code)}: ${told}`)));
  });

/** The built app in real Chromium. Each page is of a browser of its own, that is there for the first time. */
export interface App {
  readonly address: string;
  page(): Promise<Page>;
}

export const inTheApp = async (measure: (app: App) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'seekiste-bench-'));
  const server = spawn(process.execPath, [PROGRAM, 'serve', '--port', '0', '--data', join(folder, 'tables.sqlite')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
  try {
    const page = async (): Promise<Page> => {
      const viewport = { width: 1280, height: 800 };
      const context = await browser.newContext({ viewport, locale: 'en-GB', serviceWorkers: 'block' });
      return context.newPage();
    };
    await measure({ address: await addressOf(server), page });
  } finally {
    await browser.close();
    if (server.kill()) await once(server, 'exit');
    rmSync(folder, { recursive: true });
  }
};

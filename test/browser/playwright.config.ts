import { defineConfig } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { program } from '../../tools/programs.mjs';
import { FLAGS } from './flags.js';

/** Any port that is free; the workers, which read this page again, find it in their environment. */
const ASK = `const server = require('net').createServer().listen(0, '127.0.0.1', () => {
  console.log(server.address().port);
  server.close();
});`;
const PORT = Number(
  (process.env['SEEKISTE_TEST_PORT'] ??= execFileSync(process.execPath, ['-e', ASK], { encoding: 'utf8' }).trim()),
);

/** The built app, served as players get it, in a real browser. */
export default defineConfig({
  testDir: '.',
  outputDir: fileURLToPath(new URL('../../test-results', import.meta.url)),
  fullyParallel: true,
  // Tests wait for frames and answers: two at a time leave two cores partly idle.
  workers: 3,
  forbidOnly: true,
  reporter: 'list',
  // Far more than any test needs on a busy machine: only a hang is ended.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // Whole games are played here; one test looks at the motion itself.
    contextOptions: { reducedMotion: 'reduce' },
    // The worker would fetch the whole app in every test; those that are about it allow it.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    // A failure leaves a picture and the page in words. `npm run browser -- --trace on NAME` tells every step.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: program('chromium-headless-shell'), args: FLAGS },
  },
  webServer: {
    command: `node ${fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url))} serve --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}/`,
    // Tables online keep no time here: nothing waits for a beat or for a bot, and everybody comes from one address.
    env: {
      DATA: fileURLToPath(new URL('../../test-results/tables.sqlite', import.meta.url)),
      BEAT_MS: '0',
      BEAT_LEAST_MS: '0',
      BOT_PACE_MS: '0',
      PATIENCE_LIVE_MS: '1000',
      LIMITS: 'off',
    },
    reuseExistingServer: false,
    timeout: 120_000,
  },
});

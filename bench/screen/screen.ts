import { inTheApp } from './app.js';
import { logbooks } from './logbook.js';
import { replays } from './replay.js';

const MEASURES = { replay: replays, logbook: logbooks } as const;

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);

/** `npm run bench -- screen`: what people wait for, in real Chromium; or only `replay` or `logbook`. */
export const screen = async (wanted: readonly string[]): Promise<void> => {
  await inTheApp(async app => {
    for (const [name, measure] of Object.entries(MEASURES))
      if (wanted.length === 0 || wanted.includes(name)) await measure(app, ROUNDS);
  });
};

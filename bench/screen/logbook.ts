import type { Page } from '@playwright/test';
import type { App } from './app.js';
import { archived, bringIn, logged, multiply } from './games.js';
import { inTurns, printTook, stopwatchOf, timed, type Stopwatch } from './stopwatch.js';

const MANY = 10_000;
const WITH_THE_APP = 'opened with the app';

/** How many games are found: the status of the page that is no message of a file. */
const COUNT = 'main > p[role=status]';
const NOTHING = { selector: COUNT, text: '0 games' };

const left = async (page: Page): Promise<void> => {
  await page.evaluate(() => (location.hash = '#/about'));
  await page.locator('#aboard').waitFor({ state: 'detached' });
};

/** What people do with a list, each of it timed until it can be seen. */
const DEEDS = {
  [WITH_THE_APP]: async (page: Page): Promise<number> => {
    await page.reload();
    await page.locator('#aboard').waitFor();
    return page.evaluate(() => performance.now());
  },
  opened: async (page: Page): Promise<number> => {
    await left(page);
    return timed(page, { to: '#/logbook' }, { selector: '#aboard' });
  },
  'filtered by a list': async (page: Page): Promise<number> => {
    const time = await timed(page, { select: 'search select:nth-of-type(4)', value: 'star' }, NOTHING);
    await timed(page, { select: 'search select:nth-of-type(4)', value: '' }, { selector: 'main li' });
    return time;
  },
  'filtered by words': async (page: Page): Promise<number> => {
    const time = await timed(page, { type: 'search input', value: 'anna zzz' }, NOTHING);
    await timed(page, { type: 'search input', value: '' }, { selector: 'main li' });
    return time;
  },
} as const;

/** A logbook with 10,000 games, opened and filtered, beside one with a single game, and opened beside an empty one. */
export const logbooks = async (app: App, rounds: number): Promise<void> => {
  const games = archived().map(logged);
  const pages = { empty: await app.page(), 'one game': await app.page(), '10,000 games': await app.page() };
  await bringIn(pages['one game'], app, games.slice(0, 1));
  await bringIn(pages['10,000 games'], app, games);
  await multiply(pages['10,000 games'], MANY);
  const books: { readonly name: string; readonly page: Page; readonly watch: Stopwatch }[] = [];
  for (const [name, page] of Object.entries(pages)) {
    await page.goto(`${app.address}#/logbook`);
    await page.reload();
    await page.locator('#aboard').waitFor();
    books.push({ name, page, watch: await stopwatchOf(page) });
  }
  for (const [what, deed] of Object.entries(DEEDS)) {
    // Nothing can be filtered where nothing is.
    const able = books.filter(({ name }) => name !== 'empty' || what.startsWith('opened'));
    const begins = what === WITH_THE_APP ? 'anew' : undefined;
    const contestants = able.map(({ name, page, watch }) => [name, () => watch(() => deed(page), begins)] as const);
    printTook(`Logbook, ${what}`, await inTurns(rounds, Object.fromEntries(contestants)));
  }
};

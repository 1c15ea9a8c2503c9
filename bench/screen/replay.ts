import type { Page } from '@playwright/test';
import type { GameRecord } from '@seekiste/rules/core';
import type { App } from './app.js';
import { archived, bringIn, logged, SLIDER } from './games.js';
import { inTurns, printTook, stopwatchOf, timed } from './stopwatch.js';

/** The game of the archive with the most moves, of a kind. */
const longestOf = (records: readonly GameRecord[]): GameRecord =>
  records.reduce((longest, record) => (record.moves.length > longest.moves.length ? record : longest));

/** The same game when nothing but the deal has happened. */
const emptied = (record: GameRecord): GameRecord => ({
  ...record,
  moves: record.moves.slice(
    0,
    record.moves.findIndex(({ actor }) => actor !== 'chance'),
  ),
});

/** From a page that holds no table to the turn, drawn; or from nothing at all, by its address. */
const opened = async (page: Page, app: App, { id, turn, how }: Opening): Promise<number> => {
  const shown = { selector: SLIDER, value: String(turn) };
  const to = `#/replay/${id}?at=${turn}&seat=0`;
  if (how === 'from the logbook') {
    await page.evaluate(() => (location.hash = '#/about'));
    await page.locator(SLIDER).waitFor({ state: 'detached' });
    return timed(page, { to }, shown);
  }
  await page.goto('about:blank');
  await page.goto(app.address + to);
  await page.locator(SLIDER).waitFor();
  return page.evaluate(() => performance.now());
};

const WAYS = ['from the logbook', 'by its address'] as const;

interface Opening {
  readonly id: string;
  readonly turn: number;
  readonly how: (typeof WAYS)[number];
}

/** Opening the longest archived game of each kind at its deal, its middle and its end, beside one that has only its deal. */
export const replays = async (app: App, rounds: number): Promise<void> => {
  const all = archived();
  const games = [...new Set(all.map(({ game }) => game))].map(game =>
    longestOf(all.filter(record => record.game === game)),
  );
  for (const record of games) {
    const page = await app.page();
    await bringIn(page, app, [record, emptied(record)].map(logged));
    await page.goto(`${app.address}#/replay/game-0?at=99999`);
    const last = Number(await page.locator(SLIDER).inputValue());
    const watch = await stopwatchOf(page);
    for (const how of WAYS) {
      const openings: Readonly<Record<string, Opening>> = {
        'only its deal': { id: 'game-1', turn: 0, how },
        'at its deal': { id: 'game-0', turn: 0, how },
        'in its middle': { id: 'game-0', turn: Math.floor(last / 2), how },
        'at its end': { id: 'game-0', turn: last, how },
      };
      const contestants = Object.entries(openings).map(
        ([name, opening]) =>
          [name, () => watch(() => opened(page, app, opening), how === 'by its address' ? 'anew' : undefined)] as const,
      );
      const title = `${record.game}, ${record.seats} players, ${record.moves.length} moves, ${how}`;
      printTook(title, await inTurns(rounds, Object.fromEntries(contestants)));
    }
    await page.context().close();
  }
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { RULES } from '@seekiste/rules';
import { readRecord, type GameRecord } from '@seekiste/rules/core';
import { writeLogbook, type Logged } from '@seekiste/rules/logbook';
import type { App } from './app.js';

export const SLIDER = 'input[type=range]';

const ARCHIVE = join(import.meta.dirname, '../../../test/archive/games.br');

const read = (line: string): GameRecord => {
  const record = readRecord(RULES, (JSON.parse(line) as { readonly record: string }).record);
  if (!record.ok) throw new Error(record.error.code);
  return record.value;
};

/** The finished games of the archive (test/archive/README.md). */
export const archived = (): readonly GameRecord[] =>
  brotliDecompressSync(readFileSync(ARCHIVE)).toString().split('\n').slice(1).map(read);

const DAY = 86_400_000;

/** A game of a person with sailors, one a day. */
export const logged = (record: GameRecord, at: number): Logged => ({
  id: `game-${at}`,
  begun: Date.UTC(2026, 0, 1) + at * DAY,
  changed: Date.UTC(2026, 0, 1) + at * DAY,
  name: '',
  star: false,
  players: Array.from({ length: record.seats }, (_, seat) =>
    seat === 0 ? { name: 'Anna' } : { name: `Ole ${seat}`, bot: 'sailor' },
  ),
  record,
});

/** Brings games into the logbook as people do, by a file. */
export const bringIn = async (page: Page, { address }: App, games: readonly Logged[]): Promise<void> => {
  await page.goto(`${address}#/logbook`);
  const file = { name: 'logbook.json', mimeType: 'application/json', buffer: Buffer.from(writeLogbook(games)) };
  await page.getByLabel('Bring in a file …').setInputFiles(file);
  // A single game is shown at once.
  await (
    games.length === 1 ? page.locator(SLIDER) : page.getByText(`${games.length} games were brought in.`)
  ).waitFor();
};

/** As many games as wanted, by laying those that are there again and again, each under a name of its own. */
export const multiply = async (page: Page, wanted: number): Promise<void> => {
  await page.evaluate(async count => {
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('refused'));
      });
    const db = await asked(indexedDB.open('seekiste'));
    const tx = db.transaction(['leaves', 'records'], 'readwrite');
    const [leaves, records] = [tx.objectStore('leaves'), tx.objectStore('records')];
    const ids = await asked(leaves.getAllKeys());
    const texts = (await asked(leaves.getAll())) as string[];
    const all = texts.flatMap(leaf => JSON.parse(leaf) as { readonly id: string; readonly changed: number }[]);
    const kept = await Promise.all(all.map(({ id }) => asked(records.get(id))));
    const more: unknown[] = [];
    for (let at = all.length; at < count; at++) {
      const [entry, id] = [all[at % all.length], `again-${at}`];
      more.push({ ...entry, id, changed: (entry?.changed ?? 0) - at * 60_000 });
      records.put(kept[at % all.length], id);
    }
    // Which leaf an entry lies on matters to those who look for one; a list reads all.
    for (const [at, leaf] of ids.entries()) {
      const own = more.filter((_, index) => index % ids.length === at);
      leaves.put(JSON.stringify([...(JSON.parse(texts[at] ?? '[]') as unknown[]), ...own]), leaf);
    }
    await new Promise(done => tx.addEventListener('complete', done));
    db.close();
  }, wanted);
};

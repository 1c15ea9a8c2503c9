import { expect, type Page } from '@playwright/test';
import type { GameRecord } from '@seekiste/rules/core';

interface Kept {
  readonly seats: unknown;
  readonly record: GameRecord;
}

const readLast = (page: Page): Promise<Kept | undefined> =>
  page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('refused'));
      });
    // To open what is not there would make it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'seekiste')) return undefined;
    const db = await asked(indexedDB.open('seekiste'));
    const tx = db.transaction(['leaves', 'records']);
    const leaves = (await asked(tx.objectStore('leaves').getAll())) as string[];
    const entries = leaves.flatMap(leaf => JSON.parse(leaf) as (Kept & { id: string; changed: number })[]);
    const [last] = entries.sort((a, b) => b.changed - a.changed);
    const record = last && ((await asked(tx.objectStore('records').get(last.id))) as GameRecord);
    db.close();
    return record && { seats: last.seats, record };
  });

/** Milliseconds between two looks: a game is kept a moment after the move, and whole games look after each. */
export const OFTEN = { intervals: [15, 30, 60, 120] };

/** The game that the app has kept last, from the logbook of this browser, once there is one. */
export const lastKept = async (page: Page): Promise<Kept> => {
  let kept: Kept | undefined;
  await expect.poll(async () => (kept = await readLast(page)), OFTEN).toBeDefined();
  if (!kept) throw new Error('nothing is kept');
  return kept;
};

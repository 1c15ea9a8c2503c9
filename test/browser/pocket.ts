import { expect, type Browser } from '@playwright/test';
import type { Reply } from '@seekiste/protocol';
import { GAMES, gameNamed } from '@seekiste/rules';
import { decodeRecord, replay } from '@seekiste/rules/core';
import { Person } from './online.js';

const MIDDLE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** A screen in the middle and a phone for each name; nobody is at a table yet. */
export const room = async (browser: Browser, names: readonly string[], baseURL: string | undefined) => {
  const place = baseURL === undefined ? {} : { baseURL };
  const middle = await Person.arrive(browser, 'Middle', { ...place, viewport: MIDDLE });
  const phones = await Promise.all(
    names.map(name => Person.arrive(browser, name, { ...place, viewport: PHONE, hasTouch: true })),
  );
  return { middle, phones };
};

/** Opens a table by the form as a screen in the middle; answers with the link in its code. */
export const openInTheMiddle = async (
  { page, ...middle }: Person,
  game: string,
  { seats, choose = [] }: { seats: number; choose?: readonly string[] },
): Promise<string> => {
  await page.goto(`./?pace=0&grace=0#/open/${game}`);
  await page.getByRole('radio', { name: 'This screen in the middle' }).check({ force: true });
  await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true });
  for (const option of choose) await page.getByRole('radio', { name: option }).check({ force: true });
  await page.getByRole('button', { name: 'Open a table' }).click();
  await expect(page.getByRole('img', { name: 'Code that leads to this table' })).toBeVisible();
  expect(middle.seat).toBeNull();
  const link = await page.getByRole('textbox', { name: 'The address in the code' }).inputValue();
  expect(link).toMatch(/#\/at\/[\w-]{22}\?as=hand$/);
  return link.replace('#', '?pace=0&grace=0#');
};

/** A phone that has scanned the code. */
export const sitDown = async (phone: Person, link: string): Promise<void> => {
  await phone.follows(link);
  await phone.page.getByLabel('Your name').fill(phone.name);
  await phone.page.getByRole('button', { name: 'Take a seat' }).click();
  await phone.until(() => phone.seat !== null);
};

/** Every view that the screen was sent is a watcher's: held against the record that the server hands out at the end. */
export const expectNoHand = async ({ page, table, frames, game: name }: Person): Promise<void> => {
  const game = gameNamed(name);
  const file = await page.evaluate(
    async (id): Promise<unknown> => (await fetch(`./api/tables/${id}/record`)).json(),
    table,
  );
  const record = decodeRecord(GAMES, file);
  if (!game || !record.ok) throw new Error('no record');
  let views = 0;
  for (const frame of frames) {
    const reply = JSON.parse(frame) as Reply;
    if ((reply.t !== 'welcome' && reply.t !== 'news') || !reply.play) continue;
    const folded = replay(game, { ...record.value, moves: record.value.moves.slice(0, reply.play.moves) });
    if (!folded.ok) throw new Error(folded.error.code);
    expect(JSON.stringify(reply.play.view)).toBe(JSON.stringify(game.view(folded.value, 'watcher')));
    views++;
  }
  expect(views).toBeGreaterThan(10);
};

import { expect } from '@playwright/test';
import { test } from './company.js';
import { ownHand, type View } from '@seekiste/rules/santa-timea';
import { crew, expectCalm, expectVerified, together, type Person } from './online.js';

const GAMES = [
  { game: 'in-aller-ruhe', most: 5, choose: [] },
  { game: 'santa-timea', most: 5, choose: ['One round'] },
  { game: 'lighthouse-run', most: 4, choose: [] },
] as const;

// Santa Timea with a watcher is below; In aller Ruhe, the silent game, is in online-chat.spec.ts.
test('two browsers play a whole game of lighthouse-run, and every check of it passes', async ({ browser, baseURL }) => {
  const people = await crew(browser, ['Anna', 'Bo'], baseURL);
  const [anna, bo] = people as [Person, Person];
  const link = await anna.openTable('lighthouse-run', { seats: 2 });
  await bo.sits(link);
  await expect(anna.page.getByRole('listitem').filter({ hasText: 'Bo' })).toContainText('here');
  await anna.castsOff();
  await together(people);
  expect(anna.outcome).toEqual(bo.outcome);
  await expectVerified(people);
  expectCalm(people);
});

for (const { game, most, choose } of GAMES)
  test(`${most} browsers, as many as may, play a whole game of ${game}`, async ({ browser, baseURL }) => {
    const people = await crew(browser, ['Anna', 'Bo', 'Cem', 'Dora', 'Emil'].slice(0, most), baseURL);
    const [anna, ...others] = people as [Person, ...Person[]];
    const link = await anna.openTable(game, { seats: most, choose });
    for (const other of others) await other.sits(link);
    await anna.castsOff();
    await together(people);
    for (const person of others) expect(person.outcome).toEqual(anna.outcome);
    for (const { page } of people) await expect(page.getByRole('button', { name: 'Verify' })).toBeVisible();
    expectCalm(people);
  });

test('a browser that loses its network in the middle of a game goes on where it was, and sends no move meanwhile', async ({
  browser,
  baseURL,
}) => {
  const people = await crew(browser, ['Anna', 'Bo'], baseURL);
  const [anna, bo] = people as [Person, Person];
  const link = await anna.openTable('santa-timea', { seats: 2, choose: ['One round'] });
  await bo.sits(link);
  await anna.castsOff();
  await Promise.all(people.map(person => person.playsWhile(() => person.moves < 6)));
  const [mover, other] = anna.mustAct ? [anna, bo] : [bo, anna];

  await mover.page.context().setOffline(true);
  await expect(mover.page.getByText('Connection lost')).toBeVisible();
  await expect(other.page.getByText('not here')).toBeVisible();
  const { moves } = other;
  await mover.acts();
  await expect(mover.page.getByText('Nothing was sent; your move stays in your hand.').first()).toBeVisible();

  await mover.page.context().setOffline(false);
  await expect(mover.page.getByText('Connection lost')).toBeHidden();
  expect(other.moves).toBe(moves);
  // The card is still chosen: one press plays it.
  await mover.page.getByRole('button', { name: 'Play it' }).click();
  await other.until(() => other.moves > moves);
  await expect(other.page.getByText('not here')).toBeHidden();
  await together(people);
  expect(anna.outcome).toEqual(bo.outcome);
  expect(mover.sockets).toBeGreaterThan(1);
  expectCalm(people);
});

test('two browsers play a whole game of santa-timea; whoever comes late talks with watchers only and sees no hidden card', async ({
  browser,
  baseURL,
}) => {
  const people = await crew(browser, ['Anna', 'Bo', 'Wanda'], baseURL);
  const [anna, bo, wanda] = people as [Person, Person, Person];
  const link = await anna.openTable('santa-timea', { seats: 2, choose: ['One round'] });
  await bo.sits(link);
  await expect(anna.page.getByRole('listitem').filter({ hasText: 'Bo' })).toContainText('here');
  await anna.castsOff();
  await wanda.follows(link);
  await expect(wanda.page.getByText('You are watching.')).toBeVisible();
  await expect(anna.page.getByText('One person is watching.')).toBeVisible();

  await anna.page.getByLabel('Say something').fill('Ahoy, Bo!');
  await anna.page.getByRole('button', { name: 'Send' }).click();
  await wanda.page.getByLabel('To other watchers').fill('A secret of the quay');
  await wanda.page.getByRole('button', { name: 'Send' }).click();
  for (const { page } of people) await expect(page.getByText('Ahoy, Bo!')).toBeVisible();
  await expect(wanda.page.getByText('A secret of the quay')).toBeVisible();

  while (anna.moves < 20) {
    const { moves } = anna;
    const hands = [anna, bo].map(({ play }) => JSON.stringify(ownHand(play?.view as View)));
    for (const hand of hands) for (const frame of wanda.frames) expect(frame).not.toContain(hand);
    await (anna.mustAct ? anna : bo).acts();
    await Promise.all(people.map(person => person.until(() => person.moves > moves)));
  }
  for (const frame of wanda.frames) expect(frame).not.toContain('"own"');
  for (const frame of anna.frames) expect(frame).not.toContain('A secret of the quay');

  await together([anna, bo]);
  expect(anna.outcome).toEqual(bo.outcome);
  await expect(anna.page.getByText('A secret of the quay')).toBeVisible();
  await expectVerified([anna, bo]);
  expectCalm(people);
});

test('where the game is silent there is no field to talk, but the sign and its clause', async ({
  browser,
  baseURL,
}) => {
  const people = await crew(browser, ['Anna', 'Bo'], baseURL);
  const [anna, bo] = people as [Person, Person];
  await bo.sits(await anna.openTable('in-aller-ruhe', { seats: 2 }));
  await anna.castsOff();
  for (const { page } of people) {
    const sign = page.getByRole('complementary', { name: 'Crew' });
    await expect(sign.getByRole('link', { name: /^rule \d/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send' })).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
  }
  expectCalm(people);
});

test('seats that nobody takes are played by bots; after the game one click each leads to the next', async ({
  browser,
  baseURL,
}) => {
  const people = await crew(browser, ['Anna', 'Bo'], baseURL);
  const [anna, bo] = people as [Person, Person];
  const link = await anna.openTable('santa-timea', { seats: 4, bots: ['random'], choose: ['One round'] });
  await bo.sits(link);
  await expect(anna.page.getByText('One seat is still free.')).toBeVisible();
  await anna.page.getByRole('button', { name: 'Cast off' }).click();
  await anna.page.getByRole('button', { name: 'Yes, cast off' }).click();
  await anna.until(() => anna.play !== undefined);
  await together(people);

  const before = anna.page.url();
  await anna.page.getByRole('button', { name: 'Sail again' }).click();
  await expect(anna.page.getByRole('button', { name: 'Cast off' })).toBeVisible();
  expect(anna.page.url()).not.toBe(before);
  await bo.page.getByRole('link', { name: 'Come along' }).click();
  await expect(bo.page.getByRole('heading', { name: 'Santa Timea' })).toBeVisible();
  expect(bo.page.url()).toBe(anna.page.url());
  for (const { page } of people)
    for (const name of [/^Anna/, /^Bo/])
      await expect(page.getByRole('listitem').filter({ has: page.getByText(name) })).toContainText('here');
  await anna.castsOff();
  await bo.until(() => bo.outcome === undefined && bo.moves > 0);
  await Promise.all(people.map(person => person.playsWhile(() => person.moves < 10)));
  expectCalm(people);
});

test('the start page lists the tables of this person; another device takes them over with a code', async ({
  browser,
  baseURL,
}) => {
  const people = await crew(browser, ['Anna', 'Anna again'], baseURL);
  const [anna, again] = people as [Person, Person];
  await anna.openTable('santa-timea', { seats: 2, bots: ['random'] });
  await anna.castsOff();
  await anna.until(() => anna.mustAct);
  await anna.page.getByRole('link', { name: 'Start page' }).click();
  const mine = anna.page.getByRole('region', { name: 'Your tables' }).getByRole('listitem');
  await expect(mine).toContainText('Your turn');
  await anna.page.getByRole('button', { name: 'Settings' }).click();
  await anna.page.getByRole('button', { name: 'Show a code' }).click();
  const code = await anna.page.locator('output').textContent();

  await again.page.goto('./');
  await again.page.getByRole('button', { name: 'Settings' }).click();
  await again.page.getByLabel('Code from another device').fill(code!.toLowerCase());
  await again.page.getByRole('button', { name: 'Take over' }).click();
  await expect(again.page.getByText('Welcome back, Anna.')).toBeVisible();
  await again.page.getByRole('button', { name: 'Close' }).click();
  await again.page.getByRole('region', { name: 'Your tables' }).getByRole('link').click();
  await again.until(() => again.mustAct);
  await again.acts();
  expectCalm(people);
});

import { expect } from '@playwright/test';
import { test } from './company.js';
import { expectCalm, together, type Person } from './online.js';
import { expectNoHand, openInTheMiddle, room, sitDown } from './pocket.js';
import { expectSound } from './sound.js';

const GAMES = [
  { game: 'in-aller-ruhe', choose: [] },
  { game: 'santa-timea', choose: ['One round'] },
  { game: 'lighthouse-run', choose: [] },
] as const;

for (const { game, choose } of GAMES)
  test(`a screen in the middle and two phones play a whole game of ${game}, and no hand reaches the middle`, async ({
    browser,
    baseURL,
  }) => {
    const { middle, phones } = await room(browser, ['Anna', 'Bo'], baseURL);
    const [anna, bo] = phones as [Person, Person];
    const link = await openInTheMiddle(middle, game, { seats: 2, choose });
    for (const phone of phones) await sitDown(phone, link);
    for (const name of ['Anna', 'Bo'])
      await expect(middle.page.getByRole('listitem').filter({ hasText: name })).toContainText('here');
    await middle.castsOff();
    await together(phones);
    await middle.until(() => middle.outcome !== undefined);
    expect(anna.outcome).toEqual(bo.outcome);
    expect(middle.outcome).toEqual(anna.outcome);
    await expect(middle.page.locator('[data-slot]')).toHaveCount(0);
    await expectNoHand(middle);

    // The next game: the screen calls for it and stays where it is, and the phones stay hands.
    await middle.page.getByRole('button', { name: 'Sail again' }).click();
    await expect(middle.page.getByRole('img', { name: 'Code that leads to this table' })).toBeVisible();
    await anna.page.getByRole('link', { name: 'Come along' }).click();
    await expect(anna.page.getByText('You sit at the table, Anna.')).toBeVisible();
    expect(new URL(anna.page.url()).hash).toMatch(/as=hand$/);
    expectCalm([middle, ...phones]);
  });

test('a phone shows the hand alone until there is something to choose, and the board as well after one tap', async ({
  browser,
  baseURL,
}) => {
  const { middle, phones } = await room(browser, ['Anna', 'Bo'], baseURL);
  const [anna, bo] = phones as [Person, Person];
  const link = await openInTheMiddle(middle, 'in-aller-ruhe', { seats: 2 });
  await expectSound(middle.page);
  await anna.follows(link);
  await expectSound(anna.page);
  for (const phone of phones) await sitDown(phone, link);
  await expectSound(bo.page);
  await middle.castsOff();
  await Promise.all(phones.map(person => person.playsWhile(() => person.moves < 4)));
  const [mover, other] = anna.mustAct ? [anna, bo] : [bo, anna];
  await expect(mover.page.getByRole('grid')).toBeVisible();
  await expect(other.page.getByRole('grid')).toHaveCount(0);
  await expect(other.page.getByRole('region', { name: 'What happened last' })).toBeVisible();
  await expect(other.page.locator('[data-slot]')).not.toHaveCount(0);
  await expect(other.page.getByRole('complementary', { name: 'Crew' })).toHaveCount(0);
  for (const { page } of [middle, mover, other]) await expectSound(page);

  // By keyboard, and kept on this device.
  const both = other.page.getByRole('button', { name: 'Show the board as well' });
  await both.focus();
  await other.page.keyboard.press('Enter');
  await expect(other.page.getByRole('complementary', { name: 'Crew' })).toBeVisible();
  await expect(other.page.getByRole('grid')).toBeVisible();
  await other.page.reload();
  await expect(other.page.getByRole('grid')).toBeVisible();
  await other.page.getByRole('button', { name: 'Show the hand only' }).tap();
  await expect(other.page.getByRole('complementary', { name: 'Crew' })).toHaveCount(0);

  // A move by keyboard from the hand alone.
  const { moves } = mover;
  await mover.page.keyboard.press('d');
  await mover.page.keyboard.press('1');
  await mover.page.keyboard.press('2');
  await mover.page.keyboard.press('Enter');
  await mover.until(() => mover.moves > moves);
});

test('the person whose screen lies in the middle plays on a phone, and the screen sees none of their cards', async ({
  browser,
  baseURL,
}) => {
  const { middle, phones } = await room(browser, ['Anna', 'Bo'], baseURL);
  const [anna, bo] = phones as [Person, Person];
  const link = await openInTheMiddle(middle, 'santa-timea', { seats: 2, choose: ['One round'] });
  // Anna's phone is the same person as the screen.
  await anna.page.context().addCookies(await middle.page.context().cookies());
  for (const phone of phones) await sitDown(phone, link);
  await middle.castsOff();
  await together([anna, bo]);
  await middle.until(() => middle.outcome !== undefined);
  expect(middle.seat).toBeNull();
  expect(anna.seat).toBe(0);
  await expectNoHand(middle);
});

test('in a local network, without https, everything but what browsers withhold works, and the page says what that is', async ({
  browser,
  baseURL,
}) => {
  const { middle, phones } = await room(browser, ['Anna', 'Bo'], baseURL?.replace('127.0.0.1', 'living-room.test'));
  const [anna] = phones as [Person];
  const link = await openInTheMiddle(middle, 'santa-timea', { seats: 2, choose: ['One round'] });
  expect(await middle.page.evaluate(() => isSecureContext)).toBe(false);
  expect(new URL(link).hostname).toBe('living-room.test');
  await expect(middle.page.getByText('browsers keep it awake only over https')).toBeVisible();
  for (const phone of phones) await sitDown(phone, link);
  await middle.castsOff();
  await Promise.all(phones.map(person => person.playsWhile(() => person.moves < 6)));
  await anna.page.getByRole('button', { name: 'Settings' }).click();
  const missing = anna.page.getByRole('list', { name: 'Does not work here' });
  await expect(missing).toContainText('Notices when it is your turn. Browsers do it only over a secure address');
  await expect(missing).toContainText('Copying at a press of a button');
  expectCalm([middle, ...phones]);
});

import { expect, type BrowserContextOptions, type Page } from '@playwright/test';
import { test } from './company.js';
import { expectCalm, Person } from './online.js';
import { faultsOf } from './sound.js';

const SCREENS: Readonly<Record<string, BrowserContextOptions>> = {
  'a phone at night': { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
  'a wide screen': { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
};

const expectAccessible = async (page: Page, place: string): Promise<void> => {
  expect([place, ...(await faultsOf(page))]).toEqual([place]);
  const { wide, screen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect([place, wide]).toEqual([place, screen]);
};

for (const [screen, options] of Object.entries(SCREENS))
  test(`every page online can be read by everybody and fits: ${screen}`, async ({ browser, baseURL }) => {
    const site = baseURL === undefined ? {} : { baseURL };
    const anna = await Person.arrive(browser, 'Anna', { ...options, ...site });
    const { page } = anna;
    await page.goto('./');
    await expect(page.getByRole('link', { name: 'Online table: Santa Timea' })).toBeVisible();
    await expectAccessible(page, 'the start');
    await page.getByRole('link', { name: 'Online table: Santa Timea' }).click();
    await expect(page.getByLabel('Your name')).toBeVisible();
    await expectAccessible(page, 'opening a table');
    await page.reload();
    anna.loads = 1;

    const link = await anna.openTable('santa-timea', { seats: 3, bots: ['random'], choose: ['One round'] });
    for (const details of ['Kind of game', 'An honest shuffle'])
      await page.locator('summary', { hasText: details }).click();
    await expectAccessible(page, 'the gathering');
    // Before one casts off one has seen the link.
    const [invitation, begin] = await Promise.all([
      page.getByRole('button', { name: 'Copy the link' }).boundingBox(),
      page.getByRole('button', { name: 'Cast off' }).boundingBox(),
    ]);
    expect(invitation!.y).toBeLessThan(begin!.y);
    const wanda = await Person.arrive(browser, 'Wanda', { ...options, ...site });
    await wanda.follows(link);
    await expectAccessible(wanda.page, 'the gathering of a guest');

    // Somebody may be on the way: with a free seat it is asked once.
    await page.getByRole('button', { name: 'Cast off' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'One seat is still free.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep waiting' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Cast off' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Yes, cast off' }).click();
    await anna.until(() => anna.play !== undefined);
    await wanda.until(() => wanda.play !== undefined);
    await expectAccessible(page, 'the table');
    await expectAccessible(wanda.page, 'the table of a watcher');
    const talk = page.getByRole('button', { name: 'Table talk' });
    if (await talk.isVisible()) {
      await talk.click();
      await expectAccessible(page, 'the talk');
      await page.getByRole('button', { name: 'Close' }).click();
    }
    await anna.playsToTheEnd();
    await expect(page.getByRole('button', { name: 'Verify' })).toBeVisible();
    await expectAccessible(page, 'the end');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expectAccessible(page, 'the checks');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Show a code' }).click();
    await expect(page.locator('output')).toBeVisible();
    await expectAccessible(page, 'the settings');
    expect(anna.complaints).toEqual([]);
  });

test('a bot plays for somebody who stays away, until they are back', async ({ browser, baseURL }) => {
  const site = baseURL === undefined ? {} : { baseURL };
  const people = await Promise.all(['Anna', 'Bo'].map(name => Person.arrive(browser, name, site)));
  const [anna, bo] = people as [Person, Person];
  await bo.sits(await anna.openTable('santa-timea', { seats: 2, choose: ['One round'] }));
  await anna.castsOff();
  await anna.playsWhile(() => !anna.waitsFor(bo));

  await bo.page.context().setOffline(true);
  await anna.page.getByRole('button', { name: 'Let a bot play for Bo' }).click();
  await expect(anna.page.getByRole('complementary', { name: 'Crew' })).toContainText('a bot stands in');
  const log = anna.page.getByRole('complementary', { name: 'Log' });
  await expect(log).toContainText('A bot now plays for Bo.');
  const { moves } = anna;
  await anna.playsWhile(() => anna.moves < moves + 4);

  await bo.page.context().setOffline(false);
  await bo.until(() => bo.moves >= anna.moves);
  await expect(log).toContainText('Bo is playing again.');
  await Promise.all(people.map(person => person.playsToTheEnd()));
  expect(bo.outcome).toEqual(anna.outcome);
  expectCalm(people);
});

test('where nobody offers online play the app is what it was: no buttons, no tables, and games with bots', async ({
  page,
}) => {
  await page.route('**/api/**', route => route.fulfill({ status: 404, contentType: 'text/html', body: 'not here' }));
  const asked = page.waitForResponse(/\/api\/me$/);
  await page.goto('./?pace=0&grace=0');
  await asked;
  await expect(page.getByRole('link', { name: /^Play:/ })).toHaveCount(3);
  await expect(page.getByRole('link', { name: /^Online table/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Play: Santa Timea' }).click();
  await page.getByRole('button', { name: 'Cast off' }).click();
  await expect(page.getByRole('list', { name: /^Your hand/ })).toBeVisible();
});

test('a link to a table that is not there says so', async ({ browser, baseURL }) => {
  const anna = await Person.arrive(browser, 'Anna', baseURL === undefined ? {} : { baseURL });
  await anna.page.goto(`./#/at/${'A'.repeat(22)}`);
  await expect(anna.page.getByRole('heading', { name: 'There is no such table.' })).toBeVisible();
  await anna.page.getByRole('link', { name: 'Start page' }).click();
  await expect(anna.page.getByRole('heading', { name: 'Seekiste' })).toBeVisible();
});

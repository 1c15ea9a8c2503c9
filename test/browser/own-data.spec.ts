import { expect } from '@playwright/test';
import { test } from './company.js';
import { expectCalm, Person } from './online.js';
import { expectSound } from './sound.js';

test('a host has powers, a person is not heard, and a person deletes themselves', async ({ browser, baseURL }) => {
  const site = baseURL === undefined ? {} : { baseURL };
  const anna = await Person.arrive(browser, 'Anna', site);
  const bo = await Person.arrive(browser, 'Bo', { ...site, viewport: { width: 360, height: 740 } });
  const wanda = await Person.arrive(browser, 'Wanda', site);
  const link = await anna.openTable('santa-timea', { seats: 2, choose: ['One round'] });
  await bo.sits(link);
  await wanda.follows(link);

  // By keyboard: the menu, nobody watches, and Esc goes back to where one was.
  const menu = anna.page.getByRole('button', { name: 'Table and people' });
  await menu.focus();
  await anna.page.keyboard.press('Enter');
  await anna.page.getByRole('radio', { name: 'Nobody' }).click({ force: true });
  await expect(anna.page.getByText('Once the game runs, only people with a seat get in.')).toBeVisible();
  await anna.page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  await bo.page.getByLabel('Say something').fill('Landlubbers!');
  await bo.page.getByRole('button', { name: 'Send' }).click();
  const talk = anna.page.getByRole('log', { name: 'Table talk' });
  await talk.getByRole('button', { name: 'Bo: more' }).click();
  await anna.page.getByRole('button', { name: 'Send the report' }).click();
  await expect(anna.page.getByText('Thank you. The report has arrived.')).toBeVisible();
  await anna.page.getByRole('button', { name: 'Stop hearing' }).click();
  await expect(anna.page.getByText('You no longer hear Bo.')).toBeVisible();
  await anna.page.keyboard.press('Escape');
  await expect(talk).not.toContainText('Landlubbers!');

  await anna.castsOff();
  await expect(wanda.page.getByRole('heading', { name: 'Nobody watches at this table.' })).toBeVisible();
  await menu.click();
  await anna.page.getByRole('button', { name: 'Ask the others' }).click();
  await bo.page.getByRole('button', { name: 'No, play on' }).click();
  await expect(anna.page.getByText('Bo would rather play on.').first()).toBeVisible();

  await bo.page.evaluate(() => (location.hash = '#/me'));
  await expect(bo.page.getByRole('listitem').filter({ hasText: 'Chrome on Linux' })).toContainText('this one');
  await expectSound(bo.page);
  const download = bo.page.waitForEvent('download');
  await bo.page.getByRole('button', { name: 'Download everything' }).click();
  expect((await download).suggestedFilename()).toBe('seekiste-data.json');
  await bo.page.getByRole('button', { name: 'Delete me' }).click();
  await expect(bo.page.getByRole('button', { name: 'No, keep it' })).toBeFocused();
  await bo.page.getByRole('button', { name: 'Yes, delete for good' }).click();
  await expect(bo.page.getByText('You are deleted.')).toBeVisible();
  await expect(anna.page.getByText('somebody who left').first()).toBeVisible();

  await menu.click();
  await anna.page.getByRole('button', { name: 'End the game', exact: true }).click();
  await expect(anna.page.getByRole('heading', { name: 'You have ended the game together' })).toBeVisible();
  // Nobody is asked for a card any more.
  await expect(anna.page.locator('.saying')).toHaveCount(0);
  await expect(anna.page).not.toHaveTitle(/^Your turn/);
  await anna.page.evaluate(() => (location.hash = '#/privacy'));
  await expect(anna.page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expectSound(anna.page);
  await anna.page.evaluate(() => (location.hash = '#/about'));
  await expect(anna.page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await expectSound(anna.page);
  expectCalm([anna, bo, wanda]);
});

import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './company.js';
import { crew, expectCalm, expectVerified, Person, together } from './online.js';

const talkOf = (page: Page): Locator => page.getByRole('log', { name: 'Table talk' });

const says = async ({ page }: Person, text: string, field = 'Say something'): Promise<void> => {
  await page.getByLabel(field).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
};

const allRead = async (people: readonly Person[], ...lines: readonly string[]): Promise<void> => {
  for (const { page } of people) for (const line of lines) await expect(talkOf(page)).toContainText(line);
};

test('people talk while they wait for each other, and go on when the game has begun', async ({ browser, baseURL }) => {
  const site = baseURL === undefined ? {} : { baseURL };
  const anna = await Person.arrive(browser, 'Anna', site);
  const bo = await Person.arrive(browser, 'Bo', { ...site, viewport: { width: 360, height: 740 } });
  const wanda = await Person.arrive(browser, 'Wanda', site);
  const people = [anna, bo, wanda];
  const link = await anna.openTable('santa-timea', { seats: 2, choose: ['One round'] });
  await says(anna, 'I am fetching tea.');
  await bo.sits(link);
  await allRead([bo], 'I am fetching tea.');
  await says(bo, 'Bring me some.');
  await allRead([anna, bo], 'Bring me some.');

  await wanda.follows(link);
  await allRead([wanda], 'I am fetching tea.', 'Bring me some.');
  await says(wanda, 'A secret of the quay', 'To other watchers');
  await allRead([wanda], 'A secret of the quay');
  await says(anna, 'Here it is.');
  await allRead(people, 'Here it is.');
  for (const person of [anna, bo])
    for (const frame of person.frames) expect(frame).not.toContain('A secret of the quay');

  await anna.castsOff();
  await allRead([anna, wanda], 'I am fetching tea.', 'Bring me some.', 'Here it is.');
  // On a phone the talk is behind a button, which counts only what was not read before.
  const button = bo.page.getByRole('button', { name: 'Table talk' });
  await expect(button).toHaveAccessibleName('Table talk');
  await says(anna, 'Off we go!');
  await expect(button).toHaveAccessibleName('Table talk. New lines: 1');
  await button.click();
  await allRead([bo], 'I am fetching tea.', 'Bring me some.', 'Here it is.', 'Off we go!');
  await says(bo, 'Ahoy!');
  await allRead(people, 'Ahoy!');
  expectCalm(people);
});

test('two browsers play a whole game of in-aller-ruhe: people talk until they cast off, and again when it is over', async ({
  browser,
  baseURL,
}) => {
  const people = await crew(browser, ['Anna', 'Bo'], baseURL);
  const [anna, bo] = people as [Person, Person];
  await bo.sits(await anna.openTable('in-aller-ruhe', { seats: 2 }));
  await expect(anna.page.getByRole('listitem').filter({ hasText: 'Bo' })).toContainText('here');
  for (const { page } of people)
    await expect(page.getByText('Once you have cast off, you play in silence.')).toBeVisible();
  await says(anna, 'Ready?');
  await allRead(people, 'Ready?');
  await says(bo, 'Ready when you are.');
  await allRead(people, 'Ready when you are.');

  await anna.castsOff();
  for (const { page } of people) {
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(talkOf(page)).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Send' })).toHaveCount(0);
  }
  await together(people);
  expect(anna.outcome).toEqual(bo.outcome);
  await allRead(people, 'Ready?', 'Ready when you are.');
  await says(bo, 'Well sailed!');
  await allRead(people, 'Well sailed!');
  await expectVerified(people);
  expectCalm(people);
});

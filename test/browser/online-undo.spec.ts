import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './company.js';
import { inAllerRuhe, type View } from '@seekiste/rules/in-aller-ruhe';
import { crew, expectCalm, type Person } from './online.js';

/** How many of the eight each of three gives (5.3). */
const SHARES = [3, 3, 2];

const viewOf = ({ play }: Person): View => play?.view as View;

/** As many cards as agreed, where a number is asked for; otherwise whatever is careful. */
const pledgeOf = (person: Person): unknown =>
  inAllerRuhe.moves(viewOf(person)).find(move => move.type === 'pledge' && move.count === SHARES[person.seat ?? 0]);

const undoButton = (page: Page): Locator => page.getByRole('button', { name: /^(Undo|Ask to take back)$/ });
const ask = (page: Page): Locator => page.getByRole('button', { name: 'Ask to take back' });
/** What the table shows, apart from what its live region last said to a screen reader. */
const noticeOf = (page: Page, text: string): Locator => page.getByRole('main').locator('p', { hasText: text });
const logOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Log' });

const allSee = (people: readonly Person[], fits: (person: Person) => boolean): Promise<unknown> =>
  Promise.all(people.map(person => person.until(() => fits(person))));

/** Somebody moves, and everybody is told. */
const moves = async (mover: Person, people: readonly Person[], wanted?: unknown): Promise<void> => {
  const before = mover.moves;
  await mover.acts(wanted);
  await allSee(people, person => person.moves > before);
  await mover.until(() => mover.answered);
};

/**
 * The one moment where another person can have moved since and nobody has learned anything: the cards of the departure,
 * which all give at the same time (5.5). A third has to be in it, for with the last card given everybody draws.
 */
const comeToTheGiving = async (people: readonly Person[]): Promise<void> => {
  const [anna] = people as [Person];
  while (viewOf(anna).phase !== 'give') {
    const mover = people.find(({ mustAct }) => mustAct);
    if (!mover) throw new Error(`nobody can act: ${JSON.stringify(anna.outcome)}`);
    await moves(mover, people, pledgeOf(mover));
  }
  for (const person of people) expect(person.mustAct).toBe(true);
};

test('a move that another has followed is taken back only if that person agrees', async ({ browser, baseURL }) => {
  const people = await crew(browser, ['Anna', 'Bo', 'Cem'], baseURL);
  const [anna, bo, cem] = people as [Person, Person, Person];
  const link = await anna.openTable('in-aller-ruhe', { seats: 3 });
  await bo.sits(link);
  await cem.sits(link);
  await anna.castsOff();
  await allSee(people, ({ play }) => play !== undefined);
  await comeToTheGiving(people);
  const before = people.map(viewOf);
  const question = bo.page.getByText('Anna would like to take back the last move.');

  await moves(anna, people);
  await expect(undoButton(anna.page)).toHaveText('Undo');
  await moves(bo, people);
  await expect(ask(anna.page)).toHaveAttribute('title', /if Bo agrees/);
  const given = people.map(viewOf);
  const { moves: made } = anna;

  await ask(anna.page).click();
  await expect(question).toBeVisible();
  await expect(undoButton(anna.page)).toHaveAccessibleDescription('You have asked. No answer yet from Bo.');
  await expect(cem.page.getByText('would like to take back')).toHaveCount(0);
  await bo.page.getByRole('button', { name: 'Rather not' }).click();
  const no = 'Bo would rather not have the move taken back.';
  await expect(noticeOf(anna.page, no)).toBeVisible();
  for (const { page } of people) await expect(logOf(page)).toContainText(no);
  await expect(question).toBeHidden();
  expect(people.map(viewOf)).toEqual(given);
  expect(people.map(person => person.moves)).toEqual(people.map(() => made));

  await ask(anna.page).click();
  await expect(question).toBeVisible();
  await expect(noticeOf(anna.page, no)).toBeHidden();
  await bo.page.getByRole('button', { name: 'Agree' }).click();
  await allSee(people, person => person.moves === made - 2);
  expect(people.map(viewOf)).toEqual(before);
  for (const { page } of people) await expect(logOf(page)).toContainText('Anna took back the last move.');
  await expect(question).toBeHidden();

  // Both have their cards in hand again, and give them a second time.
  for (const person of people) {
    await expect(person.page).toHaveTitle(/Your turn/);
    await moves(person, people);
  }
  expect(viewOf(anna).phase).toBe('turn');
  expectCalm(people);
});

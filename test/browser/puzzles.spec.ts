import type { Locator, Page } from '@playwright/test';
import { puzzlesOf, type Puzzle } from '@seekiste/learn/puzzles';
import { santaTimea } from '@seekiste/rules/santa-timea';
import { expect, test } from './fixtures.js';

const GAME = 'santa-timea';
const all = await puzzlesOf(GAME);

/** The puzzle whose address is open. */
const shown = async (page: Page): Promise<Puzzle> => {
  await expect(page).toHaveURL(/#\/puzzles\/santa-timea\/\d+$/);
  const number = Number(page.url().split('/').at(-1));
  await expect(page.getByText(`Puzzle ${number}, level`)).toBeVisible();
  const puzzle = all.find(one => one.number === number);
  if (!puzzle) throw new Error(`there is no puzzle ${number}`);
  return puzzle;
};

/** The card of a move, in the hand. */
const cardOf = (page: Page, move: string): Locator => {
  const read = santaTimea.read(move);
  const card = read.ok && read.value.type === 'play' ? read.value.card : 0;
  return page.locator(`[data-slot][data-card="${card}"]`).first();
};

/** The first click takes a card up, the second plays it. */
const byMouse = async (page: Page, move: string): Promise<void> => {
  await cardOf(page, move).click();
  await cardOf(page, move).click();
};

/** The keys of the cards, in the order of the hand. */
const KEYS = '1234567890qw';

const byKeyboard = async (page: Page, move: string): Promise<void> => {
  const slot = Number(await cardOf(page, move).getAttribute('data-slot'));
  await page.keyboard.press(KEYS.charAt(slot));
  await page.keyboard.press('Enter');
};

test('ten puzzles are solved and missed, by mouse and by keyboard, and the level is kept', async ({ page }) => {
  await page.goto('./?pace=0#/learn');
  await page.getByRole('link', { name: 'Puzzles: what would you play?' }).nth(1).click();
  await expect(page.getByText('Your level shows after the first puzzle.')).toBeVisible();
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  const seen = new Set<number>();
  for (let turn = 0; turn < 10; turn++) {
    const puzzle = await shown(page);
    expect(seen.has(puzzle.number)).toBe(false);
    seen.add(puzzle.number);
    const [answer, other] = puzzle.known;
    const right = turn % 3 !== 1;
    const move = right ? answer.move : (other?.move ?? '');
    const play = turn % 2 === 0 ? byMouse : byKeyboard;
    await play(page, move);
    const said = page.getByRole('status').filter({ hasText: 'of all games' });
    await expect(said).toContainText(right ? 'Right.' : 'Not the best.');
    await expect(said).toContainText(/Level \d+ \([+−]?\d+\)/);
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await expect(next).toBeFocused();
    if (!right && turn === 1) {
      await page.getByRole('button', { name: 'Once more' }).click();
      await byMouse(page, answer.move);
      await expect(said).toContainText('Right.');
    }
    if (turn < 9) await page.keyboard.press('Enter');
  }
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByText('7 of 10 solved at the first try')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Your level, puzzle by puzzle' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Your level: \d+$/)).toBeVisible();
});

test('a streak counts until the first miss, the answer can be shown, and the game played on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`./?pace=0#/puzzles/${GAME}/streak`);
  for (let count = 0; count < 2; count++) {
    await expect(page.getByText(`${count} in a row`, { exact: true })).toBeVisible();
    const title = (await page.getByRole('heading', { name: /^Puzzle \d+$/ }).textContent()) ?? '';
    const puzzle = all.find(({ number }) => title.endsWith(` ${number}`));
    if (!puzzle) throw new Error(`no puzzle: ${title}`);
    await byMouse(page, puzzle.known[0].move);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.getByText('2 in a row. Your longest: 2.')).toBeVisible();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.getByText(/^You play on after/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to the puzzle' }).click();
  await page.getByRole('button', { name: 'Another streak' }).click();
  await expect(page.getByText('0 in a row', { exact: true })).toBeVisible();
});

test('a number that no puzzle has leads to the overview', async ({ page }) => {
  await page.goto(`./#/puzzles/${GAME}/999999`);
  await expect(page.getByRole('heading', { level: 1, name: 'Puzzles' })).toBeVisible();
  await expect(page).toHaveURL(/#\/puzzles\/santa-timea$/);
});

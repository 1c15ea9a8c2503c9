import type { Page } from '@playwright/test';
import { BRIDE, ownHand, santaTimea, writeCard, type State, type View } from '@seekiste/rules/santa-timea';
import { expect, test } from './fixtures.js';
import {
  BASIC,
  cardOf,
  dealOf,
  flotsam,
  goOn,
  sailor,
  handOf,
  lowest,
  PROFESSIONAL,
  reached,
  rounds,
  savedGame,
  totals,
} from './santa-timea.js';
import { expectSound, VIEWPORTS } from './sound.js';
import { human, movedOn, resume } from './voyage.js';

const CREW = [human('Anna'), sailor('Ole'), sailor('Mia')];

const myTurn = (state: State): boolean => state.phase === 'trick' && state.turn === 0;
const full = (): ReturnType<typeof reached> => reached(3, BASIC, state => myTurn(state) && state.trick === 1);
const midTrick = (): ReturnType<typeof reached> =>
  reached(3, BASIC, state => myTurn(state) && state.trick === 4 && state.laid === 2);
const choosing = (): ReturnType<typeof reached> =>
  reached(3, PROFESSIONAL, (state, view) => state.round === 1 && state.phase === 'sets' && view.choices.length > 0);
const roundOver = (): ReturnType<typeof reached> =>
  reached(3, PROFESSIONAL, state => state.round === 2 && state.trick === 1 && myTurn(state));
const gameOver = (): ReturnType<typeof reached> => reached(3, BASIC, state => state.phase === 'over');

test('a whole basic game of five rounds with the mouse: every sheet adds up to the ranking', async ({ page }) => {
  await page.goto(`./?pace=0&grace=0&seed=${'5'.repeat(64)}#/new/santa-timea`);
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  for (const seat of [2, 3]) await page.getByLabel(`Who plays at seat ${seat}`).selectOption('random');
  await page.getByRole('button', { name: 'Cast off' }).click();
  await expect(handOf(page)).toBeVisible();

  let sheets = 0;
  for (;;) {
    const { record, state, view } = await savedGame(page);
    if (state.phase === 'over') break;
    if (myTurn(state)) {
      await expect(handOf(page).or(goOn(page))).toBeVisible();
      if (await goOn(page).isVisible()) {
        sheets++;
        expect(await totals(page)).toEqual(view.points);
        await goOn(page).click();
      }
      await cardOf(page, lowest(view)).click();
      await page.getByRole('button', { name: 'Play it' }).click();
    }
    await movedOn(page, record.moves.length);
  }
  expect(sheets).toBe(4);

  const { state } = await savedGame(page);
  const outcome = santaTimea.result(state);
  if (outcome?.kind !== 'ranking') throw new Error('the game is not over');
  await expect(page.getByRole('heading', { name: 'Final score', exact: true })).toBeVisible();
  expect(await totals(page)).toEqual(outcome.points);
  const sums = (await rounds(page)).map(row => row.reduce((sum, points) => sum + points, 0));
  expect(sums).toEqual(outcome.points);
  const best = Math.max(...outcome.points);
  await expect(page.getByRole('list', { name: 'Ranking' }).getByRole('listitem').first()).toContainText(String(best));
});

test('a professional round with the keyboard alone, and the choice between a set and pairs', async ({ page }) => {
  const choice = choosing();
  await resume(page, dealOf(choice), CREW);
  for (;;) {
    const { record, state, view } = await savedGame(page);
    if (state.phase === 'sets') break;
    if (myTurn(state)) {
      // Sorted by value, the lowest card is the first.
      await expect(page.locator('[data-slot="0"]')).toHaveAttribute('data-card', String(lowest(view)));
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
      // The next card is played from the hand, not from the page.
      if (view.trick < 11) await expect(page.locator('[data-slot]:focus')).toHaveCount(1);
    }
    await movedOn(page, record.moves.length);
  }
  const { view } = await savedGame(page);
  expect(view.choices.length).toBeGreaterThan(0);

  const proposed = page.getByRole('radio', { checked: true });
  await expect(proposed.first()).toBeFocused();
  const before = await proposed.first().getAttribute('value');
  await page.keyboard.press(before === 'set' ? 'ArrowRight' : 'ArrowLeft');
  await expect(proposed.first()).toHaveValue(before === 'set' ? 'pairs' : 'set');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Round 1 is over' })).toBeVisible();
  const after = (await savedGame(page)).view;
  expect(after.sheet[0]![0]!.sets.includes(view.choices[0]!)).toBe(before !== 'set');
  expect(await totals(page)).toEqual(after.points);

  await expect(goOn(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(handOf(page).getByRole('button')).toHaveCount(12);
});

test('arrows walk through the hand in rows, Q and W are the last two cards, Escape drops the choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await resume(page, full(), CREW);
  await expect(handOf(page)).toBeVisible();
  const slot = (number: number) => page.locator(`[data-slot="${number}"]`);
  await page.keyboard.press('2');
  await expect(slot(1)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(slot(7)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(slot(8)).toBeFocused();
  await page.keyboard.press('w');
  await expect(slot(11)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(page.locator('[aria-pressed="true"]')).toHaveCount(0);
});

test('the order of the hand can be changed, and stays', async ({ page }) => {
  await resume(page, full(), CREW);
  await expect(handOf(page)).toBeVisible();
  const shown = async (): Promise<readonly number[]> =>
    (await page.locator('[data-card]').evaluateAll(all => all.map(card => card.getAttribute('data-card')))).map(Number);
  const byValue = await shown();
  await page.getByRole('button', { name: 'By value' }).click();
  await expect(page.getByRole('button', { name: 'By direction' })).toBeVisible();
  expect(await shown()).toEqual(byValue.toSorted((a, b) => a - b));
  await page.reload();
  await expect(page.getByRole('button', { name: 'By direction' })).toBeVisible();
});

test('a led bride is refused, with the clause; the rulebook opens beside the game', async ({ page }) => {
  const record = reached(
    3,
    BASIC,
    (state, view) => myTurn(state) && state.laid === 0 && state.trick < 9 && ownHand(view).includes(BRIDE),
  );
  await resume(page, record, CREW);
  const { moves } = (await savedGame(page)).record;
  if (await goOn(page).isVisible()) await goOn(page).click();
  await cardOf(page, BRIDE).click();
  await cardOf(page, BRIDE).click();
  const link = page.getByRole('main').getByRole('link', { name: 'rule 6.2' });
  await expect(link).toBeVisible();
  expect((await savedGame(page)).record.moves).toHaveLength(moves.length);
  await link.click();
  const clause = page.getByRole('dialog').locator('[aria-current]');
  await expect(clause).toBeInViewport();
  await expect(clause).toContainText('6.2');
});

test('a full trick stays until the next card, and can be looked at again later', async ({ page }) => {
  const record = reached(3, BASIC, state => myTurn(state) && state.trick === 3 && state.laid === 0);
  await resume(page, record, CREW);
  const { lastTrick } = (await savedGame(page)).view;
  await expect(page.locator('main [data-trick-card]')).toHaveCount(3);
  await expect(page.locator('[data-mark="takes"]')).toHaveCount(lastTrick!.taker === null ? 0 : 1);
  await page.locator('[data-slot="0"]').click();
  await page.locator('[data-slot="0"]').click();
  await movedOn(page, record.moves.length + 2);
  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog', { name: 'Last trick' });
  await expect(dialog.locator('[data-trick-card]')).toHaveCount(3);
});

test('3.6 where all tricks lie open, each one of the round can be looked at again', async ({ page }) => {
  const options = { ...BASIC, openTricks: true };
  const record = reached(3, options, state => myTurn(state) && state.trick === 4 && state.laid === 0);
  await resume(page, record, CREW);
  await page.getByRole('button', { name: 'Tricks so far' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tricks so far' });
  await expect(dialog.getByRole('heading', { name: /^Trick \d of 12$/ })).toHaveCount(3);
  await expect(dialog.locator('[data-trick-card]')).toHaveCount(9);
});

test('2.2 with a new deal the table is clear: nothing of the round before says who takes or leads', async ({
  page,
}) => {
  const record = reached(
    3,
    BASIC,
    state => myTurn(state) && state.round === 2 && state.trick === 1 && state.laid === 0,
  );
  await resume(page, record, CREW);
  await expect(page.locator('main [data-mark="leads"]')).toHaveCount(0); // the twelfth trick, in the evaluation
  await goOn(page).click();
  await expect(handOf(page)).toBeVisible();
  await expect(page.locator('main [data-trick-card]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Last trick' })).toHaveCount(0);
});

test('9.6 points below zero have a minus wherever they stand', async ({ page }) => {
  const record = reached(2, PROFESSIONAL, state => myTurn(state) && state.round === 2 && state.points[0] === -1);
  await resume(page, record, [human('Anna'), sailor('Ole')]);
  await expect(page.getByText('−1 point', { exact: true })).toBeVisible();
  await expect(page.getByRole('complementary').getByText('−1', { exact: true })).toBeVisible();
  expect((await totals(page))[0]).toBe(-1);
});

test('on a phone with five players and a forecast, all of the trick is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const record = reached(5, PROFESSIONAL, state => myTurn(state) && state.trick === 2 && state.laid === 4);
  await resume(page, record, [human('Anna'), ...['Ole', 'Mia', 'Bo', 'Ida'].map(sailor)]);
  await expect(page.getByText('Leads next:')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/^Damage \d/).first()).toBeInViewport({ ratio: 1 });
});

test('on a small phone two choices of sets leave the trick in sight and the button in reach', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  const record = reached(2, PROFESSIONAL, (state, view) => state.phase === 'sets' && view.choices.length > 1);
  await resume(page, record, [human('Anna'), sailor('Ole')]);
  await expect(page.locator('[data-trick-card]').first()).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('group').first().hover();
  await page.mouse.wheel(0, 1000);
  await expect(page.getByRole('button', { name: 'Score it like this' })).toBeInViewport({ ratio: 1 });
});

test('with aids every card shows what it counts, and the trick who would take and lead', async ({ page }) => {
  await resume(page, midTrick(), CREW);
  await expect(handOf(page)).toBeVisible();
  await expect(handOf(page).getByRole('button', { name: /counts \d*½?\.$/ })).not.toHaveCount(0);
  await expect(page.locator('[data-slot="0"]')).toHaveAccessibleDescription(/^After that: \d*½?, \d*½?\.$/);
  await expect(page.locator('[data-mark="leads"]')).toHaveCount(1);
  await expect(page.getByText('Leads next:')).toBeVisible();
});

test('as on the real table: printed cards, no values, no marks, no sorting by value', async ({ page }) => {
  await resume(page, midTrick(), CREW);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'As on the real table' }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-mark]')).toHaveCount(0);
  await expect(page.locator('[data-counts]')).toHaveCount(0);
  await expect(page.getByText('Leads next:')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /By (value|direction)/ })).toHaveCount(0);
  await expect(handOf(page).getByRole('button', { name: /counts/ })).toHaveCount(0);
  const { view } = await savedGame(page);
  await expect(handOf(page).getByRole('button')).toHaveCount(ownHand(view).length);
});

test('as on the real table nothing is proposed, and both ways have to be weighed', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('seekiste.settings', JSON.stringify({ aids: false })));
  await resume(page, choosing(), CREW);
  const confirm = page.getByRole('button', { name: 'Score it like this' });
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Suggested')).toHaveCount(0);
  await expect(page.getByText(/set is complete/)).toHaveCount(0);
});

test('cards of others never reach the page', async ({ page }) => {
  await resume(page, full(), [human('Anna'), human('Bo'), flotsam('Mia')]);
  await expect(page.getByRole('button', { name: 'Show my cards' })).toBeVisible();
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show my cards' }).click();
  await expect(handOf(page)).toBeVisible();
  const { state, view } = await savedGame(page);
  const shown = await page.locator('[data-card]').evaluateAll(all => all.map(card => card.getAttribute('data-card')));
  expect(shown.map(Number).toSorted((a, b) => a - b)).toEqual(ownHand(view));
  const text = await page.content();
  const others = state.hands
    .slice(1)
    .flat()
    .filter(card => !ownHand(view).includes(card) && card !== BRIDE);
  for (const card of others) expect(text, writeCard(card)).not.toContain(`data-card="${card}"`);
});

/** The table in every state that looks different. */
const PLACES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a trick with a card picked': async page => {
    await resume(page, midTrick(), CREW);
    await page.locator('[data-slot="1"]').click();
  },
  'a full hand of twelve': page => resume(page, full(), CREW),
  'the choice of sets': page => resume(page, choosing(), CREW),
  'the end of a round': page => resume(page, roundOver(), CREW),
  'the end': page => resume(page, gameOver(), CREW),
  'the score sheet': async page => {
    await resume(
      page,
      reached(3, BASIC, state => myTurn(state) && state.round === 2 && state.trick === 3),
      CREW,
    );
    await page.getByRole('button', { name: 'Score sheet' }).click();
  },
};

for (const viewport of VIEWPORTS)
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    for (const [name, visit] of Object.entries(PLACES))
      test(`Santa Timea, ${name}: no fault that axe can find by day or night, and it fits`, async ({ page }) => {
        await visit(page);
        await expect(page.locator('h1').first()).toBeAttached();
        await expectSound(page);
      });
  });

test('on a phone twelve cards lie in two rows of six, and every control is large enough for a thumb', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await resume(page, full(), CREW);
  const cards = handOf(page).getByRole('button');
  await expect(cards).toHaveCount(12);
  const tops = await cards.evaluateAll(all => all.map(card => Math.round(card.getBoundingClientRect().top)));
  expect(new Set(tops.slice(0, 6)).size).toBe(1);
  expect(new Set(tops.slice(6)).size).toBe(1);
  const boxes = await page.locator('main button').evaluateAll(all =>
    all.map(button => {
      const { width, height, right } = button.getBoundingClientRect();
      return { name: button.getAttribute('aria-label') ?? button.textContent, width, height, right };
    }),
  );
  expect(boxes.filter(({ width, height, right }) => width < 44 || height < 44 || right > 360)).toEqual([]);
});

test('the directions have German letters in German', async ({ page }) => {
  await resume(page, full(), CREW);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).check({ force: true });
  await page.keyboard.press('Escape');
  const { view } = await savedGame(page);
  const east = (seen: View): number => ownHand(seen).filter(card => card !== BRIDE && card > 14 && card <= 28).length;
  await expect(handOf(page).getByRole('button', { name: /^Ost \d+ zählt/ })).toHaveCount(east(view));
});

import type { Page } from '@playwright/test';
import type { GameRecord } from '@seekiste/rules/core';
import { BOX, pointsOf, type Move } from '@seekiste/rules/lighthouse-run';
import { expect, test } from './fixtures.js';
import {
  cardAt,
  expectTrueEnd,
  sailor,
  keyboard,
  mouse,
  placeAt,
  playToTheEnd,
  reached,
  saved,
  seated,
  seedOf,
  spaceAt,
  stepNow,
  uncover,
} from './lighthouse-run.js';
import { crew, isFree, isMine, midGame, plain, slotOfFree, THREE, withChoice } from './lighthouse-run-positions.js';
import { expectSound, VIEWPORTS } from './sound.js';
import { human, keepInStorage, resume } from './voyage.js';

test.describe('three with bots, by mouse, in German', () => {
  test.use({ locale: 'de-DE' });

  test('from the start page to the end', async ({ page }) => {
    await page.goto(`./?pace=0&grace=0&seed=${seedOf(3)}`);
    await page.locator('a[href="#/new/lighthouse-run"]').first().click();
    await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Leinen los' }).click();
    await seated(page);
    await playToTheEnd(page, mouse(page), [0]);
    await expect(page.locator('#outcome')).toBeFocused();
    expect((await saved(page)).record).toMatchObject({ game: 'lighthouse-run', seats: 3 });
    await expectTrueEnd(page);
  });
});

test('with Erik, by keyboard alone, to the end', async ({ page }) => {
  await resume(
    page,
    reached({ mode: 'erik', seats: 2 }, () => true),
    [human('Anna'), sailor('Ole')],
  );
  await seated(page);
  await playToTheEnd(page, keyboard(page), [0]);
  await expect(page.locator('#outcome')).toBeFocused();
  const { state } = await saved(page);
  expect(state.played[2]).toHaveLength(12);
  const eriks = state.ships[2]!.reduce((sum, space) => sum + pointsOf(space), 0);
  await expect(page.locator('[data-erik]')).toHaveAttribute('data-erik', String(eriks));
  await expectTrueEnd(page);
});

test('the great fleet: two people at one device, to the end', async ({ page }) => {
  await page.goto(`./?pace=0&grace=0&seed=${seedOf(5)}#/new/lighthouse-run`);
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByRole('combobox').last().selectOption('human');
  const fleet = page.getByRole('radio', { name: /great fleet/i });
  await fleet.check({ force: true });
  await page.getByRole('button', { name: 'Cast off' }).click();
  await uncover(page);
  await expect(page.getByRole('list', { name: /^Your \w+ cards$/ })).toHaveCount(2);
  await playToTheEnd(page, mouse(page), [0, 1]);
  await expect(page.locator('#outcome')).toBeVisible();
  expect((await saved(page)).record).toMatchObject({ seats: 2, options: { mode: 'fleet' } });
  await expectTrueEnd(page);
});

test.describe('step by step', () => {
  test.beforeEach(async ({ page }) => {
    await resume(page, reached(THREE, withChoice), crew);
    await seated(page);
  });

  test('the beacon comes first; Escape goes back a step each time', async ({ page }) => {
    const { state } = await saved(page);
    const slot = slotOfFree(state);
    await page.keyboard.press(String(slot + 1));
    expect(await stepNow(page)).toBe('beacon');
    const lit = state.lit.indexOf(true);
    await expect(placeAt(page, lit)).toHaveAttribute('data-mark', 'take');
    await page.keyboard.press('b');
    expect(await stepNow(page)).toBe('ships');
    await page.keyboard.press('Enter');
    expect(await stepNow(page)).toBe('sail');
    for (const step of ['ships', 'beacon', 'card']) {
      await page.keyboard.press('Escape');
      expect(await stepNow(page)).toBe(step);
    }
    expect((await saved(page)).state).toEqual(state);
  });

  test('a lighthouse is told as it stands, not as it would', async ({ page }) => {
    const { state } = await saved(page);
    await page.keyboard.press(String(slotOfFree(state) + 1));
    await page.keyboard.press('Enter');
    const [taken, focused] = [page.locator('[data-mark="taken"]'), page.locator('[data-place]:focus')];
    await expect(taken).toHaveAccessibleName(/, lit, .*being moved$/);
    await expect(focused).toHaveAttribute('data-lit', 'true');
    await expect(focused).toHaveAccessibleName(/, dark, .*put it here$/);
  });

  test('with keys and buttons alone the focus is never lost, not even after the move', async ({ page }) => {
    const { state, record } = await saved(page);
    const slot = slotOfFree(state);
    await cardAt(page, slot).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-place]:focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(cardAt(page, Math.min(slot, 1))).toBeFocused();
    await page.keyboard.press(String(slot + 1));
    await page.locator('[data-act="leave"]').press('Enter');
    await expect(page.locator('[data-space]:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-act].primary')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await saved(page)).record.moves.length).toBeGreaterThan(record.moves.length);
    await expect(page.locator('[data-slot]:focus')).toHaveCount(1);
  });

  test('what is refused says why and where it stands in the rules', async ({ page }) => {
    const { state } = await saved(page);
    await cardAt(page, slotOfFree(state)).click();
    await placeAt(page, state.lit.indexOf(false)).click();
    await expect(page.getByRole('link', { name: 'rule 4.4' })).toBeVisible();
    await page.locator('[data-act="leave"]').click();
    const empty = [...Array(25).keys()].find(space => state.ships.every(fleet => !fleet.includes(space)))!;
    await spaceAt(page, empty).click();
    await expect(page.getByRole('link', { name: /^rule 5\.\d$/ })).toBeVisible();
    expect(await stepNow(page)).toBe('ships');
  });

  test('a chosen beacon lights the river before anything is played', async ({ page }) => {
    const { state } = await saved(page);
    const [lit, dark] = [state.lit.indexOf(true), state.lit.indexOf(false)];
    await cardAt(page, slotOfFree(state)).click();
    await placeAt(page, lit).click();
    await placeAt(page, dark).click();
    await expect(placeAt(page, lit)).toHaveAttribute('data-lit', 'false');
    await expect(placeAt(page, dark)).toHaveAttribute('data-lit', 'true');
    expect((await saved(page)).state).toEqual(state);
  });
});

test.describe('the preview', () => {
  const choose = async (page: Page): Promise<void> => {
    await resume(page, reached(THREE, withChoice), crew);
    await seated(page);
    const { state } = await saved(page);
    const slot = slotOfFree(state);
    await cardAt(page, slot).click();
    await page.locator('[data-act="leave"]').click();
    const move = plain(state).find(({ card }) => card === state.hands[0]![slot]);
    await spaceAt(page, move!.from!).click();
    expect(await stepNow(page)).toBe('sail');
  };

  test('with aids a choice shows where it leads, and everybody’s points are counted', async ({ page }) => {
    await choose(page);
    await expect(page.locator('[data-trail="main"]')).toHaveCount(1);
    await expect(page.locator('[data-points]')).toHaveCount(3);
  });

  test('with aids the card shows how far it gets while the beacon is chosen', async ({ page }) => {
    await choose(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await stepNow(page)).toBe('beacon');
    await expect(page.locator('[data-trail="faint"]').first()).toBeVisible();
  });

  test('as on the real table there is no preview, no proposal and no sum', async ({ page }) => {
    await keepInStorage(page, 'seekiste.settings', JSON.stringify({ aids: false }));
    await choose(page);
    await expect(page.locator('[data-trail="main"], [data-trail="bonus"], [data-trail="faint"]')).toHaveCount(0);
    await expect(page.locator('[data-points]')).toHaveCount(0);
    await expect(page.locator('[data-space][data-mark="from"], [data-space][data-mark="goal"]')).toHaveCount(0);
    // The log tells what was lost before.
    const told = page.getByText(/steps? (is|are) lost|The bonus takes you/);
    await expect(told.and(page.locator(':not(#log *)'))).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await stepNow(page)).toBe('beacon');
    await expect(page.locator('[data-place][data-mark]')).toHaveCount(0);
    await expect(page.locator('[data-trail]')).toHaveCount(0);
  });
});

/** The same game with another hand and pile for a seat that has not acted yet. */
const withOtherDeck = (record: GameRecord<Move>, seat: number): GameRecord<Move> => {
  const [first, ...rest] = record.moves;
  if (first?.move.type !== 'deal') throw new Error('a record begins with the deal');
  const deck = first.move.decks[seat]!;
  const decks = first.move.decks.with(seat, [...deck.slice(3, 6), ...deck.slice(0, 3), ...deck.slice(6)]);
  return { ...record, moves: [{ ...first, move: { ...first.move, decks } }, ...rest] };
};

/** The page once ships and announcements have come to rest. */
const atRest = async (page: Page): Promise<string> => {
  let before = '';
  await expect
    .poll(async () => {
      const now = await page.evaluate(() => document.documentElement.outerHTML);
      const still = now === before;
      before = now;
      return still;
    })
    .toBe(true);
  return before;
};

test('nothing on the page depends on cards that the viewer may not see', async ({ browser, baseURL }) => {
  const groups = (deck: readonly number[]): number =>
    deck.slice(0, 6).filter(card => BOX.cards[card]!.movement === 'group').length;
  const record = reached({ mode: 'standard', seats: 2 }, state => {
    const deck = [...state.hands[1]!, ...state.piles[1]!.toReversed()];
    const opens = isMine(state) && state.round === 1 && state.first === 0;
    return opens && groups(deck) === 0 && isFree(state.hands[0]![0]!);
  });
  const pages: string[] = [];
  for (const world of [record, withOtherDeck(record, 1)]) {
    const context = await browser.newContext({ locale: 'en-GB', ...(baseURL === undefined ? {} : { baseURL }) });
    const page = await context.newPage();
    await resume(page, world, [human('Anna'), sailor('Ole')]);
    await seated(page);
    await cardAt(page, 0).click();
    // What is said comes a moment later: the page is not at rest before.
    await expect(page.locator('[role=status]').last()).toContainText('Move a beacon?');
    pages.push(await atRest(page));
    await context.close();
  }
  expect(pages[1]).toBe(pages[0]);
});

/** Every state of the table that looks different. */
const PLACES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the beacon step': async page => {
    await resume(page, reached(THREE, withChoice), crew);
    await seated(page);
    await cardAt(page, slotOfFree((await saved(page)).state)).click();
  },
  'the ships step, in the storm': async page => {
    await resume(
      page,
      reached(THREE, state => isMine(state) && state.round === 10),
      crew,
    );
    await seated(page);
    await cardAt(page, 0).click();
  },
  Erik: async page => {
    await resume(page, reached({ mode: 'erik', seats: 2 }, midGame), [human('Anna'), sailor('Ole')]);
    await seated(page);
  },
  'the great fleet, one colour played': async page => {
    const record = reached({ mode: 'fleet', seats: 2 }, state => isMine(state) && state.used[0] !== null);
    await resume(page, record, [human('Anna'), sailor('Ole')]);
    await seated(page);
  },
  'the end': async page => {
    await resume(
      page,
      reached(THREE, state => state.phase === 'over'),
      crew,
    );
    await expect(page.locator('#outcome')).toBeVisible();
  },
};

for (const viewport of VIEWPORTS)
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    for (const [name, visit] of Object.entries(PLACES))
      test(`${name} has no fault that axe can find by day or night, and fits`, async ({ page }) => {
        await visit(page);

        await expectSound(page);
      });
  });

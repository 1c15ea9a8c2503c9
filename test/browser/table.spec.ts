import type { Locator, Page } from '@playwright/test';
import {
  inAllerRuhe,
  isIsland,
  OPEN,
  ownHand,
  price,
  writeSpace,
  type Space,
  type State,
} from '@seekiste/rules/in-aller-ruhe';
import { expect, test } from './fixtures.js';
import { act, cardAt, mouse, spaceAt } from './hands.js';
import { human, reached, resume, sailor, saved } from './voyage.js';

const laid = (state: State): number => state.sea.filter(card => card !== OPEN).length;

/** Whether seat 0 can lay both for nothing and at a price. */
const hasChoice = (state: State): boolean => {
  const view = inAllerRuhe.view(state, 0);
  const lays = inAllerRuhe.moves(view).filter(move => move.type === 'lay');
  return [true, false].every(free => lays.some(({ card, space }) => (price(view.sea, card, space) === 0) === free));
};

/** A turn of seat 0 with some islands in the sea and every kind of lay on offer. */
const midGame = (seats: number, islands = 8) =>
  reached(seats, state => state.phase === 'turn' && state.turn === 0 && laid(state) >= islands && hasChoice(state));

const crew = [human('Anna'), sailor('Ole')];

const layOf = async (page: Page, wanted: (cost: number) => boolean) => {
  const { state } = await saved(page);
  const view = inAllerRuhe.view(state, 0);
  const move = inAllerRuhe
    .moves(view)
    .find(found => found.type === 'lay' && wanted(price(view.sea, found.card, found.space)));
  if (move?.type !== 'lay') throw new Error('no such move on offer');
  return { ...move, slot: ownHand(view).indexOf(move.card) };
};

/** The island lies there, after a second question if it leaves a hopeless gap (4.8). */
const liesThere = async (page: Page, space: Space, card: number): Promise<void> => {
  const anyway = page.getByRole('button', { name: 'Lay it anyway' });
  const island = page.getByRole('gridcell', { name: `${writeSpace(space)}, island ${card}` });
  await expect(anyway.or(island)).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(island).toBeVisible();
};

test('a card can be dragged into the sea', async ({ page }) => {
  await resume(page, midGame(2), crew);
  const { slot, space, card } = await layOf(page, cost => cost === 0);
  await cardAt(page, slot).dragTo(spaceAt(page, space));
  await liesThere(page, space, card);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a card follows the finger into the sea', async ({ page }) => {
    await resume(page, midGame(2), crew);
    const { slot, space, card } = await layOf(page, cost => cost === 0);
    const middle = async (of: Locator): Promise<{ x: number; y: number }> => {
      const box = await of.boundingBox();
      if (!box) throw new Error('not on the screen');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const from = await middle(cardAt(page, slot));
    const to = await middle(spaceAt(page, space));
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd' ? [] : [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }],
      });
    await send('touchStart', 0);
    for (const share of [0.1, 0.4, 0.7, 1]) await send('touchMove', share);
    await send('touchEnd', 1);
    await liesThere(page, space, card);
  });
});

test('a card dropped beside the sea goes back to the hand', async ({ page }) => {
  await resume(page, midGame(2), crew);
  const { moves } = (await saved(page)).record;
  await cardAt(page, 0).dragTo(page.getByRole('banner'));
  await expect(cardAt(page, 0)).toHaveAttribute('aria-pressed', 'false');
  expect((await saved(page)).record.moves).toHaveLength(moves.length);
});

test('a chosen card shows every price; a priced space asks for exactly that many cards', async ({ page }) => {
  await resume(page, midGame(2), crew);
  const { slot, space, pay } = await layOf(page, cost => cost > 0);
  await cardAt(page, slot).click();
  await expect(spaceAt(page, space)).toHaveAccessibleName(new RegExp(`costs ${pay.length} card`));
  await spaceAt(page, space).click();
  await expect(page.locator('[data-picked="throw"]')).toHaveCount(pay.length);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-picked]')).toHaveCount(0);
});

test('an illegal space says why, and its clause opens the rulebook beside the game', async ({ page }) => {
  await resume(page, midGame(2), crew);
  const { state } = await saved(page);
  const view = inAllerRuhe.view(state, 0);
  const hand = ownHand(view);
  const slot = hand.findIndex(isIsland);
  const space = view.sea.findIndex(
    (lying, here) =>
      lying === OPEN &&
      inAllerRuhe.why(view, { type: 'lay', card: hand[slot]!, space: here, pay: [] })?.code === 'not-ascending',
  );
  await cardAt(page, slot).click();
  await spaceAt(page, space).click();
  const link = page.getByRole('main').getByRole('link', { name: 'rule 4.2' });
  await expect(link).toHaveAttribute('href', '#/rules/in-aller-ruhe/4.2');
  await link.click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('4.2', { exact: true }).first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(cardAt(page, slot)).toHaveAttribute('data-picked', 'play');
});

test('as on the real table: no prices, no dimming, but the rules still hold', async ({ page }) => {
  await resume(page, midGame(2), crew);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'As on the real table' }).check();
  await page.keyboard.press('Escape');
  const { slot, space } = await layOf(page, cost => cost > 0);
  await cardAt(page, slot).click();
  await expect(spaceAt(page, space)).toHaveAccessibleName(/open$/);
  await spaceAt(page, space).click();
  await expect(page.getByText('What do you pay with?')).toBeVisible();
});

test('two cards can be discarded instead', async ({ page }) => {
  await resume(page, midGame(2), crew);
  await page.keyboard.press('d');
  await page.keyboard.press('1');
  await page.keyboard.press('3');
  await page.getByRole('button', { name: 'Discard both' }).click();
  const log = page.getByRole('complementary', { name: 'Log' });
  await expect(log.getByText('You discard 2 cards.').last()).toBeVisible();
});

test('a move lies in place for a moment and can be taken up again', async ({ page }) => {
  const record = midGame(1);
  await resume(page, record, [human('Anna')], { grace: 60_000 });
  const { slot, space, card } = await layOf(page, cost => cost === 0);
  await cardAt(page, slot).click();
  await spaceAt(page, space).click();
  await liesThere(page, space, card);
  expect((await saved(page)).record.moves).toHaveLength(record.moves.length);
  await page.keyboard.press('Control+z');
  await expect(spaceAt(page, space)).toHaveAccessibleName(/open$/);
  await expect(cardAt(page, slot)).toBeVisible();
});

test('undo says what forbids it', async ({ page }) => {
  await resume(page, midGame(1), [human('Anna')]);
  await act(page, mouse(page), 0);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAccessibleDescription(/You draw/);
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
});

test('the language can be changed in the middle of a game, and stays', async ({ page }) => {
  await resume(page, midGame(2), crew);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Verlauf' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle(/Du bist dran/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Verlauf' })).toBeVisible();
});

test('the keys are explained', async ({ page }) => {
  await resume(page, midGame(2), crew);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Help' }).getByText('take a move back')).toBeVisible();
});

test('a screen reader hears what happened and whose turn it is', async ({ page }) => {
  await resume(page, midGame(2), crew);
  await act(page, mouse(page), 0);
  await expect(page.locator('[role="status"]').first()).toContainText('Your turn');
});

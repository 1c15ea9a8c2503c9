import type { GameRecord } from '@seekiste/rules/core';
import { DEPARTURE, isIsland, type Move } from '@seekiste/rules/in-aller-ruhe';
import { expect, test } from './fixtures.js';
import { cardAt, spaceAt } from './hands.js';
import { human, reached, resume } from './voyage.js';

type Deal = Extract<Move, { type: 'deal' }>;

const dealOf = (record: GameRecord<Move>): Deal => {
  const move = record.moves[0]?.move;
  if (move?.type !== 'deal') throw new Error('a record begins with the deal');
  return move;
};

/** The same game with other cards in this seat's hand, all but the one that will be laid. */
const withOtherHand = (record: GameRecord<Move>, seat: number, kept: number): GameRecord<Move> => {
  const deal = dealOf(record);
  const pile = [...deal.piles[seat]!];
  const hand = deal.hands[seat]!.map(card => {
    if (card === kept) return card;
    const from = pile.findLastIndex(other => isIsland(other) && !deal.hands[seat]!.includes(other));
    const other = pile[from]!;
    pile[from] = card;
    return other;
  }).sort((a, b) => a - b);
  const move: Deal = { ...deal, hands: deal.hands.with(seat, hand), piles: deal.piles.with(seat, pile) };
  return { ...record, moves: [{ actor: 'chance', move }] };
};

test('after the hand-over nothing on the page depends on the former hand', async ({ browser, baseURL }) => {
  const record = reached(
    2,
    state => isIsland(state.hands[state.first]![2]!) && state.piles[state.first]!.at(-1) !== DEPARTURE,
  );
  const deal = dealOf(record);
  const seat = deal.first;
  const kept = deal.hands[seat]![2]!;
  const others = deal.hands[seat]!.filter(card => card !== kept && isIsland(card));
  const other = withOtherHand(record, seat, kept);
  expect(dealOf(other).hands[seat]).not.toEqual(deal.hands[seat]);

  const pages: { readonly covered: string; readonly revealed: string }[] = [];
  for (const world of [record, other]) {
    const context = await browser.newContext({ locale: 'en-GB', ...(baseURL === undefined ? {} : { baseURL }) });
    const page = await context.newPage();
    await resume(page, world, [human('Anna'), human('Bo')]);
    await page.getByRole('button', { name: 'Show my cards' }).click();
    await cardAt(page, dealOf(world).hands[seat]!.indexOf(kept)).click();
    await spaceAt(page, 14).click();
    const anyway = page.getByRole('button', { name: 'Lay it anyway' });
    const show = page.getByRole('button', { name: 'Show my cards' });
    await expect(anyway.or(show)).toBeVisible();
    if (await anyway.isVisible()) await anyway.click();
    await expect(show).toBeFocused();
    const covered = await page.evaluate(() => document.documentElement.outerHTML);
    await expect(page.locator('[data-slot], [data-space]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show my cards' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    const revealed = await page.evaluate(() => document.documentElement.outerHTML);
    pages.push({ covered, revealed });
    await context.close();
  }
  const [one, two] = pages;
  expect(two?.covered).toBe(one?.covered);
  expect(two?.revealed).toBe(one?.revealed);
  for (const card of others) expect(one?.revealed).not.toMatch(new RegExp(`(You draw|the) ${card}\\b`));
});

test('a reload in the middle of somebody’s turn covers the cards again', async ({ page }) => {
  await resume(
    page,
    reached(2, () => true),
    [human('Anna'), human('Bo')],
  );
  await page.getByRole('button', { name: 'Show my cards' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show my cards' })).toBeVisible();
  await expect(page.locator('[data-slot]')).toHaveCount(0);
});

test('cards can be covered at any time', async ({ page }) => {
  await resume(
    page,
    reached(2, () => true),
    [human('Anna'), human('Bo')],
  );
  await page.getByRole('button', { name: 'Show my cards' }).click();
  await page.getByRole('button', { name: 'Cover the cards' }).click();
  await expect(page.locator('[data-slot]')).toHaveCount(0);
});

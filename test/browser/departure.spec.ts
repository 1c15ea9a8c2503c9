import { DEPARTURE } from '@seekiste/rules/in-aller-ruhe';
import { expect, test } from './fixtures.js';
import { act, cardAt, mouse } from './hands.js';
import { human, reached, resume, saved } from './voyage.js';

const NAMES = ['Anna', 'Bo'];

test('the departure: a step of its own, then numbers, then cards, passing one device', async ({ page }) => {
  const record = reached(
    2,
    state => state.phase === 'turn' && state.departedBy === null && state.hands[state.turn]!.includes(DEPARTURE),
  );
  await resume(page, record, NAMES.map(human));
  const { state } = await saved(page);
  const [first, second] = [state.turn, 1 - state.turn];
  const handedTo = async (seat: number): Promise<void> => {
    await expect(page.getByRole('heading', { name: `It is ${NAMES[seat]}’s turn` })).toBeVisible();
    await page.getByRole('button', { name: 'Show my cards' }).click();
  };

  await handedTo(first);
  await expect(page.getByText(/^Silence on board/)).toBeVisible();
  await page.getByRole('button', { name: 'Play the departure' }).click();
  await expect(page.getByRole('spinbutton')).toBeFocused();
  await page.keyboard.press('5');
  await page.getByRole('button', { name: 'Pledge 5' }).click();

  await handedTo(second);
  const pledges = page.getByRole('list', { name: 'Pledges' });
  await expect(pledges).toContainText(`${NAMES[first]} 5`);
  await expect(pledges).toContainText('5 of 8');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');

  // Six is not eight: everybody names a new number, whoever holds the device first.
  await expect(pledges).toContainText('Round 2');
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Pledge 4' }).click();
  await handedTo(first);
  await page.keyboard.press('4');
  await page.keyboard.press('Enter');

  for (const seat of [first, second]) {
    if (seat === second) await handedTo(second);
    await expect(page.getByRole('button', { name: 'Discard (0 of 4)' })).toBeVisible();
    await act(page, mouse(page), seat);
  }
  // Whoever discarded last is next, so there is nobody to hand over to.
  await expect(page.getByRole('grid')).toBeVisible();
  const after = (await saved(page)).state;
  expect(after).toMatchObject({ phase: 'turn', turn: second, departedBy: first });
  // The departure was the last card, not the island before it.
  await expect(page.locator('.departure')).toHaveAttribute('data-mark', 'last');
  await expect(page.locator('[data-space][data-mark="last"]')).toHaveCount(0);
});

test('cards given for the departure can be taken up again, and others chosen', async ({ page }) => {
  await resume(
    page,
    reached(1, ({ phase }) => phase === 'give'),
    [human('Anna')],
    { grace: 60_000 },
  );
  for (let slot = 0; slot < 8; slot++) await cardAt(page, slot).click();
  await page.getByRole('button', { name: 'Discard (8 of 8)' }).click();
  await expect(cardAt(page, 8)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await cardAt(page, 8).click();
  await expect(page.getByRole('button', { name: 'Discard (1 of 8)' })).toBeVisible();
});

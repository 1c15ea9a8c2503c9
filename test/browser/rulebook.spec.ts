import type { Page } from '@playwright/test';
import { readCard } from '@seekiste/rules/santa-timea';
import { expect, test } from './fixtures.js';
import * as onSea from './hands.js';
import * as onRiver from './lighthouse-run.js';
import { cardOf, handOf } from './santa-timea.js';
import { expectSound } from './sound.js';

type Means = 'mouse' | 'keyboard';

/** Opens the live position of a clause, and comes to its table. */
const open = async (page: Page, game: string, clause: string, means: Means): Promise<void> => {
  await page.goto(`./?pace=0#/rules/${game}/${clause}`);
  const button = page.getByRole('button', { name: `Try it: rule ${clause}`, exact: true });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  if (means === 'mouse') await button.click();
  else {
    await button.focus();
    await page.keyboard.press('Enter');
  }
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('.example .table')).toBeVisible();
  if (means === 'mouse') return;
  const inside = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.closest('.example .table [data-slot]') !== null);
  while (!(await inside())) await page.keyboard.press('Tab');
};

const startOver = async (page: Page, means: Means): Promise<void> => {
  const button = page.getByRole('button', { name: 'Start over' });
  if (means === 'mouse') await button.click();
  else {
    await button.focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('.example .news')).toHaveText('');
};

const refused = (page: Page, text: RegExp, clause: string) =>
  expect(page.locator('.example .refused').filter({ hasText: text })).toContainText(`rule ${clause}`);
const told = (page: Page, text: string) => expect(page.locator('.example .news')).toContainText(text);

for (const means of ['mouse', 'keyboard'] as const) {
  test(`In aller Ruhe is tried beside its rules by ${means}: refused, made, begun anew`, async ({ page }) => {
    await open(page, 'in-aller-ruhe', '4.2', means);
    const hands = onSea[means](page);
    const C1 = 2;
    await hands.card(1);
    await hands.space(C1);
    await refused(page, /Only a number between 3 and 20 fits on C1/, '4.2');
    await hands.card(0);
    await hands.space(C1);
    await told(page, 'You lay the 12 on C1.');
    // The other seat answers, and the game goes on.
    await told(page, 'Ole ');
    await startOver(page, means);
    await expect(onSea.spaceAt(page, C1)).not.toContainText('12');
  });

  test(`Santa Timea is tried beside its rules by ${means}: refused, made, begun anew`, async ({ page }) => {
    await open(page, 'santa-timea', '6.2', means);
    const play = async (text: string): Promise<void> => {
      const card = readCard(text);
      if (card === undefined) throw new Error(`no card is called ${text}`);
      if (means === 'mouse') await cardOf(page, card).click();
      else {
        await cardOf(page, card).focus();
        await page.keyboard.press('Enter');
      }
      const button = page.locator('[data-act="play"]');
      if (!(await button.isEnabled())) return;
      if (means === 'mouse') await button.click();
      else {
        await button.focus();
        await page.keyboard.press('Enter');
      }
    };
    await play('B');
    await refused(page, /You may only lead a pirate bride/, '6.2');
    await play('N4');
    await told(page, 'You play North 4.');
    await startOver(page, means);
    await expect(handOf(page).getByRole('button')).toHaveCount(3);
  });

  test(`Lighthouse Run is tried beside its rules by ${means}: refused, made, begun anew`, async ({ page }) => {
    await open(page, 'lighthouse-run', '5.7', means);
    const hands = onRiver[means](page);
    const GROUP = 1;
    await hands.card(GROUP);
    await hands.leave();
    await hands.space(0);
    await refused(page, /A group card brings no ships from the start/, '5.7');
    await hands.space(2);
    await hands.sail(false);
    await told(page, 'A red ship sails from space 2 to space 4.');
    await startOver(page, means);
    await expect(onRiver.spaceAt(page, 2)).toBeVisible();
  });
}

test('one position is open at a time, shows its move, and leads to its lesson', async ({ page }) => {
  await page.goto('./?pace=0#/rules/in-aller-ruhe/4.4?try');
  await expect(page.locator('.example')).toHaveCount(1);
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.locator('.example .table')).toContainText('5');
  await page.getByRole('button', { name: 'Try it: rule 4.5', exact: true }).click();
  await expect(page.locator('.example')).toHaveCount(1);
  await expect(page.locator('.example .caption')).toContainText('Between 3 and 7');
  await page.locator('[data-rule="4.4"]').getByRole('link', { name: 'Dead cards pay' }).click();
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
});

test('a game that is played leads from its rules to the same position', async ({ page }) => {
  await page.goto('./?pace=0#/learn/in-aller-ruhe/first-voyage');
  await page.getByRole('link', { name: 'Rule 1.1' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Try it: rule 4.2', exact: true }).click();
  await expect(page.locator('.example .caption')).toContainText('Between 3 and 20');
});

for (const [game, clause] of [
  ['in-aller-ruhe', '4.2'],
  ['santa-timea', '4.2'],
  ['lighthouse-run', '4.1'],
] as const)
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ])
    test(`the rules of ${game} with an open position are sound at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(`./?pace=0#/rules/${game}/${clause}?try`);
      await expect(page.locator('.example .table')).toBeVisible();
      await expectSound(page);
    });

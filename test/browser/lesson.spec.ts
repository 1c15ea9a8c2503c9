import type { Page } from '@playwright/test';
import { stateAt, type Lesson } from '@seekiste/learn';
import { LESSONS } from '@seekiste/learn/lessons';
import { inAllerRuhe, ownHand, type Move, type State, type View } from '@seekiste/rules/in-aller-ruhe';
import { make, pointing } from './expansions.js';
import { expect, test } from './fixtures.js';
import { mouse } from './hands.js';
import { playStep, reached, ways, type Make, type Means } from './lessons.js';

const lessonOf = async (wanted: string): Promise<Lesson> => {
  const found = await LESSONS.find(({ name }) => name === wanted)?.load();
  if (!found) throw new Error(`there is no lesson ${wanted}`);
  return found;
};

const open = (page: Page, { game, name }: Lesson) => page.goto(`./?pace=0#/learn/${game}/${name}`);

const wayOf = ({ game }: Lesson, means: Means): Make => {
  const way = ways[game];
  if (!way) throw new Error(`nothing is known of ${game}`);
  return way(means);
};

/** Every step, with a wrong try at each that has one, to the end, where nobody's turn is shown any more. */
const playThrough = async (page: Page, lesson: Lesson, make: Make): Promise<void> => {
  for (const at of lesson.steps.keys()) await playStep(page, lesson, at, make);
  await expect(page.getByText(/that was the lesson|das war die Lektion/)).toBeVisible();
  await expect(page.locator('[aria-label] > li[aria-current="true"]')).toHaveCount(0);
};

const expectListed = async (page: Page, lesson: Lesson, { learned }: { learned: boolean }): Promise<void> => {
  await page.getByRole('link', { name: /^(All lessons|Alle Lektionen)$/ }).press('Enter');
  const entry = page
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="#/learn/${lesson.game}/${lesson.name}"]`) })
    .last();
  await expect(entry).toHaveText(learned ? /(learned|gelernt)$/ : /^(?!.*(learned|gelernt))/s);
};

test('a variant: the pillars refuse the roof, and the arrival ends the lesson', async ({ page }) => {
  const arch = await lessonOf('arch');
  await open(page, arch);
  await reached(page, arch, 0);
  const hands = mouse(page);
  const slot = ownHand(inAllerRuhe.view(stateAt(arch, 0) as State, arch.seat)).indexOf(40);
  await hands.card(slot);
  await page.locator('[data-space="26"]').click();
  await expect(page.locator('.refused')).toContainText('rule 14.3');
  await hands.card(slot);
  const means = pointing(page, 'click', { hands, language: 'en', names: ['You', 'Ole'] });
  await playThrough(page, arch, (_, view, move) => make(page, means, view as View, move as Move));
  await expectListed(page, arch, { learned: true });
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('a mode: Erik by keyboard alone, with wrong tries', async ({ page }) => {
    const erik = await lessonOf('erik');
    await open(page, erik);
    // As long as the lesson goes on, the row of the round shows whose turn it is.
    await expect(page.locator('[aria-label] > li[aria-current="true"]')).toHaveCount(1);
    await playThrough(page, erik, wayOf(erik, 'keyboard'));
    await expectListed(page, erik, { learned: true });
  });
});

test.describe('with fingers on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'de-DE' });

  test('the course: each question answered wrong and right', async ({ page }) => {
    const duck = await lessonOf('duck');
    await open(page, duck);
    await playThrough(page, duck, wayOf(duck, 'fingers'));
    await expectListed(page, duck, { learned: true });
  });
});

test('a lesson with a skipped step ends, and is learned once every step was played', async ({ page }) => {
  const duck = await lessonOf('duck');
  const skip = page.getByRole('button', { name: 'Skip' });
  const make = wayOf(duck, 'mouse');
  const through = page.getByText('The lesson counts as learned once you have played every step.');
  await open(page, duck);
  await skip.click();
  await reached(page, duck, 1);
  // What was skipped stays skipped when the page is opened again.
  await page.reload();
  await playStep(page, duck, 1, make);
  await expect(through).toBeVisible();
  await expectListed(page, duck, { learned: false });

  await page.goBack();
  await reached(page, duck, 0);
  await skip.click();
  await page.getByRole('button', { name: 'Back' }).click();
  await playThrough(page, duck, make);
  await expectListed(page, duck, { learned: true });
});

test('a lesson is played to its end from the page that lists it, and is kept as learned', async ({ page }) => {
  const lesson = await lessonOf('storms');
  await page.goto('./?pace=0#/learn');
  await page.getByRole('link', { name: 'Storms and compasses' }).click();
  const means = pointing(page, 'click', { hands: mouse(page), language: 'en', names: ['You', 'Ole'] });
  for (const [at, { name, accepts }] of lesson.steps.entries()) {
    await reached(page, lesson, at);
    if (name === 'violet') {
      await means.row({ type: 'storm-row', row: 2 }, 2);
      await expect(page.getByRole('status').filter({ hasText: 'You could use that row yourself.' })).toBeVisible();
    }
    if (at === 2) {
      // 12.6 What lies before a seat tells what it does, without a pointer that hovers.
      const [sign, told] = [
        page.getByRole('button', { name: /^Orange storm.*: 1$/ }),
        page.getByText(/^Islands only right beside others/),
      ];
      await expect(told).toBeHidden();
      await sign.press('Enter');
      await expect(told.getByRole('link', { name: 'rule 12.6' })).toBeVisible();
      await sign.press('Enter');
      await expect(told).toBeHidden();
    }
    const read = inAllerRuhe.read(accepts[0] ?? '');
    if (!read.ok) throw new Error(read.error.code);
    await make(page, means, inAllerRuhe.view(stateAt(lesson, at) as State, lesson.seat), read.value);
  }
  await expect(page.getByText('that was the lesson')).toBeVisible();
  // What is left is to be looked at: it is nobody's turn.
  await expect(page.locator('.saying')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Next: Alone at sea' })).toBeVisible();
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^Storms and compasses\s+learned$/ })).toBeVisible();
});

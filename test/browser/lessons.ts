import { expect, type Page } from '@playwright/test';
import { ELSEWHERE, gameOf, stateAt, type Lesson } from '@seekiste/learn';
import type { Move as Sail, View as RiverView } from '@seekiste/rules/lighthouse-run';
import type { Move as WindMove } from '@seekiste/rules/santa-timea';
import { fingers, keyboard, make as makeSail, mouse } from './lighthouse-run.js';
import { cardOf } from './santa-timea.js';

export type Make = (page: Page, view: unknown, move: unknown) => Promise<void>;
export type Means = 'mouse' | 'keyboard' | 'fingers';

/** How a move is made at the tables whose lessons are played alike. */
export const ways: Readonly<Record<string, (means: Means) => Make>> = {
  'santa-timea': means => async (page, _, move) => {
    const touch = means === 'fingers' ? 'tap' : 'click';
    const played = move as WindMove;
    if (played.type !== 'play') throw new Error('there is nothing but cards to play');
    if (means === 'keyboard') {
      const slot = await cardOf(page, played.card).getAttribute('data-slot');
      await page.keyboard.press(String(Number(slot) + 1));
      await page.keyboard.press('Enter');
    } else {
      await cardOf(page, played.card)[touch]();
      await page.locator('[data-act="play"]')[touch]();
    }
  },
  'lighthouse-run': means => {
    const hands = { mouse, keyboard, fingers }[means];
    return (page, view, move) =>
      makeSail(page, hands(page), view as RiverView, move as Extract<Sail, { type: 'sail' }>);
  },
};

export const reached = (page: Page, { steps }: Lesson, at: number): Promise<void> =>
  expect(page.getByText(new RegExp(`^${at + 1} (of|von) ${steps.length}$`))).toBeVisible();

/** Tries what the step does not ask for, where there is such a move, and then makes its usual move. */
export const playStep = async (page: Page, lesson: Lesson, at: number, make: Make): Promise<void> => {
  const game = gameOf(lesson);
  const view = game.view(stateAt(lesson, at), lesson.seat);
  const moveOf = (text = ''): unknown => {
    const read = game.read(text, lesson.options);
    if (!read.ok) throw new Error(read.error.code);
    return read.value;
  };
  await reached(page, lesson, at);
  const step = lesson.steps[at];
  const wrong = step?.wrong.find(({ gets }) => gets === ELSEWHERE);
  if (wrong) {
    await make(page, view, moveOf(wrong.move));
    await expect(page.locator('.elsewhere')).toHaveText(/\S/);
    await reached(page, lesson, at);
  }
  await make(page, view, moveOf(step?.accepts[0]));
};

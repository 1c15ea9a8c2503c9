import type { Page } from '@playwright/test';
import { lighthouseRun, preview, type Mode, type State } from '@seekiste/rules/lighthouse-run';
import { expect, test } from './fixtures.js';
import {
  crew,
  isFree,
  midGame,
  offered,
  plain,
  slotOfFree,
  THREE,
  withChoice,
  type Sail,
} from './lighthouse-run-positions.js';
import { cardAt, fingers, sailor, make, placeAt, reached, saved, seated, spaceAt, stepNow } from './lighthouse-run.js';
import { human, resume } from './voyage.js';

test.describe('with fingers on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  /** What is too small for a thumb. */
  const small = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('button, a.button')]
        .map(element => ({
          name: element.getAttribute('aria-label') ?? element.textContent,
          box: element.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 0 && (box.width < 40 || box.height < 40))
        .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
    );

  /** What sticks out of the page, which does not scroll to the side, or out of its own box, over its neighbours. */
  const sticksOut = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('ol li, ul li, .actions button, p')]
        .filter(element => element.checkVisibility({ visibilityProperty: true }))
        .map(element => ({
          name: element.textContent,
          box: element.getBoundingClientRect(),
          isTight: element.scrollWidth > element.clientWidth + 1,
        }))
        .filter(({ box, isTight }) => box.width > 1 && (isTight || box.left < 0 || box.right > innerWidth + 0.5))
        .map(({ name, box }) => `${name}: ${box.left} to ${box.right}`),
    );

  /** Plays half a turn of this mode, and looks at the page at every step of it. */
  const everyStepFits = async (page: Page, mode: Mode, seats: number): Promise<void> => {
    const record = reached({ mode, seats }, withChoice);
    await resume(page, record, [human('Anna'), ...['Ole', 'Ida', 'Kim'].slice(0, seats - 1).map(sailor)]);
    await seated(page);
    const { state } = await saved(page);
    const river = () => spaceAt(page, 24).boundingBox();
    const before = await river();
    const fits = async (): Promise<void> => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(740);
      expect(await small(page)).toEqual([]);
      expect(await sticksOut(page)).toEqual([]);
      expect(await river()).toEqual(before);
    };
    await fits();
    const slot = slotOfFree(state);
    await cardAt(page, slot).tap();
    expect(await stepNow(page)).toBe('beacon');
    await fits();
    await page.locator('[data-act="leave"]').tap();
    await fits();
    const move = plain(state).find(({ card, colour }) => colour === 0 && card === state.hands[0]![slot]);
    await spaceAt(page, move!.from!).tap();
    expect(await stepNow(page)).toBe('sail');
    await fits();
  };

  for (const [mode, seats] of [
    ['standard', 4],
    ['fleet', 2],
  ] as const satisfies readonly (readonly [Mode, number])[])
    test(`${mode}: every step fits and can be tapped, and the river stays where it is`, ({ page }) =>
      everyStepFits(page, mode, seats));

  /** A turn with a forced beacon and one with a bonus: those with the most to say. */
  const WORDY: Readonly<Record<string, (state: State) => (move: Sail) => boolean>> = {
    'a forced beacon': () => move => !isFree(move.card) && move.beacon !== null,
    'a bonus that loses steps': state => move => move.bonus && (preview(state, move).bonus?.lost ?? 0) > 0,
  };

  test.describe('in German', () => {
    test.use({ locale: 'de-DE' });

    test('erik: beside his card, where there is the least room, every step fits as well', ({ page }) =>
      everyStepFits(page, 'erik', 2));

    for (const [name, wanted] of Object.entries(WORDY))
      test(`${name}: however much is said, the river stays where it is, and one tap is enough`, async ({ page }) => {
        const isWanted = (state: State): boolean => midGame(state) && offered(state).some(wanted(state));
        await resume(page, reached({ mode: 'standard', seats: 4 }, isWanted), [...crew, sailor('Kim')]);
        await seated(page);
        const { state, record } = await saved(page);
        const move = offered(state).find(wanted(state))!;
        const before = await spaceAt(page, 24).boundingBox();
        // A lamp goes out under the finger that takes its beacon.
        const hands = { ...fingers(page), place: (at: number) => placeAt(page, at).tap({ position: { x: 20, y: 9 } }) };
        const watched = Object.fromEntries(
          Object.entries(hands).map(([gesture, touch]) => [
            gesture,
            async (argument: never) => {
              expect(await spaceAt(page, 24).boundingBox()).toEqual(before);
              await touch(argument);
            },
          ]),
        ) as unknown as typeof hands;
        await make(page, watched, lighthouseRun.view(state, 0), move);
        await expect.poll(async () => (await saved(page)).record.moves[record.moves.length]?.move).toEqual(move);
      });
  });

  test('a move with fingers', async ({ page }) => {
    await resume(page, reached(THREE, withChoice), crew);
    await seated(page);
    const { state, record } = await saved(page);
    const move = offered(state).find(({ card, beacon }) => isFree(card) && beacon);
    await make(page, fingers(page), lighthouseRun.view(state, 0), move!);
    await expect.poll(async () => (await saved(page)).record.moves[record.moves.length]?.move).toEqual(move);
  });
});

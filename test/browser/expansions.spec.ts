import type { Page } from '@playwright/test';
import {
  inAllerRuhe,
  isIsland,
  MONSTER,
  OPEN,
  ownHand,
  type Move,
  type Options,
  type State,
  type View,
} from '@seekiste/rules/in-aller-ruhe';
import {
  make,
  open,
  playOut,
  pointing,
  typing,
  reached,
  saveOf,
  voyage,
  type Looks,
  type Voyage,
} from './expansions.js';
import { expect, test } from './fixtures.js';
import { cardAt, fingers, keyboard, mouse, spaceAt } from './hands.js';
import { faultsOf } from './sound.js';
import { human, keepInStorage, sailor, saved } from './voyage.js';

const NAMES = ['Anna', 'Ole', 'Meret'];
const crew = (seats: number) => [human('Anna'), ...NAMES.slice(1, seats).map(sailor)];
const english = { language: 'en', names: NAMES } as const;

/** Cards that are thrown together have no order. */
const sorted = (move: Move): Move => {
  const byNumber = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);
  if (move.type === 'lay') return { ...move, pay: byNumber(move.pay) };
  return 'cards' in move ? { ...move, cards: byNumber(move.cards) } : move;
};

/** The game has gone as it was foreseen, and says how it ended. */
const ended = async (page: Page, { sailed, end }: Voyage): Promise<void> => {
  const { record } = await saved(page);
  const moves = ({ moves: made }: typeof record) => made.map(({ actor, move }) => ({ actor, move: sorted(move) }));
  expect(moves(record)).toEqual(moves(sailed));
  const words = end.outcome?.won ? /^(Won|Gewonnen)/ : /^(Lost|Verloren)/;
  await expect(page.getByRole('heading', { name: words })).toBeVisible();
};

/** Runs a look at the page the first time that it applies. */
const once = (looks: readonly ((view: View, move: Move) => Promise<boolean>)[]): Looks => {
  const left = new Set(looks);
  return {
    left,
    async seen(view: View, move: Move): Promise<void> {
      for (const look of left) if (await look(view, move)) left.delete(look);
    },
  };
};

test('rock: a game for two, with the mouse', async ({ page }) => {
  const sailed = voyage(2, { rock: true }, ['rock', 'hold']);
  await open(page, sailed.begun, crew(2));
  const looks = once([
    // 10.1
    async view => {
      if (view.rock?.row !== null) return false;
      await expect(page.getByText('Place the rock beside a row of your choice.').first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^Move the rock to row/ })).toHaveCount(6);
      return true;
    },
    // 10.2 It lies at the edge of its row, and a space there says why it is closed.
    async view => {
      const { row = null } = view.rock ?? {};
      const slot = ownHand(view).findIndex(isIsland);
      const space = view.sea.findIndex((card, at) => card === OPEN && Math.floor(at / 6) === row);
      if (view.phase !== 'turn' || row === null || slot < 0 || space < 0) return false;
      await expect(page.getByRole('img', { name: `The rock blocks row ${row + 1}` })).toBeVisible();
      await cardAt(page, slot).click();
      await spaceAt(page, space).click();
      await expect(page.getByRole('main').getByRole('link', { name: 'rule 10.2' })).toBeVisible();
      await expect(page.getByText('nothing may go there').first()).toBeVisible();
      await page.keyboard.press('Escape');
      return true;
    },
    // 10.3 Five rows are offered at most, never its own.
    async (view, move) => {
      if (move.type !== 'rock' || !view.rock || view.rock.row === null) return false;
      const own = `Move the rock to row ${view.rock.row + 1}`;
      await expect(page.getByRole('button', { name: /^Move the rock to row/ }).first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: own })).toHaveCount(0);
      return true;
    },
  ]);
  await playOut(page, pointing(page, 'click', { hands: mouse(page), ...english }), sailed, looks);
  expect(looks.left.size).toBe(0);
  await ended(page, sailed);
});

test('sea monsters: a game for two, with the keyboard', async ({ page }) => {
  const sailed = voyage(2, { monsters: 5 }, ['monster', 'discard']);
  await open(page, sailed.begun, crew(2));
  const looks = once([
    // 11.3 Among cards that are picked to be discarded it stands out, and says why.
    async view => {
      const slot = ownHand(view).indexOf(MONSTER);
      if (view.phase !== 'turn' || slot < 0) return false;
      if (inAllerRuhe.why(view, { type: 'discard', cards: ownHand(view).slice(0, 2) })) return false;
      await page.keyboard.press('d');
      await expect(cardAt(page, slot)).toHaveAccessibleName('Sea monster. A sea monster cannot be discarded.');
      await page.keyboard.press(String(slot + 1));
      await expect(page.getByRole('main').getByRole('link', { name: 'rule 11.3' })).toBeVisible();
      await page.keyboard.press('Escape');
      return true;
    },
  ]);
  await playOut(page, typing(page, { hands: keyboard(page), ...english }), sailed, looks);
  expect(looks.left.size).toBe(0);
  await ended(page, sailed);
});

test.describe('on a phone, in German', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'de-DE' });

  test('storms and compasses: a game for two, with fingers', async ({ page }) => {
    const sailed = voyage(2, { storms: true }, ['compass', 'blow', 'award']);
    await open(page, sailed.begun, crew(2));
    const looks = once([
      // 12.10 The storm is seen, with what it does, before anybody answers.
      async view => {
        if (view.phase !== 'storm') return false;
        const news = page.getByRole('region', { name: 'Gerade aufgedeckt' });
        await expect(news).toContainText(/bis ein Kompass hilft/);
        await expect(page.getByRole('button', { name: 'Wehen lassen' })).toBeVisible();
        return true;
      },
      // 12.8
      async (_, { type }) => {
        if (type !== 'award') return false;
        const who = page.getByRole('group', { name: 'Wer bekommt den Kompass?' });
        await expect(who.getByRole('button')).toHaveCount(2);
        return true;
      },
    ]);
    await playOut(page, pointing(page, 'tap', { hands: fingers(page), language: 'de', names: NAMES }), sailed, looks);
    expect(looks.left.size).toBe(0);
    await ended(page, sailed);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('all three expansions: a game for three, with the mouse', async ({ page }) => {
  const sailed = voyage(3, { rock: true, monsters: 5, storms: true }, ['rock', 'monster', 'award']);
  await open(page, sailed.begun, crew(3));
  await playOut(page, pointing(page, 'click', { hands: mouse(page), ...english }), sailed);
  await ended(page, sailed);
});

test('12.9 a compass is used out of turn, while somebody else thinks', async ({ page }) => {
  const record = reached(3, { storms: true }, state => {
    const others = state.phase === 'turn' && state.turn !== 0;
    return others && inAllerRuhe.moves(inAllerRuhe.view(state, 0)).some(({ type }) => type === 'compass');
  });
  await open(page, record, crew(3), { pace: 99_999 });
  const { state } = await saved(page);
  const before = state.storms!.compasses[0]!;
  const own = page.getByRole('complementary', { name: 'Crew' }).getByRole('listitem').first();
  await expect(own.getByTitle('Compasses')).toHaveText(new RegExp(`${before}$`));
  await expect(page.getByText(/^Now you may discuss which storm to remove/)).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByText('Which storm shall your compass drive away?')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  const view = inAllerRuhe.view(state, 0);
  const move = inAllerRuhe.moves(view).find(({ type }) => type === 'compass')!;
  await page.keyboard.press('Escape');
  await make(page, pointing(page, 'click', { hands: mouse(page), ...english }), view, move);
  await expect(page.getByRole('region', { name: 'Just turned up' })).toContainText(
    /You remove the .* storm with your compass\./,
  );
  const after = (await saved(page)).state;
  expect(after.storms!.compasses[0]).toBe(before - 1);
  expect(after.turn).toBe(state.turn);
});

test('12.9 of several people at one device, whoever has a compass may come in out of turn', async ({ page }) => {
  const record = reached(3, { storms: true }, state => {
    const may = inAllerRuhe.moves(inAllerRuhe.view(state, 0)).some(({ type }) => type === 'compass');
    return state.phase === 'turn' && state.turn === 1 && may;
  });
  await keepInStorage(page, 'seekiste.save', saveOf(record, [human('Anna'), human('Bo'), sailor('Ole')]));
  await page.goto('./?pace=99999&grace=0#/table');
  const show = page.getByRole('button', { name: 'Show my cards' });
  await expect(page.getByRole('heading', { name: 'It is Bo’s turn' })).toBeVisible();
  await show.click();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'I want to act (Anna)' }).click();

  await expect(page.getByRole('heading', { name: 'Anna wants to act' })).toBeVisible();
  await expect(page.locator('[data-slot], [data-space]')).toHaveCount(0);
  await page.getByRole('button', { name: 'No, back to Bo' }).click();
  await show.click();
  await page.getByRole('button', { name: 'I want to act (Anna)' }).click();
  await show.click();
  await expect(page.getByRole('button', { name: 'It is my turn (Bo)' })).toBeVisible();
  const { state } = await saved(page);
  const view = inAllerRuhe.view(state, 0);
  const move = inAllerRuhe.moves(view).find(({ type }) => type === 'compass')!;
  const means = pointing(page, 'click', { hands: mouse(page), language: 'en', names: ['Anna', 'Bo', 'Ole'] });
  await make(page, means, view, move);
  await expect(page.getByRole('heading', { name: 'It is Bo’s turn' })).toBeVisible();
  expect((await saved(page)).record.moves.at(-1)).toEqual({ actor: 0, move });
});

test('the lobby bars what does not go together, and says why', async ({ page }) => {
  await page.goto('./?pace=0&grace=0#/new/in-aller-ruhe');
  const option = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
  const extra = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  await extra('With the rock').check();
  await expect(option('The great arch')).toBeDisabled();
  await expect(option('The great arch')).toHaveAccessibleName(/Variants cannot be combined with the mini-expansions\./);
  await extra('With the rock').uncheck();
  await expect(option('Harder')).toBeHidden();
  await option('The pyramid').check();
  await expect(extra('With storms')).toBeDisabled();
  await option('Harder').check({ force: true });
  // 17.10 How hard the pyramid is goes with it.
  await option('One against one').check();
  await expect(option('Harder')).toBeHidden();
  await expect(page.getByText('One against one is for exactly two.').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: '3', exact: true })).toBeDisabled();
  await option('Standard game').check();
  await extra('With the rock').check();
  await option('3 monsters').check({ force: true });
  await extra('With storms').check();
  await page.getByRole('button', { name: 'Cast off' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect((await saved(page)).record.options).toMatchObject({
    rock: true,
    monsters: 3,
    storms: true,
    pyramid: 'normal',
  });
});

const waitsFor = (state: State, phase: State['phase']): boolean => {
  const acts = inAllerRuhe.toAct(state);
  return state.phase === phase && acts.kind === 'seats' && acts.must.includes(0);
};

/** Decisions that only expansions ask for, each as it looks while it is open. */
const DECISIONS: Readonly<Record<string, readonly [Partial<Options>, (state: State) => boolean, string?]>> = {
  'the rock': [{ rock: true }, state => waitsFor(state, 'rock') && state.open < 30, 'd'],
  'cards that have to be kept': [
    { monsters: 5 },
    state => waitsFor(state, 'turn') && state.hands[0]!.includes(MONSTER) && state.hands[0]!.length === 5,
    'd',
  ],
  'a storm': [{ storms: true }, state => waitsFor(state, 'storm')],
  'the row of a storm': [{ storms: true }, state => waitsFor(state, 'storm-row')],
  'what a yellow storm costs': [{ storms: true }, state => waitsFor(state, 'soak')],
  'who gets the compass': [{ storms: true }, state => waitsFor(state, 'award')],
};

test.describe('on a dark phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

  for (const [name, [options, wanted, key]] of Object.entries(DECISIONS))
    test(`${name}: no fault that axe can find, and it fits`, async ({ page }) => {
      await open(page, reached(3, options, wanted), crew(3), { pace: 99_999 });
      if (key) await page.keyboard.press(key);
      expect(await faultsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
});

/** What has to be within reach: every button of the table, the cards of the hand among them, and the frame of the sea. */
const outOfReach = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main button, main [data-space], main .corner')].flatMap(part => {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      const inside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      return inside ? [] : [part.getAttribute('aria-label') ?? part.textContent];
    }),
  );

const SMALL = { 'lying on its side': { width: 740, height: 360 }, 'with a low screen': { width: 360, height: 600 } };

for (const [phone, viewport] of Object.entries(SMALL))
  test.describe(`on a phone ${phone}`, () => {
    test.use({ viewport, locale: 'de-DE' });

    const sights: Readonly<Record<string, readonly [Partial<Options>, (state: State) => boolean]>> = {
      'a turn with the rock and a violet storm': [
        { rock: true, storms: true },
        state => waitsFor(state, 'turn') && state.rock?.row !== null && state.storms!.violet.some(count => count > 0),
      ],
      'the answer to a storm': [{ storms: true }, state => waitsFor(state, 'storm')],
    };
    for (const [sight, [options, wanted]] of Object.entries(sights))
      test(`${sight}: nothing has to be looked for`, async ({ page }) => {
        await open(page, reached(3, options, wanted), crew(3), { pace: 99_999 });
        expect(await outOfReach(page)).toEqual([]);
      });
  });

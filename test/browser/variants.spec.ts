import type { Page } from '@playwright/test';
import {
  chartOf,
  inAllerRuhe,
  isEdge,
  isIsland,
  OPEN,
  ownHand,
  sheetsOf,
  writeSpace,
  type Space,
  type View,
} from '@seekiste/rules/in-aller-ruhe';
import { expect, test } from './fixtures.js';
import { cardAt, spaceAt } from './hands.js';
import { expectSound, faultsOf } from './sound.js';
import { after, archVoyage, chosen, dayNightVoyage, duelVoyage, pyramidVoyage, sail, type Voyage } from './variants.js';
import { human, resume, saved } from './voyage.js';

const SEATS = [human('Anna'), { kind: 'bot', name: 'Ole', bot: 'random' }] as const;

const open = (page: Page, { record }: Voyage): Promise<void> => resume(page, record, SEATS.slice(0, record.seats));

const boxOf = async (page: Page, space: Space) => {
  const box = await spaceAt(page, space).boundingBox();
  if (!box) throw new Error(`${writeSpace(space)} is not drawn`);
  return box;
};

/** The names of spaces as they are drawn, row by row from the top. */
const drawn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const rows = new Map<number, { readonly x: number; readonly name: string }[]>();
    for (const cell of document.querySelectorAll('[data-space]')) {
      const { x, y } = cell.getBoundingClientRect();
      const name = cell.getAttribute('aria-label')?.slice(0, 2) ?? '';
      rows.set(Math.round(y), [...(rows.get(Math.round(y)) ?? []), { x, name }]);
    }
    return [...rows]
      .sort(([a], [b]) => a - b)
      .map(([, cells]) =>
        [...cells]
          .sort((a, b) => a.x - b.x)
          .map(({ name }) => name)
          .join(' '),
      );
  });

test.describe('the great arch', () => {
  test('14 is built from its pillars to the end of its roof, and won', async ({ page }) => {
    const voyage = archVoyage();
    await open(page, voyage);
    await expect(page.getByRole('grid', { name: /great arch/ })).toBeVisible();
    await expect(page.getByRole('gridcell')).toHaveCount(40);
    expect((await drawn(page)).slice(3)).toEqual(['A4 B4 C4 D4 E4 F4 G4', 'A3 B3 F3 G3', 'A2 B2 F2 G2', 'A1 B1 F1 G1']);
    const [left, right] = [await boxOf(page, 1), await boxOf(page, 6)];
    expect(right.x - left.x).toBeGreaterThan(3 * left.width);

    await expect(spaceAt(page, 12)).toHaveAccessibleName(/^A4, open: .*pillars/);
    await cardAt(page, 0).click();
    await spaceAt(page, 12).click();
    await expect(page.getByRole('link', { name: 'rule 14.3' })).toBeVisible();
    await page.keyboard.press('Escape');

    let roofed = false;
    await sail(page, voyage, async view => {
      if (view.sea.slice(0, 12).includes(0)) return undefined;
      roofed = true;
      await expect(spaceAt(page, 20)).toHaveAccessibleName('B5, open');
      return 'enough';
    });
    expect(roofed).toBe(true);
    await expect(page.getByRole('heading', { name: /^Won!/ })).toBeFocused();
    await expect(spaceAt(page, 39)).toHaveAccessibleName('G7, island 57');
    expect(await faultsOf(page)).toEqual([]);
  });
});

test.describe('the pyramid', () => {
  test('17 is explored along its edge, through storm and monster, and won', async ({ page }) => {
    const voyage = pyramidVoyage();
    await open(page, voyage);
    await expect(page.getByRole('grid', { name: /pyramid/ })).toBeVisible();
    expect((await drawn(page)).map(row => row.split(' ').length)).toEqual([1, 3, 5, 7, 9, 11]);
    await expect(page.getByRole('gridcell', { name: /open border card/ })).toHaveCount(20);
    await expect(page.getByRole('img', { name: 'Exploration pile: 30 cards left' })).toBeVisible();

    let stormed: Space | undefined;
    let cleared = false;
    await sail(page, voyage, async (view, move) => {
      const stormy = view.pyramid!.storms.findIndex(storm => storm !== null);
      if (stormed === undefined && stormy >= 0) {
        stormed = stormy;
        expect(isEdge(stormy)).toBe(true);
        await expect(spaceAt(page, stormy)).toHaveAccessibleName(
          new RegExp(`^${writeSpace(stormy, chartOf({ variant: 'pyramid' }))}, Violet storm: `),
        );
        const out = page.getByRole('list', { name: 'Out of the game' });
        await expect(out.getByText('Sea monster')).toBeAttached();
        await expect(out.getByText('20', { exact: true })).toBeVisible();
        return next => chosen(voyage, next).type === 'clear';
      }
      if (move.type === 'clear') expect(move.space).toBe(stormed);
      cleared ||= move.type === 'clear';
      return cleared && move.type !== 'clear' ? 'enough' : undefined;
    });
    expect(stormed).toBeDefined();
    await expect(page.getByRole('heading', { name: /^Won!/ })).toBeFocused();
    await expect(page.getByRole('gridcell', { name: /storm|open/ })).toHaveCount(0);
    await expect(spaceAt(page, 35)).toHaveAccessibleName('F6, island 55');
    expect(await faultsOf(page)).toEqual([]);
  });
});

test.describe('day and night', () => {
  /** What the page shows of every side, and of what lies the wrong way round. */
  const sides = (page: Page): Promise<readonly (string | undefined)[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-space]')]
        .sort((a, b) => Number(a.dataset['space']) - Number(b.dataset['space']))
        .map(cell => cell.dataset['side']),
    );
  const shown = ({ dayNight }: View): readonly (string | undefined)[] => dayNight!.sides.map(side => side ?? undefined);

  test('15 every island shows the side it was laid with, until all are right and the game is won', async ({ page }) => {
    const voyage = dayNightVoyage();
    await open(page, voyage);
    await expect(page.getByRole('img', { name: /^Row 6: .* show the sun/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Row 1: .* show the moon/ })).toBeVisible();
    let nightfall = 0;
    after(voyage, ({ open: left, dayNight }) => {
      nightfall = left;
      return dayNight!.up === 'moon';
    });
    const turned = { hands: false, island: false };
    let turns = 0;
    await sail(page, voyage, async (view, move) => {
      // A few islands by day, then the last ones before nightfall, and then what lies the wrong way round.
      if (++turns === 3) return next => next.open <= nightfall + 2;
      if (!turned.hands && view.dayNight!.up === 'moon') {
        turned.hands = true;
        const slot = ownHand(view).findIndex(isIsland);
        await expect(cardAt(page, slot).locator('[data-side="moon"]')).toBeVisible();
        await expect(cardAt(page, slot)).toHaveAccessibleName(`${ownHand(view)[slot]}, moon up`);
        return next => chosen(voyage, next).type === 'turn';
      }
      if (!turned.island && move.type === 'turn') {
        turned.island = true;
        expect(await sides(page)).toEqual(shown(view));
        await expect(spaceAt(page, 0)).toHaveAccessibleName('A1, island 20, sun up, but it has to show the moon');
        return undefined;
      }
      return turned.hands && turned.island ? 'enough' : undefined;
    });
    expect(turned).toEqual({ hands: true, island: true });
    await expect(page.getByRole('heading', { name: /^Won!/ })).toBeFocused();
    expect(await sides(page)).toEqual([...Array<string>(18).fill('moon'), ...Array<string>(18).fill('sun')]);
    await expect(spaceAt(page, 0)).toHaveAccessibleName('A1, island 20, moon up');
    expect(await faultsOf(page)).toEqual([]);
  });
});

for (const locale of ['en-GB', 'de-DE'])
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    test('the sea keeps its size under the pointer, whatever is said and offered below it', async ({ page }) => {
      const voyage = after(dayNightVoyage(), ({ sea }) => sea[2] !== OPEN);
      await open(page, voyage);
      const look = () =>
        page.evaluate(() => ({
          size: JSON.stringify(document.querySelector('[role=grid]')?.getBoundingClientRect()),
          saying: document.querySelector('.saying')?.textContent ?? '',
        }));
      const sizes = new Set([(await look()).size]);
      const said = new Set<string>();
      const middles = await page
        .locator('[data-space]')
        .evaluateAll(cells =>
          cells
            .map(cell => cell.getBoundingClientRect())
            .map(box => [box.x + box.width / 2, box.y + box.height / 2] as const),
        );
      expect(middles).toHaveLength(36);
      for (const slot of [0, 1, 4]) {
        await cardAt(page, slot).click();
        for (const [x, y] of middles) {
          await page.mouse.move(x, y);
          const { size, saying } = await look();
          sizes.add(size);
          said.add(saying);
        }
        await page.keyboard.press('Escape');
        sizes.add((await look()).size);
      }
      expect(said.size).toBeGreaterThan(36);
      expect([...sizes]).toHaveLength(1);
    });
  });

test.describe('one against one', () => {
  test('16 is played from the open row to the score sheet', async ({ page }) => {
    const voyage = duelVoyage();
    await open(page, voyage);
    const row = page.getByRole('region', { name: 'Open row' }).getByRole('listitem');
    await expect(row).toHaveCount(5);
    let rows = 0;
    await sail(page, voyage, async ({ duel }) => {
      if (rows++ > 3) return 'enough';
      await expect(row.first()).toHaveText(new RegExp(`^Island ${duel!.row[0]}, the next to be taken\\s+Next$`));
      for (const [space, owner] of duel!.owners.entries())
        if (owner !== null)
          await expect(spaceAt(page, space)).toHaveAccessibleName(owner === 0 ? /, yours/ : /, your opponent’s/);
      return undefined;
    });
    const { state } = await saved(page);
    const sheets = sheetsOf(state);
    const table = page.getByRole('table', { name: 'Score' });
    await expect(table.getByRole('columnheader')).toHaveText(['Anna', 'Ole']);
    const points = table.getByRole('row', { name: /^Points/ }).getByRole('cell');
    await expect(points).toHaveText(sheets.map(sheet => String(sheet.points).replace('-', '−')));
    const runs = sheets.map(sheet => sheet.runs.flat().length);
    for (const seat of [0, 1]) await expect(page.locator(`[data-run][data-owner="${seat}"]`)).toHaveCount(runs[seat]!);
    await expect(page.getByRole('list', { name: 'Ranking' }).getByRole('listitem')).toHaveCount(2);
    expect(inAllerRuhe.result(state)).toMatchObject({ kind: 'ranking' });
    expect(await faultsOf(page)).toEqual([]);
  });
});

const MIDWAY: Readonly<Record<string, () => Voyage>> = {
  'the great arch': () => after(archVoyage(), ({ open: left }) => left < 20),
  'the pyramid': () => after(pyramidVoyage(), ({ open: left, phase }) => left < 16 && phase === 'turn'),
  'day and night': () => after(dayNightVoyage(), ({ open: left }) => left < 16),
  'the duel': () => after(duelVoyage(), ({ open: left }) => left < 20),
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, locale: 'de-DE' });

  for (const [name, midway] of Object.entries(MIDWAY))
    test(`${name} fits, can be tapped, and has no fault that axe can find, by day and by night`, async ({ page }) => {
      await open(page, midway());
      const place = await boxOf(page, 0);
      await cardAt(page, 0).click();
      // Nothing moves away under the finger that is to follow.
      expect(await boxOf(page, 0)).toEqual(place);
      await expectSound(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      const boxes = await page
        .getByRole('gridcell')
        .evaluateAll(cells => cells.map(cell => cell.getBoundingClientRect().toJSON() as DOMRect));
      expect(boxes.length).toBeGreaterThanOrEqual(36);
      for (const { width, height, left, right } of boxes) {
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(360);
      }
    });
});

const WALKS = {
  'the arch': [archVoyage, { ArrowRight: ['B1', 'F1'], ArrowUp: ['F2', 'F3', 'F4'] }],
  'the pyramid': [pyramidVoyage, { ArrowUp: ['B2', 'C3', 'D4', 'E5', 'F6'], ArrowDown: ['F5', 'F4'] }],
} as const;

for (const [name, [voyage, walk]] of Object.entries(WALKS))
  test(`the arrow keys walk ${name} as it is drawn`, async ({ page }) => {
    await open(page, voyage());
    await spaceAt(page, 0).focus();
    for (const [key, names] of Object.entries(walk))
      for (const space of names) {
        await page.keyboard.press(key);
        await expect(page.locator('[data-space]:focus')).toHaveAccessibleName(new RegExp(`^${space}, `));
      }
  });

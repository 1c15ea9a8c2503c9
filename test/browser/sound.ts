import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.js';

export const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const;

/** The rules of axe that look at colours: nothing else differs between day and night. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds by all of its rules, or by some. */
export const faultsOf = async (page: Page, rules?: string[]): Promise<readonly string[]> => {
  const axe = new AxeBuilder({ page }).options({
    // What passes is not asked for: to describe it takes longer than to judge it.
    resultTypes: ['violations'],
    ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
  });
  // The app has no frames, so their results need not be put together on a page of its own.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

/** By day and by night, on one visit: no fault that axe can find, and nothing is wider than the window. */
export const expectSound = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(['by day', ...(await faultsOf(page))]).toEqual(['by day']);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(['by night', ...(await faultsOf(page, OF_COLOURS))]).toEqual(['by night']);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider).toBe(0);
};

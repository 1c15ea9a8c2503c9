import { expect } from '@playwright/test';
import { test as base } from './company.js';

/** What Playwright says where it keeps the service worker away, as the configuration asks it to. */
export const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Every test fails when the page complains, whatever else it asserts. */
export const test = base.extend<{ calm: undefined }>({
  calm: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', message => {
        const text = message.text();
        if ((message.type() === 'error' || message.type() === 'warning') && text !== BLOCKED) complaints.push(text);
      });
      page.on('pageerror', error => complaints.push(error.message));
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

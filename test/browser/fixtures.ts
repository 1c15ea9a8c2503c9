import { expect, test as base } from '@playwright/test';

/** Every test fails when the page complains, whatever else it asserts. */
export const test = base.extend<{ calm: undefined }>({
  calm: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', message => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', error => complaints.push(error.message));
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

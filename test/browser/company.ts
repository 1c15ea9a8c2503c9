import { test as base } from '@playwright/test';

/** Everybody leaves with the end of a test: a browser that is left open goes on drawing, beside all tests after it. */
export const test = base.extend<{ leave: undefined }>({
  leave: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map(context => context.close()));
    },
    { auto: true },
  ],
});

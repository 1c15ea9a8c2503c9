import { expect, type Page } from '@playwright/test';
import { program } from '../../tools/programs.mjs';
import { test } from './company.js';
import { FLAGS } from './flags.js';
import { Person } from './online.js';

// The headless shell shows no notices.
test.use({ launchOptions: { executablePath: program('chromium'), args: FLAGS } });

const TABLE = 'a-table-of-this-harbor';
const notice = (origin: string): string =>
  JSON.stringify({
    web_push: 8030,
    notification: { title: 'Seekiste', body: 'Your turn: Santa Timea', navigate: `${origin}#/at/${TABLE}`, tag: TABLE },
    app_badge: 2,
  });

/** What the worker shows now. */
const shown = (page: Page): Promise<readonly { title: string; body: string; tag: string }[]> =>
  page.evaluate(async () => {
    const found = await (await navigator.serviceWorker.ready).getNotifications();
    return found.map(({ title, body, tag }) => ({ title, body, tag }));
  });

test.describe('the worker', () => {
  test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

  test('shows what it is sent, once for each table', async ({ page, context, baseURL }) => {
    const origin = baseURL!;
    await page.goto(origin);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const devtools = await context.newCDPSession(page);
    const registration = new Promise<string>(resolve =>
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      }),
    );
    await devtools.send('ServiceWorker.enable');
    const registrationId = await registration;
    const push = (data: string): Promise<unknown> =>
      devtools.send('ServiceWorker.deliverPushMessage', { origin: new URL(origin).origin, registrationId, data });
    await push(notice(origin));
    await push(notice(origin));
    await expect.poll(() => shown(page)).toEqual([{ title: 'Seekiste', body: 'Your turn: Santa Timea', tag: TABLE }]);
    // What is none of ours is shown as little more than a knock.
    await push('{');
    await expect
      .poll(async () => (await shown(page)).map(({ body }) => body).toSorted())
      .toEqual(['', 'Your turn: Santa Timea']);
  });
});

test('a table of days offers to call; where that cannot be, the settings say why, and the game goes on', async ({
  browser,
  baseURL,
}) => {
  const site = baseURL === undefined ? {} : { baseURL };
  const anna = await Person.arrive(browser, 'Anna', { ...site, permissions: ['notifications'] });
  const bo = await Person.arrive(browser, 'Bo', site);
  const link = await anna.openTable('santa-timea', { seats: 2, choose: ['One round', 'Over days'] });
  await bo.sits(link);
  await anna.castsOff();
  const offer = anna.page.getByText('Shall Seekiste call you when it is your turn?');
  await expect(offer).toBeVisible();
  await anna.page.getByRole('button', { name: 'Call me' }).click();
  await expect(offer).toBeHidden();
  await bo.page.getByRole('button', { name: 'Not now' }).click();
  await expect(bo.page.getByText('Shall Seekiste call you when it is your turn?')).toBeHidden();
  await anna.page.getByRole('button', { name: 'Settings' }).first().click();
  await expect(anna.page.getByText(/not set up on this device for that/)).toBeVisible();
});

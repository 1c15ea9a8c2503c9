import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './company.js';
import { crew, expectCalm, type Person } from './online.js';

/** What the browser was asked to show, as `window` keeps it. */
interface Noticed {
  readonly title: string;
  readonly body: string | undefined;
  readonly tag: string | undefined;
  closed: boolean;
}
type Watched = typeof globalThis & { noticed: Noticed[] };

/** What somebody says who is asked whether a page may show notices. */
type Answer = 'granted' | 'denied';

/** A browser without a screen shows no notices and allows none, whatever it was told: this stands in for them. */
const noteNotices = (page: Page, answer: Answer): Promise<unknown> =>
  page.addInitScript(given => {
    const noticed: Noticed[] = [];
    class Notes {
      static permission: NotificationPermission = 'default';
      static requestPermission(): Promise<NotificationPermission> {
        Notes.permission = given;
        return Promise.resolve(given);
      }

      private readonly noted: Noticed;

      constructor(title: string, options?: NotificationOptions) {
        if (Notes.permission !== 'granted') throw new TypeError('nobody has allowed this');
        this.noted = { title, body: options?.body, tag: options?.tag, closed: false };
        noticed.push(this.noted);
      }

      close(): void {
        this.noted.closed = true;
      }
    }
    Object.assign(globalThis, { noticed, Notification: Notes });
  }, answer);

const noticedAt = ({ page }: Person): Promise<readonly Noticed[]> =>
  page.evaluate(() => (globalThis as Watched).noticed);

/** A browser without a screen has every tab in front: the page is told otherwise. */
const look = ({ page }: Person, visibility: 'visible' | 'hidden'): Promise<void> =>
  page.evaluate(state => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);

const expectTurn = async ({ page }: Person, turn: 'own' | 'other'): Promise<void> => {
  await expect(page).toHaveTitle(turn === 'own' ? '● Your turn – Seekiste' : 'Santa Timea – Seekiste');
  const icon = turn === 'own' ? './icon-turn.svg' : './icon.svg';
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', icon);
};

/** Anna waits with Bo for the game to begin; what her browser shows is written down. */
const waiting = async (browser: Browser, answer: Answer, baseURL: string | undefined): Promise<[Person, Person]> => {
  const [anna, bo] = (await crew(browser, ['Anna', 'Bo'], baseURL)) as [Person, Person];
  await noteNotices(anna.page, answer);
  await bo.sits(await anna.openTable('santa-timea', { seats: 2, choose: ['One round'] }));
  return [anna, bo];
};

/** Wishes for notices in the settings, and sees what came of it. */
const wishes = async ({ page }: Person, it: { readonly to: 'Yes' | 'No'; readonly said: RegExp }): Promise<void> => {
  await page.getByRole('button', { name: 'Settings' }).click();
  const group = page.getByRole('group', { name: 'Tell me when it is my turn' });
  await expect(group.getByRole('radio', { name: 'No' })).toBeChecked();
  await group.getByRole('radio', { name: 'Yes' }).click({ force: true });
  await expect(page.getByText(it.said)).toBeVisible();
  await expect(group.getByRole('radio', { name: it.to })).toBeChecked();
  await page.getByRole('button', { name: 'Close' }).click();
};

const untilTurnOf = async (next: Person, other: Person): Promise<void> => {
  await other.playsWhile(() => !other.waitsFor(next));
  await next.until(() => next.mustAct);
};

test('who looks away is told of their turn once; the title and the icon say it until they have moved', async ({
  browser,
  baseURL,
}) => {
  const people = await waiting(browser, 'granted', baseURL);
  const [anna, bo] = people;
  await wishes(anna, { to: 'Yes', said: /tells you while the page is open in the background/ });
  await anna.castsOff();
  await untilTurnOf(bo, anna);
  await expectTurn(anna, 'other');

  await look(anna, 'hidden');
  await untilTurnOf(anna, bo);
  await expectTurn(anna, 'own');
  const notice = { title: 'Seekiste', body: 'Your turn: Santa Timea', tag: anna.table };
  expect(await noticedAt(anna)).toEqual([{ ...notice, closed: false }]);

  await bo.page.getByLabel('Say something').fill('Are you there?');
  await bo.page.getByRole('button', { name: 'Send' }).click();
  await expect(anna.page.getByText('Are you there?')).toBeVisible();
  expect(await noticedAt(anna)).toEqual([{ ...notice, closed: false }]);

  await look(anna, 'visible');
  expect(await noticedAt(anna)).toEqual([{ ...notice, closed: true }]);
  await expectTurn(anna, 'own');
  await untilTurnOf(bo, anna);
  await expectTurn(anna, 'other');

  // Whoever looks sees it without being told.
  await untilTurnOf(anna, bo);
  await expectTurn(anna, 'own');
  expect(await noticedAt(anna)).toHaveLength(1);
  await untilTurnOf(bo, anna);
  await look(anna, 'hidden');
  await untilTurnOf(anna, bo);
  await expectTurn(anna, 'own');
  expect(await noticedAt(anna)).toEqual([
    { ...notice, closed: true },
    { ...notice, closed: false },
  ]);
  expectCalm(people);
});

test('a browser that allows no notices says so; the title and the icon are enough', async ({ browser, baseURL }) => {
  const people = await waiting(browser, 'denied', baseURL);
  const [anna, bo] = people;
  await wishes(anna, { to: 'No', said: /does not allow this for this page/ });
  await anna.castsOff();
  await untilTurnOf(bo, anna);
  await look(anna, 'hidden');
  await untilTurnOf(anna, bo);
  await expectTurn(anna, 'own');
  expect(await noticedAt(anna)).toEqual([]);
  expectCalm(people);
});

test('who was never asked is told nothing but by the title and the icon', async ({ browser, baseURL }) => {
  const people = await waiting(browser, 'granted', baseURL);
  const [anna, bo] = people;
  await anna.castsOff();
  await untilTurnOf(bo, anna);
  await look(anna, 'hidden');
  await untilTurnOf(anna, bo);
  await expectTurn(anna, 'own');
  expect(await noticedAt(anna)).toEqual([]);
  expect(await anna.page.evaluate(() => Notification.permission)).toBe('default');
  await look(anna, 'visible');
  await untilTurnOf(bo, anna);
  await expectTurn(anna, 'other');
  expectCalm(people);
});

import type { Page } from '@playwright/test';
import { printTable, ratios } from '../load/report.js';

/** What is done, and what has to be on the screen then: a selector, and its value or a part of its text. */
interface Wait {
  readonly selector: string;
  readonly value?: string;
  readonly text?: string;
}

type Deed =
  | { readonly to: string }
  | { readonly select: string; readonly value: string }
  | { readonly type: string; readonly value: string };

/** Milliseconds from a deed in the page until the frame that shows what it leads to has been drawn. */
export const timed = (page: Page, deed: Deed, wait: Wait): Promise<number> =>
  page.evaluate(
    ({ deed, wait: { selector, value, text } }) =>
      new Promise<number>(told => {
        const isThere = (): boolean =>
          [...document.querySelectorAll(selector)].some(
            found =>
              (value === undefined || (found as HTMLInputElement).value === value) &&
              (text === undefined || found.textContent.includes(text)),
          );
        const from = performance.now();
        const look = (): void => {
          if (!isThere()) return void requestAnimationFrame(look);
          // The task after the frame: it has been drawn.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => told(performance.now() - from);
            port2.postMessage(undefined);
          });
        };
        if ('to' in deed) location.hash = deed.to;
        else {
          const field = document.querySelector<HTMLInputElement>('select' in deed ? deed.select : deed.type);
          if (!field) throw new Error('there is no such field');
          field.value = deed.value;
          field.dispatchEvent(new Event('select' in deed ? 'change' : 'input', { bubbles: true }));
        }
        look();
      }),
    { deed, wait },
  );

/** Milliseconds until it can be seen, and what of them the page itself worked: the rest is the machine's other work. */
export interface Took {
  readonly screen: number;
  readonly work: number;
}

/** Runs it and says what it took; a page that is loaded anew begins to count anew. */
export type Stopwatch = (run: () => Promise<number>, begins?: 'anew') => Promise<Took>;

/** Counts the processor time of the page's main thread, which a busy machine does not change much. */
export const stopwatchOf = async (page: Page): Promise<Stopwatch> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  };
  return async (run, begins) => {
    const before = begins === 'anew' ? 0 : await worked();
    const screen = await run();
    return { screen, work: (await worked()) - before };
  };
};

/** A table of what each took, and how many times the first of them. */
export const printTook = (title: string, all: Readonly<Record<string, readonly Took[]>>): void => {
  const [first = []] = Object.values(all);
  const least = first.map(({ work }) => work);
  const columns = [
    { title: 'ms until it is seen', digits: 0 },
    { title: 'ms of work of the page', digits: 0 },
    { title: 'times the first, work', digits: 2 },
  ];
  const row = (took: readonly Took[]): readonly (readonly number[])[] => {
    const work = took.map(one => one.work);
    return [took.map(({ screen }) => screen), work, ratios(work, least)];
  };
  printTable(title, columns, Object.fromEntries(Object.entries(all).map(([name, took]) => [name, row(took)])));
};

/** Each in turn, round by round, so that whatever else the machine does hits all; the first round only warms up. */
export const inTurns = async (
  rounds: number,
  contestants: Readonly<Record<string, () => Promise<Took>>>,
): Promise<Readonly<Record<string, readonly Took[]>>> => {
  const all: Record<string, Took[]> = {};
  for (let round = 0; round <= rounds; round++)
    for (const [name, run] of Object.entries(contestants)) {
      const took = await run();
      if (round > 0) (all[name] ??= []).push(took);
    }
  return all;
};

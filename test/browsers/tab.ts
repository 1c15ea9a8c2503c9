/** A page in a real browser, driven by scripts that run in it: the same for every way to drive one. */
export interface Tab {
  goto(address: string): Promise<void>;
  /** What an expression is worth in the page; a promise is waited for. */
  run<T>(expression: string): Promise<T>;
  close(): Promise<void>;
}

/** A browser that is installed here, and how it is opened with nothing kept from before. */
export interface RealBrowser {
  readonly name: string;
  open(): Promise<Tab>;
}

/** A browser has other things to do than to answer all the time. */
const PAUSE = 100;

/** Asks again and again until it is so. */
export const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise(resolve => setTimeout(resolve, PAUSE));
};

const quoted = (selector: string): string => JSON.stringify(selector);

export const isThere = (tab: Tab, selector: string): Promise<boolean> =>
  tab.run(`document.querySelector(${quoted(selector)}) !== null`);

export const whenThere = (tab: Tab, selector: string): Promise<void> => until(() => isThere(tab, selector));

/** Clicks the first that can be clicked; whether there was one. */
export const click = (tab: Tab, selector: string): Promise<boolean> =>
  tab.run(
    `(() => { const found = [...document.querySelectorAll(${quoted(selector)})].find(e => !e.disabled && e.getAttribute('aria-disabled') !== 'true'); found?.click(); return found !== undefined; })()`,
  );

/** Clicks as soon as there is something to click. */
export const clickSoon = (tab: Tab, selector: string): Promise<void> => until(() => click(tab, selector));

/** Collects what the page complains of from now on. */
export const listen = (tab: Tab): Promise<void> =>
  tab.run(
    `void (() => { window.complaints = []; addEventListener('error', e => complaints.push(String(e.message))); addEventListener('unhandledrejection', e => complaints.push(String(e.reason))); })()`,
  );

export const complaintsOf = (tab: Tab): Promise<readonly string[]> => tab.run('window.complaints');

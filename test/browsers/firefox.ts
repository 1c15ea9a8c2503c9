import puppeteer from 'puppeteer-core';
import { find } from '../../tools/programs.mjs';
import type { RealBrowser } from './tab.js';

const executablePath = find(['firefox-esr', 'firefox']);

/** Firefox by WebDriver BiDi; undefined where it is not installed. */
export const FIREFOX: RealBrowser | undefined =
  executablePath === undefined
    ? undefined
    : {
        name: 'Firefox',
        async open() {
          const browser = await puppeteer.launch({
            browser: 'firefox',
            executablePath,
            headless: true,
            extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', 'ui.prefersReducedMotion': 1 },
            // A busy machine is no fault of the browser.
            timeout: 0,
            protocolTimeout: 0,
          });
          const page = await browser.newPage();
          page.setDefaultTimeout(0);
          await page.setViewport({ width: 1280, height: 800 });
          return {
            async goto(address) {
              await page.goto(address);
            },
            run: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
            close: () => browser.close(),
          };
        },
      };

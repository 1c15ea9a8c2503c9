import { expect, test } from './fixtures.js';
import { CREW, faultsOf, recordOf, SCREENS, SIZES, type Screen } from './screens.js';
import { human, resume, sailor } from './voyage.js';

/** Every table by `npm run test:long`; `npm test` looks at those that have the least room. */
const SHORT = ['ruhe-everything', 'ruhe-pyramid-harder', 'timea-professional-5', 'lighthouse-fleet'];
const LOOKED_AT = process.env['LONG'] ? SCREENS : SCREENS.filter(({ name }) => SHORT.includes(name));
/** A folder for pictures of everything that is looked at. */
const PICTURES = process.env['PICTURES'];

const look = (screen: Screen): void =>
  test(`${screen.name}: nothing is cut, covered or too small, and nothing scrolls inside`, async ({ page }) => {
    const crew = CREW.slice(0, screen.seats);
    await resume(
      page,
      recordOf(screen),
      crew.map((name, seat) => (seat === 0 ? human(name) : sailor(name))),
    );
    await page.locator('[data-mode] button').first().waitFor();
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      // What measures itself has drawn anew after two frames.
      const settled = () =>
        page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
      await settled();
      expect.soft(await faultsOf(page), `${screen.name} at ${viewport.width} × ${viewport.height}`).toEqual([]);
      for (const colorScheme of PICTURES ? (['light', 'dark'] as const) : []) {
        await page.emulateMedia({ colorScheme });
        await settled();
        await page.screenshot({ path: `${PICTURES}/${screen.name}-${viewport.width}-${colorScheme}.png` });
      }
    }
  });

for (const screen of LOOKED_AT) look(screen);

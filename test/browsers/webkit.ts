import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Builder, Capabilities } from 'selenium-webdriver';
import { find } from '../../tools/programs.mjs';
import { until } from '../server/until.js';
import type { RealBrowser } from './tab.js';

const driverProgram = find(['WebKitWebDriver']);
const screenProgram = find(['Xvfb']);

/** Debian keeps WebKit's own small browser in a versioned folder off the PATH. */
const miniBrowser = (): string | undefined =>
  ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec']
    .filter(existsSync)
    .flatMap(home => readdirSync(home).map(folder => join(home, folder, 'MiniBrowser')))
    .find(existsSync);

/** A screen that nobody looks at: Xvfb takes a free number and says which. */
const openScreen = async (program: string): Promise<{ readonly process: ChildProcess; readonly display: string }> => {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [line] = (await once(createInterface(child.stdio[3] as Readable), 'line')) as [string];
  return { process: child, display: `:${line.trim()}` };
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

const answers = (address: string): Promise<boolean> =>
  fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

const openWebKit = async (driver: string, screen: string, browser: string): ReturnType<RealBrowser['open']> => {
  const { process: xvfb, display } = await openScreen(screen);
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LANG: 'en_GB.UTF-8', NO_AT_BRIDGE: '1' };
  // As root there is no sandbox to be had.
  const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await until(() => answers(address));
  const session = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      }),
    )
    .build();
  await session.manage().setTimeouts({ script: 3_600_000, pageLoad: 3_600_000 });
  return {
    goto: to => session.get(to),
    run: <T>(expression: string) => session.executeScript<T>(`return (async () => ${expression})()`),
    async close() {
      await session.quit();
      child.kill();
      xvfb.kill();
    },
  };
};

/** WebKit by its own driver and small browser, on a screen of its own; undefined where they are not installed. */
export const WEBKIT: RealBrowser | undefined = (() => {
  const browser = miniBrowser();
  if (driverProgram === undefined || screenProgram === undefined || browser === undefined) return undefined;
  return { name: 'WebKit', open: () => openWebKit(driverProgram, screenProgram, browser) };
})();

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const packageFolder = (from: string): string =>
  existsSync(join(from, 'package.json')) ? from : packageFolder(dirname(from));

/** The folder of this package, whether its sources run or what was built from them. */
export const ROOM = packageFolder(import.meta.dirname);

export const version = (): string => {
  const { version } = JSON.parse(readFileSync(join(ROOM, 'package.json'), 'utf8')) as { readonly version: string };
  return version;
};

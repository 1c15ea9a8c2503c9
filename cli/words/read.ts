import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Read } from '@seekiste/words';
import { ROOM } from '../package.js';

const WORDS = dirname(dirname(createRequire(import.meta.url).resolve('@seekiste/words/general/en.ftl')));

/** All texts of this name in a folder and below, as one. */
const textsIn = (folder: string, name: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => basename(file) === name)
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

/** The texts of the room `words`, from the disk. */
export const readWords: Read = (shelf, language) =>
  shelf.endsWith('/lobby')
    ? textsIn(join(WORDS, dirname(shelf)), `lobby.${language}.ftl`)
    : textsIn(join(WORDS, shelf), `${language}.ftl`);

/** What the terminal itself says. */
export const readOwn = (language: string): string => readFileSync(join(ROOM, 'words', `${language}.ftl`), 'utf8');

// @ts-check
/**
 * Lets the bot of In aller Ruhe practise one way to play and writes the weights that it found, and how, to
 * `bots/in-aller-ruhe/tuned.ts`, if they are better on other deals as well: npm run tune -- --mode storms --games 12000 --seed tune
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { MODES, tune } from '../bots/dist/tune/index.js';
import { giveUp, ROOT } from './setup.mjs';

const MOST_GAMES = 1_000_000;
const FILE = join(ROOT, 'bots/in-aller-ruhe/tuned.ts');

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'standard' },
    games: { type: 'string', default: '1800' },
    seed: { type: 'string', default: 'tune' },
  },
});
const mode = MODES.find(name => name === values.mode) ?? giveUp(`--mode is one of ${MODES.join(', ')}`);
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1 || games > MOST_GAMES)
  giveUp(`--games is a whole number from 1 to ${MOST_GAMES}`);

const { before, after, text } = tune({
  mode,
  games,
  seed: createHash('sha256').update(values.seed).digest('hex'),
  command: `npm run tune -- --mode ${mode} --games ${games} --seed ${values.seed}`,
  tell: generation => console.log(`${generation.games} games, the best score ${generation.score.toFixed(3)}`),
});
console.log(`On other deals: ${before.toFixed(3)} before, ${after.toFixed(3)} with what was found`);
if (after > before) {
  writeFileSync(FILE, await format(text, { ...(await resolveConfig(FILE)), filepath: FILE }));
  console.log(`Written: ${FILE}`);
} else console.log('Nothing better was found, so nothing is written.');

// @ts-check
/**
 * Lets the bots of In aller Ruhe practise. By default one way to play, for weights that go to `bots/in-aller-ruhe/tuned.ts`:
 * npm run tune -- --mode storms --games 12000 --seed tune. With `--mode value` the captain's learned value, which goes to
 * `bots/in-aller-ruhe/learned.ts`. What was found is written if it is better on other deals as well.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { MODES, tune, tuneValue } from '../bots/dist/tune/index.js';
import { giveUp, ROOT } from './setup.mjs';

const MOST_GAMES = 1_000_000;

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'standard' },
    games: { type: 'string', default: '1800' },
    seed: { type: 'string', default: 'tune' },
  },
});
const isValue = values.mode === 'value';
const mode = MODES.find(name => name === values.mode) ?? 'standard';
if (mode !== values.mode && !isValue) giveUp(`--mode is one of value, ${MODES.join(', ')}`);
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1 || games > MOST_GAMES)
  giveUp(`--games is a whole number from 1 to ${MOST_GAMES}`);

const task = {
  games,
  seed: createHash('sha256').update(values.seed).digest('hex'),
  command: `npm run tune -- --mode ${values.mode} --games ${games} --seed ${values.seed}`,
};
const { before, after, text } = isValue
  ? tuneValue({
      ...task,
      tell: ({ games: played, won }) => console.log(`${played} games, ${(100 * won).toFixed(1)} % won`),
    })
  : tune({
      ...task,
      mode,
      tell: ({ games: played, score }) => console.log(`${played} games, the best score ${score.toFixed(3)}`),
    });
console.log(`On other deals: ${before.toFixed(3)} before, ${after.toFixed(3)} with what was found`);
if (after > before) {
  const file = join(ROOT, 'bots/in-aller-ruhe', isValue ? 'learned.ts' : 'tuned.ts');
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  console.log(`Written: ${file}`);
} else console.log('Nothing better was found, so nothing is written.');

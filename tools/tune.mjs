// @ts-check
/**
 * Lets a bot practise by self-play, and writes what it found, and how, to the data file of its game. The same seed and
 * number of games find the same again.
 *
 * npm run tune -- in-aller-ruhe --mode storms --games 60000 --seed tune   the captain's weights for one way to play
 * npm run tune -- in-aller-ruhe --mode value-few --pupil 2 --games 200000 --seed tune   one of the captain's networks,
 *   the second for this sea: few islands missing, many (value-many), or any number (value-all); by day and night
 *   (value-day-night); with sea monsters (value-monsters) or storms (value-storms)
 * npm run tune -- lighthouse-run --games 400000 --seed tune               what ships and cards come to, for the captain
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import {
  fileOf,
  fileWithPupil,
  MODES,
  readWeightsBy,
  SEAS,
  tune,
  tuneProspects,
  tuneValue,
} from '../bots/dist/tune/index.js';
import { giveUp, ROOT } from './setup.mjs';

const MOST_GAMES = 1_000_000;

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        mode: { type: 'string' },
        pupil: { type: 'string', default: '1' },
        games: { type: 'string' },
        seed: { type: 'string', default: 'tune' },
      },
    });
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
};

const { values, positionals } = readArguments();
// It goes into a command that is to be repeated.
if (!/^[\w.-]+$/.test(values.seed)) giveUp('--seed is made of letters, digits, dots, dashes and underscores');
const seed = createHash('sha256').update(values.seed).digest('hex');

/** @param {number} usual */
const readGames = usual => {
  const games = Number(values.games ?? usual);
  return Number.isInteger(games) && games >= 1 && games <= MOST_GAMES
    ? games
    : giveUp(`--games is a whole number from 1 to ${MOST_GAMES}`);
};

const readPupil = () =>
  /^[1-9]$/.test(values.pupil) ? Number(values.pupil) : giveUp('--pupil is a whole number from 1 to 9');

/** @param {string} path within bots @param {string} text */
const writeData = async (path, text) => {
  const file = join(ROOT, 'bots', path);
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  console.log(`Written: ${file}`);
};

const WEIGHTS = join(ROOT, 'bots/in-aller-ruhe/learned/weights');
readWeightsBy(file => readFileSync(join(WEIGHTS, file)));

/**
 * The weights of a sea, and beside them how each of its pupils has learned.
 *
 * @param {typeof SEAS[number]} sea @param {{ readonly pupil: number, readonly command: string, readonly games: number, readonly seed: string }} how
 * @param {Uint8Array} bytes
 */
const writeWeights = async (sea, how, bytes) => {
  const story = join(WEIGHTS, `${sea}.json`);
  const learned = [...JSON.parse(readFileSync(story, 'utf8')).learned];
  learned[how.pupil - 1] = { ...how, date: new Date().toISOString().slice(0, 10) };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  writeFileSync(join(WEIGHTS, fileOf(sea)), bytes);
  await writeData(`in-aller-ruhe/learned/weights/${sea}.json`, JSON.stringify({ file: fileOf(sea), sha256, learned }));
};

/**
 * @param {{ readonly before: number, readonly after: number }} finding
 * @param {() => Promise<void>} write
 */
const writeIfBetter = async ({ before, after }, write) => {
  console.log(`On other deals: ${before.toFixed(3)} before, ${after.toFixed(3)} with what was found`);
  if (after > before) await write();
  else console.log('Nothing better was found, so nothing is written.');
};

const inAllerRuhe = async () => {
  const given = values.mode ?? 'standard';
  const games = readGames(60_000);
  const sea = SEAS.find(name => given === `value-${name}`);
  const pupil = readPupil();
  const who = sea ? ` --pupil ${pupil}` : '';
  const command = `npm run tune -- in-aller-ruhe --mode ${given}${who} --games ${games} --seed ${values.seed}`;
  if (sea) {
    /** @param {{ readonly games: number, readonly won: number }} progress */
    const tell = ({ games: played, won }) => console.log(`${played} games, ${(100 * won).toFixed(1)} % won`);
    const value = tuneValue({ sea, games, seed, tell });
    return writeIfBetter(value, () =>
      writeWeights(sea, { pupil, command, games, seed: values.seed }, fileWithPupil(sea, pupil, value.weights)),
    );
  }
  const mode = MODES.find(name => name === given);
  if (!mode) return giveUp(`--mode is one of ${[...SEAS.map(name => `value-${name}`), ...MODES].join(', ')}`);
  /** @param {{ readonly games: number, readonly score: number }} progress */
  const tell = ({ games: played, score }) => console.log(`${played} games, the best score ${score.toFixed(3)}`);
  const found = tune({ mode, games, seed, command, tell });
  return writeIfBetter(found, () => writeData('in-aller-ruhe/sailor/tuned.ts', found.text));
};

const lighthouseRun = async () => {
  if (values.mode !== undefined) giveUp('--mode is for in-aller-ruhe');
  const games = readGames(64_000);
  const command = `npm run tune -- lighthouse-run --games ${games} --seed ${values.seed}`;
  const { checks, text } = tuneProspects({ games, seed, command });
  /** @param {number} share */
  const percent = share => `${(100 * share).toFixed(1)} %`;
  for (const { seats, present, found } of checks)
    console.log(
      `${seats} players, won against sailors on other deals: ${percent(present)} before, ${percent(found)} with what was found`,
    );
  if (checks.every(({ seats, found }) => found > 1 / seats)) await writeData('lighthouse-run/learned/tuned.ts', text);
  else console.log('That is no better than a sailor, so nothing is written.');
};

const GAMES = { 'in-aller-ruhe': inAllerRuhe, 'lighthouse-run': lighthouseRun };

const [name = 'in-aller-ruhe', ...more] = positionals;
const practise = more.length === 0 ? Object.entries(GAMES).find(([game]) => game === name)?.[1] : undefined;
if (practise) await practise();
else giveUp(`Name one game that can be tuned: ${Object.keys(GAMES).join(', ')}`);

// @ts-check
/**
 * `npm run test:long`: proofs that only count in great numbers. They are tests of `npm test`, round after round, each
 * round with another seed. What is done is kept in test-long/, so that the next run goes on from there.
 *
 * npm run test:long -- --stage kills --minutes 30   only this stage, half an hour at most
 * npm run test:long -- --again                      from the first round on
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkNode, giveUp, installDependencies, ROOT } from './setup.mjs';
import { runStages } from './stages.mjs';

const FOLDER = join(ROOT, 'test-long');
const STATE = join(FOLDER, 'state.json');

/** @typedef {{ rounds: number, title: string, files: string[], inBrowser?: true }} Proof */

/** @type {Record<string, Proof>} Rounds of each stage; a round of messages is 100,000, of kills 50 on each of the two stores, of nodes 200 games. */
const STAGES = {
  messages: { rounds: 10, title: 'a million messages', files: ['test/wire/fuzz.test.ts'] },
  kills: { rounds: 10, title: 'a thousand kills', files: ['test/wire/crash.test.ts'] },
  nodes: { rounds: 5, title: 'a thousand games on three nodes', files: ['test/wire/cluster.test.ts'] },
  secrets: { rounds: 20, title: 'secrets in other games', files: ['test/wire/secrecy'] },
  replays: { rounds: 64, title: 'every archived game replayed in disguise', files: ['web/src/replay/secrecy.test.ts'] },
  insight: { rounds: 20, title: 'judgement beside what can be solved', files: ['bots/analysis/solved.test.ts'] },
  browsers: { rounds: 1, title: 'whole games in Firefox and WebKit', files: ['test/browsers'] },
  screens: { rounds: 1, title: 'every table at every size', files: ['screens.spec'], inBrowser: true },
  puzzles: { rounds: 20, title: 'every puzzle beside the engine', files: ['cli/puzzles'] },
  curves: { rounds: 256, title: 'luck and decision in every archived game', files: ['test/insight.test.ts'] },
  rules: { rounds: 50, title: 'the rules on other deals', files: ['conformance.test.ts', 'rules/core'] },
};

const readArguments = () => {
  try {
    const options = /** @type {const} */ ({
      stage: { type: 'string' },
      minutes: { type: 'string', default: '60' },
      again: { type: 'boolean', default: false },
    });
    return parseArgs({ options }).values;
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
};

checkNode();
const { stage: wanted, minutes, again } = readArguments();
const chosen = Object.entries(STAGES).filter(([name]) => wanted === undefined || name === wanted);
if (chosen.length === 0) giveUp(`--stage is one of ${Object.keys(STAGES).join(', ')}`);
if (!(Number(minutes) > 0 && Number(minutes) <= 1440)) giveUp('--minutes is a number up to 1440');

installDependencies();
mkdirSync(FOLDER, { recursive: true });
if (again) rmSync(STATE, { force: true });
/** @type {Record<string, number>} rounds that are done, by stage */
const done = existsSync(STATE) ? JSON.parse(readFileSync(STATE, 'utf8')) : {};

// Node 20 forgets an AbortSignal.timeout that only AbortSignal.any refers to: a timer of our own is kept.
const over = new AbortController();
const { signal } = over;
const bound = setTimeout(() => over.abort(), Number(minutes) * 60_000);
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(name, () => over.abort());

/** @param {Proof} proof @returns {[program: string, args: string[]]} */
const commandOf = ({ files, inBrowser }) => [
  process.execPath,
  inBrowser
    ? ['node_modules/@playwright/test/cli.js', 'test', '--config', 'test/browser/playwright.config.ts', ...files]
    : ['node_modules/vitest/vitest.mjs', 'run', ...files],
];

for (const [name, proof] of chosen) {
  const { rounds, title } = proof;
  for (let round = done[name] ?? 0; round < rounds && !signal.aborted; round++) {
    // `npm test` has the seed 1.
    const seed = round + 2;
    process.env['FC_SEED'] = String(seed);
    process.env['LONG'] = '1';
    const failed = await runStages(
      [
        {
          name,
          title: `${title}: round ${round + 1} of ${rounds}, FC_SEED=${seed}`,
          command: commandOf(proof),
          cores: 1,
        },
      ],
      { cwd: ROOT, logs: FOLDER, cores: 1, signal, say: line => console.log(line) },
    );
    if (failed) giveUp(`Again: FC_SEED=${seed} LONG=1 node ${commandOf(proof)[1].join(' ')}`);
    if (signal.aborted) break;
    done[name] = round + 1;
    writeFileSync(STATE, JSON.stringify(done));
  }
}

clearTimeout(bound);
const left = chosen.map(([name, { rounds }]) => ({ name, left: rounds - (done[name] ?? 0) }));
for (const { name, left: more } of left) console.log(more === 0 ? `${name}: all done` : `${name}: ${more} rounds left`);

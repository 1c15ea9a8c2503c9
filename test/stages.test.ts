import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runStages, type Stage } from '../tools/stages.mjs';

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seekiste-stages-'));
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const node = (name: string, program: string, more: Partial<Stage> = {}): Stage => ({
  ...{ name, title: `The ${name}`, command: [process.execPath, ['-e', program]], cores: 1 },
  ...more,
});
const run = (stages: readonly Stage[], signal = new AbortController().signal): Promise<Stage | undefined> =>
  runStages(stages, { cwd: folder, logs: join(folder, 'logs'), cores: 2, signal, say: line => said.push(line) });

const append = (text: string): string => `require('node:fs').appendFileSync('order', '${text} ')`;
/** Goes on only when the other stage runs at the same time. */
const meet = (self: string, other: string): string =>
  `const fs = require('node:fs'); fs.writeFileSync('${self}', '');
   const look = setInterval(() => { if (fs.existsSync('${other}')) clearInterval(look); }, 5)`;
const FOREVER = 'setInterval(() => undefined, 1000)';

it('runs stages side by side as far as there are cores', async () => {
  expect(await run([node('one', meet('a', 'b')), node('two', meet('b', 'a'))])).toBeUndefined();
  expect(
    said
      .map(line =>
        line
          .trim()
          .replace(/[\d.]+ s$/, '')
          .trim(),
      )
      .sort(),
  ).toEqual(['The one', 'The two']);
});

it('waits for what has to be good before, and for cores', async () => {
  await run([
    node('last', append('last'), { after: ['whole'] }),
    node('whole', append('whole'), { cores: 8, after: ['first'] }),
    node('first', append('first')),
  ]);
  expect(readFileSync(join(folder, 'order'), 'utf8')).toBe('first whole last ');
});

it('does not wait for a stage that was not chosen', async () => {
  expect(await run([node('unit', append('unit'), { after: ['build'] })])).toBeUndefined();
  expect(existsSync(join(folder, 'order'))).toBe(true);
});

it('ends everything at the first failure, shows why, and names the log', async () => {
  const failed = await run([
    node('endless', FOREVER),
    node('bad:one', `console.log('the reason'); process.exit(3)`),
    node('never', append('never'), { after: ['bad:one'] }),
  ]);
  expect(failed?.name).toBe('bad:one');
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('FAILED');
  expect(said[0]).toContain('the reason');
  expect(said[0]).toContain(join(folder, 'logs', 'bad-one.log'));
  expect(existsSync(join(folder, 'order'))).toBe(false);
});

it('ends what a stage has started, too, when it is interrupted', async () => {
  const interrupted = new AbortController();
  const parent = `const { pid } = require('node:child_process').spawn(process.execPath, ['-e', '${FOREVER}']);
    console.log(pid); ${FOREVER}`;
  const over = run([node('parent', parent)], interrupted.signal);
  const log = join(folder, 'logs', 'parent.log');
  const child = await new Promise<number>(resolve => {
    const look = setInterval(() => {
      const said = existsSync(log) ? readFileSync(log, 'utf8') : '';
      if (said.endsWith('\n')) resolve((clearInterval(look), Number(said)));
    }, 5);
  });
  interrupted.abort();
  expect(await over).toBeUndefined();
  const isAlive = (): boolean => {
    try {
      return !readFileSync(`/proc/${child}/stat`, 'utf8').includes(') Z ');
    } catch {
      return false;
    }
  };
  while (isAlive()) await new Promise(go => setImmediate(go));
});

import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SETUP = pathToFileURL(join(import.meta.dirname, '../tools/setup.mjs')).href;

/** What a terminal sees of a step of `npm start` that runs npm with these arguments. */
const seen = (args: readonly string[]) => {
  const program = `import { npmQuietly } from ${JSON.stringify(SETUP)};
    process.exitCode = npmQuietly('Weighing anchor', ${JSON.stringify(args)}) ? 0 : 7;`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  return { status, stdout: stdout.replace(/\d+ s/, 'n s'), stderr };
};

describe('a step of npm start', () => {
  it('is one calm line', () => {
    expect(seen(['--version'])).toEqual({ status: 0, stdout: 'Weighing anchor … n s\n', stderr: '' });
  });

  it('shows everything that was printed when it fails', () => {
    const { status, stdout, stderr } = seen(['run', 'no-such-script']);
    expect([status, stdout]).toEqual([7, 'Weighing anchor … n s\n']);
    expect(stderr).toContain('no-such-script');
  });
});

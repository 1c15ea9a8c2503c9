import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '@seekiste/server';
import { folder, seekiste } from '../terminal.test-help.js';

const LINE = { game: 'in-aller-ruhe', phase: 'gathering', people: [], asked: [], wakeAt: null, changedAt: 1 } as const;

/** A store with one table, open as a server has it open. */
const chest = async () => {
  const path = join(folder(), 'tables.sqlite');
  const store = await openStore(path);
  const id = randomBytes(16).toString('base64url');
  await store.create({ id, seed: 'ab'.repeat(32) }, [{ v: 1, at: 1, what: { type: 'stood', seat: 0 } }], LINE);
  return { path, store, id };
};

describe('backup and restore', () => {
  it('bring the tables of a running server into a new store', async () => {
    const { path, store, id } = await chest();
    const file = join(folder(), 'tables.backup');
    const written = await seekiste(['backup', file, '--data', path]);
    expect(written).toEqual({ code: 0, output: `2 rows of ${path} are in ${file}.\n`, errors: '' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}.part`)).toBe(false);

    const other = join(folder(), 'new', 'tables.sqlite');
    const restored = await seekiste(['restore', file], { env: { DATA: other } });
    expect(restored).toEqual({ code: 0, output: `2 rows of ${file} are in ${other}.\n`, errors: '' });
    const copy = await openStore(other);
    expect(await copy.read(id)).toEqual(await store.read(id));
    await Promise.all([store.close(), copy.close()]);
  });

  it('a store that is not empty takes no backup, and keeps what it has', async () => {
    const { path, store, id } = await chest();
    const file = join(folder(), 'tables.backup');
    await seekiste(['backup', file, '--data', path]);
    const { code, errors } = await seekiste(['restore', file, '--data', path]);
    expect({ code, errors }).toEqual({
      code: 1,
      errors: `seekiste: ${file} was not restored: The store is not empty: a backup is restored into a new one.\n`,
    });
    expect((await store.read(id))?.entries).toHaveLength(1);
    await store.close();
  });

  it('a file that was cut off or changed is refused', async () => {
    const { path, store } = await chest();
    const file = join(folder(), 'tables.backup');
    await seekiste(['backup', file, '--data', path]);
    await store.close();
    const whole = readFileSync(file, 'utf8');
    const lines = whole.split('\n');
    for (const broken of [
      '',
      lines.slice(0, -2).join('\n'),
      [...lines.slice(0, 1), ...lines.slice(2)].join('\n'),
      whole.slice(0, -20),
      whole.replace('ab'.repeat(32), 'cd'.repeat(32)),
      whole.replace('seekiste-backup/1', 'seekiste-backup/0'),
      whole.replace('"tables"', '"sailors"'),
      `${whole}[]\n`,
    ]) {
      writeFileSync(file, broken);
      const target = join(folder(), 'x.sqlite');
      const { code, errors } = await seekiste(['restore', file, '--data', target]);
      expect(code).toBe(1);
      expect(errors).toMatch(/^seekiste: .* was not restored: It (is|was) .*\n$/);
      expect(existsSync(target)).toBe(false);
    }
  });

  it('say in a sentence what is missing or in the way', async () => {
    const nowhere = join(folder(), 'nothing.sqlite');
    expect(await seekiste(['backup', join(folder(), 'b'), '--data', nowhere])).toMatchObject({
      code: 1,
      errors: `seekiste: There is no store at ${nowhere}.\n`,
    });
    const { path, store } = await chest();
    expect(await seekiste(['backup', path, '--data', path])).toMatchObject({
      code: 1,
      errors: `seekiste: ${path} is there already: a backup never replaces a file.\n`,
    });
    expect(await seekiste(['backup', join(folder(), 'no', 'where'), '--data', path])).toMatchObject({ code: 1 });
    expect(await seekiste(['restore', join(folder(), 'no'), '--data', nowhere])).toMatchObject({ code: 1 });
    expect(await seekiste(['backup', 'x'], { env: { DATABASE_URL: 'mysql://x' } })).toMatchObject({ code: 2 });
    await store.close();
  });
});

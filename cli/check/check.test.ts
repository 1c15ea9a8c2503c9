import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '@seekiste/server';
import { folder, seekiste } from '../terminal.test-help.js';

const LINE = {
  game: 'in-aller-ruhe',
  phase: 'gathering',
  people: ['ada'],
  asked: [],
  wakeAt: null,
  changedAt: 1,
} as const;

/** A store with one table whose entries make no game, and nothing else. */
const flawed = async (): Promise<{ readonly path: string; readonly id: string }> => {
  const path = join(folder(), 'tables.sqlite');
  const store = await openStore(path);
  const id = randomBytes(16).toString('base64url');
  await store.create({ id, seed: 'ab'.repeat(32) }, [{ v: 1, at: 1, what: { type: 'stood', seat: 0 } }], LINE);
  await store.close();
  return { path, id };
};

describe('check', () => {
  it('says that nothing is wrong with an empty store', async () => {
    const path = join(folder(), 'tables.sqlite');
    await (await openStore(path)).close();
    expect(await seekiste(['check', '--store', path])).toEqual({
      code: 0,
      output: `${path}: nothing is wrong.\n`,
      errors: '',
    });
  });

  it('names what is wrong, in both languages and for programs, and no table so that one can come to it', async () => {
    const { path, id } = await flawed();
    const english = await seekiste(['check', '--store', path]);
    expect(english).toMatchObject({ code: 3, errors: expect.stringMatching(/one thing is wrong/) as string });
    expect(english.output).toMatch(/^✗ The entries do not make a game\. \(entries, [\w-]{10}\)\n$/);
    const german = await seekiste(['check', '--lang', 'de'], { env: { DATA: path } });
    expect(german).toMatchObject({
      code: 3,
      output: expect.stringMatching(/^✗ Die Einträge ergeben kein Spiel/) as string,
    });
    const json = await seekiste(['check', '--json', '--store', path]);
    expect(JSON.parse(json.output)).toMatchObject({ verdict: 'flawed', flaws: [{ kind: 'fold', mended: false }] });
    for (const { output, errors } of [english, german, json]) expect(output + errors).not.toContain(id);
    expect(await seekiste(['check', '--mend', '--store', path])).toMatchObject({ code: 5 });
  });

  it('mends what it can', async () => {
    const path = join(folder(), 'tables.sqlite');
    const store = await openStore(path);
    await store.addSecret('nobody', 'ab'.repeat(32));
    await store.close();
    expect(await seekiste(['check', '--mend', '--store', path])).toMatchObject({ code: 4 });
    expect(await seekiste(['check', '--store', path])).toMatchObject({ code: 0 });
  });

  it('says in a sentence that there is nothing to check', async () => {
    const path = join(folder(), 'none.sqlite');
    expect(await seekiste(['check', '--store', path])).toMatchObject({
      code: 1,
      errors: `seekiste: There is no store at ${path}.\n`,
    });
    expect(await seekiste(['check', '--store', 'postgres:x'])).toMatchObject({
      code: 2,
      errors: 'seekiste: DATABASE_URL must be an address that begins with postgres:// or postgresql://.\n',
    });
  });
});

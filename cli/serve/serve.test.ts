import { EventEmitter, once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { file, folder, seekiste } from '../terminal.test-help.js';
import { serve } from './command.js';

const built = (): string => {
  const root = folder();
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Seekiste</title>');
  return root;
};

describe('serving', () => {
  it('prints the address, serves app and tables, and ends when asked', async () => {
    const output = new PassThrough();
    const stop = new EventEmitter();
    const io = { input: output, output, errors: new PassThrough(), env: {}, terminal: false, errorsTerminal: false };
    const data = join(folder(), 'deep', 'tables.sqlite');
    const served = serve(io, { host: '127.0.0.1', port: 0, root: built(), data }, async () => {
      await once(stop, 'asked');
    });
    const [address = ''] = /http:\S+/.exec(String((await output[Symbol.asyncIterator]().next()).value)) ?? [];
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(`${address}readyz`)).status).toBe(200);
    expect(await (await fetch(`${address}api/me`)).json()).toBeNull();
    stop.emit('asked');
    await served;
    await expect(fetch(address)).rejects.toThrow();
  });

  it('everybody in the same network is shown where to come, with a code to scan; not behind a proxy', async () => {
    for (const env of [{}, { PUBLIC_ORIGIN: 'https://sea.example' }]) {
      const output = new PassThrough();
      const io = { input: output, output, errors: new PassThrough(), env, terminal: false, errorsTerminal: false };
      const data = join(folder(), 'tables.sqlite');
      await serve(io, { host: '0.0.0.0', port: 0, root: built(), data }, () => Promise.resolve());
      const said = String(output.read());
      const others = [...said.matchAll(/In the same network: (\S+)/g)].map(([, address]) => address);
      // A machine without a network has nobody to invite.
      const expected = others.length > 0 && !('PUBLIC_ORIGIN' in env);
      expect(said.includes(`scan this: ${others[0]}`)).toBe(expected);
      expect(said.includes('█')).toBe(expected);
    }
  });

  it('says what to do when the app has not been built', async () => {
    const { code, errors } = await seekiste(['serve', '--root', folder()]);
    expect(code).toBe(1);
    expect(errors).toMatch(/has not been built: .* “npm run build”/);
  });

  it.each(['70000', '-1', 'http'])('--port %s makes no sense', async number => {
    expect((await seekiste(['serve', '--port', number])).code).toBe(2);
  });

  it('settings that make no sense are said by name', async () => {
    const { code, errors } = await seekiste(['serve', '--root', built()], { env: { REDIS_URL: 'redis://h' } });
    expect(code).toBe(2);
    expect(errors).toContain('REDIS_URL is set without DATABASE_URL');
  });

  it('a place that cannot hold tables is refused', async () => {
    const inAFile = join(file('notes.txt', 'no folder'), 'tables.sqlite');
    const { code, errors } = await seekiste(['serve', '--root', built(), '--port', '0', '--data', inAFile]);
    expect(code).toBe(1);
    expect(errors).toContain('choose another place with --data');
  });
});

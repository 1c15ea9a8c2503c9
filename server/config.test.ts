import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigTrouble, dataFolder, readConfig } from './config.js';
import { LIMITS, NO_LIMITS } from './http/limits.js';
import { FAST, PLAIN } from './machinery.js';

const HOME = '/home/ada';

describe('without any setting', () => {
  it('one process for this machine, with a file in the person’s own data folder', () => {
    const config = readConfig({ HOME, XDG_DATA_HOME: '/data' });
    expect(config).toMatchObject({ place: { host: '127.0.0.1', port: 8080, further: 100 }, proxies: 0 });
    expect(config.redis ?? config.publicOrigin ?? config.metrics).toBeUndefined();
    expect(config.limits).toBe(LIMITS);
  });

  it.each([
    ['linux', { HOME }, '/home/ada/.local/share/seekiste'],
    ['linux', { HOME, XDG_DATA_HOME: '/data' }, '/data/seekiste'],
    ['darwin', { HOME }, '/home/ada/Library/Application Support/seekiste'],
    ['win32', { HOME, LOCALAPPDATA: '/local' }, '/local/seekiste'],
  ] as const)('the data folder on %s with %j', (platform, env, folder) => {
    expect(dataFolder(env, platform)).toBe(join(folder));
  });
});

describe('settings', () => {
  it.each([
    [{ PORT: '0' }, { place: { port: 0, further: 0 } }],
    [{ HOST: '0.0.0.0' }, { place: { host: '0.0.0.0', further: 100 } }],
    [{ DATA: 'x.sqlite' }, { store: { kind: 'file', path: 'x.sqlite' } }],
    [{ DATABASE_URL: 'postgres://u:p@h/d' }, { store: { kind: 'postgres', url: 'postgres://u:p@h/d' } }],
    [{ DATABASE_URL: 'postgresql://h/d', REDIS_URL: 'redis://h' }, { redis: 'redis://h' }],
    [{ PUBLIC_ORIGIN: 'https://sea.example/' }, { publicOrigin: 'https://sea.example' }],
    [{ TRUST_PROXY: '1' }, { proxies: 1 }],
    [{ METRICS_PORT: '9100' }, { metrics: { host: '127.0.0.1', port: 9100 } }],
    [{ LIMITS: 'off' }, { limits: NO_LIMITS }],
    [{}, { machinery: FAST }],
    [{ PLAIN: 'all' }, { machinery: PLAIN }],
    [{ PLAIN: 'journal,mail' }, { machinery: { ...PLAIN, turn: FAST.turn } }],
    [{ BEAT_MS: '0', PATIENCE_LIVE_MS: '5' }, { tempo: { beat: { grid: 0 }, patience: { live: 5 } } }],
    [
      { PORT: '', DATABASE_URL: '' },
      { place: { port: 8080 }, store: { kind: 'file' } },
    ],
  ])('%j', (env, wanted) => {
    expect(readConfig(env)).toMatchObject(wanted);
  });
});

describe('what makes no sense is refused by name', () => {
  it.each([
    [{ PORT: '70000' }, 'PORT=70000'],
    [{ PORT: 'http' }, 'PORT=http'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY=yes'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud: possible are debug'],
    [{ LIMITS: '5' }, 'LIMITS=5'],
    [{ PLAIN: 'on' }, 'PLAIN=on: possible are turn, mail, journal'],
    [{ PLAIN: 'mail,jornal' }, 'PLAIN=mail,jornal: possible'],
    [{ PLAIN: 'mail,' }, 'PLAIN=mail,: possible'],
    [{ BEAT_MS: '-1' }, 'BEAT_MS=-1'],
    [{ REDIS_URL: 'redis://h' }, 'REDIS_URL is set without DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://h/d', REDIS_URL: 'http://h' }, 'REDIS_URL must be an address'],
    [{ DATABASE_URL: 'postgres://h/d', DATA: 'x' }, 'DATA and DATABASE_URL'],
    [{ DATABASE_URL: 'postgres:x' }, 'DATABASE_URL must be an address that begins with postgres://'],
    [{ DATABASE_URL: 'postgresql:/h/d' }, 'DATABASE_URL must be an address that begins with postgres://'],
    [{ DATA: 'postgres://h/d' }, 'DATA is the name of a file'],
    [{ PUBLIC_ORIGIN: 'sea.example' }, 'PUBLIC_ORIGIN must be'],
    [{ PUBLIC_ORIGIN: 'https://sea.example/games' }, 'an origin alone'],
  ])('%j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(ConfigTrouble);
    expect(() => readConfig(env)).toThrow(sentence);
  });

  it('without repeating a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://root:hunter2@h/d' })).toThrow(/^(?!.*hunter2)DATABASE_URL/);
  });
});

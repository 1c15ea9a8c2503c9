import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEFT_NAME, verdictOf, verify, type Crew } from '@seekiste/protocol';
import { GAMES, gameNamed } from '@seekiste/rules';
import { openLog, openStore, readConfig, startNode, type RunningNode } from '@seekiste/server';
import { startPostgres, startRedis } from '../services.js';
import { Browser } from './browser.js';
import { until } from './until.js';

/** Plays the first move that is offered, until the game is over. */
const playOut = async (browsers: readonly Browser[]): Promise<void> => {
  const isOver = (): boolean => browsers[0]!.latest('phase') === 'over';
  const mover = (): readonly [Browser, unknown] | undefined => {
    for (const browser of browsers) {
      const play = browser.latest('play');
      const seat = browsers.indexOf(browser);
      if (play?.acts.kind !== 'seats' || !play.acts.must.includes(seat)) continue;
      return [browser, gameNamed(browser.latest('head').game)!.moves(play.view)[0]];
    }
    return undefined;
  };
  while (!isOver()) {
    await until(() => isOver() || mover() !== undefined);
    const next = mover();
    if (next) await next[0].ask({ t: 'act', move: next[1] });
  }
};

const FOLDER = mkdtempSync(join(tmpdir(), 'seekiste-own-'));
const closers: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closers.reverse()) await close();
  rmSync(FOLDER, { recursive: true });
});

const start = async (env: Record<string, string>): Promise<RunningNode> => {
  const quick = { PORT: '0', BEAT_MS: '0', BEAT_LEAST_MS: '0', BOT_PACE_MS: '0', LIMITS: 'off' };
  const node = await startNode(readConfig({ ...quick, ...env }), openLog('silent'));
  closers.push(() => node.close());
  return node;
};
const originOf = (node: RunningNode): string => new URL(node.addresses[0]!).origin;

const PLACES = [
  ['one node on SQLite', () => Promise.resolve({ env: { DATA: join(FOLDER, 'own.sqlite') }, nodes: 1 })],
  [
    'two nodes on PostgreSQL and Redis',
    async () => {
      const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
      closers.push(
        () => postgres.stop(),
        () => redis.stop(),
      );
      return { env: { DATABASE_URL: postgres.url, REDIS_URL: redis.url }, nodes: 2 };
    },
  ],
] as const;

describe.each(PLACES)('with %s', (_name, place) => {
  let here: string;
  let there: string;
  let address: string;
  beforeAll(async () => {
    const { env, nodes } = await place();
    const [one, two] = await Promise.all(Array.from({ length: nodes }, () => start(env)));
    here = originOf(one!);
    there = originOf(two ?? one!);
    address = 'DATA' in env ? env.DATA : env.DATABASE_URL;
  });

  it('P2.11, P2.12 a person sees their devices and ends each one, also while it is connected', async () => {
    const phone = await Browser.of(here, 'Ada');
    const { code } = (await phone.api('POST', '/api/me/recovery', {})).value as { code: string };
    const other = await Browser.of(there, code, '/api/me/recover');
    await other.come(await phone.open('santa-timea', 2));
    const { devices } = (await phone.api('GET', '/api/me/devices')).value as {
      devices: { id: string; kind: string; since: number; here: boolean }[];
    };
    expect(devices.map(({ kind }) => kind)).toEqual(['firefox/android', 'firefox/android']);
    expect(devices.every(({ since }) => Math.abs(since - Date.now()) < 60_000)).toBe(true);
    const lost = devices.find(device => !device.here)!;
    expect((await phone.api('DELETE', `/api/me/devices/${lost.id}`)).value).toEqual({ ended: lost.id });
    await until(() => other.closed !== undefined);
    expect(other.closed).toBe(4009);
    expect(await other.api('GET', '/api/me/devices')).toMatchObject({ status: 401, value: { code: 'no-person' } });
    expect(await phone.api('DELETE', `/api/me/devices/${lost.id}`)).toMatchObject({
      status: 404,
      value: { code: 'no-device' },
    });
    expect(((await phone.api('GET', '/api/me/devices')).value['devices'] as unknown[]).length).toBe(1);
  });

  it('P2.13 who is blocked is not heard any more, and invites nobody', async () => {
    const [ada, bo] = [await Browser.of(here, 'Ada'), await Browser.of(there, 'Bo')];
    const table = await ada.open('santa-timea', 2);
    await Promise.all([ada.come(table), bo.come(table)]);
    await ada.sit(0, 'Ada');
    await bo.sit(1, 'Bo');
    await bo.ask({ t: 'say', text: 'Moin' });
    await until(() => ada.said.includes('Moin'));
    expect(await ada.api('POST', '/api/me/blocks', { person: ada.person })).toMatchObject({
      value: { code: 'own-person' },
    });
    expect(await ada.api('POST', '/api/me/blocks', { person: 'x'.repeat(22) })).toMatchObject({ status: 404 });
    expect(await ada.api('POST', '/api/me/blocks', { person: bo.person })).toMatchObject({
      status: 201,
      value: { name: 'Bo' },
    });
    await until(() => ada.said.length === 0);
    await bo.ask({ t: 'say', text: 'Hörst du?' });
    await ada.ask({ t: 'say', text: 'Ruhe hier' });
    await until(() => bo.said.includes('Ruhe hier') && ada.said.includes('Ruhe hier'));
    expect(ada.said).toEqual(['Ruhe hier']);
    expect((await ada.come(table)).said).toEqual(['Ruhe hier']);
    expect((await ada.api('GET', '/api/me/blocks')).value).toMatchObject({
      blocks: [{ person: bo.person, name: 'Bo' }],
    });
    await ada.ask({ t: 'begin' });
    await until(() => bo.latest('play') !== undefined);
    await ada.ask({ t: 'end', yes: true });
    await until(() => bo.latest('play')?.ending !== undefined);
    await bo.ask({ t: 'end', yes: true });
    await bo.ask({ t: 'rematch' });
    await until(() => bo.replies.some(reply => 'next' in reply));
    expect(await ada.ask({ t: 'rematch' })).toMatchObject({ t: 'refused', code: 'next-blocked' });
    expect(ada.replies.some(reply => 'next' in reply)).toBe(false);
    expect((await ada.api('GET', '/api/tables')).value['tables']).toHaveLength(1);
    await ada.api('DELETE', `/api/me/blocks/${bo.person}`);
    await until(() => ada.said.includes('Hörst du?'));
  });

  it('P2.14 a report reaches the operator with what was said, and not more than a few', async () => {
    const [ada, bo] = [await Browser.of(here, 'Ada'), await Browser.of(there, 'Bo')];
    const table = await ada.open('santa-timea', 2);
    await bo.come(table);
    await bo.ask({ t: 'say', text: 'Du Landratte' });
    const report = { person: bo.person, table, reason: 'talk', text: 'Er schimpft.' };
    expect(await ada.api('POST', '/api/reports', { ...report, person: 'y'.repeat(22) })).toMatchObject({ status: 404 });
    expect(await ada.api('POST', '/api/reports', report)).toMatchObject({ status: 201 });
    expect(await ada.api('POST', '/api/reports', report)).toMatchObject({
      status: 409,
      value: { code: 'already-reported' },
    });
    const store = await openStore(address);
    closers.push(() => store.close());
    const stored = (await store.reports(100)).find(one => one.about === bo.person)!;
    expect(stored).toMatchObject({
      person: ada.person,
      name: 'Bo',
      table,
      reason: 'talk',
      text: 'Er schimpft.',
      said: ['Du Landratte'],
    });
    for (let n = 1; n < 20; n++)
      await store.addReport({ ...stored, id: `more-${n}`, table: String(n).padStart(22, 'x') });
    const next = { ...report, table: await ada.open('santa-timea', 2) };
    expect(await ada.api('POST', '/api/reports', next)).toMatchObject({
      status: 429,
      value: { code: 'too-many-reports' },
    });
  });

  it('P2.15 a person takes everything along, and nothing of others’ hands', async () => {
    const [ada, bo] = [await Browser.of(here, 'Ada'), await Browser.of(there, 'Bo')];
    const [played, running] = [await ada.open('santa-timea', 2), await bo.open('santa-timea', 2)];
    for (const table of [played, running]) {
      await Promise.all([ada.come(table), bo.come(table)]);
      await ada.sit(0, 'Ada');
      await bo.sit(1, 'Bo');
      await ada.ask({ t: 'say', text: `An ${table}` });
      await (table === played ? ada : bo).ask({ t: 'begin' });
      await until(() => ada.latest('play') !== undefined && bo.latest('play') !== undefined);
      if (table === played) await playOut([ada, bo]);
    }
    await ada.api('POST', '/api/me/blocks', { person: bo.person });
    const { status, value } = await ada.api('GET', '/api/me/data');
    expect(status).toBe(200);
    expect(value).toMatchObject({
      format: 'seekiste-person/1',
      person: ada.person,
      name: 'Ada',
      devices: [{}],
      blocks: [{ name: 'Bo' }],
    });
    const tables = value['tables'] as { table: string; seat: number; said: { text: string }[]; record?: unknown }[];
    const of = (table: string) => tables.find(one => one.table === table)!;
    expect(of(played)).toMatchObject({ phase: 'over', seat: 0, said: [{ text: `An ${played}` }] });
    expect(verdictOf(verify(GAMES, of(played).record))).toBe('consistent');
    expect(of(running)).toMatchObject({ phase: 'playing', seat: 0 });
    expect(of(running).record).toBeUndefined();
  });

  it('P2.16 who deletes themselves is nobody: games go on with a bot, finished ones stay, under no name', async () => {
    const [ada, bo] = [await Browser.of(here, 'Adalbert'), await Browser.of(there, 'Bo')];
    const [played, running, gathering] = [
      await ada.open('santa-timea', 2),
      await ada.open('santa-timea', 2),
      await ada.open('santa-timea', 3),
    ];
    for (const table of [played, running, gathering]) {
      await Promise.all([ada.come(table), bo.come(table)]);
      await ada.sit(0, 'Adalbert');
      await bo.sit(1, 'Bo');
      await ada.ask({ t: 'say', text: 'Geheimnis von Adalbert' });
      if (table !== gathering) await ada.ask({ t: 'begin' });
      if (table === gathering) break;
      await until(() => ada.latest('play') !== undefined && bo.latest('play') !== undefined);
      if (table === played) await playOut([ada, bo]);
    }
    const keys = (await (await fetch(`${here}/.well-known/seekiste-keys.json`)).json()) as { keys: [] };
    const before: unknown = await (await fetch(`${here}/api/tables/${played}/record`)).json();
    expect(verdictOf(verify(GAMES, before, { keys: keys.keys }))).toBe('signed');
    await bo.come(running);
    expect(await ada.api('DELETE', '/api/me')).toMatchObject({ status: 200, value: { deleted: ada.person } });
    await until(() => ada.closed === 4009);
    expect(await ada.api('GET', '/api/me')).toMatchObject({ value: null });

    // Whoever is at a table is told everything anew; a bot has the seat.
    await until(() => isGone(bo.latest('crew')[0]));
    expect(bo.latest('host')).toBe(bo.person);
    expect(bo.latest('crew')[0]).toMatchObject({ kind: 'person', name: LEFT_NAME, left: true, relief: 'sailor' });

    const store = await openStore(address);
    closers.push(() => store.close());
    const erased = async (): Promise<boolean> => !(await store.erasures()).includes(ada.person);
    for (let tries = 0; tries < 200 && !(await erased()); tries++) await new Promise(go => setTimeout(go, 25));
    expect(await erased()).toBe(true);
    expect(await store.tracesOf(ada.person)).toEqual([]);
    for (const table of [played, running, gathering]) {
      const text = JSON.stringify(await store.read(table));
      for (const trace of [ada.person, 'Adalbert', 'Geheimnis']) expect(text).not.toContain(trace);
    }
    const record = (await (await fetch(`${there}/api/tables/${played}/record`)).json()) as {
      proof: { seats: unknown };
    };
    expect(record.proof).toMatchObject({ redacted: true, seats: [{ name: LEFT_NAME }, { name: 'Bo' }] });
    const heard = { chain: [bo.latest('play')!.chain] };
    expect(verdictOf(verify(GAMES, record, { keys: keys.keys, heard }))).toBe('signed');
    expect((await bo.come(gathering)).latest('crew')[0]).toEqual({ kind: 'open' } satisfies Crew);
    expect(bo.latest('host')).toBe(bo.person);
    expect((await bo.api('GET', '/api/tables')).value['tables']).toHaveLength(3);
  });
});

const isGone = (crew: Crew | undefined): boolean => crew?.kind === 'person' && crew.name === LEFT_NAME;

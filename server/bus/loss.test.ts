import { EventEmitter, once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Redis } from 'ioredis';
import { describe, expect, it } from 'vitest';
import { messageOf, SILENT, type Log } from '../log.js';
import { openJobs } from '../jobs/open.js';
import { noteLoss } from './loss.js';
import { openBus } from './open.js';

/** What was said, as level, facts and text. */
const listening = (): { readonly log: Log; readonly said: (readonly [string, unknown, string | undefined])[] } => {
  const said: (readonly [string, unknown, string | undefined])[] = [];
  const note =
    (level: string) =>
    (facts: unknown, text?: string): void =>
      void said.push([level, facts, text]);
  return { said, log: { ...SILENT, info: note('info'), warn: note('warn'), error: note('error') } };
};

/** An address where nobody answers. */
const nowhere = async (): Promise<string> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `redis://somebody:a-password@127.0.0.1:${port}`;
};

const LOST = 'Redis cannot be reached: this node goes on without it';

describe('a log', () => {
  it('says once that Redis is gone and once that it is back, and nothing of what was sent', () => {
    const { log, said } = listening();
    const redis = new EventEmitter();
    noteLoss(redis as Redis, 'news', log);
    for (let tries = 0; tries < 3; tries++) {
      redis.emit('error', Object.assign(new Error('connect ECONNREFUSED'), { command: { args: ['a table'] } }));
      redis.emit('reconnecting', 100);
    }
    redis.emit('ready');
    redis.emit('ready');
    expect(said).toEqual([
      ['warn', { connection: 'news', problem: 'connect ECONNREFUSED' }, LOST],
      ['info', { connection: 'news' }, 'Redis is there again'],
    ]);
  });

  it('names every connection of a node that starts without Redis, and no password', async () => {
    const { log, said } = listening();
    const url = await nowhere();
    const bus = await openBus(url, { versions: () => Promise.resolve(new Map()) }, {}, log);
    const jobs = openJobs(url, { waking: () => Promise.resolve([]), ahead: () => Promise.resolve([]) }, {}, log);
    await jobs.start(() => Promise.resolve());
    await jobs.stop();
    await bus.close();
    const connections = said.map(([, facts]) => (facts as { connection: string }).connection);
    expect(connections.toSorted()).toEqual(['jobs', 'news', 'planning', 'subscriptions']);
    expect(JSON.stringify(said)).not.toContain('a-password');
  });

  it('says that the store did not tell what is due', async () => {
    const { log, said } = listening();
    const gone = (): Promise<never> => Promise.reject(new Error('the disk is gone'));
    const jobs = openJobs(undefined, { waking: gone, ahead: gone }, {}, log);
    await jobs.start(() => Promise.resolve());
    await jobs.stop();
    expect(said).toEqual([['warn', { problem: 'the disk is gone' }, 'the store did not say what is due']]);
  });

  it('names tables of what others say only so that nobody can come to them', () => {
    const table = 'Wn3-zK_x0aQ9bR7tYuIoPl';
    const said = messageOf(new Error(`Missing lock for job ${table}-1800000000000. moveToFinished`));
    expect(said).toMatch(/^Missing lock for job [\w-]{10}-1800000000000\. moveToFinished$/);
    expect(said).not.toContain(table.slice(0, 8));
  });
});

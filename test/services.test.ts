import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { program } from '../tools/programs.mjs';
import { startPostgres, startRedis, type Service } from './services.js';

const run = promisify(execFile);

describe('a PostgreSQL server of our own', () => {
  let postgres: Service;
  const psql = async (sql: string): Promise<string> =>
    (await run(program('psql'), [postgres.url, '--no-psqlrc', '--tuples-only', '--no-align', '--command', sql])).stdout;

  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('keeps what it is given', async () => {
    await psql('create table islands (number int primary key)');
    await psql('insert into islands values (7), (42)');
    expect(await psql('select sum(number) from islands')).toBe('49\n');
  });

  it('lets only one of two equal keys in', async () => {
    await expect(psql('insert into islands values (7)')).rejects.toThrow(/duplicate key/);
  });

  it('is gone once stopped', async () => {
    const short = await startPostgres();
    await short.stop();
    await expect(run(program('psql'), [short.url, '--command', 'select 1'])).rejects.toThrow(/refused/);
  });
});

describe('a Redis server of our own', () => {
  let redis: Service;
  const redisCli = async (...words: string[]): Promise<string> =>
    (await run(program('redis-cli'), ['-u', redis.url, ...words])).stdout;

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  it('keeps what it is given', async () => {
    await redisCli('set', 'table', 'T1');
    expect(await redisCli('get', 'table')).toBe('T1\n');
  });

  it('is gone once stopped', async () => {
    const short = await startRedis();
    await short.stop();
    await expect(run(program('redis-cli'), ['-u', short.url, 'ping'])).rejects.toThrow(/refused/);
  });
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { program } from '../../tools/programs.mjs';
import { post } from '../server/socket-player.js';
import { until } from '../server/until.js';
import { buildProgram, endAll, serve } from './serving.js';

const statusOf = async (origin: string): Promise<number> => (await fetch(`${origin}/readyz`)).status;

/** What a process may write into one file, as a full disk or a quota has it. */
const allow = (pid: number, bytes: number | 'unlimited'): void =>
  void execFileSync(program('prlimit'), ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);

describe('a server whose disk is full', () => {
  beforeAll(buildProgram);
  afterAll(endAll);

  it('is not ready, and is so again by itself when there is room', async () => {
    const serving = await serve({ DATA: join(mkdtempSync(join(tmpdir(), 'seekiste-full-')), 'tables.sqlite') });
    allow(serving.pid, 1);
    await expect(post(serving.origin, '/api/me', { name: 'Ada' })).rejects.toThrow(/store-trouble/);
    expect(await statusOf(serving.origin)).toBe(503);
    allow(serving.pid, 'unlimited');
    await until(async () => (await statusOf(serving.origin)) === 200);
    await post(serving.origin, '/api/me', { name: 'Ada' });
    await serving.leave();
  });
});

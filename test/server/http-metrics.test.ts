import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { post } from './socket-player.js';

const MAIN = fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url));
const FOLDER = mkdtempSync(join(tmpdir(), 'seekiste-metrics-'));
let program: ChildProcessWithoutNullStreams | undefined;
afterAll(() => {
  program?.kill('SIGKILL');
  rmSync(FOLDER, { recursive: true });
});

interface Logged {
  readonly msg: string;
  readonly addresses?: readonly [string];
}

it('the built program serves metrics at an address of their own, and ends in good order', async () => {
  writeFileSync(join(FOLDER, 'index.html'), '<!doctype html>');
  const started = spawn(process.execPath, [MAIN, 'serve', '--port', '0', '--root', FOLDER], {
    env: { ...process.env, DATA: join(FOLDER, 'tables.sqlite'), METRICS_PORT: '0', LOG_LEVEL: 'info' },
  });
  program = started;
  const found = new Map<string, string>();
  for await (const line of createInterface({ input: started.stderr })) {
    const { msg, addresses } = JSON.parse(line) as Logged;
    if (addresses) found.set(msg, new URL(addresses[0]).origin);
    if (msg === 'this node is ready') break;
  }
  const [app, metrics] = [found.get('this node is ready')!, found.get('metrics are served')!];

  const cookie = (await post(app, '/api/me', { name: 'Ada' })).headers.getSetCookie()[0]!.split(';')[0]!;
  await expect(post(app, '/api/tables', { game: 'chess' }, cookie)).rejects.toThrow('unknown-game');
  expect((await fetch(`${app}/metrics`)).status).toBe(404);
  expect(new URL(metrics).hostname).toBe('127.0.0.1');
  const text = await (await fetch(`${metrics}/metrics`)).text();
  for (const line of [
    /^seekiste_refusals_total\{code="unknown-game"\} 1$/m,
    /^seekiste_http_requests_total\{route="\/api\/me",status="200"\} 1$/m,
    /^seekiste_connections 0$/m,
    /^seekiste_tables 0$/m,
    /^seekiste_moves_total 0$/m,
    /^seekiste_append_seconds_count 0$/m,
    /^seekiste_sort_in_longest_seconds 0$/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
  ])
    expect(text).toMatch(line);

  started.kill('SIGTERM');
  expect(await once(started, 'exit')).toEqual([0, null]);
});

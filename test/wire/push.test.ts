import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameNamed } from '@seekiste/rules';
import { openStore } from '@seekiste/server';
import { Browser } from '../server/browser.js';
import { PushService } from '../server/push-service.js';
import { until } from '../server/until.js';
import { startPostgres, startRedis, type Service } from '../services.js';
import { buildProgram, endAll, serve } from './serving.js';

let postgres: Service;
let redis: Service;
let service: PushService;
beforeAll(async () => {
  buildProgram();
  [postgres, redis, service] = await Promise.all([startPostgres(), startRedis(), PushService.start()]);
});
afterAll(async () => {
  endAll();
  await Promise.all([postgres.stop(), redis.stop(), service.stop()]);
});

describe('three nodes', () => {
  it('P6.22 call once, also if the node that took the move is killed before it has called', async () => {
    // The call is due only after the kill.
    const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, PUSH_LOCAL: 'on', PUSH_GRACE_MS: '2000' };
    const nodes = await Promise.all([serve(env), serve(env), serve(env)]);
    const [anna, bo] = await Promise.all([Browser.of(nodes[0].origin, 'Anna'), Browser.of(nodes[1].origin, 'Bo')]);
    await anna.api('PUT', '/api/me/push', service.subscribe());
    const table = await anna.open('santa-timea', 2, 'days');
    await anna.come(table);
    await bo.come(table);
    await anna.sit(0, 'Anna');
    await bo.sit(1, 'Bo');
    await anna.ask({ t: 'begin' });
    const isAsked = (seat: number): boolean => {
      const play = bo.latest('play');
      return play?.acts.kind === 'seats' && play.acts.must.includes(seat);
    };
    const moves = (browser: Browser): unknown => gameNamed('santa-timea')!.moves(browser.latest('play')!.view)[0];
    await until(() => bo.latest('play') !== undefined && anna.latest('play') !== undefined);
    if (isAsked(0)) {
      await anna.ask({ t: 'act', move: moves(anna) });
      await until(() => isAsked(1));
    }
    anna.leave();
    await bo.ask({ t: 'act', move: moves(bo) });
    await nodes[1].kill();
    await until(() => service.received.length > 0);
    // Whatever else was to be sent has been settled by now.
    const store = await openStore(postgres.url);
    await until(async () => (await store.callsDue(Number.MAX_SAFE_INTEGER, 10)).length === 0);
    await store.close();
    await Promise.all([nodes[0].leave(), nodes[2].leave()]);
    expect(service.received).toHaveLength(1);
    expect(service.troubles).toEqual([]);
  });
});

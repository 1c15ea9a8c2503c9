import { request, type IncomingMessage } from 'node:http';
import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { openLog } from '../log.js';
import { ask, cookieFrom, join, OTHER_TABLE, somebody, startEdges, TABLE } from '../socket/edges.test-help.js';
import { StoreTrouble } from '../store/store.js';
import { LIMITS } from './limits.js';

const edges = await startEdges();

const refusal = async (response: Response): Promise<readonly [number, unknown]> => {
  const { code, clause } = (await response.json()) as Record<string, unknown>;
  expect(clause).toBe(clause === 'table' ? 'table' : 'input');
  return [response.status, code];
};

const me = async (cookie: string): Promise<unknown> => (await ask(edges, '/api/me', { headers: { cookie } })).json();

describe('who somebody is', () => {
  it('P2.1 nobody at first, and that is no error', async () => {
    const response = await ask(edges, '/api/me');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(await response.json()).toBeNull();
  });

  it('P1.3, P2.2 a name makes a person, known by a cookie that scripts and other sites never get', async () => {
    const response = await ask(edges, '/api/me', { method: 'POST', body: { name: ' Ada ' } });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^seekiste=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict$/),
    ]);
    const made = (await response.json()) as { person: string };
    expect(made).toEqual({ person: expect.stringMatching(/^[\w-]{22}$/) as string, name: 'Ada' });
    expect(await me(cookieFrom(response))).toEqual(made);
  });

  it('P1.4 whoever comes again is known for another year; a cookie that nobody was given is not handed back', async () => {
    const cookie = await somebody(edges);
    const again = await ask(edges, '/api/me', { headers: { cookie } });
    expect(cookieFrom(again)).toBe(cookie);
    const forged = await ask(edges, '/api/me', { headers: { cookie: `seekiste=${'A'.repeat(43)}` } });
    expect(forged.headers.getSetCookie()).toEqual([]);
  });

  it('P1.5 neither the secret nor the code is stored or sent again', async () => {
    const cookie = await somebody(edges, 'Bo');
    const secret = cookie.split('=')[1]!;
    const { code } = (await (
      await ask(edges, '/api/me/recovery', { method: 'POST', body: {}, headers: { cookie } })
    ).json()) as { code: string };
    const { secrets, recoveries, names } = edges.people;
    const stored = JSON.stringify([[...secrets], [...recoveries], [...names]]);
    for (const hidden of [secret, code, code.replaceAll('-', '')]) expect(stored).not.toContain(hidden);
    expect(JSON.stringify(await me(cookie))).not.toContain(secret);
  });

  it('P2.2 whoever is known and introduces themselves again stays the same person', async () => {
    const cookie = await somebody(edges, 'Cy');
    const before = (await me(cookie)) as { person: string };
    const again = await ask(edges, '/api/me', { method: 'POST', body: { name: 'Cyrus' }, headers: { cookie } });
    expect(await again.json()).toEqual({ person: before.person, name: 'Cyrus' });
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  it('P2.3 a name can be changed by whoever has it', async () => {
    const cookie = await somebody(edges, 'Dee');
    await ask(edges, '/api/me', { method: 'PATCH', body: { name: 'Deirdre' }, headers: { cookie } });
    expect(await me(cookie)).toMatchObject({ name: 'Deirdre' });
    expect(await refusal(await ask(edges, '/api/me', { method: 'PATCH', body: { name: 'X' } }))).toEqual([
      401,
      'no-person',
    ]);
  });

  it.each([
    [{}, 'missing-field'],
    [[], 'not-an-object'],
    [{ name: 7 }, 'not-a-name'],
    [{ name: '  ' }, 'name-empty'],
    [{ name: 'x'.repeat(25) }, 'name-too-long'],
    [{ name: 'a\u202Eb' }, 'name-unprintable'],
    [{ name: 'Ada', host: true }, 'unknown-field'],
  ])('P1.8 %j is no name: %s', async (body, code) => {
    expect(await refusal(await ask(edges, '/api/me', { method: 'POST', body }))).toEqual([400, code]);
  });
});

describe('another device', () => {
  const recover = (code: unknown): Promise<Response> =>
    ask(edges, '/api/me/recover', { method: 'POST', body: { code } });
  const codeOf = async (cookie: string): Promise<string> => {
    const response = await ask(edges, '/api/me/recovery', { method: 'POST', headers: { cookie } });
    return ((await response.json()) as { code: string }).code;
  };

  it('P2.4, P2.5 a code makes it the same person, once, however it is typed', async () => {
    const first = await somebody(edges, 'Eve');
    const code = await codeOf(first);
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
    const response = await recover(` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')}`);
    const second = cookieFrom(response);
    expect(second).not.toBe(first);
    expect(await me(second)).toEqual(await me(first));
    expect(await refusal(await recover(code))).toEqual([403, 'unknown-code']);
  });

  it('P2.4 a new code makes the old one void', async () => {
    const cookie = await somebody(edges, 'Flo');
    const old = await codeOf(cookie);
    const latest = await codeOf(cookie);
    expect(await refusal(await recover(old))).toEqual([403, 'unknown-code']);
    expect((await recover(latest)).status).toBe(200);
  });

  it.each([['00000-00000-00000-00000'], ['ABC'], ['']])('“%s” opens nothing', async code => {
    expect(await refusal(await recover(code))).toEqual([403, 'unknown-code']);
  });

  it('P1.7 codes cannot be tried out', async () => {
    const strict = await startEdges({ limits: { ...LIMITS, recoveries: { burst: 2, perSecond: 0.001 } } });
    const attempt = (): Promise<Response> =>
      ask(strict, '/api/me/recover', { method: 'POST', body: { code: '00000-00000-00000-00000' } });
    expect([(await attempt()).status, (await attempt()).status]).toEqual([403, 403]);
    const third = await attempt();
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(1);
    expect(await refusal(third)).toEqual([429, 'too-many']);
  });

  it('only somebody has a code', async () => {
    expect(await refusal(await ask(edges, '/api/me/recovery', { method: 'POST', body: {} }))).toEqual([
      401,
      'no-person',
    ]);
  });
});

describe('tables', () => {
  const setup = {
    game: 'santa-timea',
    options: {},
    seats: [{ kind: 'open' }, { kind: 'bot', bot: 'sailor', name: 'Ingo' }],
    pace: 'live',
  };

  it('P2.7 somebody opens one', async () => {
    const cookie = await somebody(edges);
    const opened = await ask(edges, '/api/tables', { method: 'POST', body: setup, headers: { cookie } });
    expect([opened.status, await opened.json()]).toEqual([201, { id: TABLE }]);
  });

  it('P2.7 what is no table is refused before it is one', async () => {
    const cookie = await somebody(edges);
    const open = (body: unknown): Promise<Response> =>
      ask(edges, '/api/tables', { method: 'POST', body, headers: { cookie } });
    expect(await refusal(await open({ ...setup, game: 'chess' }))).toEqual([400, 'unknown-game']);
    expect(await refusal(await open('{"game":'))).toEqual([415, 'not-json']);
    expect(await refusal(await open({ ...setup, filler: 'x'.repeat(17_000) }))).toEqual([413, 'too-large']);
    expect(await refusal(await ask(edges, '/api/tables', { method: 'POST', body: setup }))).toEqual([401, 'no-person']);
  });

  it('P2.6 my tables say which of them wait for me and with whom I sit there, and nothing else about others', async () => {
    const cookie = await somebody(edges);
    const { person } = (await me(cookie)) as { person: string };
    const line = { game: 'santa-timea', phase: 'playing', wakeAt: 5, changedAt: 9 } as const;
    edges.people.names.set('b', 'Bo');
    edges.people.lines.push(
      { ...line, id: TABLE, people: [person, 'b'], asked: [person] },
      { ...line, id: OTHER_TABLE, people: ['a', person], asked: ['a'] },
    );
    edges.people.studies.add(OTHER_TABLE);
    const mine = await ask(edges, '/api/tables', { headers: { cookie } });
    const told = { game: 'santa-timea', phase: 'playing', changedAt: 9 };
    expect(await mine.json()).toEqual({
      tables: [
        { ...told, id: TABLE, with: ['Bo'], waiting: true },
        { ...told, id: OTHER_TABLE, with: [], waiting: false, study: true },
      ],
    });
    expect(await refusal(await ask(edges, '/api/tables'))).toEqual([401, 'no-person']);
  });

  it('P2.8 a record comes when the game is over', async () => {
    expect(await refusal(await ask(edges, `/api/tables/${TABLE}/record`))).toEqual([400, 'not-over']);
    for (const id of [OTHER_TABLE, 'short'])
      expect(await refusal(await ask(edges, `/api/tables/${id}/record`))).toEqual([404, 'no-table']);
  });

  it('a store in trouble says so', async () => {
    const troubled = await startEdges();
    troubled.people.personBySecret = () => Promise.reject(new StoreTrouble('full'));
    const cookie = await somebody(troubled);
    expect(await refusal(await ask(troubled, '/api/me', { headers: { cookie } }))).toEqual([503, 'store-trouble']);
  });
});

describe('other sites', () => {
  const body = { name: 'Mallory' };

  it.each(['https://elsewhere.example', 'null', 'http://localhost:1'])('P1.2 %s can change nothing', async origin => {
    for (const [method, path] of [
      ['POST', '/api/me'],
      ['PATCH', '/api/me'],
      ['POST', '/api/me/recovery'],
      ['POST', '/api/me/recover'],
      ['POST', '/api/tables'],
    ] as const)
      expect(await refusal(await ask(edges, path, { method, body, headers: { origin } }))).toEqual([
        403,
        'wrong-origin',
      ]);
  });

  it('P1.2 nor can whoever does not say who they are', async () => {
    const response = await fetch(`${edges.origin}/api/me`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    expect(await refusal(response)).toEqual([403, 'wrong-origin']);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'P1.1 a body of %s is none',
    async type => {
      const response = await ask(edges, '/api/me', {
        method: 'POST',
        body: '{"name":"Mallory"}',
        headers: { 'content-type': type },
      });
      expect(await refusal(response)).toEqual([415, 'not-json']);
    },
  );

  it('P1.1 every answer of the API forbids to be kept, framed or guessed at', async () => {
    for (const path of ['/api/me', '/api/nothing', '/api/tables', '/api/%']) {
      const { headers } = await ask(edges, path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('P1.6 what the API does not have is not there', async () => {
    expect(await refusal(await ask(edges, '/api/nothing'))).toEqual([404, 'no-such-path']);
    expect(await refusal(await ask(edges, '/api/tables', { method: 'DELETE' }))).toEqual([404, 'no-such-path']);
    expect((await ask(edges, '/api/%')).status).toBe(404);
  });
});

describe('behind a proxy that speaks https', () => {
  const origin = 'https://sea.example';
  const introduce = async (
    at: { readonly origin: string },
    headers: Record<string, string>,
  ): Promise<{ readonly status: number | undefined; readonly cookie: string }> => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(`${at.origin}/api/me`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers } })
        .on('response', resolve)
        .on('error', reject)
        .end('{"name":"Ada"}');
    });
    response.resume();
    return { status: response.statusCode, cookie: response.headers['set-cookie']?.[0] ?? '' };
  };
  const SAFE = /^__Host-seekiste=[\w-]{43}; .*; Secure$/;

  it('the public origin is what counts, and the cookie is for https only', async () => {
    const proxied = await startEdges({ publicOrigin: origin });
    expect(await introduce(proxied, { origin })).toEqual({
      status: 200,
      cookie: expect.stringMatching(SAFE) as string,
    });
    expect((await introduce(proxied, { origin: proxied.origin })).status).toBe(403);
  });

  it('a trusted proxy may say it instead, and only a trusted one', async () => {
    const headers = { origin, host: 'sea.example', 'x-forwarded-proto': 'https' };
    const trusting = await startEdges({ proxies: 1 });
    expect(await introduce(trusting, headers)).toEqual({ status: 200, cookie: expect.stringMatching(SAFE) as string });
    expect((await introduce(edges, headers)).status).toBe(403);
  });

  it('the connections of a proxy are kept until it lets go, those of browsers are not', async () => {
    const trusting = await startEdges({ proxies: 1 });
    const kept = async (where: string): Promise<string | null> =>
      (await fetch(`${where}/healthz`)).headers.get('keep-alive');
    expect(await kept(trusting.origin)).toBe('timeout=130');
    expect(await kept(edges.origin)).toBe('timeout=5');
  });
});

describe('how the node is', () => {
  it('P2.10 alive and ready', async () => {
    expect((await fetch(`${edges.origin}/healthz`)).status).toBe(200);
    const ready = await fetch(`${edges.origin}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { ready: true, leaving: false, store: true, bus: true, clock: true },
    ]);
  });

  it('P2.20 where others find it: nowhere, as it listens on the loopback address alone', async () => {
    expect(await (await fetch(`${edges.origin}/api/network`)).json()).toEqual({ addresses: [] });
  });

  it('P2.10 not ready while the store does not answer', async () => {
    const troubled = await startEdges();
    troubled.people.ping = () => Promise.reject(new Error('gone'));
    const response = await fetch(`${troubled.origin}/readyz`);
    expect([response.status, await response.json()]).toMatchObject([503, { ready: false, store: false, bus: true }]);
    expect((await fetch(`${troubled.origin}/healthz`)).status).toBe(200);
  });

  it('P1.7 requests have a limit per address', async () => {
    const strict = await startEdges({ limits: { ...LIMITS, requests: { burst: 2, perSecond: 0.001 } } });
    const statuses = [];
    for (let times = 0; times < 3; times++) statuses.push((await ask(strict, '/api/me')).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await fetch(`${strict.origin}/healthz`)).status).toBe(200);
  });
});

describe('what the log says', () => {
  it('enough to follow a table, and nothing that opens it', async () => {
    let written = '';
    const stream = new Writable({
      write(chunk, _encoding, done) {
        written += String(chunk);
        done();
      },
    });
    const logged = await startEdges({}, openLog('debug', stream));
    const cookie = await somebody(logged, 'Ada of the secret name');
    const client = await join(logged, cookie);
    client.socket.send(JSON.stringify({ t: 'say', id: 'r1', v: 1, text: 'a secret word' }));
    await client.next();
    await ask(logged, `/api/tables/${TABLE}/record`, { headers: { cookie } });
    client.socket.send(Buffer.from('x'), { binary: true });
    await client.closed;
    await logged.node.close();
    expect(written).toContain('/api/tables/:id/record');
    expect(written).toContain('not-text');
    for (const hidden of [TABLE, cookie.split('=')[1]!, 'a secret word', 'secret name', 'cookie'])
      expect(written).not.toContain(hidden);
  });
});

import { describe, expect, it } from 'vitest';
import { Api } from './api.js';

const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json; charset=utf-8' } });

/** An API whose server answers everything with this, and what it was asked. */
const answering = (answer: () => Response | Promise<Response>) => {
  const asked: { readonly address: string; readonly init: RequestInit | undefined }[] = [];
  const api = new Api('https://sea.example/api/', (address, init) => {
    asked.push({ address, init });
    return Promise.resolve(answer());
  });
  return { api, asked };
};

describe('a host that only hands out files', () => {
  it.each([
    [
      'a page instead of an answer',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['nothing at all', () => Promise.reject(new TypeError('failed to fetch'))],
    ['a list of its own', () => json(['not', 'ours'], 404)],
  ])('offers nothing online: %s', async (_, answer) => {
    const { api } = answering(answer);
    expect(await api.me()).toMatchObject({ ok: false, error: { code: 'no-server' } });
  });
});

describe('the server', () => {
  it('does not know a new browser, which is no error', async () => {
    expect(await answering(() => json(null)).api.me()).toEqual({ ok: true, value: undefined });
  });

  it('says why it refuses', async () => {
    const { api } = answering(() => json({ code: 'unknown-code', clause: 'input', params: {} }, 403));
    expect(await api.recover('x')).toMatchObject({ ok: false, error: { code: 'unknown-code' } });
  });

  it('is sent JSON, and answers with the table', async () => {
    const { api, asked } = answering(() => json({ id: 'AbcdefghijKLMNOPQRS_-7' }, 201));
    const setup = { game: 'santa-timea', options: {}, seats: [{ kind: 'open' }], pace: 'live' } as const;
    expect(await api.open(setup)).toEqual({ ok: true, value: 'AbcdefghijKLMNOPQRS_-7' });
    expect(asked[0]).toEqual({
      address: 'https://sea.example/api/tables',
      init: { method: 'POST', body: JSON.stringify(setup), headers: { 'content-type': 'application/json' } },
    });
  });

  it('has a socket for every table, as safe as the page', () => {
    expect(answering(() => json(null)).api.socket('T')).toBe('wss://sea.example/api/tables/T/socket');
  });
});

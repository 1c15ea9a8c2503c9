import fc from 'fast-check';
import { GAMES } from '@seekiste/rules';
import { describe, expect, it } from 'vitest';
import { decodeRequest, decodeSetup, requestIdIn } from './decode.js';

const ID = { id: 'a-1', v: 3 };
const NONCE = '0f'.repeat(32);

const REQUESTS = [
  { t: 'sit', seat: 0, name: 'Änne', nonce: NONCE },
  { t: 'stand' },
  { t: 'man', seat: 1, bot: 'sailor' },
  { t: 'man', seat: 1, bot: null },
  { t: 'begin' },
  { t: 'act', move: { type: 'anything', at: [1, 2] } },
  { t: 'undo' },
  { t: 'consent', yes: true },
  { t: 'relieve', seat: 2 },
  { t: 'return' },
  { t: 'say', text: 'Moin 🐟' },
  { t: 'pace', pace: 'days' },
  { t: 'remove', seat: 3 },
  { t: 'watchers', open: false },
  { t: 'entrust', seat: 1 },
  { t: 'end', yes: true },
  { t: 'rematch' },
];

const codeOf = (value: unknown): unknown => {
  const decoded = decodeRequest(value);
  return decoded.ok ? 'ok' : decoded.error.code;
};

describe('a request from outside', () => {
  it.each(REQUESTS.map(request => [request.t, request] as const))('P4.1 %s is read as it was sent', (_, request) => {
    expect(decodeRequest({ ...request, ...ID })).toEqual({ ok: true, value: { ...request, ...ID } });
  });

  it.each(REQUESTS.map(request => [request.t, request] as const))(
    '%s with a field missing or one too many is refused by the name of the field',
    (_, request) => {
      const whole = { ...request, ...ID };
      expect(decodeRequest({ ...whole, extra: 1 })).toMatchObject({
        error: { code: 'unknown-field', clause: 'input', params: { field: 'extra' } },
      });
      for (const field of Object.keys(whole).filter(name => name !== 't')) {
        const less = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field));
        expect(decodeRequest(less)).toMatchObject({ error: { code: 'missing-field', params: { field } } });
      }
    },
  );

  it.each([
    ['not-an-object', []],
    ['not-an-object', null],
    ['not-an-object', 'begin'],
    ['unknown-request', { ...ID, t: 'cheat' }],
    ['unknown-request', { ...ID, t: 'toString' }],
    ['unknown-request', { ...ID }],
    ['bad-id', { t: 'begin', id: '', v: 1 }],
    ['bad-id', { t: 'begin', id: 'x'.repeat(41), v: 1 }],
    ['bad-id', { t: 'begin', id: 'a b', v: 1 }],
    ['bad-id', { t: 'begin', id: 7, v: 1 }],
    ['bad-version', { t: 'begin', id: 'a', v: -1 }],
    ['bad-version', { t: 'begin', id: 'a', v: 1.5 }],
    ['bad-version', { t: 'begin', id: 'a', v: '1' }],
    ['seat-out-of-range', { ...ID, t: 'relieve', seat: 16 }],
    ['seat-out-of-range', { ...ID, t: 'relieve', seat: '0' }],
    ['bad-nonce', { ...ID, t: 'sit', seat: 0, name: 'x', nonce: NONCE.toUpperCase() }],
    ['bad-nonce', { ...ID, t: 'sit', seat: 0, name: 'x', nonce: NONCE.slice(1) }],
    ['not-a-name', { ...ID, t: 'sit', seat: 0, name: 7, nonce: NONCE }],
    ['name-empty', { ...ID, t: 'sit', seat: 0, name: '  ', nonce: NONCE }],
    ['name-too-long', { ...ID, t: 'sit', seat: 0, name: 'x'.repeat(25), nonce: NONCE }],
    ['name-unprintable', { ...ID, t: 'sit', seat: 0, name: 'a\u0007b', nonce: NONCE }],
    ['name-unprintable', { ...ID, t: 'sit', seat: 0, name: 'a\u202eb', nonce: NONCE }],
    ['bad-bot', { ...ID, t: 'man', seat: 0, bot: 'Greedy!' }],
    ['not-a-flag', { ...ID, t: 'consent', yes: 'yes' }],
    ['not-a-text', { ...ID, t: 'say', text: null }],
    ['text-empty', { ...ID, t: 'say', text: '' }],
    ['text-too-long', { ...ID, t: 'say', text: 'x'.repeat(301) }],
    ['text-unprintable', { ...ID, t: 'say', text: 'a\nb' }],
    ['unknown-pace', { ...ID, t: 'pace', pace: 'fast' }],
    ['seat-out-of-range', { ...ID, t: 'remove', seat: -1 }],
    ['seat-out-of-range', { ...ID, t: 'entrust', seat: 1.5 }],
    ['not-a-flag', { ...ID, t: 'watchers', open: 1 }],
    ['not-a-flag', { ...ID, t: 'end', yes: null }],
  ])('P5.8 %s: %j', (code, value) => {
    expect(codeOf(value)).toBe(code);
  });

  it('names are trimmed and written in one way', () => {
    expect(decodeRequest({ ...ID, t: 'sit', seat: 0, name: ' A\u0308nne ', nonce: NONCE })).toMatchObject({
      value: { name: 'Änne' },
    });
  });

  it('whatever arrives is answered and nothing throws; what was read is read again as it is', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.record({ t: fc.constantFrom(...REQUESTS.map(({ t }) => t)), id: fc.anything(), v: fc.anything() }),
      fc.constantFrom(...REQUESTS).chain(request =>
        fc.record({
          ...Object.fromEntries(Object.keys(request).map(name => [name, fc.anything()])),
          t: fc.constant(request.t),
        }),
      ),
    );
    fc.assert(
      fc.property(anything, value => {
        const decoded = decodeRequest(value);
        if (decoded.ok) expect(decodeRequest(decoded.value)).toEqual(decoded);
        else expect(decoded.error).toMatchObject({ code: expect.any(String) as string, clause: 'input' });
      }),
    );
  });

  it('P5.5 the id of a request that is refused for its shape can still be told', () => {
    expect(requestIdIn({ id: 'a-1', t: 'cheat' })).toBe('a-1');
    expect(requestIdIn({ id: 'a b' })).toBeUndefined();
    expect(requestIdIn('a-1')).toBeUndefined();
  });
});

describe('a setup from outside', () => {
  const OPEN = { kind: 'open' };
  const SETUP = {
    game: 'santa-timea',
    options: {},
    seats: [OPEN, { kind: 'bot', bot: 'sailor', name: 'Piet' }],
    pace: 'live',
  };

  it('is read with the options that were left to their defaults, but for those that came late', () => {
    const decoded = decodeSetup(GAMES, SETUP);
    const options = GAMES.find(({ name }) => name === 'santa-timea')!.options.filter(({ late }) => !late);
    expect(decoded).toEqual({
      ok: true,
      value: { ...SETUP, options: Object.fromEntries(options.map(spec => [spec.name, spec.default])) },
    });
  });

  it.each([
    ['not-an-object', 7],
    ['unknown-game', { ...SETUP, game: 'chess' }],
    ['unknown-field', { ...SETUP, seed: NONCE }],
    ['missing-field', { game: 'santa-timea', options: {}, seats: [OPEN, OPEN] }],
    ['not-a-list', { ...SETUP, seats: 2 }],
    ['seats-out-of-range', { ...SETUP, seats: [OPEN] }],
    ['seats-out-of-range', { ...SETUP, seats: new Array(1000).fill(OPEN) }],
    ['not-an-object', { ...SETUP, seats: [OPEN, 'bot'] }],
    ['unknown-seat-plan', { ...SETUP, seats: [OPEN, { kind: 'person' }] }],
    ['unknown-field', { ...SETUP, seats: [OPEN, { kind: 'open', person: 'x' }] }],
    ['unknown-field', { ...SETUP, seats: [{ kind: 'host', name: 'Anna', person: 'x' }, OPEN] }],
    ['name-empty', { ...SETUP, seats: [{ kind: 'host', name: '' }, OPEN] }],
    [
      'second-host',
      {
        ...SETUP,
        seats: [
          { kind: 'host', name: 'Anna' },
          { kind: 'host', name: 'Bo' },
        ],
      },
    ],
    ['name-empty', { ...SETUP, seats: [OPEN, { kind: 'bot', bot: 'sailor', name: '' }] }],
    ['bad-bot', { ...SETUP, seats: [OPEN, { kind: 'bot', bot: '../x', name: 'Piet' }] }],
    ['unknown-option', { ...SETUP, options: { cheat: true } }],
    ['not-an-object', { ...SETUP, options: [] }],
    ['unknown-pace', { ...SETUP, pace: 'years' }],
  ])('%s: %j', (code, value) => {
    expect(decodeSetup(GAMES, value)).toMatchObject({ ok: false, error: { code } });
  });
});

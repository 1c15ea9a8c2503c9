import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Push } from '@seekiste/protocol';
import { checkPush, isPublicAddress, publicLookup } from './endpoint.js';
import { outcomeOf, readRetryAfter } from './post.js';

const keys = createECDH('prime256v1');
keys.generateKeys();
const push = (endpoint: string, p256dh = keys.getPublicKey('base64url')): Push => ({
  endpoint,
  keys: { p256dh, auth: 'A'.repeat(22) },
  ...{ language: 'en', zone: 'UTC', quiet: null, words: {} },
});
const refused = (endpoint: string, local = false): string | undefined => {
  const checked = checkPush(push(endpoint), local);
  return checked.ok ? undefined : checked.error.code;
};

describe('a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGg',
    'https://8.8.8.8/push',
    'https://[2606:4700::1]/push',
  ])('%s is taken', endpoint => {
    expect(refused(endpoint)).toBeUndefined();
  });

  it.each([
    'http://fcm.googleapis.com/x',
    'https://localhost/x',
    'https://intranet/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.1.1/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[fe80::1]/x',
    'https://[fd00::1]/x',
    'https://[2002:7f00:1::]/x',
    'https://example.org:6379/x',
    'https://user:secret@example.org/x',
    'https://example.org/x#y',
  ])('P2.24 %s is refused: it is not on the public internet', endpoint => {
    expect(refused(endpoint)).toBe('bad-endpoint');
  });

  it('on this machine is taken only where the operator says so', () => {
    expect(refused('http://127.0.0.1:4000/x')).toBe('bad-endpoint');
    expect(refused('http://127.0.0.1:4000/x', true)).toBeUndefined();
    expect(refused('http://10.0.0.1:4000/x', true)).toBe('bad-endpoint');
  });

  it('whose name leads to the inside of a network is not found', async () => {
    const found = await new Promise<unknown>(resolve =>
      publicLookup('localhost', {}, (problem, address) => resolve(problem?.code ?? address)),
    );
    expect(found).toBe('EINSIDE');
    expect(isPublicAddress('not an address')).toBe(false);
  });

  it('needs a key that is a point of the curve', () => {
    const checked = checkPush(push('https://example.org/x', `B${'A'.repeat(86)}`), false);
    expect(!checked.ok && checked.error.code).toBe('bad-key');
  });
});

describe('its answer', () => {
  it('says when to try again in seconds or by a date', () => {
    expect(readRetryAfter('120', 0)).toBe(120_000);
    expect(readRetryAfter('Thu, 01 Jan 1970 00:01:00 GMT', 1000)).toBe(59_000);
    expect(readRetryAfter('soon', 0)).toBeUndefined();
    expect(readRetryAfter(undefined, 0)).toBeUndefined();
  });

  it.each([
    [201, 'taken'],
    [404, 'gone'],
    [410, 'gone'],
    [429, 'later'],
    [503, 'later'],
    [301, 'lost'],
    [403, 'lost'],
    [413, 'lost'],
  ])('%i: %s', (status, kind) => {
    expect(outcomeOf(status, undefined, 0).kind).toBe(kind);
  });
});

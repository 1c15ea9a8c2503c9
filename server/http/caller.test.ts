import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { addressOf, isFromHere, isOurPage, originAskedFor } from './caller.js';

const from = (remoteAddress: string, headers: IncomingHttpHeaders = {}) => ({
  headers,
  socket: { remoteAddress } as Socket,
});

describe('where a request comes from', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, counted) => {
    expect(addressOf(from(address), { publicOrigin: undefined, proxies: 0 })).toBe(counted);
  });

  it.each([
    [0, '10.0.0.1'],
    [1, '192.0.2.7'],
    [2, '198.51.100.9'],
    [3, 'invented'],
    [9, 'invented'],
  ])('with %i proxies of ours it is %s', (proxies, counted) => {
    const request = from('10.0.0.1', { 'x-forwarded-for': 'invented, 198.51.100.9, 192.0.2.7' });
    expect(addressOf(request, { publicOrigin: undefined, proxies })).toBe(counted);
  });
});

describe('whether a page on this very machine asks', () => {
  const direct = { publicOrigin: undefined, proxies: 0 };

  it.each([
    ['127.0.0.1', 'localhost:8080'],
    ['::1', '[::1]:8080'],
    ['::ffff:127.0.0.1', '127.0.0.1:8080'],
  ])('P2.20 %s as %s is here', (address, host) => {
    expect(isFromHere(from(address, { host }), direct)).toBe(true);
  });

  it('P2.20 nobody else is: from elsewhere, by another name, through a proxy', () => {
    expect(isFromHere(from('192.168.1.7', { host: 'localhost' }), direct)).toBe(false);
    expect(isFromHere(from('127.0.0.1', { host: 'sea.example' }), direct)).toBe(false);
    expect(isFromHere(from('127.0.0.1', { host: 'localhost.sea.example' }), direct)).toBe(false);
    expect(isFromHere(from('127.0.0.1', { host: 'localhost', 'x-forwarded-for': '192.0.2.7' }), direct)).toBe(false);
    const here = from('127.0.0.1', { host: 'localhost' });
    expect(isFromHere(here, { publicOrigin: 'https://sea.example', proxies: 0 })).toBe(false);
    expect(isFromHere(here, { publicOrigin: undefined, proxies: 1 })).toBe(false);
  });
});

describe('which page sent it', () => {
  const direct = { publicOrigin: undefined, proxies: 0 };

  it('the origin is the host that was asked', () => {
    const request = from('127.0.0.1', { host: 'Localhost:8080', origin: 'http://localhost:8080' });
    expect(originAskedFor(request, direct)).toBe('http://localhost:8080');
    expect(isOurPage(request, direct)).toBe(true);
  });

  it.each(['https://localhost:8080', 'http://localhost', 'http://localhost:8080.evil.example', 'null'])(
    '%s is somebody else',
    origin => {
      expect(isOurPage(from('127.0.0.1', { host: 'localhost:8080', origin }), direct)).toBe(false);
    },
  );

  it('who says neither host nor origin is nobody', () => {
    expect(isOurPage(from('127.0.0.1'), direct)).toBe(false);
    expect(isOurPage(from('127.0.0.1', { host: 'a b', origin: 'http://a b' }), direct)).toBe(false);
  });
});

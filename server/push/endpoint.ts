import { createECDH } from 'node:crypto';
import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Push } from '@seekiste/protocol';
import { err, ok, refuse, type Refusal, type Result } from '@seekiste/rules/core';

/** Addresses that are not on the public internet (IANA's special-purpose registries). */
const INSIDE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(network, bits, 'ipv4');

/** Of IPv6 only the global unicast addresses count, and among them not those that stand for others. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  INSIDE.addSubnet(network, bits, 'ipv6');

export const isPublicAddress = (address: string): boolean => {
  switch (isIP(address)) {
    case 4:
      return !INSIDE.check(address, 'ipv4');
    case 6:
      return GLOBAL.check(address, 'ipv6') && !INSIDE.check(address, 'ipv6');
    default:
      return false;
  }
};

/** Looks a name up, and finds nothing where it leads to the inside of a network: also if it did not when it was subscribed. */
export const publicLookup: LookupFunction = (hostname, options, found) => {
  lookUp(hostname, { ...options, all: true }, (problem, addresses: readonly LookupAddress[] | undefined) => {
    const [first] = addresses ?? [];
    if (problem || !addresses || !first) return found(problem ?? new Error('no address'), '', 0);
    const inside = addresses.find(({ address }) => !isPublicAddress(address));
    if (inside) return found(Object.assign(new Error('an address inside a network'), { code: 'EINSIDE' }), '', 0);
    if (options.all) return found(null, [...addresses]);
    return found(null, first.address, first.family);
  });
};

const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

const isKey = (p256dh: string): boolean => {
  try {
    const ours = createECDH('prime256v1');
    ours.generateKeys();
    return ours.computeSecret(Buffer.from(p256dh, 'base64url')).length > 0;
  } catch {
    return false;
  }
};

/**
 * Whether we may send to a push service that a browser names: https on its usual port, a name or a public address.
 * `local` also allows this machine, for tests.
 */
export const checkPush = (push: Push, local: boolean): Result<Push, Refusal> => {
  const { endpoint, keys } = push;
  const bad = err(refuse('bad-endpoint', 'input', { field: 'endpoint' }));
  if (!URL.canParse(endpoint)) return bad;
  const { protocol, hostname, port, username, password, hash } = new URL(endpoint);
  if (username !== '' || password !== '' || hash !== '') return bad;
  const isHere = local && LOOPBACK.has(hostname);
  const address = hostname.replace(/^\[|\]$/g, '');
  const isNamed = isIP(address) === 0 && /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/i.test(hostname);
  if (!isHere && (protocol !== 'https:' || port !== '' || !(isNamed || isPublicAddress(address)))) return bad;
  return isKey(keys.p256dh) ? ok(push) : err(refuse('bad-key', 'input', { field: 'keys.p256dh' }));
};

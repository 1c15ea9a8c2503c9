import type { IncomingMessage } from 'node:http';

/** How a node is reached: what it may believe of what others say about a request. */
export interface Approach {
  /** `https://example.org`, where the operator says so; otherwise what the request says. */
  readonly publicOrigin: string | undefined;
  /** How many proxies of ours stand before this node. */
  readonly proxies: number;
}

type Heard = Pick<IncomingMessage, 'headers' | 'socket'>;

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

const first = (header: string | string[] | undefined): string | undefined => {
  const text = Array.isArray(header) ? header[0] : header;
  return text?.split(',')[0]?.trim();
};

const schemeOf = ({ headers }: Heard, { proxies }: Approach): 'http' | 'https' =>
  proxies > 0 && first(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http';

/** The origin that this request was sent to, as its browser writes it; undefined if it names no host. */
export const originAskedFor = (request: Heard, approach: Approach): string | undefined => {
  if (approach.publicOrigin !== undefined) return approach.publicOrigin;
  const host = request.headers.host;
  return host !== undefined && HOST.test(host) ? `${schemeOf(request, approach)}://${host.toLowerCase()}` : undefined;
};

/** Whether it was one of our own pages that sent this; browsers always say who it was, and pages cannot lie. */
export const isOurPage = (request: Heard, approach: Approach): boolean => {
  const { origin } = request.headers;
  return origin !== undefined && origin.toLowerCase() === originAskedFor(request, approach);
};

export const isSecure = (request: Heard, approach: Approach): boolean =>
  originAskedFor(request, approach)?.startsWith('https:') ?? false;

const LOCAL_HOST = /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/i;
const LOCAL_ADDRESS = /^(::1|(::ffff:)?127\.[\d.]+)$/i;

/** Whether a page on this very machine asks, with nobody in between. */
export const isFromHere = ({ headers, socket }: Heard, { publicOrigin, proxies }: Approach): boolean =>
  publicOrigin === undefined &&
  proxies === 0 &&
  headers['x-forwarded-for'] === undefined &&
  LOCAL_HOST.test(headers.host ?? '') &&
  LOCAL_ADDRESS.test(socket.remoteAddress ?? '');

/** The first four groups of an IPv6 address: one household has all addresses behind them. */
const network = (address: string): string => {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(group => group !== '');
  const after = tail === undefined ? [] : tail.split(':').filter(group => group !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
};

/**
 * Where a request comes from, as limits count it. Each of our proxies has added the address of
 * the one who asked it; what stands before those may be invented.
 */
export const addressOf = ({ headers, socket }: Heard, { proxies }: Approach): string => {
  const forwarded = headers['x-forwarded-for'];
  const told = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',').map(part => part.trim());
  const trail = [...told.filter(part => part !== ''), socket.remoteAddress ?? ''];
  const address = (trail.at(-1 - proxies) ?? trail[0] ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  return address.includes(':') ? network(address) : address;
};

/** A policy cannot name an IPv6 address; there 'self' has to do. */
const NAMEABLE = /^https?:\/\/([\w.-]+(?::\d+)?)$/;

/** The origin's own sockets by name: Safari before 15.4 does not count them as 'self'. */
const socketsOf = (origin: string | undefined): string => {
  const [, host] = NAMEABLE.exec(origin ?? '') ?? [];
  if (host === undefined) return '';
  return origin?.startsWith('https:') ? ` wss://${host}` : ` ws://${host}`;
};

/** The app is its own scripts, its own pictures and its own connections, and nobody frames it. */
export const policyFor = (origin: string | undefined): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "worker-src 'self'",
    `connect-src 'self'${socketsOf(origin)}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');

/** Elsewhere browsers ignore what asks for an origin that they trust, and complain about it. */
const TRUSTED = /^(https:|http:\/\/(localhost|127\.[\d.]+|\[::1\])(:\d+)?$)/;

/** Headers of every answer, whatever it is. */
export const alwaysSent = (origin: string | undefined): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policyFor(origin),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  ...(origin !== undefined && TRUSTED.test(origin) && { 'Cross-Origin-Opener-Policy': 'same-origin' }),
});

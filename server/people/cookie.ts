import { isSecret, type Secret } from './secret.js';

const A_YEAR = 365 * 24 * 60 * 60;

/** With `__Host-` a browser takes the cookie only from this very host, over https. */
const nameOf = (secure: boolean): string => (secure ? '__Host-seekiste' : 'seekiste');

/** Where the cookie is from: the origin that the browser shows. */
export interface CookiePlace {
  readonly secure: boolean;
}

/**
 * `Strict` does not hurt invitations: a link leads to the page, which needs no cookie,
 * and the page's own requests carry it.
 */
export const cookieWith = (secret: Secret, { secure }: CookiePlace): string =>
  [
    `${nameOf(secure)}=${secret}`,
    'Path=/',
    `Max-Age=${A_YEAR}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(secure ? ['Secure'] : []),
  ].join('; ');

/** A browser forgets who it was. */
export const cookieGone = ({ secure }: CookiePlace): string =>
  [`${nameOf(secure)}=`, 'Path=/', 'Max-Age=0', 'HttpOnly', 'SameSite=Strict', ...(secure ? ['Secure'] : [])].join(
    '; ',
  );

/** The secret that a browser has sent; undefined if there is none, or what cannot be one. */
export const secretIn = (cookies: string | undefined, { secure }: CookiePlace): Secret | undefined => {
  const start = `${nameOf(secure)}=`;
  return cookies
    ?.split(';')
    .map(pair => pair.trim())
    .filter(pair => pair.startsWith(start))
    .map(pair => pair.slice(start.length))
    .find(isSecret);
};

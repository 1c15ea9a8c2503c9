import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import webPush from 'web-push';
import type { StoredPush, StoredPushKeys } from '../store/push-store.js';
import { publicLookup } from './endpoint.js';

/** A notice for one device. */
interface Parcel {
  readonly push: StoredPush;
  readonly text: string;
  readonly topic: string;
  /** Seconds for which the push service keeps it. */
  readonly ttl: number;
}

export type Outcome =
  | { readonly kind: 'taken' }
  /** There is no such subscription any more. */
  | { readonly kind: 'gone' }
  /** It was not taken. The push service may say after how many milliseconds to try again; otherwise we choose. */
  | { readonly kind: 'later'; readonly ms: number | undefined; readonly why: string }
  /** Refused for good, or nobody knows whether it was taken: it is not sent again. */
  | { readonly kind: 'lost'; readonly why: string };

/** Hands a notice to its push service. */
export type Post = (parcel: Parcel, signal: AbortSignal) => Promise<Outcome>;

export interface PostSettings {
  readonly keys: StoredPushKeys;
  /** Whom push services may write to: `mailto:` or `https:`. */
  readonly contact: string | undefined;
  /** Whether a push service on this machine may be used: for tests. */
  readonly local: boolean;
}

const NOBODY = 'mailto:nobody@seekiste.invalid';

/** Nothing was sent if nobody could be reached. */
const UNSENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EINSIDE'];

/** Seconds, or a date. */
export const readRetryAfter = (text: string | undefined, now: number): number | undefined => {
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text.trim())) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
};

export const outcomeOf = (status: number, retryAfter: string | undefined, now: number): Outcome => {
  if (status >= 200 && status < 300) return { kind: 'taken' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const why = `status ${status}`;
  if (status === 429 || status >= 500) return { kind: 'later', ms: readRetryAfter(retryAfter, now), why };
  return { kind: 'lost', why };
};

/** Encrypted for the browser alone (RFC 8291), signed by this server (RFC 8292), to where the browser said. */
export const openPost = ({ keys, contact, local }: PostSettings, now: () => number): Post => {
  const subjectFor = ({ origin }: StoredPush): string => contact ?? (origin.startsWith('https:') ? origin : NOBODY);
  return ({ push, text, topic, ttl }, signal) => {
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      { endpoint: push.endpoint, keys: push.keys },
      text,
      {
        vapidDetails: { subject: subjectFor(push), publicKey: keys.public, privateKey: keys.secret },
        ...{ TTL: ttl, topic, urgency: 'high', contentEncoding: 'aes128gcm' },
      },
    );
    const request = endpoint.startsWith('https:') ? secureRequest : plainRequest;
    return new Promise<Outcome>(resolve => {
      // Redirects are not followed, and what the answer says beyond its status is not read.
      const sent = request(
        endpoint,
        { method: 'POST', headers: headers, signal, ...(!local && { lookup: publicLookup }) },
        answer => {
          answer.destroy();
          resolve(outcomeOf(answer.statusCode ?? 0, answer.headers['retry-after'], now()));
        },
      );
      sent.on('error', (problem: NodeJS.ErrnoException) => {
        const why = problem.code ?? 'unknown';
        resolve(UNSENT.includes(why) ? { kind: 'later', ms: undefined, why } : { kind: 'lost', why });
      });
      sent.end(body);
    });
  };
};

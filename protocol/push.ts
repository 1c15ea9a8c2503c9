import { ok, type Refusal, type Result } from '@seekiste/rules/core';
import { broken, isFields, line, matching, readFields, wholeNumber, type Read } from './fields.js';
import type { TableId } from './ids.js';

/** Hours in which a device is not called, in minutes since midnight by its own clock. `from` may be later than `to`. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** How a device wants to be called when it is its person's turn. */
export interface Push {
  /** Where its browser's push service takes messages. */
  readonly endpoint: string;
  /** The browser's public key and secret, as base64url: only this browser reads what is sent (RFC 8291). */
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: string;
  /** Time zone of the quiet hours: `Europe/Berlin`. */
  readonly zone: string;
  readonly quiet: QuietHours | null;
  /** What is said for each game, in the words of the device. */
  readonly words: Readonly<Record<string, string>>;
}

/** A device that is called, as its person sees it. */
export interface PushListed {
  readonly device: string;
  /** The host of the push service. */
  readonly service: string;
  readonly language: string;
  readonly zone: string;
  readonly quiet: QuietHours | null;
  readonly since: number;
  /** Whether it is the device that asks. */
  readonly here: boolean;
}

/** Where a person is called, and at which tables not. */
export interface PushList {
  readonly devices: readonly PushListed[];
  readonly off: readonly TableId[];
}

export const MAX_ENDPOINT = 1024;
export const MAX_PUSH_WORDS = 120;
/** More games than there are; a bound all the same. */
const MOST_GAMES = 32;
const A_DAY = 24 * 60;

/** Whether a server knows this time zone. */
const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const zone: Read<string> = (value, field) => {
  const name = matching('bad-zone', /^[A-Za-z][\w+/-]{1,63}$/)(value, field);
  return !name.ok || isZone(name.value) ? name : broken('bad-zone', field, { value: name.value });
};

const minute = wholeNumber('bad-time', { min: 0, max: A_DAY - 1 });

const quiet: Read<QuietHours | null> = (value, field) => {
  if (value === null) return ok(null);
  if (!isFields(value)) return broken('not-an-object', field);
  const hours = readFields<QuietHours>(value, { from: minute, to: minute }, `${field}.`);
  // From eight to eight would be never, or always.
  return hours.ok && hours.value.from === hours.value.to ? broken('bad-time', `${field}.to`) : hours;
};

const keys: Read<Push['keys']> = (value, field) =>
  isFields(value)
    ? readFields<Push['keys']>(
        value,
        // An uncompressed point of P-256 is 65 bytes and begins with 4; the secret is 16 bytes.
        { p256dh: matching('bad-key', /^B[\w-]{86}$/), auth: matching('bad-key', /^[\w-]{22}$/) },
        `${field}.`,
      )
    : broken('not-an-object', field);

const words: Read<Push['words']> = (value, field) => {
  if (!isFields(value)) return broken('not-an-object', field);
  const games = Object.keys(value);
  if (games.length > MOST_GAMES) return broken('too-many-words', field, { max: MOST_GAMES });
  const made: Record<string, string> = {};
  for (const game of games) {
    if (!/^[a-z][a-z-]{0,39}$/.test(game)) return broken('unknown-field', `${field}.${game.slice(0, 40)}`);
    const said = line('text', MAX_PUSH_WORDS)(value[game], `${field}.${game}`);
    if (!said.ok) return said;
    made[game] = said.value;
  }
  return ok(made);
};

/** How a device wants to be called; whether there is such a push service is looked at later. */
export const decodePush = (value: unknown): Result<Push, Refusal> =>
  isFields(value)
    ? readFields<Push>(value, {
        endpoint: matching('bad-endpoint', new RegExp(`^https?://[!-~]{1,${MAX_ENDPOINT - 8}}$`)),
        keys,
        language: matching('bad-language', /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/),
        zone,
        quiet,
        words,
      })
    : broken('not-an-object', 'body');

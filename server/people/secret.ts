import { createHash, randomBytes } from 'node:crypto';
import type { PersonId } from '@seekiste/protocol';

/** Proves who a person is: 256 random bits, known to their browser alone. */
export type Secret = string;

const SECRET = /^[\w-]{43}$/;

export const newSecret = (): Secret => randomBytes(32).toString('base64url');

export const newPersonId = (): PersonId => randomBytes(16).toString('base64url');

export const isSecret = (text: string): text is Secret => SECRET.test(text);

/**
 * What is stored in a secret's stead. It needs neither salt nor slowness: nobody guesses 100 bits or more.
 * People are found by this hash, so that no secret is ever compared with another, quickly or slowly.
 */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

import type { IncomingMessage } from 'node:http';
import type { NodeParts } from '../node-parts.js';
import { secretIn } from '../people/cookie.js';
import type { KnownPerson } from '../people/people.js';
import { isSecure } from './caller.js';

/** Who sent this: by the secret in the cookie, and by nothing else. */
export const whoSent = (
  request: IncomingMessage,
  { people, approach }: Pick<NodeParts, 'people' | 'approach'>,
): Promise<KnownPerson | undefined> =>
  people.known(secretIn(request.headers.cookie, { secure: isSecure(request, approach) }));

import type { Kysely } from 'kysely';
import type { Kind } from '../backend.js';

/** One change of the schema. There is no way back: an older program does not open a newer store. */
export type Step = (db: Kysely<unknown>, kind: Kind) => Promise<void>;

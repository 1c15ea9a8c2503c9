import { tables } from './0001-tables.js';
import { journal } from './0002-journal.js';
import { bundles } from './0003-bundles.js';
import { proofs } from './0004-proofs.js';
import { keys } from './0005-keys.js';
import { people } from './0006-people.js';
import { tries } from './0007-tries.js';
import { pushes } from './0008-pushes.js';
import type { Step } from './step.js';

/**
 * Every change of the schema, in order. What has been released is never edited; a database of each
 * earlier schema is kept with the tests, and opened by them.
 */
export const MIGRATIONS: Readonly<Record<string, Step>> = {
  '0001-tables': tables,
  '0002-journal': journal,
  '0003-bundles': bundles,
  '0004-proofs': proofs,
  '0005-keys': keys,
  '0006-people': people,
  '0007-tries': tries,
  '0008-pushes': pushes,
};

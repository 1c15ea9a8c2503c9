import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const WEIGHTS_FOLDER = join(import.meta.dirname, 'in-aller-ruhe/learned/weights');

/** The bytes of a file of weights, for tests in which captains play. */
export const readWeights = (file: string): Uint8Array => readFileSync(join(WEIGHTS_FOLDER, file));

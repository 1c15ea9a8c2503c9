import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ReadWeights } from '@seekiste/bots';

const { resolve } = createRequire(import.meta.url);

/** Captains' weights, from the package of the bots. */
export const readWeights: ReadWeights = file => readFileSync(resolve(`@seekiste/bots/weights/${file}`));

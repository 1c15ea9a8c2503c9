import type { View } from '@seekiste/rules/in-aller-ruhe';
import { weightFilesFor } from './judgements.js';

/**
 * The files of weights that a captain, or a hint, needs at the table of this view. An edge that cannot read them at
 * once (`readWeightsBy`) fetches them first.
 */
export const weightFiles = (view: unknown): readonly string[] => {
  const { options, seats } = view as View;
  return weightFilesFor(options, seats);
};

export { readWeightsBy } from './load.js';

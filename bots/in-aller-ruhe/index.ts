import type { View } from '@seekiste/rules/in-aller-ruhe';
import { weightFilesFor } from './learned/index.js';

/** The files of weights that a captain, or a hint, needs at the table of this view. */
export const weightFiles = ({ options, seats }: View): readonly string[] => weightFilesFor(options, seats);

export { adviceGuide, captain, captainWith, captainsMove, solvedMoves } from './captain/index.js';
export { cabinBoy, sailor } from './sailor/index.js';
export { BadWeights, checkWeights, readWeightsBy, type ReadWeights } from './learned/index.js';

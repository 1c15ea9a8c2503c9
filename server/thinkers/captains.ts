import { BadWeights, checkWeights, readWeightsBy, type ReadWeights } from '@seekiste/bots';
import { StartTrouble } from '../http/listen.js';
import { readWeights } from './weights.js';

/** A captain without its weights would be a weaker one, and nobody would notice: such a node does not start. */
export const checkCaptains = (read: ReadWeights = readWeights): void => {
  readWeightsBy(read);
  try {
    checkWeights();
  } catch (problem) {
    if (problem instanceof BadWeights) throw new StartTrouble(`The server does not start: ${problem.message}.`);
    throw problem;
  }
};

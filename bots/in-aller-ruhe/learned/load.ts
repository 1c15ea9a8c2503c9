import { fileOf, SEAS, shapeOn, type Sea } from './seas.js';
import type { ReadWeights } from '../../parts.js';
import { BadWeights, decodeWeights } from './weights-file.js';

const nobody: ReadWeights = () => {
  throw new Error('nobody has said how to read them (readWeightsBy)');
};

let read = nobody;
const loaded = new Map<Sea, readonly Float64Array[]>();

/** Says how weights are read. Files are read when a captain needs them, and once. */
export const readWeightsBy = (reader: ReadWeights): void => {
  read = reader;
};

const bytesOf = (file: string): Uint8Array => {
  try {
    return read(file);
  } catch (problem) {
    throw new BadWeights(file, 'unreadable', problem instanceof Error ? problem.message : String(problem));
  }
};

/** The networks that have learned on a sea. */
export const networksOf = (sea: Sea): readonly Float64Array[] => {
  const known = loaded.get(sea);
  if (known) return known;
  const networks = decodeWeights(fileOf(sea), bytesOf(fileOf(sea)), shapeOn(sea));
  loaded.set(sea, networks);
  return networks;
};

/** Reads all weights, so that a server with a damaged file does not start. */
export const checkWeights = (): void => {
  for (const sea of SEAS) networksOf(sea);
};

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readWeights, WEIGHTS_FOLDER } from '../../weights.test-help.js';
import { weightFilesFor } from './judgements.js';
import { checkWeights, networksOf, readWeightsBy } from './load.js';
import { fileOf, SEAS, shapeOn } from './seas.js';
import { BadWeights, decodeWeights, encodeWeights } from './weights-file.js';

interface Story {
  readonly file: string;
  readonly sha256: string;
  readonly learned: readonly {
    readonly pupil: number;
    readonly command: string;
    readonly games: number;
    readonly seed: string;
    readonly date: string;
  }[];
}

const storyOf = (sea: string): Story => JSON.parse(readFileSync(join(WEIGHTS_FOLDER, `${sea}.json`), 'utf8')) as Story;

const FEW = readWeights('few.bin');
const decoded = (bytes: Uint8Array) => () => decodeWeights('few.bin', bytes, shapeOn('few'));
const changedAt = (place: number, value: number): Uint8Array => Uint8Array.from(FEW).fill(value, place, place + 1);

describe('The captain’s weights', () => {
  // No reader has been handed in yet.
  it('are missed where nobody has said how to read them', () => {
    expect(() => networksOf('few')).toThrow('few.bin cannot be used: nobody has said how to read them');
  });

  it('are refused where they cannot be read', () => {
    readWeightsBy(() => {
      throw new Error('no such file');
    });
    expect(() => networksOf('few')).toThrow('few.bin cannot be used: no such file');
    expect(checkWeights).toThrow(BadWeights);
  });

  it('are all there and sound', () => {
    readWeightsBy(readWeights);
    checkWeights();
    const files = readdirSync(WEIGHTS_FOLDER).toSorted();
    expect(files).toEqual(SEAS.flatMap(sea => [fileOf(sea), `${sea}.json`]).toSorted());
  });

  it.each(SEAS)('say beside them how they were learned: %s', sea => {
    const { file, sha256, learned } = storyOf(sea);
    expect(file).toBe(fileOf(sea));
    expect(createHash('sha256').update(readWeights(file)).digest('hex')).toBe(sha256);
    expect(learned).toHaveLength(networksOf(sea).length);
    for (const [i, { pupil, command, games, seed, date }] of learned.entries()) {
      expect(pupil).toBe(i + 1);
      expect(command).toBe(
        `npm run tune -- in-aller-ruhe --mode value-${sea} --pupil ${pupil} --games ${games} --seed ${seed}`,
      );
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    expect(new Set(learned.map(({ seed }) => seed)).size).toBe(learned.length);
  });

  it('are named for every way to play, so that they can be fetched before', () => {
    const named = (seats: number, options: object) =>
      weightFilesFor({ islandsRemoved: 0, strict: false, ...options }, seats);
    expect(named(2, {})).toEqual([]);
    expect(named(3, {})).toEqual(['all.bin', 'few.bin']);
    expect(named(2, { islandsRemoved: 8 })).toEqual(['all.bin', 'many.bin']);
    expect(named(2, { variant: 'day-night' })).toEqual(['day-night.bin']);
    expect(named(2, { monsters: 3 })).toEqual(['monsters.bin']);
    expect(named(2, { monsters: 3, storms: true })).toEqual(['storms.bin', 'combined.bin']);
    expect(named(2, { variant: 'pyramid' })).toEqual([]);
  });
});

describe('A file of weights', () => {
  it('gives back what was written, to the last bit', () => {
    const shape = shapeOn('few');
    const network = Float64Array.from({ length: shape.weights }, (_, i) =>
      Number((Math.sin(i) * 10 ** (1 - (i % 9))).toPrecision(4)),
    );
    const [back] = decodeWeights('few.bin', encodeWeights([network], shape), shape);
    expect([...back!].every((weight, i) => Object.is(weight, network[i]))).toBe(true);
    expect(encodeWeights(networksOf('few'), shape)).toEqual(Uint8Array.from(FEW));
  });

  it('is not written with weights that it could not give back', () => {
    const shape = shapeOn('few');
    for (const weight of [0.123_45, 12_345, 1e-30, Number.NaN, Infinity, -0])
      expect(() => encodeWeights([new Float64Array(shape.weights).fill(weight)], shape)).toThrow('more than 4 digits');
  });

  it.each([0, 1, 15, 16, 17, FEW.length - 1])('is refused if it ends after %i bytes', length => {
    expect(decoded(FEW.subarray(0, length))).toThrow(expect.objectContaining({ why: 'truncated' }));
  });

  it('is refused if something follows', () => {
    expect(decoded(Uint8Array.from([...FEW, 0]))).toThrow(expect.objectContaining({ why: 'truncated' }));
  });

  it('is refused if it is of another version, kind or shape', () => {
    expect(decoded(changedAt(0, 1))).toThrow(expect.objectContaining({ why: 'format' }));
    expect(decoded(changedAt(4, 2))).toThrow('few.bin cannot be used: it is of version 2, not 1');
    expect(decoded(readWeights('storms.bin'))).toThrow(expect.objectContaining({ why: 'shape' }));
  });

  it.each([16, 20, 5000, FEW.length - 1])('is refused if byte %i of it has changed', place => {
    expect(decoded(changedAt(place, FEW[place]! ^ 1))).toThrow(expect.objectContaining({ why: 'checksum' }));
    expect(decoded(FEW)).not.toThrow();
  });
});

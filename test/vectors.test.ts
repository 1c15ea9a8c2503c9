import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { decodeKeys, verdictOf, verify, type ProvenRecord } from '@seekiste/protocol';
import { GAMES } from '@seekiste/rules';
import { program } from '../tools/programs.mjs';

const DOCS = join(import.meta.dirname, '../docs');
const VECTORS = join(DOCS, 'vectors');
const KEYS = join(VECTORS, 'keys.json');
const read = (name: string): ProvenRecord => JSON.parse(readFileSync(join(VECTORS, name), 'utf8')) as ProvenRecord;
const files = readdirSync(VECTORS).filter(name => name !== 'keys.json');

const folder = mkdtempSync(join(tmpdir(), 'seekiste-vectors-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Known {
  readonly keys?: boolean;
  readonly chain?: string;
}

/** What the second implementation says, which knows nothing but docs/protocol.md. */
const inPython = (file: unknown, { keys, chain }: Known): string => {
  const path = join(folder, 'game.json');
  writeFileSync(path, JSON.stringify(file));
  const words = [...(keys ? ['--keys', KEYS] : []), ...(chain === undefined ? [] : ['--chain', chain])];
  return execFileSync(program('python3'), [join(DOCS, 'examples/verify.py'), path, ...words], {
    encoding: 'utf8',
  }).trim();
};

const inOurs = (file: unknown, { keys, chain }: Known): string => {
  const known = decodeKeys(JSON.parse(readFileSync(KEYS, 'utf8')));
  if (!known.ok) throw new Error(known.error.code);
  const heard = chain === undefined ? {} : { chain: [chain] };
  return verdictOf(verify(GAMES, file, { heard, ...(keys && { keys: known.value }) }));
};

it('there is a file of every game', () => {
  expect(files.map(name => read(name).game).sort()).toEqual(GAMES.map(({ name }) => name).sort());
});

describe.each(files)('docs/vectors/%s', name => {
  const file = read(name);
  const { proof, ...record } = file;
  const seal = proof.chain;
  const withProof = (part: object): unknown => ({ ...file, proof: { ...proof, ...part } });
  const { key, value } = proof.signature!;

  it.each<[string, unknown, Known, string]>([
    ['as it is, and heard', file, { chain: seal }, 'heard'],
    ['as it is, with the keys', file, { keys: true }, 'signed'],
    ['as it is, by itself', file, {}, 'consistent'],
    ['without its signature', withProof({ signature: null }), { keys: true }, 'consistent'],
    ['without its proof', record, { keys: true, chain: seal }, 'no-proof'],
    ['after another game was heard', file, { chain: 'ab'.repeat(32) }, 'broken'],
    [
      'with another signature',
      withProof({ signature: { key, value: value.replace(/^../, '00') } }),
      { keys: true },
      'broken',
    ],
    ['with other options', { ...file, options: { ...file.options, strange: 1 } }, {}, 'broken'],
    ['with another seed', { ...file, seed: '5'.repeat(64) }, {}, 'broken'],
    ['with another name', withProof({ seats: proof.seats.map(seat => ({ ...seat, name: 'Eve' })) }), {}, 'broken'],
    [
      'with another nonce',
      withProof({ seats: proof.seats.map(seat => ({ ...seat, nonce: '7'.repeat(64) })) }),
      {},
      'broken',
    ],
    ['with another end', withProof({ outcome: { ...proof.outcome, clause: '0' } }), {}, 'broken'],
    ['with an aside less', withProof({ asides: [] }), {}, 'broken'],
    ['with a link less', withProof({ transcript: proof.transcript.slice(0, -1) }), {}, 'broken'],
    ['with a move less', { ...file, moves: file.moves.slice(0, -1) }, {}, 'broken'],
  ])('P8.2, P8.3, P9.2, P9.5 %s is judged alike by both implementations', (_, given, known, verdict) => {
    expect({ python: inPython(given, known), ours: inOurs(given, known) }).toEqual({ python: verdict, ours: verdict });
  });
});

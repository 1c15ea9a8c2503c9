import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@seekiste/rules';
import { describe, expect, it } from 'vitest';
import { NONCES, otherMove, provenGame } from './game.test-help.js';
import type { ProvenRecord } from './proof.js';
import { CHECKS, verify, type Finding, type Heard } from './verify.js';

const failed = (findings: readonly Finding[]): readonly string[] =>
  findings.flatMap(finding => (finding.ok ? [] : [`${finding.check}: ${finding.reason.code}`]));

const read = (file: unknown): unknown => JSON.parse(JSON.stringify(file)) as unknown;

describe.each(GAMES.map(game => [game.name, game] as const))('the file of a game of %s', (_, game) => {
  const { file, chain } = provenGame(game);
  const heard: Heard = { commitment: file.proof.commitment, seat: 0, nonce: NONCES[0]!, chain };
  const { proof } = file;
  const withProof = (part: Partial<ProvenRecord['proof']>): unknown => read({ ...file, proof: { ...proof, ...part } });
  const check = (value: unknown, kept: Heard = heard): readonly string[] => failed(verify(GAMES, value, kept));

  it('passes every check, in their order', () => {
    expect(verify(GAMES, read(file), heard)).toEqual(CHECKS.map(name => ({ check: name, ok: true })));
  });

  it('a browser that heard only some of it, and some of it twice, is content as well', () => {
    const some = chain.filter((_value, i) => i % 3 === 0).flatMap(value => [value, value]);
    expect(check(read(file), { ...heard, chain: some })).toEqual([]);
  });

  it('without what a browser heard, that is not provable', () => {
    expect(check(read(file), {})).toEqual([
      'heard-commitment: not-provable',
      'heard-nonce: not-provable',
      'heard-chain: not-provable',
    ]);
  });

  it('a record without a proof is checked as far as that goes', () => {
    const { proof: _proof, ...record } = file;
    expect(check(read(record), {})).toEqual(
      CHECKS.filter(name => !['record', 'moves', 'chance'].includes(name)).map(name => `${name}: not-provable`),
    );
  });

  it('another seed of the server does not fit the commitment, nor the deal, nor the chain', () => {
    expect(check(withProof({ serverSeed: 'ab'.repeat(32) }))).toEqual([
      'commitment: commitment-differs',
      'seed: seed-differs',
      'chain: chain-differs',
      'heard-chain: heard-otherwise',
    ]);
  });

  it('a nonce that somebody did not send is noticed', () => {
    const seats = proof.seats.with(0, { ...proof.seats[0]!, nonce: '22'.repeat(32) });
    expect(check(withProof({ seats }))).toEqual(['seed: seed-differs', 'heard-nonce: nonce-differs']);
  });

  it('another commitment than the published one is noticed', () => {
    expect(check(read(file), { ...heard, commitment: '0'.repeat(64) })).toEqual([
      'heard-commitment: commitment-differs',
    ]);
  });

  it('a deal that the seed does not give is noticed', () => {
    const moves = otherMove(game, file.moves, 0);
    expect(check(read({ ...file, moves }))).toContain('chance: dealt-otherwise');
  });

  it('a move that was changed later is noticed', () => {
    const index = file.moves.findLastIndex(({ actor }, i) => actor !== 'chance' && i < file.moves.length - 1);
    const findings = check(read({ ...file, moves: file.moves.toSpliced(index, 1) }));
    expect(findings.some(finding => finding.startsWith('transcript: '))).toBe(true);
  });

  it('a transcript that was changed together with its chain is noticed by who was there', () => {
    const transcript = proof.transcript.filter(({ type }) => type !== 'undone').toSpliced(1, 1);
    expect(check(withProof({ transcript }))).toEqual(['chain: chain-differs', 'heard-chain: heard-otherwise']);
  });

  it('what chance dealt cannot have been taken back', () => {
    const transcript = [...proof.transcript, { type: 'undone' as const, seat: 0, to: 0 }];
    expect(check(withProof({ transcript }))).toContain('transcript: chance-undone');
  });

  it.each([
    ['record: unknown-format', { format: 'x' }],
    ['record: bad-chain', { chain: 'x' }],
    ['record: unknown-link', { transcript: [{ type: 'cheated' }] as never }],
    ['record: bad-table', { table: '../etc' }],
  ])('a broken proof is no proof: %s', (code, part) => {
    expect(check(withProof(part as never))[0]).toBe(code);
  });

  it('what is no record at all is said so', () => {
    expect(check(7)[0]).toBe('record: not-an-object');
    expect(check(read({ ...file, game: 'chess' }))[0]).toBe('record: unknown-game');
  });
});

describe('records from before', () => {
  const rules = join(import.meta.dirname, '../rules');
  const records = GAMES.flatMap(({ name }) =>
    readdirSync(join(rules, name, 'records')).map(file => join(rules, name, 'records', file)),
  );

  it.each(records)('%s is dealt again by the generator that it names', path => {
    const record = JSON.parse(readFileSync(path, 'utf8')) as object;
    expect(record).toMatchObject({ rng: 'xoshiro256**' });
    expect(verify(GAMES, record).find(({ check }) => check === 'chance')).toEqual({ check: 'chance', ok: true });
    const renamed = verify(GAMES, { ...record, rng: 'chacha20' }).find(({ check }) => check === 'chance');
    expect(renamed).toMatchObject({ ok: false, reason: { code: 'dealt-otherwise' } });
  });
});

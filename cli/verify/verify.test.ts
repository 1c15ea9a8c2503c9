import { describe, expect, it } from 'vitest';
import { chained, chainKey, CHECKS, commitment, dealSeed, NO_LINK, PROOF_FORMAT } from '@seekiste/protocol';
import { Table } from '@seekiste/rules/core';
import { LANGUAGES } from '@seekiste/words';
import { setupFor } from '../arguments.js';
import { gameUnderTest, randomGame } from '../games.test-help.js';
import { file, seekiste } from '../terminal.test-help.js';

const TABLE = 'q83vEjRWeJCrze8SNFZ4kA';
const SERVER_SEED = '0123456789abcdef'.repeat(4);
const SEAL = commitment(SERVER_SEED, TABLE);
const game = gameUnderTest();

/** A game of which only the deal was played, with its proof. */
const proven = () => {
  const { record } = Table.open(game, setupFor(game, 2), dealSeed(SERVER_SEED, TABLE, ['11'.repeat(32), null]));
  const began = { type: 'began', moves: record.moves } as const;
  const proof = {
    format: PROOF_FORMAT,
    table: TABLE,
    serverSeed: SERVER_SEED,
    commitment: SEAL,
    seats: [
      { name: 'Anna', from: 'person', nonce: '11'.repeat(32) },
      { name: 'Piet', from: 'bot', nonce: null },
    ],
    transcript: [began],
    chain: chained(game, chainKey(SERVER_SEED, TABLE), NO_LINK, began),
    asides: [],
  };
  return { ...record, proof };
};

const verified = (value: unknown, ...words: readonly string[]) =>
  seekiste(['verify', file('game.json', JSON.stringify(value)), ...words]);

describe('seekiste verify', () => {
  it.each(LANGUAGES)('says of every check how it came out, in %s', async language => {
    const { code, output, errors } = await verified(proven(), '--commitment', SEAL, '--lang', language);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const marks = output
      .trimEnd()
      .split('\n')
      .map(line => line[0]);
    // Nonce and chain are known to the browser that played, not to the terminal.
    expect(marks.join('')).toBe('✓✓✓✓✓✓✓✓––');
  });

  it('a record without a proof is checked as far as that goes', async () => {
    const { code, output } = await verified(randomGame(2, 'verify').record);
    expect(code).toBe(0);
    expect(
      output
        .trimEnd()
        .split('\n')
        .map(line => line[0])
        .join(''),
    ).toBe('✓✓✓–––––––');
  });

  it('another deal, another seed and another seal are found out', async () => {
    const { proof, ...record } = proven();
    for (const [value, words, check] of [
      [{ ...record, seed: '22'.repeat(32), proof }, [], 'chance'],
      [{ ...record, proof: { ...proof, serverSeed: '33'.repeat(32) } }, [], 'commitment'],
      [{ ...record, proof }, ['--commitment', '44'.repeat(32)], 'heard-commitment'],
    ] as const) {
      const { code, output, errors } = await verified(value, ...words, '--json');
      expect(code).toBe(1);
      expect(errors).toContain('failed');
      const { findings } = JSON.parse(output) as { findings: readonly { check: string; ok: boolean }[] };
      expect(findings.map(finding => finding.check)).toEqual([...CHECKS]);
      expect(findings.find(finding => finding.check === check)?.ok).toBe(false);
    }
  });

  it.each([
    [['verify', 'no-such-file.json'], 1, 'no such file'],
    [['verify', file('text.json', 'ahoy')], 1, 'is not JSON'],
    [['verify', file('list.json', '[]')], 1, 'check'],
    [['verify', 'x.json', '--commitment', 'abc'], 2, '64 hexadecimal digits'],
  ])('%j is refused', async (words, exit, sentence) => {
    const { code, errors } = await seekiste(words);
    expect(code).toBe(exit);
    expect(errors).toContain(sentence);
  });
});

import { createPrivateKey, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  chained,
  chainKey,
  chainStart,
  CHECKS,
  commitment,
  dealSeed,
  keyId,
  KEYS_FORMAT,
  overLines,
  PROOF_FORMAT,
  sealText,
  type ProofSeat,
} from '@seekiste/protocol';
import { Table } from '@seekiste/rules/core';
import { LANGUAGES } from '@seekiste/words';
import type { AnyTable } from '../any-table.js';
import { setupFor } from '../arguments.js';
import { gameUnderTest, randomGame } from '../games.test-help.js';
import { file, seekiste } from '../terminal.test-help.js';
import { say } from '../words/index.js';

const TABLE = 'q83vEjRWeJCrze8SNFZ4kA';
const SERVER_SEED = '0123456789abcdef'.repeat(4);
const game = gameUnderTest();

const secret = createPrivateKey({
  key: Buffer.from(`302e020100300506032b657004220420${'03'.repeat(32)}`, 'hex'),
  format: 'der',
  type: 'pkcs8',
});
const made = Buffer.from(secret.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex');
const KEY = { id: keyId(made), algorithm: 'Ed25519', public: made, since: '2026-11-18T07:00:00.000Z' };
const KEYS = file('keys.json', JSON.stringify({ format: KEYS_FORMAT, keys: [KEY] }));

/** A game to its end by the first move on offer, with its proof. */
const proven = () => {
  const table: AnyTable = Table.open(game, setupFor(game, 2), dealSeed(SERVER_SEED, TABLE, ['11'.repeat(32), null]));
  const transcript = [['began', ...table.record.moves.map(({ actor, move }) => `${actor} ${game.write(move)}`)]];
  for (let acts = game.toAct(table.state); acts.kind === 'seats'; acts = game.toAct(table.state)) {
    const seat = acts.must[0]!;
    const from = table.record.moves.length;
    table.act(seat, game.moves(game.view(table.state, seat))[0]);
    const played = table.record.moves.slice(from);
    transcript.push(['played', ...played.map(({ actor, move }) => `${actor} ${game.write(move)}`)]);
  }
  const { record } = table;
  const outcome = game.result(table.state)!;
  const seats: readonly ProofSeat[] = [
    { name: 'Anna', from: 'person', nonce: '11'.repeat(32) },
    { name: 'Piet', from: 'bot', nonce: null, bot: 'sailor' },
  ];
  const seal = commitment(SERVER_SEED, TABLE, record);
  const links = [...transcript, overLines(outcome, [])];
  const key = chainKey(SERVER_SEED, TABLE);
  const chain = links.reduce((before, lines) => chained(key, before, lines), chainStart(seal, record.seed, seats));
  const value = sign(null, Buffer.from(sealText(TABLE, seal, chain)), secret).toString('hex');
  const ends = { transcript, outcome, asides: [], chain, signature: { key: KEY.id, value } };
  return {
    ...record,
    proof: { format: PROOF_FORMAT, table: TABLE, serverSeed: SERVER_SEED, commitment: seal, seats, ...ends },
  };
};

const verified = (value: unknown, ...words: readonly string[]) =>
  seekiste(['verify', file('game.json', JSON.stringify(value)), ...words]);

const marksIn = (output: string): string =>
  output
    .trimEnd()
    .split('\n')
    .map(line => line[0])
    .slice(0, CHECKS.length)
    .join('');

describe('seekiste verify', () => {
  const whole = proven();
  const { proof, ...record } = whole;
  const heard = ['--commitment', proof.commitment, '--chain', proof.chain];

  it.each([
    ['heard', whole, heard, 0, '✓✓✓✓✓✓✓✓–✓–✓✓'],
    ['signed', whole, ['--keys', KEYS], 3, '✓✓✓✓✓✓✓✓✓––––'],
    ['consistent', whole, [], 4, '✓✓✓✓✓✓✓✓–––––'],
    ['no-proof', record, heard, 5, '✓✓✓––––––––––'],
    ['broken', { ...whole, seed: '22'.repeat(32) }, heard, 6, '✓✓✗✓✗✓✗✓–✓–✗✓'],
  ] as const)(
    'P9.5, P9.6 %s has an exit code and a sentence of its own',
    async (verdict, value, words, exit, marks) => {
      for (const language of LANGUAGES) {
        const { code, output } = await verified(value, ...words, '--lang', language);
        expect({ code, marks: marksIn(output) }).toEqual({ code: exit, marks });
        expect(output.trimEnd().split('\n')).toHaveLength(CHECKS.length + 1);
        expect(output).toContain(say(language, `verdict-${verdict}`));
      }
      const { output } = await verified(value, ...words, '--json');
      expect(JSON.parse(output)).toMatchObject({ verdict, findings: CHECKS.map(check => ({ check })) });
    },
  );

  it('a local game has no proof', async () => {
    expect((await verified(randomGame(2, 'verify').record)).code).toBe(5);
  });

  it.each([
    [['verify', 'no-such-file.json'], 1, 'no such file'],
    [['verify', file('text.json', 'ahoy')], 1, 'is not JSON'],
    [['verify', file('list.json', '[]')], 6, 'check'],
    [['verify', file('list.json', '[]'), '--keys', file('none.json', '{}')], 1, 'missing-field'],
    [['verify', 'x.json', '--commitment', 'abc'], 2, '64 hexadecimal digits'],
  ])('%j is refused', async (words, exit, sentence) => {
    const { code, errors } = await seekiste(words);
    expect(code).toBe(exit);
    expect(errors).toContain(sentence);
  });
});

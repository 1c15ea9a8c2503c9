import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chained, chainKey, linkLines, NO_LINK, type Link } from './chain.js';
import { commitment, dealSeed, firstCommitment } from './deal.js';

const TABLE = 'q83vEjRWeJCrze8SNFZ4kA';
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const TERMS = { game: 'g', rulesVersion: 3, rng: 'chacha20', seats: 2, options: { b: 7, a: true } } as const;
const NONCES = ['11'.repeat(32), 'ab'.repeat(32), null];

const hex = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytes => Buffer.from(bytes).toString('hex'));
const tableId = fc.uint8Array({ minLength: 16, maxLength: 16 }).map(bytes => Buffer.from(bytes).toString('base64url'));

// The vectors of docs/protocol.md, made with sha256sum and with Python's hashlib and hmac.
describe('the deal', () => {
  it('P7.1 the commitment of tables from before is the SHA-256 of three lines', () => {
    expect(firstCommitment(SEED, TABLE)).toBe('4d2b948ee440f171bb1875afb3dfa50254ab1b0e40c2b7584af2cbdde904e24f');
  });

  it('P7.3 the seed of the game is the SHA-256 of the server’s seed and a line for every seat', () => {
    expect(dealSeed(SEED, TABLE, NONCES)).toBe('67b65d797b7f670f180d2bc36fd74f07ba2034da878b7783f6c6b7aec8775d33');
  });

  it('is what another implementation says', () => {
    const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
    fc.assert(
      fc.property(hex, tableId, fc.array(fc.option(hex), { maxLength: 5 }), (seed, table, nonces) => {
        const opened = `table ${table}\nseed ${seed}\n`;
        expect(firstCommitment(seed, table)).toBe(hash(`seekiste-commitment/1\n${opened}`));
        const lines = 'game g\nrules 3\nrng chacha20\nseats 2\noption a true\noption b 7\n';
        expect(commitment(seed, table, TERMS)).toBe(hash(`seekiste-commitment/2\n${opened}${lines}`));
        const seats = nonces.map((nonce, seat) => `seat ${seat} ${nonce ?? 'bot'}\n`).join('');
        expect(dealSeed(seed, table, nonces)).toBe(hash(`seekiste-deal/1\ntable ${table}\nseed ${seed}\n${seats}`));
      }),
    );
  });

  it('changes with the nonce of every single seat', () => {
    const seeds = NONCES.map((_, seat) => dealSeed(SEED, TABLE, NONCES.with(seat, '5'.repeat(64))));
    expect(new Set([...seeds, dealSeed(SEED, TABLE, NONCES)]).size).toBe(4);
  });
});

describe('the chain', () => {
  /** A game whose moves are their own notation. */
  const game = { write: String };
  const LINKS: readonly Link[] = [
    { type: 'began', moves: [{ actor: 'chance', move: 'deal 0; first' }] },
    { type: 'played', moves: [{ actor: 0, move: '17 C4' }] },
    { type: 'undone', seat: 0, to: 1 },
  ];

  it('P8.1, P8.4 is HMAC-SHA-256 over the value before and the lines of a link', () => {
    const key = chainKey(SEED, TABLE);
    expect(Buffer.from(key).toString('hex')).toBe('91e03298c1c23ea7870a5f86c22c816039e769b5127f4ec2ed471c188a443491');
    const values: string[] = [];
    for (const link of LINKS) values.push(chained(key, values.at(-1) ?? NO_LINK, linkLines(game, link)));
    expect(values).toEqual([
      '0345372c7938a868570a279a41fc916823669e2e849ca28d8ad349835ca2337e',
      '8d03b2fee723c77e8193ad955eaeba4703dfc42d0e284c27a29ef6e4d68afd60',
      '223492359768beab2289f1196c99c1c665350a0f964e5fba436d5f279e309325',
    ]);
  });

  it('is what another implementation says', () => {
    fc.assert(
      fc.property(hex, tableId, fc.string(), (seed, table, move) => {
        const key = createHmac('sha256', Buffer.from(seed, 'hex'))
          .update(`seekiste-chain/1\ntable ${table}\n`)
          .digest();
        const text = `-\nplayed\n1 ${move}\nchance x\n`;
        const link: Link = {
          type: 'played',
          moves: [
            { actor: 1, move },
            { actor: 'chance', move: 'x' },
          ],
        };
        expect(chained(chainKey(seed, table), NO_LINK, linkLines(game, link))).toBe(
          createHmac('sha256', key).update(text).digest('hex'),
        );
      }),
    );
  });
});

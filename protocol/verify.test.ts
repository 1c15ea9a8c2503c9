import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@seekiste/rules';
import { describe, expect, it } from 'vitest';
import { KEYS, NONCES, OTHER_KEY, otherMove, provenGame, sealed } from './game.test-help.js';
import type { ProvenRecord } from './proof.js';
import { CHECKS, verdictOf, verify, type Finding, type Heard, type Verdict } from './verify.js';

const failed = (findings: readonly Finding[]): readonly string[] =>
  findings.flatMap(finding => (finding.came === 'failed' ? [`${finding.check}: ${finding.reason.code}`] : []));

const read = (file: unknown): unknown => JSON.parse(JSON.stringify(file)) as unknown;

const judged = (file: unknown, witness: Parameters<typeof verify>[2]): Verdict =>
  verdictOf(verify(GAMES, file, witness));

/** Every place in a value that is neither list nor object, and every list and object, by the way to it. */
const placesIn = (value: unknown, way: readonly string[] = []): readonly (readonly string[])[] => {
  if (typeof value !== 'object' || value === null) return [way];
  const inner = Object.entries(value).flatMap(([key, one]) => placesIn(one, [...way, key]));
  return way.length === 0 ? inner : [way, ...inner];
};

const otherThan = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (value === null) return '0'.repeat(64);
  if (Array.isArray(value)) return value.length === 0 ? [0] : value.slice(0, -1);
  if (typeof value === 'object') return {};
  const text = value as string;
  if (/^[0-9a-f]{16,}$/.test(text)) return text.replace(/.$/, last => (last === '0' ? '1' : '0'));
  return `${text}x`;
};

/** A copy with another value at one place, or without that place. */
const changed = (file: unknown, way: readonly string[], remove: boolean): unknown => {
  const copy = read(file);
  const last = way.at(-1)!;
  const holder = way.slice(0, -1).reduce((at, key) => (at as Record<string, unknown>)[key], copy) as never;
  if (!remove) (holder as Record<string, unknown>)[last] = otherThan((holder as Record<string, unknown>)[last]);
  else if (Array.isArray(holder)) (holder as unknown[]).splice(Number(last), 1);
  else delete (holder as Record<string, unknown>)[last];
  return copy;
};

describe.each(GAMES.map(game => [game.name, game] as const))('the file of a game of %s', (_, game) => {
  const { file, chain } = provenGame(game);
  const { proof, ...record } = file;
  const heard: Heard = { commitment: proof.commitment, seat: 0, nonce: NONCES[0]!, chain };
  const all = { heard, keys: KEYS };
  const withProof = (part: Partial<ProvenRecord['proof']>): unknown => read({ ...file, proof: { ...proof, ...part } });
  const check = (value: unknown, witness = all): readonly string[] => failed(verify(GAMES, value, witness));

  it('P9.4 passes every check, in their order', () => {
    expect(verify(GAMES, read(file), all)).toEqual(CHECKS.map(name => ({ check: name, came: 'passed' })));
  });

  it('P9.5 is proven by what was heard, by the signature, only consistent, or has no proof', () => {
    expect(judged(read(file), { heard })).toBe('heard');
    expect(judged(read(file), { heard: { chain: chain.slice(-1) } })).toBe('heard');
    expect(judged(read(file), { keys: KEYS })).toBe('signed');
    expect(judged(read(file), {})).toBe('consistent');
    expect(judged(read(record), all)).toBe('no-proof');
  });

  it('who left before the end cannot say how it ended: then the signature counts', () => {
    const early = { ...heard, chain: chain.slice(0, -1) };
    expect(judged(read(file), { heard: early })).toBe('consistent');
    expect(judged(read(file), { heard: early, keys: KEYS })).toBe('signed');
  });

  it('a browser that heard only some of it, and some of it twice, is content as well', () => {
    const some = chain.filter((_value, i) => i % 3 === 0).flatMap(value => [value, value]);
    expect(check(read(file), { ...all, heard: { ...heard, chain: some } })).toEqual([]);
  });

  it('P9.2 stripped of its signature it proves only what was heard', () => {
    expect(judged(withProof({ signature: null }), { keys: KEYS })).toBe('consistent');
    expect(judged(withProof({ signature: null }), { heard })).toBe('heard');
  });

  /** What somebody makes who has the whole file and changes it with care: seed, chain and signature are made anew. */
  const forged = () => {
    const seats = [{ ...proof.seats[0]!, name: 'Anton' }, proof.seats[1]!];
    return sealed(record, { ...proof, seats }, OTHER_KEY).file;
  };

  it('a forgery with a chain made anew is only consistent to a stranger, and broken to all others', () => {
    expect(judged(read(forged()), {})).toBe('consistent');
    expect(judged(read(forged()), { keys: KEYS })).toBe('consistent');
    expect(check(read(forged()))).toEqual(['heard-chain: heard-otherwise']);
    const passed = { ...forged(), proof: { ...forged().proof, signature: proof.signature } };
    expect(check(read(passed), { keys: KEYS } as typeof all)).toEqual(['signature: signature-differs']);
  });

  it('another winner does not follow from the moves', () => {
    const outcome = { ...proof.outcome, reason: 'somebody-else-won' };
    const { file: lie } = sealed(record, { ...proof, outcome });
    expect(check(read(lie), { keys: KEYS } as typeof all)).toEqual(['outcome: outcome-differs']);
  });

  it('another seed of the server fits nothing', () => {
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
    const other = { ...all, heard: { ...heard, commitment: '0'.repeat(64) } };
    expect(check(read(file), other)).toEqual(['heard-commitment: commitment-differs']);
  });

  it('a deal that the seed does not give is noticed', () => {
    const moves = otherMove(game, file.moves, 0);
    expect(check(read({ ...file, moves }))).toContain('chance: dealt-otherwise');
  });

  it('what chance dealt cannot have been taken back', () => {
    const transcript = [...proof.transcript, ['undone 0 0']];
    expect(check(withProof({ transcript }))).toContain('transcript: chance-undone');
  });

  it('a mark that somebody was given a hint is noticed', () => {
    expect(check(read({ ...file, hints: [{ at: 1, seat: 0 }] }))).toEqual(['transcript: not-this-record']);
  });

  it('the seat of the one who reads it may stand beside it', () => {
    expect(check(read({ ...file, seat: 1 }))).toEqual([]);
  });

  it('a field that the proof says nothing about is noticed', () => {
    expect(check(read({ ...file, winner: 'Anna' }))).toEqual(['record: not-as-written']);
  });

  const places = placesIn(read(file));
  // Of long lists the ends are enough: what is between is hashed in the same way.
  const some = places.filter(
    way => !way.some(key => /^\d+$/.test(key) && Number(key) > 1 && Number(key) < 1000 && Number(key) % 7 !== 0),
  );

  it.each([
    ['altered', false],
    ['removed', true],
  ] as const)('any field that is %s breaks it, whether it was heard or signed', (_how, remove) => {
    expect(some.length).toBeGreaterThan(50);
    for (const way of some) {
      const value = changed(file, way, remove);
      for (const witness of [{ heard }, { keys: KEYS }]) {
        const verdict = judged(value, witness);
        const at = way.join('.');
        // Without its proof, or its signature, a file claims less.
        const claimsLess = remove && at === 'proof';
        const unsigned = at.startsWith('proof.signature') && 'heard' in witness;
        const unknownKey = at === 'proof.signature.key' && !remove;
        if (!claimsLess && !unsigned && !unknownKey) expect(verdict, at).toBe('broken');
      }
    }
  });

  it.each([
    ['record: unknown-format', { format: 'x' }],
    ['record: bad-chain', { chain: 'x' }],
    ['record: unknown-link', { transcript: [['cheated']] }],
    ['record: bad-table', { table: '../etc' }],
    ['record: bad-signature', { signature: { key: '0'.repeat(16), value: 'x' } }],
  ])('a broken proof is no proof: %s', (code, part) => {
    expect(check(withProof(part as never))).toEqual([code]);
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

  it.each(records)('P7.3 %s is dealt again by the generator that it names', path => {
    const record = JSON.parse(readFileSync(path, 'utf8')) as object;
    expect(record).toMatchObject({ rng: 'xoshiro256**' });
    expect(verify(GAMES, record).find(({ check }) => check === 'chance')).toEqual({ check: 'chance', came: 'passed' });
    const renamed = verify(GAMES, { ...record, rng: 'chacha20' }).find(({ check }) => check === 'chance');
    expect(renamed).toMatchObject({ came: 'failed', reason: { code: 'dealt-otherwise' } });
  });
});

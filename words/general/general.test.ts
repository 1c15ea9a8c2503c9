import { describe, expect, it } from 'vitest';
import { GAMES } from '@seekiste/rules';
import { decodeRecord, readRecord, readSetup, refuse, type Refusal, type Result } from '@seekiste/rules/core';
import { LANGUAGES, refusal, say } from '../index.js';

const [game] = GAMES;
const setup = { game: game!.name, format: 'seekiste-record/1', rulesVersion: game!.rulesVersion, seats: 2 };
const record = { ...setup, rng: 'xoshiro256**', seed: 'ab'.repeat(32), moves: [] };

/** Inputs from outside that are refused before any rule is asked. */
const REFUSED: readonly Result<unknown, Refusal>[] = [
  readSetup(game!, { seats: 9 }),
  readSetup(game!, { seats: 2, options: [] }),
  readSetup(game!, { seats: 2, options: { wind: 3 } }),
  readSetup(game!, { seats: 2, options: { strict: 'very' } }),
  decodeRecord(GAMES, 7),
  decodeRecord(GAMES, { ...record, format: 'other/1' }),
  decodeRecord(GAMES, { ...record, game: 'chess' }),
  decodeRecord(GAMES, { ...record, rulesVersion: 99 }),
  decodeRecord(GAMES, { ...record, rng: 'dice' }),
  decodeRecord(GAMES, { ...record, seed: '0' }),
  decodeRecord(GAMES, { ...record, moves: {} }),
  decodeRecord(GAMES, { ...record, moves: [{ actor: 5, move: {} }] }),
  decodeRecord(GAMES, { ...record, moves: [{ actor: 1, move: {} }] }),
  readRecord(GAMES, 'nothing'),
  game!.read('what?'),
  game!.load({ seats: 2, sea: 3 }),
];

describe.each(LANGUAGES)('general refusals in %s', language => {
  it('are sentences that name the field', () => {
    for (const result of REFUSED) {
      if (result.ok) throw new Error('this input should have been refused');
      const { code, params } = result.error;
      const sentence = refusal(language, result.error);
      expect(sentence, code).toMatch(/^\S.*[.)]$/);
      expect(sentence, code).toContain(String(params['field']));
      expect(sentence, code).not.toMatch(/\{|undefined/);
      expect(sentence, code).not.toBe(say(language, 'refusal-other', { code }));
    }
  });

  it('a code that nobody knows still gets a sentence', () => {
    expect(refusal(language, refuse('storm', '1.1'))).toContain('storm');
  });
});

describe('say', () => {
  it('speaks both languages', () => {
    expect(say('de', 'seat', { number: 2 })).toBe('Person 2');
    expect(say('en', 'seat', { number: 2 })).toBe('Player 2');
  });

  it('speaks a missing message as its id', () => {
    expect(say('en', 'no-such-message')).toBe('no-such-message');
  });
});

import { describe, expect, it } from 'vitest';
import { GAMES } from '@seekiste/rules';
import { decodeRecord, readRecord, readSetup, refuse, type Refusal, type Result } from '@seekiste/rules/core';
import { LANGUAGES, seatNumber } from '../index.js';
import { generalVoice } from '../voices.test-help.js';

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
      const sentence = generalVoice(language).refusal(result.error);
      expect(sentence, code).toMatch(/^\S.*[.)]$/);
      expect(sentence, code).toContain(String(params['field']));
      expect(sentence, code).not.toMatch(/\{|undefined/);
      expect(sentence, code).not.toBe(
        generalVoice(language)
          .refusal(refuse(`no-${code}`, '1.1'))
          .replace(`no-${code}`, code),
      );
    }
  });

  it('a code that nobody knows still gets a sentence', () => {
    expect(generalVoice(language).refusal(refuse('storm', '1.1'))).toContain('storm');
  });
});

describe('a seat without a name', () => {
  it('is called by its number', () => {
    expect(generalVoice('de').seat(2)).toBe('Person 2');
    expect(generalVoice('en').seat(2)).toBe('Player 2');
  });
});

describe('a seat that nobody has named', () => {
  it.each(LANGUAGES)('is known by its number from its name in %s, so that it can be called in any other', language => {
    expect([1, 3, 5].map(number => seatNumber(generalVoice(language).seat(number)))).toEqual([1, 3, 5]);
  });

  it.each(['Anna', 'Player', 'Player One', 'Person 12', 'the Player 1', ''])('is not mixed up with %j', name => {
    expect(seatNumber(name)).toBeUndefined();
  });
});

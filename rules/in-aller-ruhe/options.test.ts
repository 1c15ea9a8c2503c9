import { describe, expect, it } from 'vitest';
import { offeredOptions, readSetup } from '../core/index.js';
import { deal, dealt, STANDARD } from './builders.test-help.js';
import { inAllerRuhe, isIsland, LEVELS } from './index.js';

const setup = (seats: unknown, options?: unknown) => readSetup(inAllerRuhe, { seats, options });

describe('9 Options', () => {
  it('9.1 the levels take out 4, 6, 8, 10 and 12 islands', () => {
    expect(LEVELS.map(({ name, islandsRemoved }) => [name, islandsRemoved])).toEqual([
      ['galatea', 4],
      ['triton', 6],
      ['leukothea', 8],
      ['amphitrite', 10],
      ['poseidon', 12],
    ]);
  });

  it.each(LEVELS)('9.1 $name takes out $islandsRemoved islands and no arrival', ({ islandsRemoved }) => {
    for (const seats of [1, 2, 3, 4, 5]) {
      const { removed, hands, piles } = deal(seats, islandsRemoved, { ...STANDARD, islandsRemoved });
      expect(removed).toHaveLength(islandsRemoved);
      expect(removed.every(isIsland)).toBe(true);
      expect([...hands, ...piles].flat()).toHaveLength(85 - islandsRemoved + seats);
      expect([...hands, ...piles].flat().filter(card => removed.includes(card))).toEqual([]);
    }
  });

  it('9.1 nobody sees which ones', () => {
    const state = dealt(3, 1, { ...STANDARD, islandsRemoved: 12 });
    expect(state.removed).toHaveLength(12);
    expect(Object.keys(inAllerRuhe.view(state, 0))).not.toContain('removed');
  });

  it('9.1 any island may be missing', () => {
    const missing = new Set(
      Array.from({ length: 150 }, (_, n) => deal(2, n, { ...STANDARD, islandsRemoved: 12 }).removed).flat(),
    );
    expect(missing.size).toBe(80);
  });

  it('9.1 levels are declared, with their difficulty, and default to none', () => {
    expect(inAllerRuhe.options).toMatchObject([
      { name: 'islandsRemoved', values: [0, 4, 6, 8, 10, 12], default: 0, clause: '9.1' },
      { name: 'strict', default: false, clause: '8.3' },
      { name: 'silence', values: ['silent', 'discreet', 'open'], default: 'silent', clause: '3.6' },
      { name: 'rock', default: false, difficulty: 1, clause: '10.1' },
      { name: 'monsters', values: [0, 3, 4, 5], default: 0, difficulty: [0, 2, 2, 3], clause: '11.1' },
      { name: 'storms', default: false, difficulty: 3, clause: '12.1' },
      { name: 'variant', default: 'none', difficulty: [0, 1, 2, 1, 0], clause: '13.3' },
      { name: 'pyramid', default: 'normal', clause: '17.10' },
    ]);
  });
});

describe('Setups from outside', () => {
  it('3.6 how silent it is aboard is offered from two players on, and read for one', () => {
    const names = (seats: number) => offeredOptions(inAllerRuhe, seats).map(({ name }) => name);
    expect(names(1)).not.toContain('silence');
    expect(names(2)).toContain('silence');
    expect(setup(1, { silence: 'open' })).toMatchObject({ ok: true, value: { options: { silence: 'open' } } });
  });

  it('1.2 options that are not named take their defaults', () => {
    const defaults = { ...STANDARD, rock: false, monsters: 0, storms: false, variant: 'none', pyramid: 'normal' };
    expect(setup(2)).toEqual({ ok: true, value: { seats: 2, options: defaults } });
    expect(setup(5, { strict: true })).toMatchObject({ value: { options: { strict: true, islandsRemoved: 0 } } });
  });

  it.each([0, 6, 2.5, -1, '3', null, undefined, Number.NaN])('%s seats are refused', seats => {
    expect(setup(seats)).toEqual({
      ok: false,
      error: {
        code: 'seats-out-of-range',
        clause: 'input',
        params: { field: 'seats', value: seats === undefined ? '–' : String(seats), min: 1, max: 5 },
      },
    });
  });

  it('an unknown option is refused by name', () => {
    expect(setup(2, { whirlpools: true })).toEqual({
      ok: false,
      error: { code: 'unknown-option', clause: 'input', params: { field: 'options.whirlpools' } },
    });
  });

  it.each([5, 13, -4, '4', true])('9.1 %s islands removed is no level', value => {
    expect(setup(2, { islandsRemoved: value })).toEqual({
      ok: false,
      error: {
        code: 'option-value',
        clause: '9.1',
        params: { field: 'options.islandsRemoved', value: String(value), allowed: '0, 4, 6, 8, 10, 12' },
      },
    });
  });

  it.each([1, 2, 6, true])('11.1 %s is no number of monsters', value => {
    expect(setup(2, { monsters: value })).toMatchObject({ error: { code: 'option-value', clause: '11.1' } });
  });

  it('13.2 all expansions together are a setup, with islands removed', () => {
    expect(setup(4, { rock: true, monsters: 5, storms: true, islandsRemoved: 12 })).toMatchObject({ ok: true });
  });

  it.each([{ rock: true }, { monsters: 3 }, { monsters: 5 }, { storms: true }])(
    '13.3 a variant excludes %j by name',
    expansion => {
      expect(setup(2, { variant: 'arch', ...expansion })).toMatchObject({
        error: { code: 'variants-exclude-mini-expansions', clause: '13.3' },
      });
    },
  );

  it('13.3 a variant can be played with islands removed', () => {
    expect(setup(2, { variant: 'arch', islandsRemoved: 12, strict: true })).toMatchObject({ ok: true });
  });

  it.each([1, 3, 4, 5])('16.1 a duel is not for %i', seats => {
    expect(setup(seats, { variant: 'duel' })).toMatchObject({ error: { code: 'duel-is-for-two', clause: '16.1' } });
    expect(setup(2, { variant: 'duel' })).toMatchObject({ ok: true });
  });

  it('16.7 strict makes no sense in a duel', () => {
    expect(setup(2, { variant: 'duel', strict: true })).toMatchObject({
      error: { code: 'strict-excludes-duel', clause: '16.7' },
    });
  });

  it.each(['easier', 'harder'])('17.10 %s is for the pyramid alone', pyramid => {
    expect(setup(2, { pyramid })).toMatchObject({ error: { code: 'difficulty-needs-pyramid', clause: '17.10' } });
    expect(setup(2, { pyramid, variant: 'arch' })).toMatchObject({ error: { code: 'difficulty-needs-pyramid' } });
    expect(setup(2, { pyramid, variant: 'pyramid' })).toMatchObject({ ok: true });
  });

  it('15.4 strict makes no sense by day and night', () => {
    expect(setup(2, { variant: 'day-night', strict: true })).toMatchObject({
      error: { code: 'strict-excludes-day-night', clause: '15.4' },
    });
  });

  it.each(['true', 1, null])('8.3 strict is true or false, not %s', value => {
    expect(setup(2, { strict: value })).toMatchObject({
      error: { code: 'option-value', clause: '8.3', params: { field: 'options.strict', allowed: 'true, false' } },
    });
  });

  it.each([[['strict']], ['strict'], [7]])('options are an object, not %j', value => {
    expect(setup(2, value)).toEqual({
      ok: false,
      error: { code: 'not-an-object', clause: 'input', params: { field: 'options' } },
    });
  });
});

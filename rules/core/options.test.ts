import { describe, expect, it } from 'vitest';
import { excludedBy, offeredOptions, readSetup, usualOptions } from './options.js';
import { newRecord } from './record.js';
import { seedOf } from './seeds.test-help.js';
import { DEFAULTS } from './toy-insight.test-help.js';
import { shells } from './toy.test-help.js';

describe('readSetup', () => {
  it('fills in defaults for what is not given', () => {
    expect(readSetup(shells, { seats: 2 })).toEqual({ ok: true, value: { seats: 2, options: DEFAULTS } });
    expect(readSetup(shells, { seats: 3, options: { tide: false } })).toEqual({
      ok: true,
      value: { seats: 3, options: { ...DEFAULTS, tide: false } },
    });
  });

  it('leaves an option that came later out at its default, so that old records and seals stay as they were', () => {
    const late = { kind: 'switch', name: 'ebb', default: false, difficulty: 0, clause: '4', late: true } as const;
    const game = { ...shells, options: [...shells.options, late] };
    expect(readSetup(game, { seats: 2 })).toEqual({ ok: true, value: { seats: 2, options: DEFAULTS } });
    expect(readSetup(game, { seats: 2, options: { ebb: false } })).toEqual(readSetup(game, { seats: 2 }));
    expect(readSetup(game, { seats: 2, options: { ebb: true } })).toMatchObject({ value: { options: { ebb: true } } });
    expect(newRecord(game, { seats: 2, options: { ...DEFAULTS, ebb: false } }, seedOf(1)).options).toEqual(DEFAULTS);
  });

  it('reads an option that means nothing to so few, though it is not offered to them', () => {
    const from = { kind: 'switch', name: 'ebb', default: false, difficulty: 0, clause: '4', from: 3 } as const;
    const game = { ...shells, options: [...shells.options, from] };
    expect(offeredOptions(game, 2)).toEqual(shells.options);
    expect(offeredOptions(game, 3)).toEqual(game.options);
    expect(readSetup(game, { seats: 2, options: { ebb: true } })).toMatchObject({ value: { options: { ebb: true } } });
    expect(usualOptions(game)).toEqual({ ...DEFAULTS, ebb: false });
  });

  it('gives options in the order of the game, whatever the order of the input', () => {
    const setup = readSetup(shells, { seats: 2, options: { boasting: true, shells: 6 } });
    expect(setup.ok && Object.keys(setup.value.options)).toEqual(['shells', 'tide', 'boasting']);
  });

  it.each([[1], [5], [2.5], ['2'], [null], [undefined], [Number.NaN], [[2]], [{}], [{ toString: 1 }]])(
    'refuses %j seats by name',
    seats => {
      expect(readSetup(shells, { seats })).toMatchObject({
        ok: false,
        error: { code: 'seats-out-of-range', clause: 'input', params: { field: 'seats', min: 2, max: 4 } },
      });
    },
  );

  it.each([[[]], ['tide'], [7], [true]])('refuses %j as options', options => {
    expect(readSetup(shells, { seats: 2, options })).toMatchObject({
      ok: false,
      error: { code: 'not-an-object', params: { field: 'options' } },
    });
  });

  it.each(['colour', 'seats', 'toString', '__proto__'])('refuses the unknown option %s by name', name => {
    const options: unknown = JSON.parse(`{"${name}": 1}`);
    expect(readSetup(shells, { seats: 2, options })).toMatchObject({
      ok: false,
      error: { code: 'unknown-option', params: { field: `options.${name}` } },
    });
  });

  it.each([
    [{ shells: 7 }, 'options.shells', '1', '6, 9'],
    [{ shells: '6' }, 'options.shells', '1', '6, 9'],
    [{ shells: { toString: 1 } }, 'options.shells', '1', '6, 9'],
    [{ tide: 1 }, 'options.tide', '4', 'true, false'],
    [{ tide: null }, 'options.tide', '4', 'true, false'],
  ])('refuses %j and says what is allowed', (options, field, clause, allowed) => {
    expect(readSetup(shells, { seats: 2, options })).toMatchObject({
      ok: false,
      error: { code: 'option-value', clause, params: { field, allowed } },
    });
  });
});

describe('exclusions', () => {
  it('refuse a combination with a number of seats', () => {
    expect(readSetup(shells, { seats: 4, options: { shells: 6 } })).toEqual({
      ok: false,
      error: { code: 'too-few-shells', clause: '1', params: { field: 'seats, shells' } },
    });
  });

  it('let through what meets only some of the conditions', () => {
    expect(readSetup(shells, { seats: 3, options: { shells: 6 } }).ok).toBe(true);
    expect(readSetup(shells, { seats: 4, options: { shells: 9 } }).ok).toBe(true);
  });

  it('answer a lobby that has not asked for a table yet', () => {
    expect(excludedBy(shells.exclusions, 4, { shells: 6 })).toMatchObject({ code: 'too-few-shells' });
    expect(excludedBy(shells.exclusions, 4, { shells: 9 })).toBeUndefined();
    expect(excludedBy([], 4, { shells: 6 })).toBeUndefined();
  });

  it('may name two options, and the first one that is met counts', () => {
    const exclusions = [
      {
        code: 'calm',
        clause: '7',
        when: [
          { name: 'tide', in: [false] },
          { name: 'boasting', in: [true] },
        ],
      },
      { code: 'quiet', clause: '8', when: [{ name: 'tide', in: [false, true] }] },
    ];
    expect(excludedBy(exclusions, 2, { tide: false, boasting: true })?.code).toBe('calm');
    expect(excludedBy(exclusions, 2, { tide: true, boasting: true })?.code).toBe('quiet');
  });
});

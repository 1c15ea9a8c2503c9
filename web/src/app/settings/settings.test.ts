import { describe, expect, it } from 'vitest';
import { readParameters } from './parameters.js';
import { readSettings } from './settings.js';

const DEFAULTS = {
  language: 'en',
  theme: 'system',
  pace: 'calm',
  grace: 2500,
  rest: 1200,
  aids: true,
  volume: 60,
  sea: false,
  touch: false,
  shortcuts: { single: true, changes: {} },
  name: '',
};

describe('settings', () => {
  it('begin with good defaults and the browser’s language', () => {
    expect(readSettings(null, 'en-GB')).toEqual(DEFAULTS);
    expect(readSettings(null, 'de-AT')).toEqual({ ...DEFAULTS, language: 'de' });
    expect(readSettings(null, 'fr')).toEqual(DEFAULTS);
  });

  it('are kept', () => {
    const kept = {
      language: 'de',
      theme: 'dark',
      pace: 'quick',
      grace: 0,
      rest: 2500,
      aids: false,
      volume: 0,
      sea: true,
      touch: true,
      shortcuts: { single: false, changes: { u: 'x', x: 'u' } },
      name: 'Anna',
    } as const;
    expect(readSettings(JSON.stringify(kept), 'en')).toEqual(kept);
  });

  it.each([
    '{',
    'null',
    '[]',
    '7',
    '{"theme":"pink","pace":3,"grace":-1,"rest":7,"aids":"yes","volume":7,"sea":1,"language":"tlh"}',
  ])('that are broken take their defaults: %s', text => expect(readSettings(text, 'en')).toEqual(DEFAULTS));
});

describe('parameters of the address', () => {
  it('fix the deal and the pace', () => {
    const seed = 'ab'.repeat(32);
    expect(readParameters(`?seed=${seed}&pace=0&grace=10`)).toEqual({ seed, pause: 0, grace: 10 });
  });

  it('that make no sense are left out', () => {
    expect(readParameters('?seed=7&pace=fast&grace=-1')).toEqual({
      seed: undefined,
      pause: undefined,
      grace: undefined,
    });
  });
});

import { gameNamed } from '@seekiste/rules';
import { excludedBy, usualOptions, type AnyGame, type OptionValues } from '@seekiste/rules/core';
import { describe, expect, it } from 'vitest';
import { choosing } from './choosing.js';

const game = gameNamed('in-aller-ruhe') as AnyGame;
const defaults = usualOptions(game);
const barred = (options: OptionValues, seats = 2): string | undefined =>
  excludedBy(game.exclusions, seats, options)?.code;

describe('choosing options', () => {
  it('how hard the pyramid is goes with the pyramid', () => {
    const hard = { ...defaults, variant: 'pyramid', pyramid: 'harder' };
    for (const variant of ['none', 'arch', 'day-night', 'duel'])
      expect(choosing({ game, seats: 2, options: hard }, 'variant', variant)).toEqual({
        ...defaults,
        variant,
        pyramid: 'normal',
      });
    expect(choosing({ game, seats: 2, options: hard }, 'islandsRemoved', 4)).toEqual({ ...hard, islandsRemoved: 4 });
  });

  it('13.3 expansions are not taken back silently: the variant is barred', () => {
    for (const [name, value] of [
      ['rock', true],
      ['monsters', 4],
      ['storms', true],
    ] as const) {
      const chosen = choosing({ game, seats: 2, options: { ...defaults, [name]: value } }, 'variant', 'arch');
      expect(chosen).toEqual({ ...defaults, [name]: value, variant: 'arch' });
      expect(barred(chosen)).toBe('variants-exclude-mini-expansions');
    }
  });

  it('what another choice excludes stays barred', () => {
    expect(barred(choosing({ game, seats: 2, options: defaults }, 'pyramid', 'easier'))).toBe(
      'difficulty-needs-pyramid',
    );
    expect(barred(choosing({ game, seats: 2, options: { ...defaults, strict: true } }, 'variant', 'duel'))).toBe(
      'strict-excludes-duel',
    );
    expect(barred(choosing({ game, seats: 3, options: defaults }, 'variant', 'duel'), 3)).toBe('duel-is-for-two');
  });
});

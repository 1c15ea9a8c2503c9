import { describe, expect, it } from 'vitest';
import type { Options } from '@seekiste/rules/in-aller-ruhe';
import { modeOf } from './mode.js';

const PLAIN: Options = { islandsRemoved: 0, strict: false };

describe('A way to play', () => {
  it.each([
    [{}, 'standard'],
    [{ islandsRemoved: 8, strict: true }, 'standard'],
    [{ rock: true }, 'rock'],
    [{ monsters: 4, rock: false }, 'monsters'],
    [{ storms: true, variant: 'none' }, 'storms'],
    [{ rock: true, storms: true }, 'combined'],
    [{ variant: 'arch' }, 'arch'],
    [{ variant: 'pyramid' }, 'pyramid'],
    [{ variant: 'pyramid', pyramid: 'normal' }, 'pyramid'],
    [{ variant: 'pyramid', pyramid: 'harder' }, 'pyramid-harder'],
    [{ variant: 'pyramid', pyramid: 'easier' }, 'pyramid-easier'],
    [{ pyramid: 'easier' }, 'standard'],
    [{ variant: 'duel' }, 'standard'],
  ] as const)('with %j has the weights of %s', (options, mode) => {
    expect(modeOf({ ...PLAIN, ...options })).toBe(mode);
  });
});

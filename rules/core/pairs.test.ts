import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.js';
import { excludedBy, type OptionValues } from './index.js';
import { setups } from './pairs.test-help.js';

describe.each(GAMES.map(game => [game.name, game] as const))('the setups of %s', (_, game) => {
  const chosen = setups(game).map(({ seats, options }) => ({ seats, ...options }));

  it('are allowed, and each once', () => {
    expect(chosen.filter(({ seats, ...options }) => excludedBy(game.exclusions, seats, options))).toEqual([]);
    expect(new Set(chosen.map(choice => JSON.stringify(choice))).size).toBe(chosen.length);
  });

  it('let every value of every option meet every number of seats, where that is allowed', () => {
    for (const spec of game.options)
      for (const value of spec.kind === 'switch' ? [false, true] : spec.values)
        for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
          const alone = Object.fromEntries(game.options.map(({ name, default: usual }) => [name, usual]));
          if (excludedBy(game.exclusions, seats, { ...alone, [spec.name]: value })) continue;
          const met = chosen.some(
            choice => choice.seats === seats && ((choice as OptionValues)[spec.name] ?? spec.default) === value,
          );
          expect(met, `${spec.name} ${String(value)} with ${seats} seats`).toBe(true);
        }
  });
});

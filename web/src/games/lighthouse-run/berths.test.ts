import { BOX } from '@seekiste/rules/lighthouse-run';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { berthsOf } from './berths.js';
import { layRiver } from './river.js';

const river = layRiver(BOX, { width: 352, height: 380 });
const fleets = fc.array(fc.array(fc.integer({ min: 0, max: 24 }), { minLength: 5, maxLength: 5 }), {
  minLength: 2,
  maxLength: 4,
});

describe('where ships are drawn', () => {
  it('every ship once, on its own space', () => {
    fc.assert(
      fc.property(fleets, ships => {
        const berths = berthsOf(river, ships);
        expect(new Set(berths.map(({ colour, ship }) => `${colour} ${ship}`)).size).toBe(ships.length * 5);
        for (const { colour, ship, x, y } of berths) {
          const station = river.spaces[ships[colour]![ship]!]!;
          expect(Math.hypot(x - station.x, y - station.y)).toBeLessThan(Math.max(river.pitch, river.half));
        }
      }),
    );
  });

  it('colours lie side by side, so that none hides another', () => {
    fc.assert(
      fc.property(fleets, ships => {
        const foremost = berthsOf(river, ships).filter(({ count }) => count > 0);
        for (const one of foremost)
          for (const other of foremost) {
            if (one === other || ships[one.colour]![one.ship] !== ships[other.colour]![other.ship]) continue;
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(Math.min(one.size, other.size) * 0.7);
          }
      }),
    );
  });

  it('the foremost of a colour says how many there are', () => {
    const counts = berthsOf(river, [[4, 4, 4, 0, 0]]).map(({ ship, count }) => [ship, count]);
    expect(counts).toEqual([
      [3, 0],
      [4, 2],
      [0, 0],
      [1, 0],
      [2, 3],
    ]);
  });
});

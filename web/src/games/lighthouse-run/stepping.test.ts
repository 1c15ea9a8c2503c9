import { BOX } from '@seekiste/rules/lighthouse-run';
import { describe, expect, it } from 'vitest';
import { stepped, WAYS } from './stepping.js';
import { layRiver, type Point } from './river.js';

const reachable = (points: readonly Point[]): number => {
  const seen = new Set([0]);
  for (const from of seen) for (const way of Object.values(WAYS)) seen.add(stepped(points, from, way));
  return seen.size;
};

describe('keys at the river', () => {
  it.each([
    { width: 728, height: 460 },
    { width: 352, height: 380 },
  ])('arrows lead from the start to every space and lighthouse in $width × $height', room => {
    const { spaces, towers } = layRiver(BOX, room);
    expect(reachable(spaces)).toBe(spaces.length);
    expect(reachable(towers)).toBe(towers.length);
  });

  it('an arrow goes the way it points, or nowhere', () => {
    const { spaces } = layRiver(BOX, { width: 728, height: 460 });
    for (const from of spaces.keys())
      for (const way of Object.values(WAYS)) {
        const to = stepped(spaces, from, way);
        if (to === from) continue;
        const [here, there] = [spaces[from]!, spaces[to]!];
        expect((there.x - here.x) * way.x + (there.y - here.y) * way.y).toBeGreaterThan(0);
      }
  });
});

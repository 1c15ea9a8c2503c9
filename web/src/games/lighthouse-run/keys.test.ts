import { BOX } from '@seekiste/rules/lighthouse-run';
import { describe, expect, it } from 'vitest';
import { commandOf, stepped } from './keys.js';
import { layRiver, type Point } from './river.js';

const WAYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map(key => {
  const command = commandOf(key);
  if (command?.kind !== 'step') throw new Error(`${key} is no step`);
  return command.way;
});

const reachable = (points: readonly Point[]): number => {
  const seen = new Set([0]);
  for (const from of seen) for (const way of WAYS) seen.add(stepped(points, from, way));
  return seen.size;
};

describe('keys at the river', () => {
  it('digits are cards, letters and the rest what the help says', () => {
    expect(commandOf('1')).toEqual({ kind: 'card', slot: 0 });
    expect(commandOf('6')).toEqual({ kind: 'card', slot: 5 });
    expect(commandOf('7')).toBeUndefined();
    expect(commandOf('Escape')).toEqual({ kind: 'back' });
    expect(commandOf('b')).toEqual({ kind: 'stay' });
    expect(commandOf('toString')).toBeUndefined();
  });

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
      for (const way of WAYS) {
        const to = stepped(spaces, from, way);
        if (to === from) continue;
        const [here, there] = [spaces[from]!, spaces[to]!];
        expect((there.x - here.x) * way.x + (there.y - here.y) * way.y).toBeGreaterThan(0);
      }
  });
});

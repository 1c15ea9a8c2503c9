import { BOX } from '@seekiste/rules/lighthouse-run';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layRiver, type Point, type Room } from './river.js';

const LAST = BOX.sections.reduce((sum, spaces) => sum + spaces, BOX.harbour);
const rooms = fc.record({ width: fc.integer({ min: 340, max: 1400 }), height: fc.integer({ min: 320, max: 1000 }) });

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const inside = ({ width, height }: Room, { x, y }: Point): boolean => x >= 0 && x <= width && y >= 0 && y <= height;

describe('the river in its room', () => {
  it('has the start, every space, and a site for every lighthouse', () => {
    const river = layRiver(BOX, { width: 728, height: 460 });
    expect(river.spaces).toHaveLength(LAST + 1);
    expect(river.outlines).toHaveLength(LAST + 1);
    expect(river.towers).toHaveLength(BOX.sections.length);
    expect(river.sky).toHaveLength(BOX.cloud.filter(space => space === 0).length + 1);
  });

  it('runs along the longer side', () => {
    expect(layRiver(BOX, { width: 728, height: 460 }).upright).toBe(false);
    expect(layRiver(BOX, { width: 352, height: 380 }).upright).toBe(true);
  });

  it('stays inside, with everything that belongs to it', () => {
    fc.assert(
      fc.property(rooms, room => {
        const river = layRiver(BOX, room);
        const points = [
          ...river.spaces,
          ...river.marks,
          ...river.sky,
          ...river.towers,
          ...river.ends.flatMap(end => [end.near, end.far]),
        ];
        expect(points.filter(point => !inside(room, point))).toEqual([]);
        for (const { x, y, width, height } of river.towers) {
          expect(inside(room, { x: x - width / 2, y: y - height / 2 })).toBe(true);
          expect(inside(room, { x: x + width / 2, y: y + height / 2 })).toBe(true);
        }
      }),
    );
  });

  it('has spaces of one length, none on top of another', () => {
    fc.assert(
      fc.property(rooms, room => {
        const { spaces, pitch, half } = layRiver(BOX, room);
        const pairs = spaces.flatMap((here, space) =>
          spaces.slice(space + 1).map((there, more) => ({ space, other: space + 1 + more, far: apart(here, there) })),
        );
        const stretched = pairs.filter(
          ({ space, other, far }) => space > 0 && other === space + 1 && !(far <= pitch + 0.01),
        );
        const overlapping = pairs.filter(({ far }) => !(far > Math.min(pitch * 0.85, 2 * half)));
        expect({ stretched, overlapping }).toEqual({ stretched: [], overlapping: [] });
      }),
    );
  });

  it('leaves lighthouses on dry land', () => {
    fc.assert(
      fc.property(rooms, room => {
        const { spaces, half, towers } = layRiver(BOX, room);
        for (const tower of towers) expect(Math.min(...spaces.map(space => apart(space, tower)))).toBeGreaterThan(half);
      }),
    );
  });

  it.each([
    { width: 728, height: 460 },
    { width: 352, height: 380 },
    { width: 352, height: 340 },
    { width: 900, height: 700 },
  ])('keeps lighthouses apart in $width × $height', room => {
    const { towers } = layRiver(BOX, room);
    const touching = towers.flatMap((one, place) =>
      towers
        .slice(place + 1)
        .filter(
          other =>
            Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
            Math.abs(one.y - other.y) < (one.height + other.height) / 2,
        ),
    );
    expect(touching).toEqual([]);
  });

  it('draws a way from space to space along the water', () => {
    const river = layRiver(BOX, { width: 728, height: 460 });
    const corners = river.trail(3, 7).slice(1).split('L');
    expect(corners.length).toBeGreaterThan(4);
    const [from, to] = [corners[0], corners.at(-1)].map(corner => corner!.split(' ').map(Number));
    expect(apart({ x: from![0]!, y: from![1]! }, river.spaces[3]!)).toBeLessThan(1);
    expect(apart({ x: to![0]!, y: to![1]! }, river.spaces[7]!)).toBeLessThan(1);
  });
});

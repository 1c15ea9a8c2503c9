import type { Direction } from '../../table/keys/keys.js';
import type { Point } from './river.js';

/** The way that an arrow key points. */
export const WAYS: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The nearest point that lies in this direction, straight ahead before aside; the same one where there is none. */
export const stepped = (points: readonly Point[], from: number, way: Point): number => {
  const here = points[from];
  if (!here) return 0;
  let [best, least] = [from, Infinity];
  points.forEach((point, index) => {
    const [x, y] = [point.x - here.x, point.y - here.y];
    const ahead = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y - y * way.x);
    const far = ahead + 2 * aside;
    if (index === from || ahead < 1 || aside > 1.8 * ahead || far >= least) return;
    [best, least] = [index, far];
  });
  return best;
};

import type { Point } from './river.js';

export type Command =
  | { readonly kind: 'card'; readonly slot: number }
  | { readonly kind: 'step'; readonly way: Point }
  | { readonly kind: 'enter' }
  | { readonly kind: 'back' }
  | { readonly kind: 'stay' };

const STEPS: Readonly<Record<string, Command>> = {
  ArrowLeft: { kind: 'step', way: { x: -1, y: 0 } },
  ArrowRight: { kind: 'step', way: { x: 1, y: 0 } },
  ArrowUp: { kind: 'step', way: { x: 0, y: -1 } },
  ArrowDown: { kind: 'step', way: { x: 0, y: 1 } },
};

/** What a key means at this table. */
export const commandOf = (key: string): Command | undefined => {
  if (/^[1-6]$/.test(key)) return { kind: 'card', slot: Number(key) - 1 };
  if (Object.hasOwn(STEPS, key)) return STEPS[key];
  if (key === 'Enter' || key === ' ') return { kind: 'enter' };
  if (key === 'Escape') return { kind: 'back' };
  return key.toLowerCase() === 'b' ? { kind: 'stay' } : undefined;
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

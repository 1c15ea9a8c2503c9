import type { Space } from '@seekiste/rules/lighthouse-run';
import { prefersReducedMotion } from 'svelte/motion';
import type { Point } from './river.js';

const SHORTEST = 200;
const LONGEST = 600;
const MS_A_SPACE = 70;

/** The spaces that a ship passes on its way, the last one not among them. */
export const passed = (from: Space, to: Space): readonly Space[] =>
  Array.from({ length: Math.max(0, Math.abs(to - from) - 1) }, (_, index) => from + Math.sign(to - from) * (index + 1));

/** Lets ships sail along the river's bend, whoever moved them; where they lie is drawn already. */
export const sailing = () => {
  const lastSeen = new Map<string, Space>();
  return (ship: string, space: Space, stations: readonly Point[], size: number) =>
    (element: HTMLElement): void => {
      const from = lastSeen.get(ship);
      lastSeen.set(ship, space);
      if (from === undefined || from === space || prefersReducedMotion.current) return;
      const way = [from, ...passed(from, space)].flatMap(at => stations[at] ?? []);
      element.animate(
        [
          ...way.map(({ x, y }) => ({ transform: `translate(${x - size / 2}px, ${y - size / 2}px)` })),
          { transform: element.style.transform },
        ],
        { duration: Math.min(LONGEST, SHORTEST + MS_A_SPACE * way.length), easing: 'ease-in-out' },
      );
    };
};

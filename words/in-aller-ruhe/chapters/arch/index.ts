import type { Space } from '@seekiste/rules/in-aller-ruhe';
import type { Chapter } from '../../chapter.js';

const range = (from: Space, length: number): readonly Space[] => Array.from({ length }, (_, i) => from + i);

/** 14.1 The roof, four by seven, and under its ends the pillars, two by three. */
const SHAPE = [
  ...[33, 26, 19, 12].map(from => range(from, 7)),
  ...[4, 2, 0].map(from => [...range(from, 2), null, null, null, ...range(from + 6, 2)]),
];

/** 14 The great arch. */
export const arch: Chapter = {
  events: {},
  moves: {},
  todos: {},
  shape: ({ options }) => (options.variant === 'arch' ? SHAPE : undefined),
};

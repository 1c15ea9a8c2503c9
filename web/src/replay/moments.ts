import type { Annotated } from '@seekiste/rules/core';
import type { Replay } from './model.js';

/** The turns of a line that somebody marked: with a note, or by leaving it. In order, each once. */
export const markedTurns = (replay: Replay, { notes = [], variations = [] }: Annotated): readonly number[] => [
  ...new Set([...notes, ...variations].map(({ at }) => replay.turnAt(at)).sort((one, other) => one - other)),
];

/** The next marked turn that way; `undefined` where there is none. */
export const nextMark = (marks: readonly number[], turn: number, way: 1 | -1): number | undefined =>
  way === 1 ? marks.find(mark => mark > turn) : marks.findLast(mark => mark < turn);

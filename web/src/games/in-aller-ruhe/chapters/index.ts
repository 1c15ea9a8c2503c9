import type { Move, Row, Shown, View } from '@seekiste/rules/in-aller-ruhe';
import type { Cue } from '../../../sound/cues.js';
import type { Chapter, RowSign, Throwing } from '../chapter.js';
import { dayNight } from './day-night/index.js';
import { rock } from './rock/index.js';
import { storms } from './storms/index.js';

/** What lies at a row's edge is drawn in this order (13.1). */
const CHAPTERS: readonly Chapter[] = [rock, storms, dayNight];

export const hasEdges = (view: View): boolean => CHAPTERS.some(chapter => chapter.edges?.(view));

export const rowSigns = (view: View, row: Row): readonly RowSign[] =>
  CHAPTERS.flatMap(chapter => chapter.rowSign?.(view, row) ?? []);

export const chapterRowMove = (view: View, row: Row): Move | undefined =>
  CHAPTERS.map(chapter => chapter.rowMove?.(view, row)).find(move => move !== undefined);

/** The discarding that can begin now, beside what every turn allows. */
export const throwDue = (view: View): Throwing | undefined =>
  CHAPTERS.find(({ throws }) => throws?.isDue(view))?.throws;

export const throwOf = (type: Throwing['type']): Throwing | undefined =>
  CHAPTERS.find(({ throws }) => throws?.type === type)?.throws;

export const patternOf = (code: string): string | undefined =>
  CHAPTERS.map(({ patterns }) => patterns?.[code]).find(pattern => pattern !== undefined);

export const chapterCue = ({ type }: Shown): Cue | undefined =>
  CHAPTERS.map(({ cues }) => cues?.[type]).find(cue => cue !== undefined);

/** The table while this move lies in place. */
export const heldView = (view: View, move: Move): View =>
  CHAPTERS.reduce((seen, { held = {} }) => {
    const holds = (held as Readonly<Record<string, ((view: View, move: Move) => View) | undefined>>)[move.type];
    return holds?.(seen, move) ?? seen;
  }, view);

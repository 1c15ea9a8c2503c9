import type { AnyGame, TableStep, Viewer } from '@seekiste/rules/core';
import type { GameVoice, Names } from '@seekiste/words';
import type { LogEntry } from '../scene.js';

/** A line of the log: a sentence about a move and which move, or about something beside the game. */
export interface LogLine {
  readonly step: number;
  readonly own: boolean;
  readonly sentence: string;
  /** Which of the things beside the game; `step` moves had been made. */
  readonly aside?: number;
}

/** What a viewer may know of what happened. */
export const logOf = (
  game: AnyGame,
  steps: readonly TableStep<unknown, unknown, unknown>[],
  viewer: Viewer,
): readonly LogEntry[] =>
  steps.flatMap(({ played, events }, step) =>
    events.flatMap(event => {
      const shown = game.show(event, viewer);
      return shown === undefined ? [] : [{ step, actor: played.actor, shown }];
    }),
  );

export const sentencesOf = (log: readonly LogEntry[], voice: GameVoice, names: Names): readonly LogLine[] =>
  log.flatMap(({ step, actor, shown }) => {
    const sentence = voice.event(shown, names);
    return sentence === undefined ? [] : [{ step, own: actor === names.viewer, sentence }];
  });

/** The last move of which something fits: what a piece on the board leads to. */
export const stepWhere = <Shown>(
  log: readonly LogEntry<Shown>[],
  fits: (shown: Shown) => boolean,
): number | undefined => log.findLast(({ shown }) => fits(shown))?.step;

/** Both in the order in which they happened. */
export const withAsides = (lines: readonly LogLine[], asides: readonly LogLine[]): readonly LogLine[] => {
  if (asides.length === 0) return lines;
  const merged: LogLine[] = [];
  let next = 0;
  for (const aside of asides) {
    for (let line = lines[next]; line && line.step < aside.step; line = lines[++next]) merged.push(line);
    merged.push(aside);
  }
  return [...merged, ...lines.slice(next)];
};

/** The lines of each move together. */
export const byMove = (lines: readonly LogLine[]): readonly (readonly LogLine[])[] => {
  const moves: LogLine[][] = [];
  for (const line of lines) {
    const last = moves.at(-1);
    const [first] = last ?? [];
    if (last && first?.step === line.step && first.aside === undefined && line.aside === undefined) last.push(line);
    else moves.push([line]);
  }
  return moves;
};

/** What is announced of new lines: the end is told where it stands, once. */
export const newsIn = (lines: readonly LogLine[], end: string | undefined): readonly string[] =>
  lines.map(({ sentence }) => sentence).filter(sentence => sentence !== end);

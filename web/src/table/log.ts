import type { GameVoice, Names } from '@seekiste/words';
import type { LogEntry } from '../session/scene.js';

/** A line of the log: a sentence about a move, and which move. */
export interface LogLine {
  readonly step: number;
  readonly own: boolean;
  readonly sentence: string;
}

export const sentencesOf = (log: readonly LogEntry[], voice: GameVoice, names: Names): readonly LogLine[] =>
  log.flatMap(({ step, actor, shown }) => {
    const sentence = voice.event(shown, names);
    return sentence === undefined ? [] : [{ step, own: actor === names.viewer, sentence }];
  });

/** The lines of each move together. */
export const byMove = (lines: readonly LogLine[]): readonly (readonly LogLine[])[] => {
  const moves: LogLine[][] = [];
  for (const line of lines) {
    const last = moves.at(-1);
    if (last?.[0]?.step === line.step) last.push(line);
    else moves.push([line]);
  }
  return moves;
};

import type { HintMark } from '@seekiste/rules/core';
import { hintAsked, type Language, type Names } from '@seekiste/words';
import type { LogLine } from '../table/log.js';

/** Who asked for hints, as lines of the log. */
export const hintLines = (hints: readonly HintMark[], language: Language, names: Names): readonly LogLine[] =>
  hints.map(({ at, seat }, index) => ({
    step: at,
    own: seat === names.viewer,
    sentence: hintAsked(language, seat, names),
    aside: index,
  }));

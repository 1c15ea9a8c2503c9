import type { HintMark } from '@seekiste/rules/core';
import type { GeneralVoice, Names } from '@seekiste/words';
import type { LogLine } from '../table/log/log.js';

/** Who asked for hints, as lines of the log. */
export const hintLines = (hints: readonly HintMark[], general: GeneralVoice, names: Names): readonly LogLine[] =>
  hints.map(({ at, seat }, index) => ({
    step: at,
    own: seat === names.viewer,
    sentence: general.hintAsked(seat, names),
    aside: index,
  }));

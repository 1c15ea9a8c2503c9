import type { Seat } from '@seekiste/rules/core';
import type { SheetLine, Shown } from '@seekiste/rules/santa-timea';
import type { Language } from '../language.js';
import type { Names } from '../voice.js';
import { pointsPhrase, say, setsArgs, whoArgs } from './speak.js';

type Evaluated = Extract<Shown, { type: 'evaluated' }>;

/** The steps of one line, in the order in which they are counted (7.1, 9.6). */
const steps = (language: Language, line: SheetLine, shared: boolean): string => {
  const { sets, damage, place, placePoints, pairPoints, minusPoints, points } = line;
  return [
    ...(sets.length > 0 ? [say(language, 'evaluated-sets', setsArgs(language, sets))] : []),
    say(language, 'evaluated-place', {
      damage,
      place,
      shared: shared ? 'yes' : 'no',
      points: pointsPhrase(language, placePoints),
    }),
    ...(pairPoints > 0 ? [say(language, 'evaluated-pairs', { count: pairPoints })] : []),
    ...(minusPoints > 0 ? [say(language, 'evaluated-minus', { count: minusPoints })] : []),
    ...(pairPoints > 0 || minusPoints > 0
      ? [say(language, 'evaluated-total', { points: pointsPhrase(language, points) })]
      : []),
  ].join(', ');
};

/** The score sheet of a round, from the first place down: a sentence for each player. */
export const evaluated = (language: Language, { round, lines }: Evaluated, names: Names): string => {
  const shared = ({ place }: SheetLine): boolean => lines.filter(line => line.place === place).length > 1;
  const sentence = ([seat, line]: readonly [Seat, SheetLine]): string =>
    say(language, 'evaluated-seat', { ...whoArgs(seat, names), steps: steps(language, line, shared(line)) });
  const ranked = [...lines.entries()].sort(([, a], [, b]) => a.place - b.place);
  return [say(language, 'evaluated-round', { round }), ...ranked.map(sentence)].join(' ');
};

import type { Seat } from '@seekiste/rules/core';
import type { SheetLine, Shown } from '@seekiste/rules/santa-timea';
import type { Message } from '../message.js';
import { whoIs, type Names } from '../seat.js';
import { pointsPhrase, say, setsArgs } from './speak.js';

type Evaluated = Extract<Shown, { type: 'evaluated' }>;

/** The steps of one line, in the order in which they are counted (7.1, 9.6). */
const steps = (line: SheetLine, shared: boolean): Message[] => {
  const { sets, damage, place, placePoints, pairPoints, minusPoints, points } = line;
  return [
    ...(sets.length > 0 ? [say('evaluated-sets', setsArgs(sets))] : []),
    say('evaluated-place', { damage, place, shared: shared ? 'yes' : 'no', points: pointsPhrase(placePoints) }),
    ...(pairPoints > 0 ? [say('evaluated-pairs', { count: pairPoints })] : []),
    ...(minusPoints > 0 ? [say('evaluated-minus', { count: minusPoints })] : []),
    ...(pairPoints > 0 || minusPoints > 0 ? [say('evaluated-total', { points: pointsPhrase(points) })] : []),
  ];
};

/** The score sheet of a round, from the first place down: a sentence for each player. */
export const evaluated = ({ round, lines }: Evaluated, names: Names): Message[] => {
  const shared = ({ place }: SheetLine): boolean => lines.filter(line => line.place === place).length > 1;
  const sentence = ([seat, line]: readonly [Seat, SheetLine]): Message =>
    say('evaluated-seat', { ...whoIs(seat, names), steps: steps(line, shared(line)) });
  const ranked = [...lines.entries()].sort(([, a], [, b]) => a.place - b.place);
  return [say('evaluated-round', { round }), ...ranked.map(sentence)];
};

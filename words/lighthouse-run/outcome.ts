import type { Outcome, Seat } from '@seekiste/rules/core';
import type { Language } from '../language.js';
import { listed } from '../speaker.js';
import type { Names } from '../voice.js';
import { say, seatInList, seatWithPoints, whoArgs } from './speak.js';

type Ranking = Extract<Outcome, { kind: 'ranking' }>;

const TIE_BREAKS: Readonly<Record<string, string>> = {
  cards: 'outcome-by-cards',
  difference: 'outcome-by-difference',
};

/** Seats from the first place to the last. */
const ranked = ({ places }: Ranking): Seat[] =>
  places.map((_, seat) => seat).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));

/** 9.8 Nobody who has a seat is first if Erik is. */
const winnersSentence = (language: Language, ended: Ranking, winners: readonly Seat[], names: Names): string => {
  const [winner] = winners;
  if (winner === undefined) return say(language, 'outcome-erik');
  const points = ended.points[winner] ?? 0;
  return winners.length === 1
    ? say(language, 'outcome-winner', { ...whoArgs(winner, names), points })
    : say(language, 'outcome-shared', {
        points,
        names: listed(
          language,
          winners.map(seat => seatInList(language, seat, names)),
        ),
      });
};

export const outcome = (language: Language, ended: Outcome, names: Names): string => {
  if (ended.kind !== 'ranking') return say(language, 'todo-over');
  const isFirst = (seat: Seat): boolean => ended.places[seat] === 1;
  const order = ranked(ended);
  const others = order.filter(seat => !isFirst(seat));
  const tieBreak = TIE_BREAKS[ended.reason];
  return [
    winnersSentence(language, ended, order.filter(isFirst), names),
    ...(tieBreak === undefined ? [] : [say(language, tieBreak)]),
    ...(others.length === 0
      ? []
      : [
          say(language, 'outcome-others', {
            others: listed(
              language,
              others.map(seat => seatWithPoints(language, seat, ended.points[seat] ?? 0, names)),
            ),
          }),
        ]),
  ].join(' ');
};

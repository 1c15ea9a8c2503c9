import type { Outcome, Seat } from '@seekiste/rules/core';
import type { Message, Said } from '../message.js';
import { whoIs, type Names } from '../seat.js';
import { say, seatInList, seatWithPoints } from './speak.js';

type Ranking = Extract<Outcome, { kind: 'ranking' }>;

/** Seats from the first place to the last. */
const ranked = ({ places }: Ranking): Seat[] =>
  places.map((_, seat) => seat).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));

/** 9.8 Nobody who has a seat is first if Erik is. */
const winnersSentence = (ended: Ranking, winners: readonly Seat[], names: Names): Message => {
  const [winner] = winners;
  if (winner === undefined) return say('outcome-erik');
  const points = ended.points[winner] ?? 0;
  return winners.length === 1
    ? say('outcome-winner', { ...whoIs(winner, names), points })
    : say('outcome-shared', { points, names: winners.map(seat => seatInList(seat, names)) });
};

/** What decided between equal points. */
const tieBreak = ({ reason }: Ranking): Message[] => {
  if (reason === 'cards') return [say('outcome-by-cards')];
  return reason === 'difference' ? [say('outcome-by-difference')] : [];
};

const winnersOf = (ended: Ranking): readonly Seat[] => ranked(ended).filter(seat => ended.places[seat] === 1);

export const verdict = (ended: Outcome, names: Names): readonly Message[] =>
  ended.kind === 'ranking' ? [winnersSentence(ended, winnersOf(ended), names), ...tieBreak(ended)] : [say('todo-over')];

export const outcome = (ended: Outcome, names: Names): Said => {
  if (ended.kind !== 'ranking') return verdict(ended, names);
  const winners = winnersOf(ended);
  const others = ranked(ended)
    .filter(seat => !winners.includes(seat))
    .map(seat => seatWithPoints(seat, ended.points[seat] ?? 0, names));
  return [...verdict(ended, names), ...(others.length === 0 ? [] : [say('outcome-others', { others })])];
};

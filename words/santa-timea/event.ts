import type { Outcome, Seat } from '@seekiste/rules/core';
import type { Shown } from '@seekiste/rules/santa-timea';
import type { Message, Said } from '../message.js';
import { whoIs, type Names } from '../seat.js';
import { evaluated } from './evaluated.js';
import { cardPhrase, say, setsArgs, standing, subjects, windName } from './speak.js';
import { trickEnded } from './trick.js';

/** How a sentence about these seats speaks: to the viewer, about one, to the viewer among others, about several. */
const crewOf = (seats: readonly Seat[], { viewer }: Names): string => {
  const yours = seats.some(seat => seat === viewer);
  if (seats.length === 1) return yours ? 'you' : 'one';
  return yours ? 'yours' : 'several';
};

const rankedSeats = (places: readonly number[]): readonly Seat[] =>
  [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));

export const verdict = (ended: Outcome, names: Names): readonly Message[] => {
  if (ended.kind === 'team') return [say('todo-over')];
  const { points, places, reason } = ended;
  const winners = rankedSeats(places).filter(seat => places[seat] === 1);
  return [
    say('outcome-won', {
      crew: crewOf(winners, names),
      names: subjects(winners, names),
      points: points[winners[0] ?? 0] ?? 0,
    }),
    ...(reason === 'rounds-won' ? [say('outcome-rounds-won')] : []),
  ];
};

export const outcome = (ended: Outcome, names: Names): Said => {
  if (ended.kind === 'team') return verdict(ended, names);
  const { points, places } = ended;
  return [
    ...verdict(ended, names),
    say('outcome-standing', { standing: standing(points, rankedSeats(places), names) }),
  ];
};

const dealt = ({ row, starter, round, forecast }: Extract<Shown, { type: 'dealt' }>, names: Names): Message[] => {
  const [now = 0, ...next] = row;
  return [
    say('event-dealt', { ...whoIs(starter, names), round, now: windName(now), next: next.map(windName) }),
    ...(forecast.length > 0 ? [say('event-dealt-forecast', { winds: forecast.map(windName) })] : []),
  ];
};

export const event = (shown: Shown, names: Names): Said => {
  switch (shown.type) {
    case 'dealt':
      return dealt(shown, names);
    case 'played':
      return say('event-played', { ...whoIs(shown.seat, names), card: cardPhrase(shown.card) });
    case 'trick-ended':
      return trickEnded(shown, names);
    case 'sets-chosen':
      return shown.directions
        ? say('event-sets-own', setsArgs(shown.directions))
        : say('event-sets-secret', { ...whoIs(shown.seat, names) });
    case 'evaluated':
      return evaluated(shown, names);
    case 'ended':
      return outcome(shown.outcome, names);
  }
};

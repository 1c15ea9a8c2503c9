import type { Outcome, Seat } from '@seekiste/rules/core';
import type { Shown } from '@seekiste/rules/santa-timea';
import type { Language } from '../language.js';
import type { Names } from '../voice.js';
import { evaluated } from './evaluated.js';
import { cardPhrase, pointsArgs, say, setsArgs, standing, subjects, whoArgs, windName, windsPhrase } from './speak.js';
import { trickEnded } from './trick.js';

/** How a sentence about these seats speaks: to the viewer, about one, to the viewer among others, about several. */
const crewOf = (seats: readonly Seat[], { viewer }: Names): string => {
  const yours = seats.some(seat => seat === viewer);
  if (seats.length === 1) return yours ? 'you' : 'one';
  return yours ? 'yours' : 'several';
};

export const outcome = (language: Language, ended: Outcome, names: Names): string => {
  if (ended.kind === 'team') return say(language, 'todo-over');
  const { points, places, reason } = ended;
  const ranked = [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const winners = ranked.filter(seat => places[seat] === 1);
  return [
    say(language, 'outcome-won', {
      crew: crewOf(winners, names),
      names: subjects(language, winners, names),
      ...pointsArgs(points[winners[0] ?? 0] ?? 0),
    }),
    ...(reason === 'rounds-won' ? [say(language, 'outcome-rounds-won')] : []),
    say(language, 'outcome-standing', { standing: standing(language, points, ranked, names) }),
  ].join(' ');
};

const dealt = (language: Language, shown: Extract<Shown, { type: 'dealt' }>, names: Names): string => {
  const [now = 0, ...next] = shown.row;
  const sentence = say(language, 'event-dealt', {
    ...whoArgs(shown.starter, names),
    round: shown.round,
    now: windName(language, now),
    next: windsPhrase(language, next),
  });
  return shown.forecast.length > 0
    ? `${sentence} ${say(language, 'event-dealt-forecast', { winds: windsPhrase(language, shown.forecast) })}`
    : sentence;
};

export const event = (language: Language, shown: Shown, names: Names): string | undefined => {
  switch (shown.type) {
    case 'dealt':
      return dealt(language, shown, names);
    case 'played':
      return say(language, 'event-played', {
        ...whoArgs(shown.seat, names),
        card: cardPhrase(language, shown.card),
      });
    case 'trick-ended':
      return trickEnded(language, shown, names);
    case 'sets-chosen':
      return shown.directions
        ? say(language, 'event-sets-own', setsArgs(language, shown.directions))
        : say(language, 'event-sets-secret', whoArgs(shown.seat, names));
    case 'evaluated':
      return evaluated(language, shown, names);
    case 'ended':
      return outcome(language, shown.outcome, names);
  }
};

import type { Outcome } from '@seekiste/rules/core';
import { writeSpace, type Shown } from '@seekiste/rules/in-aller-ruhe';
import type { Language } from '../language.js';
import type { Args } from '../speaker.js';
import type { Names } from '../voice.js';
import { cardsPhrase, crewArgs, foundCard, pledgesPhrase, say, seatsPhrase, whoArgs } from './speak.js';

/** 16.8 Who won a duel, and how many points it took. */
const rankingArgs = ({ places, points }: Extract<Outcome, { kind: 'ranking' }>, names: Names): Args => {
  const winner = places.indexOf(1);
  const shared = places.filter(place => place === 1).length > 1;
  const { who = '', name = '' } = whoArgs(winner, names);
  return { winner: shared ? 'both' : who, name, points: points.join(' : ') };
};

export const outcome = (language: Language, ended: Outcome, names: Names): string =>
  say(language, `outcome-${ended.reason}`, {
    ...crewArgs(names),
    ...(ended.kind === 'team' ? whoArgs(ended.seat, names) : rankingArgs(ended, names)),
  });

export const event = (language: Language, shown: Shown, names: Names): string | undefined => {
  switch (shown.type) {
    case 'dealt':
      return say(language, 'event-dealt', { ...whoArgs(shown.first, names), removed: shown.removed });
    case 'drew':
      // Somebody else's draw only changes counts that everybody sees.
      return shown.cards && say(language, 'event-drew', { cards: cardsPhrase(language, shown.cards) });
    case 'laid':
      return say(language, 'event-laid', {
        ...whoArgs(shown.seat, names),
        card: shown.card,
        space: writeSpace(shown.space),
      });
    case 'threw':
      // 7.2 Nobody looks through discards, not even their own, so a log names none.
      return say(language, `event-threw-${shown.why}`, { ...whoArgs(shown.seat, names), count: shown.count });
    case 'departed':
      return say(language, 'event-departed', { ...whoArgs(shown.seat, names), ...crewArgs(names) });
    case 'pledged':
      return say(language, 'event-pledged', { ...whoArgs(shown.seat, names), count: shown.count });
    case 'pledges-missed':
      return say(language, 'event-pledges-missed', { sum: shown.sum });
    case 'pledges-settled':
      return say(language, 'event-pledges-settled', { pledges: pledgesPhrase(language, shown.pledges, names) });
    case 'arrived':
      return say(language, 'event-arrived', whoArgs(shown.seat, names));
    case 'rock-moved':
      return say(language, 'event-rock-moved', { ...whoArgs(shown.seat, names), row: shown.row + 1 });
    case 'rock-held':
      return say(language, 'event-rock-held', whoArgs(shown.seat, names));
    case 'rock-gone':
      return say(language, 'event-rock-gone');
    case 'destroyed':
      return say(language, 'event-destroyed', {
        ...whoArgs(shown.seat, names),
        card: shown.card,
        space: writeSpace(shown.space),
      });
    case 'monsters-announced':
      return say(language, 'event-monsters-announced', {
        count: shown.holders.length,
        names: seatsPhrase(language, shown.holders, names),
      });
    case 'storm-drawn':
    case 'calmed':
      return say(language, `event-${shown.type}`, {
        ...whoArgs(shown.seat, names),
        storm: say(language, 'storm-object', { storm: shown.storm }),
      });
    case 'storm-blew': {
      const storm = say(language, 'storm-name', { storm: shown.storm });
      return shown.row === undefined
        ? say(language, 'event-storm-blew-seat', { ...whoArgs(shown.seat, names), storm })
        : say(language, 'event-storm-blew-row', { storm, row: shown.row + 1 });
    }
    case 'storm-passed':
      return say(language, 'event-storm-passed', { storm: say(language, 'storm-name', { storm: shown.storm }) });
    case 'let-blow':
      return say(language, 'event-let-blow', whoArgs(shown.seat, names));
    case 'compass-earned':
      return say(language, 'event-compass-earned', { why: shown.why });
    case 'compass-awarded':
      return say(language, 'event-compass-awarded', whoArgs(shown.seat, names));
    case 'gave-unseen':
      return say(language, 'event-gave-unseen', { ...whoArgs(shown.seat, names), count: shown.count });
    case 'hands-turned':
      return say(language, 'event-hands-turned', { ...whoArgs(shown.seat, names), side: shown.side });
    case 'turned':
      return say(language, 'event-turned', {
        ...whoArgs(shown.seat, names),
        space: writeSpace(shown.space),
        side: shown.side,
      });
    case 'took':
    case 'hand-shown':
      return say(language, `event-${shown.type}`, {
        ...whoArgs(shown.seat, names),
        cards: cardsPhrase(language, shown.cards),
      });
    case 'revealed':
      return say(language, 'event-revealed', { cards: cardsPhrase(language, shown.cards) });
    case 'explored':
      return shown.card === undefined
        ? say(language, 'event-explored-secretly', whoArgs(shown.seat, names))
        : say(language, 'event-explored', { ...whoArgs(shown.seat, names), found: foundCard(language, shown.card) });
    case 'cleared':
      return say(language, 'event-cleared', { ...whoArgs(shown.seat, names), space: writeSpace(shown.space) });
    case 'scored':
    case 'ended':
      return outcome(language, shown.outcome, names);
  }
};

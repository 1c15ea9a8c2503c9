import { CHART, cloudSpace, pointsOf, type Colour, type Shown } from '@seekiste/rules/lighthouse-run';
import type { Language } from '../language.js';
import { listed } from '../speaker.js';
import type { Names } from '../voice.js';
import { outcome } from './outcome.js';
import {
  atSpace,
  capital,
  cardOf,
  colourName,
  fromSpace,
  movementName,
  plainCardName,
  say,
  shipsIn,
  shipsPhrase,
  towerName,
  whoArgs,
} from './speak.js';

type Sailed = Extract<Shown, { type: 'sailed' }>;
type CloudMoved = Extract<Shown, { type: 'cloud-moved' }>;
type Ended = Extract<Shown, { type: 'ended' }>;

/** 5.2, 5.3 How many steps came to nothing, and why. */
const lostSentence = (language: Language, lost: number, to: number): string[] => {
  if (lost === 0) return [];
  return [say(language, to === CHART.last ? 'event-lost-end' : 'event-lost-dark', { lost })];
};

/** Ships that sail by one card leave one space together and reach one space together (5.6, 5.8). */
const sailed = (language: Language, { voyages, bonus, lost }: Sailed): string | undefined => {
  const [first] = voyages;
  if (!first) return undefined;
  const { from, to } = first;
  const colours = voyages.map(({ colour }) => colour);
  const ships = { ships: shipsPhrase(language, colours), count: voyages.length };
  const moved = bonus
    ? say(language, 'event-bonus', { colour: colourName(language, first.colour), to })
    : from === to
      ? say(language, 'event-stuck', { ...ships, at: atSpace(language, from) })
      : say(language, 'event-sailed', { ...ships, from: fromSpace(language, from), to });
  return [capital(moved), ...lostSentence(language, lost, to)].join(' ');
};

/** Caught ships by their points, the most first, and then by colour. */
const caughtPhrase = (language: Language, caught: CloudMoved['caught']): string => {
  const points = [...new Set(caught.map(({ space }) => pointsOf(space)))].sort((one, other) => other - one);
  const shipsWith = (worth: number): string => {
    const colours = caught.filter(({ space }) => pointsOf(space) === worth).map(({ colour }) => colour);
    const count = (wanted: Colour): number => colours.filter(colour => colour === wanted).length;
    return listed(
      language,
      [...new Set(colours)].map(colour => shipsIn(language, colour, count(colour))),
    );
  };
  return points.map(worth => say(language, 'caught-ships', { ships: shipsWith(worth), points: worth })).join('; ');
};

const cloudMoved = (language: Language, { round, space, caught }: CloudMoved): string => {
  if (space === 0) return say(language, 'event-cloud-sea', { round });
  const arrives = cloudSpace(round - 1) === 0;
  return [
    say(language, arrives ? 'event-cloud-arrives' : 'event-cloud-river', { round, space }),
    ...(caught.length === 0 ? [] : [say(language, 'event-caught', { ships: caughtPhrase(language, caught) })]),
  ].join(' ');
};

/** The ranking speaks of seats; colours beyond theirs are Erik's (9.2) or those of a great fleet (9.9). */
const ended = (language: Language, { outcome: how, points }: Ended, names: Names): string => {
  const sentence = outcome(language, how, names);
  const seats = how.points.length;
  if (points.length === seats) return sentence;
  if (points.length === seats + 1)
    return `${sentence} ${say(language, 'event-ended-erik', { points: points[seats] ?? 0 })}`;
  const colours = points.map((each, colour) => `${colourName(language, colour)} ${each}`);
  return `${sentence} ${say(language, 'event-ended-fleet', { colours: listed(language, colours) })}`;
};

export const event = (language: Language, shown: Shown, names: Names): string | undefined => {
  switch (shown.type) {
    case 'dealt':
      return say(language, 'event-dealt', {
        ...whoArgs(shown.first, names),
        towers: listed(
          language,
          shown.towers.map(tower => towerName(language, tower)),
        ),
      });
    case 'played':
      return say(language, 'event-played', {
        ...whoArgs(shown.seat, names),
        card: cardOf(language, shown.colour, plainCardName(language, shown.card)),
      });
    case 'beacon':
      return say(language, 'event-beacon', {
        ...whoArgs(shown.seat, names),
        from: shown.from + 1,
        dark: towerName(language, shown.dark),
        to: shown.to + 1,
        lit: towerName(language, shown.lit),
      });
    case 'sailed':
      return sailed(language, shown);
    case 'drew':
      // Somebody else's draw only changes counts that everybody sees.
      return shown.card === undefined
        ? undefined
        : say(language, 'event-drew', { card: cardOf(language, shown.colour, plainCardName(language, shown.card)) });
    case 'erik-played':
      // 9.4 The lighthouse on Erik's card means nothing.
      return say(language, 'event-erik-played', { card: movementName(language, shown.card) });
    case 'cloud-moved':
      return cloudMoved(language, shown);
    case 'ended':
      return ended(language, shown, names);
  }
};

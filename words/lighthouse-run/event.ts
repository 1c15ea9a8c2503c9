import { CHART, cloudSpace, pointsOf, type Colour, type Shown } from '@seekiste/rules/lighthouse-run';
import type { Message, Said } from '../message.js';
import { whoIs, type Names } from '../seat.js';
import { outcome } from './outcome.js';
import {
  atSpace,
  cardOf,
  colourName,
  fromSpace,
  movementName,
  plainCardName,
  say,
  shipsIn,
  shipsPhrase,
  towerName,
} from './speak.js';

type Sailed = Extract<Shown, { type: 'sailed' }>;
type CloudMoved = Extract<Shown, { type: 'cloud-moved' }>;
type RankedEnd = Extract<Shown, { type: 'ended' }>;

/** 5.2, 5.3 How many steps came to nothing, and why. */
const lostSentence = (lost: number, to: number): Message[] => {
  if (lost === 0) return [];
  return [say(to === CHART.last ? 'event-lost-end' : 'event-lost-dark', { lost })];
};

/** Ships that sail by one card leave one space together and reach one space together (5.6, 5.8). */
const sailed = ({ voyages, bonus, lost }: Sailed): Message[] | undefined => {
  const [first] = voyages;
  if (!first) return undefined;
  const { from, to } = first;
  const ships = { ships: shipsPhrase(voyages.map(({ colour }) => colour)), count: voyages.length };
  const moved = bonus
    ? say('event-bonus', { colour: colourName(first.colour), to })
    : from === to
      ? say('event-stuck', { ...ships, at: atSpace(from) })
      : say('event-sailed', { ...ships, from: fromSpace(from), to });
  return [moved, ...lostSentence(lost, to)];
};

/** Caught ships by their points, the most first, and then by colour. */
const caughtShips = (caught: CloudMoved['caught']): Message[] => {
  const points = [...new Set(caught.map(({ space }) => pointsOf(space)))].sort((one, other) => other - one);
  return points.map(worth => {
    const colours = caught.filter(({ space }) => pointsOf(space) === worth).map(({ colour }) => colour);
    const count = (wanted: Colour): number => colours.filter(colour => colour === wanted).length;
    const ships = [...new Set(colours)].map(colour => shipsIn(colour, count(colour)));
    return say('caught-ships', { ships, points: worth });
  });
};

const cloudMoved = ({ round, space, caught }: CloudMoved): Said => {
  if (space === 0) return say('event-cloud-sea', { round });
  const arrives = cloudSpace(round - 1) === 0;
  return [
    say(arrives ? 'event-cloud-arrives' : 'event-cloud-river', { round, space }),
    ...(caught.length === 0 ? [] : [say('event-caught', { ships: caughtShips(caught) })]),
  ];
};

/** The ranking speaks of seats; colours beyond theirs are Erik's (9.2) or those of a great fleet (9.9). */
const beyondSeats = ({ outcome: { points: seats }, points }: RankedEnd): Message[] => {
  if (points.length === seats.length) return [];
  if (points.length === seats.length + 1) return [say('event-ended-erik', { points: points[seats.length] ?? 0 })];
  const colours = points.map((each, colour) =>
    say('colour-with-points', { colour: colourName(colour), points: String(each) }),
  );
  return [say('event-ended-fleet', { colours })];
};

const ended = (shown: RankedEnd, names: Names): Said => [outcome(shown.outcome, names), beyondSeats(shown)].flat();

export const event = (shown: Shown, names: Names): Said | undefined => {
  switch (shown.type) {
    case 'dealt':
      return say('event-dealt', {
        ...whoIs(shown.first, names),
        towers: shown.towers.map(towerName),
      });
    case 'played':
      return say('event-played', {
        ...whoIs(shown.seat, names),
        card: cardOf(shown.colour, plainCardName(shown.card)),
      });
    case 'beacon':
      return say('event-beacon', {
        ...whoIs(shown.seat, names),
        from: shown.from + 1,
        dark: towerName(shown.dark),
        to: shown.to + 1,
        lit: towerName(shown.lit),
      });
    case 'sailed':
      return sailed(shown);
    case 'drew':
      // Somebody else's draw only changes counts that everybody sees.
      return shown.card === undefined
        ? undefined
        : say('event-drew', { card: cardOf(shown.colour, plainCardName(shown.card)) });
    case 'erik-played':
      // 9.4 The lighthouse on Erik's card means nothing.
      return say('event-erik-played', { card: movementName(shown.card) });
    case 'cloud-moved':
      return cloudMoved(shown);
    case 'ended':
      return ended(shown, names);
  }
};

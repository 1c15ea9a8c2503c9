import type { Seat } from '@seekiste/rules/core';
import { BOX, COLOURS, type Card, type Colour, type Space, type Tower } from '@seekiste/rules/lighthouse-run';
import type { Language } from '../language.js';
import { listed, speaker, type Args } from '../speaker.js';
import type { Names } from '../voice.js';
import { de } from './de.js';
import { en } from './en.js';

export const say = speaker({ de, en });

/** What begins a sentence is written large, whatever it begins with. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The owner of a box may have renamed a lighthouse: then it goes by the name in the box. */
const towerIn = (language: Language, form: 'tower' | 'tower-onto', name: string): string => {
  const id = `${form}-${name}`;
  const said = say(language, id);
  return said === id ? name : said;
};

const towerCalled = (tower: Tower): string => BOX.towers[tower] ?? String(tower + 1);

/** 'lila Anker': on a card, in a list. */
export const towerName = (language: Language, tower: Tower): string => towerIn(language, 'tower', towerCalled(tower));

/** 'den lila Leuchtturm mit dem Anker': where a beacon goes. */
export const towerOnto = (language: Language, tower: Tower): string =>
  towerIn(language, 'tower-onto', towerCalled(tower));

/** 'Solo 4': what a card moves. */
export const movementName = (language: Language, card: Card): string => {
  const { movement, steps } = BOX.cards[card] ?? { movement: 'solo', steps: 0 };
  return say(language, `movement-${movement}`, { steps });
};

/** 'Solo 4 (lila Anker)', 'Gruppe 3 (alle sechs)': a card with all that is printed on it. */
export const cardName = (language: Language, card: Card): string => {
  const tower = BOX.cards[card]?.tower ?? null;
  return say(language, 'card-with-tower', {
    movement: movementName(language, card),
    tower: tower === null ? say(language, 'card-all-towers') : towerIn(language, 'tower', tower),
  });
};

/** 'Solo 4 (lila Anker)', 'Gruppe 3': where a free choice of lighthouses goes without saying. */
export const plainCardName = (language: Language, card: Card): string =>
  BOX.cards[card]?.tower === null ? movementName(language, card) : cardName(language, card);

const colourCalled = (colour: Colour): string => COLOURS[colour] ?? COLOURS[0];

export const colourName = (language: Language, colour: Colour): string =>
  say(language, `colour-${colourCalled(colour)}`);

export const animalName = (language: Language, colour: Colour): string =>
  say(language, `animal-${colourCalled(colour)}`);

/** 'die rote Solo 4 (lila Anker)': from which of the sets a card is. */
export const cardOf = (language: Language, colour: Colour, card: string): string =>
  say(language, `card-of-${colourCalled(colour)}`, { card });

/** '2 rote Schiffe' */
export const shipsIn = (language: Language, colour: Colour, count: number): string =>
  say(language, `some-${colourCalled(colour)}`, { count });

/** Ships by their colours: '2 rote Schiffe', 'ein rotes und ein blaues Schiff'. */
export const shipsPhrase = (language: Language, colours: readonly Colour[]): string => {
  const [colour = 0, ...others] = colours;
  if (others.every(other => other === colour)) return shipsIn(language, colour, colours.length);
  const ones = colours.map(each => say(language, `one-${colourCalled(each)}`));
  return say(language, 'one-each', { ones: listed(language, ones) });
};

/** 'vom Start', 'von Feld 4' */
export const fromSpace = (language: Language, space: Space): string => say(language, 'space-from', { space });

/** 'am Start', 'auf Feld 4' */
export const atSpace = (language: Language, space: Space): string => say(language, 'space-at', { space });

/** Whether a sentence about a seat addresses the viewer, and how it names anybody else. */
export const whoArgs = (seat: Seat, { seats, viewer }: Names): Args => ({
  who: seat === viewer ? 'you' : 'other',
  name: seats[seat] ?? String(seat + 1),
});

/** A seat in a list: 'du', 'Anna'. */
export const seatInList = (language: Language, seat: Seat, names: Names): string =>
  say(language, 'seat-in-list', whoArgs(seat, names));

/** A seat and what it has, in a list: 'Bot 2 (17)'. */
export const seatWithPoints = (language: Language, seat: Seat, points: number, names: Names): string =>
  say(language, 'seat-with-points', { seat: seatInList(language, seat, names), points });

import type { Seat } from '@seekiste/rules/core';
import { BOX, COLOURS, type Card, type Colour, type Space, type Tower } from '@seekiste/rules/lighthouse-run';
import { sayer, type Message } from '../message.js';
import { whoIs, type Names } from '../seat.js';
import type { LighthouseRunMessages } from './messages.js';

export const say = sayer<LighthouseRunMessages>();

const towerCalled = (tower: Tower): string => BOX.towers[tower] ?? String(tower + 1);

/** 'lila Anker': on a card, in a list. The owner of a box may have renamed it: then it goes by the name in the box. */
export const towerName = (tower: Tower): Message => say('tower-named', { tower: towerCalled(tower) });

/** 'den lila Leuchtturm mit dem Anker': where a beacon goes. */
export const towerOnto = (tower: Tower): Message => say('tower-onto', { tower: towerCalled(tower) });

/** 'Solo 4': what a card moves. */
export const movementName = (card: Card): Message => {
  const { movement, steps } = BOX.cards[card] ?? { movement: 'solo', steps: 0 };
  return say(`movement-${movement}`, { steps });
};

/** 'Solo 4 (lila Anker)', 'Gruppe 3 (alle sechs)': a card with all that is printed on it. */
export const cardName = (card: Card): Message => {
  const tower = BOX.cards[card]?.tower ?? null;
  return say('card-with-tower', {
    movement: movementName(card),
    tower: tower === null ? say('card-all-towers') : say('tower-named', { tower }),
  });
};

/** 'Solo 4 (lila Anker)', 'Gruppe 3': where a free choice of lighthouses goes without saying. */
export const plainCardName = (card: Card): Message =>
  BOX.cards[card]?.tower === null ? movementName(card) : cardName(card);

export const colourCalled = (colour: Colour): (typeof COLOURS)[number] => COLOURS[colour] ?? COLOURS[0];

export const colourName = (colour: Colour): Message => say(`colour-${colourCalled(colour)}`);

export const animalName = (colour: Colour): Message => say(`animal-${colourCalled(colour)}`);

/** 'die rote Solo 4 (lila Anker)': from which of the sets a card is. */
export const cardOf = (colour: Colour, card: Message): Message => say(`card-of-${colourCalled(colour)}`, { card });

/** '2 rote Schiffe' */
export const shipsIn = (colour: Colour, count: number): Message => say(`some-${colourCalled(colour)}`, { count });

/** Ships by their colours: '2 rote Schiffe', 'ein rotes und ein blaues Schiff'. */
export const shipsPhrase = (colours: readonly Colour[]): Message => {
  const [colour = 0, ...others] = colours;
  if (others.every(other => other === colour)) return shipsIn(colour, colours.length);
  return say('one-each', { ones: colours.map(each => say(`one-${colourCalled(each)}`)) });
};

/** 'vom Start', 'von Feld 4' */
export const fromSpace = (space: Space): Message => say('space-from', { space });

/** 'am Start', 'auf Feld 4' */
export const atSpace = (space: Space): Message => say('space-at', { space });

/** A seat in a list: 'du', 'Anna'. */
export const seatInList = (seat: Seat, names: Names): Message => say('seat-named', { ...whoIs(seat, names) });

/** A seat and what it has, in a list: 'Bot 2 (17)'. */
export const seatWithPoints = (seat: Seat, points: number, names: Names): Message =>
  say('seat-with-points', { ...whoIs(seat, names), points });

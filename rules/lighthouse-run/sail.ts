import type { Seat } from '../core/index.js';
import { SHIPS, type Chart } from './chart.js';
import { destination, goesOn } from './light.js';
import { isCaught } from './storm.js';
import type { Card, Colour, Event, Movement, Open, Space, Voyage } from './types.js';

/** What a card is used for: all that matters once the light is set. Turns write into one, so that none is allocated. */
export interface Course {
  card: Card;
  /** The colour of the card. */
  colour: Colour;
  from: Space;
  /** The lit lighthouses as bits by place. */
  lit: number;
  bonus: boolean;
  /** Who plays the card; null for Erik. */
  by: Seat | null;
  /** The colours of the seat that plays it, as bits. */
  own: number;
}

/** Which colours have a ship on a space that may still sail, as bits; 7.3 none if it is caught. */
export const coloursAt = (chart: Chart, { ships, cloud }: Pick<Open, 'ships' | 'cloud'>, space: Space): number => {
  if (isCaught(space, cloud, chart)) return 0;
  let bits = 0;
  for (let colour = 0; colour < ships.length; colour++)
    if ((ships[colour] as readonly Space[]).includes(space)) bits |= 1 << colour;
  return bits;
};

/** 6.1, 6.3, 9.13 Whether own ships and others' are among these colours. */
export const isMixed = (colours: number, own: number): boolean => (colours & own) !== 0 && (colours & ~own) !== 0;

/** 6.1, 6.3 Whether a coop card from a space with these colours earns a bonus that moves a ship. */
export const earnsBonus = (chart: Chart, colours: number, { card, own, lit, from }: Course): boolean =>
  chart.movements[card] === 'coop' && isMixed(colours, own) && goesOn(chart, lit, from, chart.steps[card] as number);

const tellSailed = (tell: Event[], { by }: Course, bonus: boolean, lost: number): Voyage[] => {
  const voyages: Voyage[] = [];
  tell.push({ type: 'sailed', by, bonus, voyages, lost });
  return voyages;
};

/** 5.6 All ships of a colour from one space to another. */
const sailGroup = (ships: Space[][], { colour, from }: Course, to: Space, voyages: Voyage[] | undefined): void => {
  const fleet = ships[colour] as Space[];
  for (let ship = 0; ship < fleet.length; ship++) {
    if (fleet[ship] !== from) continue;
    fleet[ship] = to;
    if (voyages) voyages.push({ colour, ship, from, to });
  }
};

/** 5.8 One ship of every colour that is there. Returns the player's own one as colour × 5 + ship, or −1 if there is none. */
const sailTogether = (ships: Space[][], course: Course, to: Space, voyages: Voyage[] | undefined): number => {
  let mine = -1;
  for (let colour = 0; colour < ships.length; colour++) {
    const fleet = ships[colour] as Space[];
    const ship = fleet.indexOf(course.from);
    if (ship < 0) continue;
    fleet[ship] = to;
    if (voyages) voyages.push({ colour, ship, from: course.from, to });
    // 9.13 The ship in the card's colour, or else the other own one.
    if (colour === course.colour || (mine < 0 && (course.own & (1 << colour)) !== 0)) mine = colour * SHIPS + ship;
  }
  return mine;
};

/** 6.1, 6.2 The player's own ship that has just moved goes once more by the same number. */
const sailOn = (chart: Chart, ships: Space[][], course: Course, mine: number, tell: Event[] | undefined): void => {
  const ship = mine % SHIPS;
  const colour = (mine - ship) / SHIPS;
  const fleet = ships[colour] as Space[];
  const from = fleet[ship] as Space;
  const steps = chart.steps[course.card] as number;
  const to = destination(chart, course.lit, from, steps);
  fleet[ship] = to;
  if (tell) tellSailed(tell, course, true, from + steps - to).push({ colour, ship, from, to });
};

/** Chapters 5 and 6 Moves ships in place, unchecked; `tell` collects what happened. */
export const sail = (chart: Chart, ships: Space[][], course: Course, tell: Event[] | undefined): void => {
  const { card, colour, from, lit } = course;
  const steps = chart.steps[card] as number;
  const to = destination(chart, lit, from, steps);
  const voyages = tell && tellSailed(tell, course, false, from + steps - to);
  switch (chart.movements[card] as Movement) {
    case 'solo': {
      const fleet = ships[colour] as Space[];
      const ship = fleet.indexOf(from);
      fleet[ship] = to;
      if (voyages) voyages.push({ colour, ship, from, to });
      return;
    }
    case 'group':
      return sailGroup(ships, course, to, voyages);
    case 'coop': {
      const mine = sailTogether(ships, course, to, voyages);
      if (course.bonus) sailOn(chart, ships, course, mine, tell);
    }
  }
};

import {
  BOX,
  cloudStops,
  COLOURS,
  isCaught,
  lightOf,
  pointsOf,
  sectionOf,
  type Card,
  type Colour,
  type MovementCard,
  type Place,
  type Space,
  type View,
} from '@seekiste/rules/lighthouse-run';
import { t } from '../../words/words.svelte.js';
import type { PlaceMark } from './marks.js';

export const cardOf = (card: Card): MovementCard | undefined => BOX.cards[card];

export const colourName = (colour: Colour): string => COLOURS[colour] ?? '';

/** The letter on the ships of a colour. */
export const letterOf = (colour: Colour): string => t('lr-letter', { colour: colourName(colour) });

/** By colour. */
export const letters = (): readonly string[] => COLOURS.map((_, colour) => letterOf(colour));

export const towerAt = ({ towers }: Pick<View, 'towers'>, place: Place): string =>
  BOX.towers[towers[place] ?? -1] ?? '';

export const towerLabel = (tower: string, place: Place, lit: boolean, mark: PlaceMark): string => {
  const name = t('lr-tower', { tower });
  const light = t(lit ? 'lr-tower-lit' : 'lr-tower-dark', { ...sectionOf(place) });
  const wants = mark === undefined ? '' : `, ${t('lr-mark', { mark })}`;
  return `${name}, ${light}${wants}`;
};

const lightLabel = (lit: readonly boolean[], space: Space): string => {
  const place = lightOf(space);
  if (place === null) return space === 0 ? '' : t('lr-harbour');
  return t(lit[place] === true ? 'lr-lit' : 'lr-dark');
};

/** What lies on a space, colour by colour. */
const shipsPhrase = (ships: readonly (readonly Space[])[], space: Space): string =>
  ships
    .map((fleet, colour) => ({ colour, count: fleet.filter(at => at === space).length }))
    .filter(({ count }) => count > 0)
    .map(({ colour, count }) => t('lr-ships', { colour: colourName(colour), count }))
    .join(', ');

/** A space as a screen reader hears it: where, which light, which symbol, who, and what it would lead to. */
export const spaceLabel = (view: View, lit: readonly boolean[], space: Space, hint: string | undefined): string => {
  const stop = cloudStops(view.cloud).find(next => next.space === space && space > 0);
  const ships = shipsPhrase(view.ships, space);
  return [
    t('lr-space', { space }),
    lightLabel(lit, space),
    BOX.symbols.includes(space) ? t('lr-symbol', { points: pointsOf(space) }) : '',
    stop ? t('lr-stop', { round: stop.round }) : '',
    ships,
    ships !== '' && isCaught(space, view.cloud) ? t('lr-caught') : '',
    hint ?? '',
  ]
    .filter(part => part !== '')
    .join(', ');
};

import { BOX, readCard, type Card } from '@seekiste/rules/lighthouse-run';
import type { Light } from '../lesson.js';

const cardNamed = (name: string): Card => {
  const card = readCard(name);
  if (card === undefined) throw new RangeError(`no card is called ${name}`);
  return card;
};

export const cards = (names: string): readonly Card[] => names.split(' ').map(cardNamed);

export const card = (name: string): Light => ({ on: 'card', at: cardNamed(name), during: 'card' });
/** Towers are counted from 1, as on the table. */
export const tower = (place: number): Light => ({ on: 'place', at: place - 1, during: 'beacon' });
export const leave: Light = { on: 'act', at: 'leave', during: 'beacon' };
export const space = (at: number): Light => ({ on: 'space', at, during: 'ships' });
export const sail = (at = 'sail'): Light => ({ on: 'act', at, during: 'sail' });

export const TOWERS = ['red', 'purple', 'green', 'blue', 'orange', 'yellow'].map(name => BOX.towers.indexOf(name));
export const lit = (...places: readonly number[]): readonly boolean[] => TOWERS.map((_, at) => places.includes(at + 1));

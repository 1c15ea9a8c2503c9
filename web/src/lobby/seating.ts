import { USUAL_LEVEL } from '@seekiste/bots';
import type { SeatSetup } from '../local/seats.js';

/** A row of the form; a name left empty takes the default. */
export interface SeatForm {
  /** `human`, or a bot by its level. */
  readonly who: string;
  readonly name: string;
}

/** The names of the crew until players choose others. */
export const CREW = ['Jette', 'Ole', 'Meret', 'Hauke', 'Fenja'] as const;

export const firstSeating = (name: string): readonly SeatForm[] => [
  { who: 'human', name },
  { who: USUAL_LEVEL, name: '' },
];

/** More seats are filled with bots; fewer keep the first ones. */
export const resize = (seats: readonly SeatForm[], count: number): readonly SeatForm[] =>
  Array.from({ length: count }, (_, seat) => seats[seat] ?? { who: USUAL_LEVEL, name: '' });

export const defaultName = (seats: readonly SeatForm[], seat: number, person: (number: number) => string): string =>
  seats[seat]?.who === 'human' ? person(seat + 1) : (CREW[seat] ?? CREW[0]);

export const seated = (seats: readonly SeatForm[], person: (number: number) => string): readonly SeatSetup[] =>
  seats.map(({ who, name }, seat) => {
    const called = name.trim() || defaultName(seats, seat, person);
    return who === 'human' ? { kind: 'human', name: called } : { kind: 'bot', name: called, bot: who };
  });

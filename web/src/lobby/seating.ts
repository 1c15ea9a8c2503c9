import type { SeatSetup } from '../session/seats.js';

/** A row of the form; a name left empty takes the default. */
export interface SeatForm {
  /** `human`, or a bot by its level. */
  readonly who: string;
  readonly name: string;
}

/** What the crew is called unless somebody has a better idea. */
export const CREW = ['Jette', 'Ole', 'Meret', 'Hauke', 'Fenja'] as const;

/** The level that sits down by default: the strongest, and bots are listed weakest first. */
const usualBot = (bots: readonly string[]): string => bots.at(-1) ?? 'random';

export const firstSeating = (bots: readonly string[], name: string): readonly SeatForm[] => [
  { who: 'human', name },
  { who: usualBot(bots), name: '' },
];

/** More seats are filled with bots; fewer keep the first ones. */
export const resize = (seats: readonly SeatForm[], count: number, bots: readonly string[]): readonly SeatForm[] =>
  Array.from({ length: count }, (_, seat) => seats[seat] ?? { who: usualBot(bots), name: '' });

export const defaultName = (seats: readonly SeatForm[], seat: number, person: (number: number) => string): string =>
  seats[seat]?.who === 'human' ? person(seat + 1) : (CREW[seat] ?? CREW[0]);

export const seated = (seats: readonly SeatForm[], person: (number: number) => string): readonly SeatSetup[] =>
  seats.map(({ who, name }, seat) => {
    const called = name.trim() || defaultName(seats, seat, person);
    return who === 'human' ? { kind: 'human', name: called } : { kind: 'bot', name: called, bot: who };
  });

import { LEVELS, presentName } from '@seekiste/bots';
import type { Player } from '@seekiste/rules/core';
import type { SeatSetup } from '../local/seats.js';

/** Longer names do not fit at a table. */
const LONGEST = 60;

/** A seat from outside: a bot that nobody knows any more sits there as a person. */
export const seatNamed = (name: unknown, bot: unknown): SeatSetup => {
  const called = typeof name === 'string' ? name.slice(0, LONGEST) : '';
  const level = typeof bot === 'string' ? presentName(bot) : undefined;
  return level !== undefined && (LEVELS as readonly string[]).includes(level)
    ? { kind: 'bot', name: called, bot: level }
    : { kind: 'human', name: called };
};

export const seatOf = ({ name, bot }: Player): SeatSetup => seatNamed(name, bot);

export const playerOf = (seat: SeatSetup): Player => ({
  name: seat.name,
  ...(seat.kind === 'bot' ? { bot: seat.bot } : {}),
});

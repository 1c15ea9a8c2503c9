import { keyOf, type Measured, type Voyage } from '@seekiste/learn/ladder';
import type { AnyGame, OptionValues } from '@seekiste/rules/core';
import type { SeatSetup } from '../local/seats.js';
import type { Entry } from '../logbook/entry.js';

/** A rung as a player stands to it. */
interface Standing {
  readonly rung: Measured;
  readonly tries: number;
  readonly won: boolean;
}

export const usualOf = ({ options }: AnyGame): OptionValues =>
  Object.fromEntries(options.map(spec => [spec.name, spec.default]));

/** The voyage that a game was, if one person sailed it with bots. */
const voyageOf = (options: OptionValues, seats: readonly SeatSetup[]): Voyage | undefined => {
  const crew = seats.flatMap(seat => (seat.kind === 'bot' ? [seat.bot] : []));
  return crew.length === seats.length - 1 ? { seats: seats.length, options, crew } : undefined;
};

const wonBy = ({ outcome, seats }: Entry): boolean => {
  if (outcome?.kind !== 'ranking') return outcome?.won === true;
  return outcome.places[seats.findIndex(({ kind }) => kind === 'human')] === 1;
};

/** How each rung stands, by what the logbook has of it: nothing else has to be kept. */
export const standings = (
  game: AnyGame,
  rungs: readonly Measured[],
  entries: readonly Entry[],
): readonly Standing[] => {
  const usual = usualOf(game);
  const sailed = entries.flatMap(entry => {
    const voyage = entry.game === game.name && entry.outcome ? voyageOf(entry.options, entry.seats) : undefined;
    return voyage ? [{ key: keyOf(voyage, usual), won: wonBy(entry) }] : [];
  });
  return rungs.map(rung => {
    const tries = sailed.filter(({ key }) => key === keyOf(rung, usual));
    return { rung, tries: tries.length, won: tries.some(({ won }) => won) };
  });
};

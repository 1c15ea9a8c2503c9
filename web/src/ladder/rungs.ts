import { keyOf, type Measured, type Voyage } from '@seekiste/learn/ladder';
import { usualOptions, type AnyGame, type OptionValues } from '@seekiste/rules/core';
import type { SeatSetup } from '../local/seats.js';
import type { Entry } from '../logbook/entry.js';

/** What a try came to. */
interface Result {
  readonly won: boolean;
  /** Where players are ranked. */
  readonly place?: { readonly place: number; readonly tied: boolean; readonly points: number };
}

/** A rung as a player stands to it. */
interface Standing {
  readonly rung: Measured;
  readonly tries: number;
  readonly best: Result | undefined;
}

/** The voyage that a game was, if one person sailed it with bots. */
const voyageOf = (options: OptionValues, seats: readonly SeatSetup[]): Voyage | undefined => {
  const crew = seats.flatMap(seat => (seat.kind === 'bot' ? [seat.bot] : []));
  return crew.length === seats.length - 1 ? { seats: seats.length, options, crew } : undefined;
};

const resultOf = ({ outcome, seats }: Pick<Entry, 'outcome' | 'seats'>): Result => {
  if (outcome?.kind !== 'ranking') return { won: outcome?.won === true };
  const seat = seats.findIndex(({ kind }) => kind === 'human');
  const [place, points] = [outcome.places[seat] ?? 0, outcome.points[seat] ?? 0];
  const tied = outcome.places.filter(each => each === place).length > 1;
  return { won: place === 1, place: { place, tied, points } };
};

/** Wins first, then the better place, then more points. */
const better = (a: Result, b: Result): number =>
  Number(b.won) - Number(a.won) ||
  (a.place?.place ?? 0) - (b.place?.place ?? 0) ||
  (b.place?.points ?? 0) - (a.place?.points ?? 0);

/** How each rung stands, by what the logbook has of it: nothing else has to be kept. */
export const standings = (
  game: AnyGame,
  rungs: readonly Measured[],
  entries: readonly Entry[],
): readonly Standing[] => {
  const usual = usualOptions(game);
  const sailed = entries.flatMap(entry => {
    const voyage = entry.game === game.name && entry.outcome ? voyageOf(entry.options, entry.seats) : undefined;
    return voyage ? [{ key: keyOf(voyage, usual), result: resultOf(entry) }] : [];
  });
  return rungs.map(rung => {
    const results = sailed.filter(({ key }) => key === keyOf(rung, usual)).map(({ result }) => result);
    return { rung, tries: results.length, best: results.sort(better)[0] };
  });
};

/** The place of a game on the ladder; undefined where it is no rung. */
export const rungAt = (
  game: AnyGame,
  rungs: readonly Measured[],
  { options, seats }: Pick<Entry, 'options' | 'seats'>,
): number | undefined => {
  const voyage = voyageOf(options, seats);
  const usual = usualOptions(game);
  const at = voyage ? rungs.findIndex(rung => keyOf(rung, usual) === keyOf(voyage, usual)) : -1;
  return at < 0 ? undefined : at;
};

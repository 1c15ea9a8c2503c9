import type { OptionSpec, OptionValue, OptionValues, Outcome, Player, Viewer } from '../core/index.js';

/** `over`: people alone competed, so that one of them was bound to win. */
export type Ending = 'running' | 'won' | 'lost' | 'over';

/**
 * How it ended for the people who played; where places are counted, the best of theirs counts. Where it is known which
 * seat was the reader's own, as at online tables, it is how it ended for that one.
 */
export const endingOf = (outcome: Outcome | undefined, players: readonly Player[], own?: Viewer): Ending => {
  if (!outcome) return 'running';
  if (outcome.kind === 'team') return outcome.won ? 'won' : 'lost';
  if (typeof own === 'number' && outcome.places.length > 1) return outcome.places[own] === 1 ? 'won' : 'lost';
  if (outcome.places.length > 1 && players.every(({ bot }) => bot === undefined)) {
    // Erik has no seat and can come in first (Lighthouse Run 9.8).
    return outcome.places.includes(1) ? 'over' : 'lost';
  }
  return outcome.places.some((place, seat) => place === 1 && players[seat]?.bot === undefined) ? 'won' : 'lost';
};

/** Who sailed together: people by name, bots by level, each once and in order. */
export interface Crew {
  readonly people: readonly string[];
  readonly bots: readonly string[];
}

const inOrder = (names: readonly string[]): readonly string[] => [...new Set(names)].sort();

export const crewOf = (players: readonly Player[]): Crew => ({
  people: inOrder(players.flatMap(({ name, bot }) => (bot === undefined ? [name] : []))),
  bots: inOrder(players.flatMap(({ bot }) => bot ?? [])),
});

/** The options that are set otherwise than usual, in the game's order. */
export const modeOf = (
  specs: readonly OptionSpec[],
  options: OptionValues,
): readonly (readonly [name: string, value: OptionValue])[] =>
  specs.flatMap(spec => {
    const value = options[spec.name] ?? spec.default;
    return value === spec.default ? [] : [[spec.name, value] as const];
  });

import { usualOptions, type AnyGame, type OptionSpec } from '@seekiste/rules/core';
import { keyOf, type Measured, type Voyage } from './voyage.js';

/** How hard a voyage is: measured just so, or what was measured nearest to it. */
export interface Difficulty {
  readonly kind: 'measured' | 'nearest';
  readonly measured: Measured;
}

/** Fewer games than this tell nothing. */
const ENOUGH = 20;

/** Farther away than this, a voyage tells nothing of another: about two options, or a whole crew. */
const FAR = 8;

/** What an option without an order weighs against a step of another, or a level of one in the crew. */
const OTHERWISE = 4;

/** Weakest first. */
const LEVELS = ['random', 'cabin-boy', 'sailor', 'captain'];

const strengths = ({ crew }: Voyage): readonly number[] => crew.map(level => LEVELS.indexOf(level)).sort();

/** How far the values of an option lie apart: steps where they are numbers, otherwise the same or not. */
const between = (spec: OptionSpec, one: Voyage, other: Voyage): number => {
  const [a, b] = [one, other].map(({ options }) => options[spec.name] ?? spec.default);
  if (a === b || spec.custom) return 0;
  if (spec.kind === 'switch' || typeof a !== 'number' || typeof b !== 'number') return OTHERWISE;
  const steps = Math.abs(spec.values.indexOf(a) - spec.values.indexOf(b));
  // The first step from nothing to something is another game.
  return a === 0 || b === 0 ? Math.min(OTHERWISE, steps + 1) : steps;
};

/** How unlike two voyages of the same number of players are. */
const distance = (specs: readonly OptionSpec[], one: Voyage, other: Voyage): number => {
  const [mine, theirs] = [strengths(one), strengths(other)];
  return (
    specs.reduce((sum, spec) => sum + between(spec, one, other), 0) +
    mine.reduce((sum, strength, at) => sum + Math.abs(strength - (theirs[at] ?? 0)), 0)
  );
};

/** What is known of a voyage; nothing where nothing like it was measured. Customs among people change nothing. */
export const difficultyOf = (game: AnyGame, measured: readonly Measured[], voyage: Voyage): Difficulty | undefined => {
  const usual = usualOptions(game);
  const customs = Object.fromEntries(
    game.options.filter(({ custom }) => custom).map(({ name }) => [name, usual[name]]),
  );
  const wanted = keyOf({ ...voyage, options: { ...voyage.options, ...customs } as Voyage['options'] }, usual);
  const known = measured.filter(({ seats, games }) => seats === voyage.seats && games >= ENOUGH);
  const just = known.find(each => keyOf(each, usual) === wanted);
  if (just) return { kind: 'measured', measured: just };
  const near = known
    .map(each => ({ measured: each, off: distance(game.options, voyage, each) }))
    .filter(({ off }) => off <= FAR)
    .sort((a, b) => a.off - b.off || b.measured.games - a.measured.games)[0];
  return near && { kind: 'nearest', measured: near.measured };
};

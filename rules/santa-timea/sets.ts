import type { Seat } from '../core/index.js';
import type { Direction, Wind } from './cards.js';
import { entry, gainOf, setsLaid } from './evaluation.js';
import { choicesIn, directionsIn, hoardOf, type DirectionMask, type Hoard } from './hoard.js';
import type { Options } from './types.js';

/** 9.4 The directions where these cards leave a choice between the set and pairs; none in the basic game. */
export const choicesOf = (options: Options, hoard: Hoard): DirectionMask =>
  options.professional ? choicesIn(hoard) : 0;

/** Every choice of some of these directions, from none on. */
export const subsetsOf = (choices: DirectionMask): DirectionMask[] => {
  const subsets: DirectionMask[] = [];
  for (let mask = 0; mask <= choices; mask++) if ((mask & ~choices) === 0) subsets.push(mask);
  return subsets;
};

/** Every way in which these wind cards can be evaluated: the directions chosen, of those with a choice. */
export const setChoices = (options: Options, collected: readonly Wind[]): Direction[][] =>
  subsetsOf(choicesOf(options, hoardOf(collected))).map(directionsIn);

/** How often players answer to each other's choice; two or three times is enough for nearly every table. */
const ANSWERS = 8;

/** The choice that brings this seat most, given the others'; if several do, the one with the least damage (8.2). */
const bestAnswer = (options: Options, hoards: readonly Hoard[], chosen: readonly DirectionMask[], seat: Seat) => {
  const entries = hoards.map((hoard, other) => entry(hoard, setsLaid(options, hoard, chosen[other] ?? 0)));
  const hoard = hoards[seat] as Hoard;
  const gains = subsetsOf(choicesOf(options, hoard)).map(mask => ({
    mask,
    ...gainOf(options, entries.with(seat, entry(hoard, setsLaid(options, hoard, mask))), seat),
  }));
  return gains.reduce((best, other) =>
    other.points > best.points || (other.points === best.points && other.damage < best.damage) ? other : best,
  ).mask;
};

/**
 * 9.4 The sets to propose to a seat: the choice that brings it most points, from what everybody has
 * collected, when the others choose what is best for them.
 */
export const bestSets = (options: Options, collected: readonly (readonly Wind[])[], seat: Seat): Direction[] => {
  const hoards = collected.map(hoardOf);
  const chosen = hoards.map(hoard => choicesOf(options, hoard));
  for (let answers = 0; answers < ANSWERS; answers++) {
    const before = chosen.join();
    for (let other = 0; other < hoards.length; other++)
      if (other !== seat) chosen[other] = bestAnswer(options, hoards, chosen, other);
    chosen[seat] = bestAnswer(options, hoards, chosen, seat);
    if (chosen.join() === before) break;
  }
  return directionsIn(chosen[seat] as DirectionMask);
};

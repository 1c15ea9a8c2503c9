import type { Options } from '@seekiste/rules/in-aller-ruhe';
import type { Judgement } from './judge.js';
import { networksOf } from './load.js';
import { fileOf, SCHOOLED, type Sea } from './seas.js';

/** What these networks say on a sea. */
export const judgementOn = (sea: Sea, weights: readonly Float64Array[]): Judgement => {
  const { shape, caution } = SCHOOLED[sea];
  return { networks: { shape, weights }, caution };
};

/** Whose word counts for the own move, and whose in playouts, where thousands of moves are asked for; there it may be nobody's. */
export interface Advice {
  readonly own: Judgement;
  readonly inPlayouts: Judgement | undefined;
}

/** Advice, and the seas whose networks it takes. Those are read when it is asked for. */
interface Adviser {
  readonly seas: readonly Sea[];
  readonly advice: () => Advice;
}

const adviser = (seas: readonly Sea[], make: () => Advice): Adviser => {
  let made: Advice | undefined;
  return { seas, advice: () => (made ??= make()) };
};

const always = (judgement: Judgement): Advice => ({ own: judgement, inPlayouts: judgement });
const onlyOwn = (judgement: Judgement): Advice => ({ own: judgement, inPlayouts: undefined });

/** Of the networks that know all seas, these many are asked where time is short. */
const firstTwo = (): readonly Float64Array[] => networksOf('all').slice(0, 2);
const three = (): Judgement => judgementOn('few', [...firstTwo(), ...networksOf('few')]);

const NONE_MISSING = adviser(['all', 'few'], () => always(three()));
const FEW_MISSING = adviser(['all', 'few'], () => ({
  own: judgementOn('few', [...networksOf('all'), ...networksOf('few')]),
  inPlayouts: three(),
}));
const MANY_MISSING = adviser(['all', 'many'], () =>
  always(judgementOn('many', [...firstTwo(), ...networksOf('many')])),
);
const SUN_AND_MOON = adviser(['day-night'], () => always(judgementOn('day-night', networksOf('day-night'))));
const MONSTERS = adviser(['monsters'], () => onlyOwn(judgementOn('monsters', networksOf('monsters'))));
/** With storms all that know storms are asked, whatever else they have met. */
const STORMS = adviser(['storms', 'combined'], () =>
  onlyOwn(judgementOn('storms', [...networksOf('storms'), ...networksOf('combined')])),
);

/** From so many missing islands on there are many. */
const MANY = 8;

/** With all islands there, one or two players gain nothing by what takes several times as long. */
const onOpenSea = (islandsRemoved: number, seats: number): Adviser | undefined => {
  if (islandsRemoved === 0) return seats < 3 ? undefined : NONE_MISSING;
  return islandsRemoved < MANY ? FEW_MISSING : MANY_MISSING;
};

/** What was learned with storms or sea monsters serves whatever else is in play; without them that of the open sea does. */
const adviserFor = (options: Options, seats: number): Adviser | undefined => {
  const { storms, monsters, variant = 'none', islandsRemoved } = options;
  if (storms) return STORMS;
  if (monsters) return MONSTERS;
  if (variant === 'day-night') return SUN_AND_MOON;
  return variant === 'none' ? onOpenSea(islandsRemoved, seats) : undefined;
};

/** What has been learned that is of use for a way to play, if anything has. */
export const adviceFor = (options: Options, seats: number): Advice | undefined => adviserFor(options, seats)?.advice();

/** Whether anything has been learned for a way to play. */
export const isTaught = (options: Options, seats: number): boolean => adviserFor(options, seats) !== undefined;

/** The files that have to be there before a captain can play so. */
export const weightFilesFor = (options: Options, seats: number): readonly string[] =>
  (adviserFor(options, seats)?.seas ?? []).map(fileOf);

import { OVER, type Rng } from '@seekiste/rules/core';
import { inAllerRuhe, type Options, type State } from '@seekiste/rules/in-aller-ruhe';
import { CHAPTERS, EXPANSIONS } from '../../in-aller-ruhe/chapters/index.js';
import { moveBy, type Mode, type Weights } from '../../in-aller-ruhe/sailor/index.js';

/** A table to practise at. */
export interface Practice {
  readonly seats: number;
  readonly options: Options;
}

/** All expansions together, each as it is practised first. */
export const ALL_EXPANSIONS: Partial<Options> = Object.assign(
  {},
  ...EXPANSIONS.map(({ modes }) => Object.values(modes)[0]?.[0]),
) as Partial<Options>;

/** What is played in a mode: with fewer islands in the standard game, which is won too often to tell weights apart. */
const WAYS = Object.assign(
  {
    standard: [{}, { islandsRemoved: 8 }, { islandsRemoved: 12 }],
    combined: [ALL_EXPANSIONS],
  },
  ...CHAPTERS.map(({ modes }) => modes),
) as Readonly<Record<Mode, readonly Partial<Options>[]>>;

const PLAYERS = [1, 2, 3, 4, 5] as const;

export const practicesOf = (mode: Mode): readonly Practice[] =>
  PLAYERS.flatMap(seats =>
    WAYS[mode].map(options => ({ seats, options: { islandsRemoved: 0, strict: false, ...options } })),
  );

/** What a full sea counts where the game was lost, and how much of it is left for each open space: wins alone tell too little. */
const NEARLY = 0.3;
const NEARER = 0.75;

const scoreOf = ({ outcome, open }: State): number => (outcome?.won ? 1 : NEARLY * NEARER ** open);

const { kernel } = inAllerRuhe;

/** One game by these weights on every seat; its score. Chance is the same for the same generator. */
export const practise = ({ seats, options }: Practice, weights: Weights, rng: Rng): number => {
  const state = inAllerRuhe.start(options as Options & Record<string, string | number | boolean>, seats);
  kernel.deal(state, rng);
  for (let seat = kernel.actor(state); seat !== OVER; seat = kernel.actor(state))
    kernel.play(state, seat, moveBy(state, seat, weights));
  return scoreOf(state);
};

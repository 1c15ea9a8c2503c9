import { chainStart, dealSeed, NO_LINK, type Link, type PersonId } from '@seekiste/protocol';
import { chanceFrom, passed, type Played, type Seat, type Step, type ToAct } from '@seekiste/rules/core';
import {
  closed,
  type GameInPlay,
  type Happening,
  linked,
  proofSeat,
  type Question,
  reach,
  type TableState,
} from '../state/index.js';

/** The seed of the game, settled when it begins: from the server's seed and the nonce of every person. */
const gameSeed = ({ seed, id, crew }: TableState): string =>
  dealSeed(
    seed,
    id,
    crew.map(place => (place.kind === 'person' ? place.nonce : null)),
  );

/** The game before chance has dealt. */
export const unbegun = (table: TableState): GameInPlay => {
  const { game, options, crew } = table;
  const state = game.start(options, crew.length);
  const seed = table.study?.seed ?? gameSeed(table);
  return {
    state,
    acts: game.toAct(state),
    last: undefined,
    seed,
    chance: chanceFrom(table.rng, seed),
    askedSince: crew.map(() => undefined),
    question: undefined,
    ending: undefined,
    away: [],
    since: table.at,
    until: undefined,
    chain: table.isSealed ? chainStart(table.commitment, seed, crew.map(proofSeat)) : NO_LINK,
    cuts: [],
  };
};

/** Moves that are made in one entry. */
type Moves = Exclude<Link, { type: 'undone' }>;

export const begun = (table: TableState, what: Moves): GameInPlay => withMoves(table, unbegun(table), what);

const asked = (acts: ToAct): readonly Seat[] => (acts.kind === 'seats' ? [...acts.must, ...acts.may] : []);

const hasMoved = (seat: Seat, moves: readonly Played[]): boolean => moves.some(({ actor }) => actor === seat);

/** Who goes on being asked keeps the version since which they are: another's move does not make theirs stale. */
const askedAfter = (
  table: TableState,
  before: GameInPlay,
  acts: ToAct,
  movers: readonly Played[],
): GameInPlay['askedSince'] => {
  const now = asked(acts);
  return before.askedSince.map((since, seat) => {
    if (!now.includes(seat)) return undefined;
    return since !== undefined && !hasMoved(seat, movers) ? since : table.v;
  });
};

/** What moves came to, one by one, where that is known from deciding them. */
export type Steps = readonly Step<unknown, unknown>[];

const played = ({ game, v }: TableState, state: unknown, { actor, move }: Played): Step<unknown, unknown> => {
  const step = game.apply(state, actor, move);
  if (!step.ok) throw new Error(`a stored move was refused: ${step.error.code} at ${v}`);
  return step.value;
};

export const withMoves = (
  table: TableState,
  before: GameInPlay,
  what: Moves,
  { by, steps = [] }: { readonly by?: PersonId | undefined; readonly steps?: Steps | undefined } = {},
): GameInPlay => {
  const { game, crew, v } = table;
  const { moves } = what;
  let { state, last, chance } = before;
  for (const [index, move] of moves.entries()) {
    if (move.actor === 'chance') chance = passed(game, state, chance);
    const step = steps[index] ?? played(table, state, move);
    state = step.state;
    last = {
      before: last,
      number: last ? last.number + 1 : 0,
      played: move,
      events: step.events,
      v,
      by: move.actor === 'chance' ? undefined : by,
      lines: Array<undefined>(crew.length + 1).fill(undefined),
    };
  }
  const acts = game.toAct(state);
  const chain = linked(table, before.chain, what);
  return {
    state,
    acts,
    last,
    seed: before.seed,
    chance,
    askedSince: askedAfter(table, before, acts, moves),
    question: undefined,
    ending: acts.kind === 'over' ? undefined : before.ending,
    away: before.away.length === 0 ? before.away : before.away.filter(seat => !hasMoved(seat, moves)),
    since: table.at,
    until: undefined,
    chain: table.isSealed && acts.kind === 'over' ? closed(table, chain, state) : chain,
    cuts: before.cuts,
  };
};

/** The game cut back to this many moves: played again from the beginning, since no state is kept per move. */
export const taken = (table: TableState, before: GameInPlay, to: number): GameInPlay => {
  const { game, options, crew, v } = table;
  let { last } = before;
  while (last && last.number >= to) last = last.before;
  const moves: Played[] = [];
  for (let step = last; step; step = step.before) moves.push(step.played);
  const state = moves.reduceRight<unknown>(
    (position, { actor, move }) => {
      const step = game.apply(position, actor, move);
      if (!step.ok) throw new Error(`a stored move was refused: ${step.error.code} before ${v}`);
      return step.value.state;
    },
    game.start(options, crew.length),
  );
  const acts = game.toAct(state);
  return {
    ...before,
    state,
    acts,
    last,
    askedSince: before.askedSince.map((_, seat) => (asked(acts).includes(seat) ? v : undefined)),
    question: undefined,
    since: table.at,
    until: undefined,
    // A later cut that goes further back stands for the earlier ones: there are never more than moves.
    cuts: [...before.cuts.filter(cut => cut.to < to), { v, to }],
  };
};

/** Those are asked whose own moves would be taken back as well. */
export const questionAfter = (
  table: TableState,
  play: GameInPlay,
  { seat, to }: Extract<Happening, { type: 'undo-asked' }>,
): Question => {
  const back = reach(table, play, seat);
  return { by: seat, to, open: back.kind === 'back-to' ? back.of : [], v: table.v };
};

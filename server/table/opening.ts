import { botNamed, USUAL_LEVEL } from '@seekiste/bots';
import { commitment, looksLike, type PersonId, type TableSetup, type Terms } from '@seekiste/protocol';
import {
  GENERATORS,
  ok,
  type AnyGame,
  type Generator,
  type Refusal,
  type Result,
  type Seed,
} from '@seekiste/rules/core';
import type { StoredTable } from '../store/store.js';
import { type Entry, type Happening, type KnownDeal, sailorFor, type TableState } from './state/index.js';
import { no } from './refusals.js';

const numbered = (happenings: readonly Happening[], at: number, by: PersonId): readonly Entry[] =>
  happenings.map((what, index) => ({ v: index + 1, at, by, what }));

const termsOf = (game: AnyGame, options: Terms['options'], seats: number, rng: Generator = GENERATORS[0]): Terms => ({
  game: game.name,
  rulesVersion: game.rulesVersion,
  options,
  rng,
  seats,
});

/**
 * The first entries of a new table: the commitment before anything else, then the host and the bots that seats are kept
 * for. The host's seat has a nonce that the server draws, until the host's browser sits down with one of its own.
 */
export const openingEntries = (
  game: AnyGame,
  { id, seed }: StoredTable,
  setup: TableSetup,
  {
    host,
    at,
    nonce,
    known,
  }: {
    readonly host: PersonId;
    readonly at: number;
    readonly nonce: () => Seed;
    readonly known?: KnownDeal | undefined;
  },
): Result<readonly Entry[], Refusal> => {
  const taken: Happening[] = [];
  const names: string[] = [];
  for (const [seat, plan] of setup.seats.entries()) {
    if (plan.kind === 'open') continue;
    if (plan.kind === 'bot' && !botNamed(game.name, plan.bot)) return no('unknown-bot', { bot: plan.bot });
    if (names.some(other => looksLike(other, plan.name))) return no('name-taken', { name: plan.name });
    names.push(plan.name);
    taken.push(
      plan.kind === 'bot'
        ? { type: 'manned', seat, bot: plan.bot, name: plan.name }
        : { type: 'sat', seat, person: host, name: plan.name, nonce: nonce(), drawn: true },
    );
  }
  const terms = termsOf(game, setup.options, setup.seats.length, known?.rng);
  const opened: Happening = {
    type: 'opened',
    ...terms,
    host,
    pace: setup.pace,
    commitment: commitment(seed, id, terms),
    ...(known && { study: known.study }),
  };
  return ok(numbered([opened, ...taken], at, host));
};

/**
 * A table where the same people play again, in the same order, everybody one seat further: neighbours stay, and the
 * first seat, which begins, goes round. People keep their places with a nonce that the server draws; their browsers
 * sit down again with one of their own.
 */
export const rematchEntries = (
  before: TableState,
  { id, seed }: StoredTable,
  {
    host,
    at,
    nonce,
    without,
  }: {
    readonly host: PersonId;
    readonly at: number;
    readonly nonce: () => Seed;
    /** Whose seats are not kept. */
    readonly without: readonly PersonId[];
  },
): readonly Entry[] => {
  const { game, options, crew, pace } = before;
  const seated = crew.flatMap((place, index): Happening[] => {
    const seat = (index + 1) % crew.length;
    switch (place.kind) {
      case 'open':
        return [];
      case 'bot':
        return [{ type: 'manned', seat, bot: place.bot, name: place.name }];
      case 'person': {
        const { person, name, left } = place;
        if (left) return [{ type: 'manned', seat, bot: USUAL_LEVEL, name: sailorFor(crew) }];
        if (without.includes(person)) return [];
        return [{ type: 'sat', seat, person, name, nonce: nonce(), drawn: true }];
      }
    }
  });
  const terms = termsOf(game, options, crew.length);
  const opened: Happening = { type: 'opened', ...terms, host, pace, commitment: commitment(seed, id, terms) };
  return numbered([opened, ...seated], at, host);
};

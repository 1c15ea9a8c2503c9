import {
  chanceFrom,
  drawn,
  refuse,
  replay,
  stepOf,
  type AnyGame,
  type GameRecord,
  type Params,
  type Played,
  type Refusal,
} from '@seekiste/rules/core';
import type { Link } from './chain.js';
import { canonical } from './seal.js';

export const wrong = (code: string, params: Params = {}): Refusal => refuse(code, 'proof', params);

export const checkMoves = (game: AnyGame, record: GameRecord): Refusal | undefined => {
  const folded = replay(game, record);
  return folded.ok ? undefined : folded.error;
};

/** Deals again: whatever chance did must be what the seed gives at that place. */
export const checkChance = (game: AnyGame, record: GameRecord): Refusal | undefined => {
  let chance = chanceFrom(record.rng, record.seed);
  let state = game.start(record.options, record.seats);
  for (const [index, { actor, move }] of record.moves.entries()) {
    if (actor === 'chance') {
      // A move of chance where it is nobody's but a player's turn is not chance's at all.
      if (game.toAct(state).kind !== 'chance') return wrong('not-chances-turn', { move: index });
      const due = drawn(game, state, chance);
      if (game.write(due.move) !== game.write(move)) return wrong('dealt-otherwise', { move: index });
      chance = due.chance;
    }
    const step = stepOf(game, state, { actor, move });
    if (!step.ok) return { ...step.error, params: { ...step.error.params, field: `moves[${index}]` } };
    state = step.value.state;
  }
  return undefined;
};

const sameMoves = (one: readonly Played[], other: readonly Played[]): boolean =>
  one.length === other.length &&
  one.every(({ actor, move }, i) => {
    const twin = other[i];
    return twin !== undefined && twin.actor === actor && canonical(twin.move) === canonical(move);
  });

/** Plays the transcript through, taking back what was taken back: every move legal then, and the record left in the end. */
export const checkTranscript = (
  game: AnyGame,
  record: GameRecord,
  transcript: readonly Link[],
): Refusal | undefined => {
  const moves: Played[] = [];
  const states = [game.start(record.options, record.seats)];
  for (const [index, link] of transcript.entries()) {
    if ((link.type === 'began') !== (index === 0)) return wrong('began-once', { link: index });
    if (link.type === 'undone') {
      const back = moves.splice(link.to);
      if (back.length === 0) return wrong('nothing-undone', { link: index });
      if (back.some(({ actor }) => actor === 'chance')) return wrong('chance-undone', { link: index });
      states.length = link.to + 1;
      continue;
    }
    for (const played of link.moves) {
      const step = stepOf(game, states.at(-1), played);
      if (!step.ok) return { ...step.error, params: { ...step.error.params, field: `transcript[${index}]` } };
      moves.push(played);
      states.push(step.value.state);
    }
  }
  // Nobody is given hints at an online table: a mark that a person asked was added later.
  return sameMoves(moves, record.moves) && record.hints === undefined ? undefined : wrong('not-this-record');
};

/** The record ends the game, and it ends as the proof says. */
export const checkOutcome = (game: AnyGame, record: GameRecord, outcome: unknown): Refusal | undefined => {
  const folded = replay(game, record);
  if (!folded.ok) return folded.error;
  const ended = game.result(folded.value);
  if (ended === undefined) return wrong('not-over');
  return canonical(ended) === canonical(outcome) ? undefined : wrong('outcome-differs');
};

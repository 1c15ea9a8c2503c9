import { USUAL_LEVEL } from '@seekiste/bots';
import { err, letChanceAct, ok, type Seat } from '@seekiste/rules/core';
import {
  type GameInPlay,
  type Happening,
  personAt,
  phaseOf,
  type Place,
  positionAfter,
  sailorFor,
  type TableState,
} from '../state/index.js';
import type { Decision } from './decide.js';
import { unbegun } from '../fold/index.js';
import { no } from '../refusals.js';

/** Seats that nobody has taken are manned by bots; then the seed is settled, and chance deals. */
export const decideBegin = (table: TableState): Decision => {
  if (phaseOf(table) !== 'gathering') return no('not-gathering');
  if (table.crew.every(({ kind }) => kind !== 'person')) return no('nobody-seated');
  const manned: Happening[] = [];
  let crew: readonly Place[] = table.crew;
  for (const [seat, { kind }] of table.crew.entries()) {
    if (kind !== 'open') continue;
    const name = sailorFor(crew);
    manned.push({ type: 'manned', seat, bot: USUAL_LEVEL, name });
    crew = crew.with(seat, { kind: 'bot', bot: USUAL_LEVEL, name });
  }
  const before = table.study?.moves ?? [];
  const play = positionAfter(table, unbegun({ ...table, crew }), before);
  const drawn = letChanceAct(table.game, play.state, play.chance).steps.map(({ played }) => played);
  const moves = [...before, ...drawn];
  return ok([...manned, { type: 'began', moves }]);
};

/** One move of a seat, by its person or a bot: legal, or refused by what this seat can see. */
export const decideMove = (table: TableState, play: GameInPlay, seat: Seat, value: unknown): Decision => {
  const { game } = table;
  const move = game.decode(value);
  if (!move.ok) return move;
  const step = game.apply(play.state, seat, move.value);
  // The reason comes from the view: it can name nothing that the seat does not know.
  if (!step.ok) return err(game.why(game.view(play.state, seat), move.value) ?? step.error);
  const { steps } = letChanceAct(game, step.value.state, play.chance);
  const moves = [{ actor: seat, move: move.value }, ...steps.map(({ played }) => played)];
  return { ...ok([{ type: 'played', moves }]), steps: [step.value, ...steps] };
};

export const decideAct = (
  table: TableState,
  play: GameInPlay,
  seat: Seat,
  { v, move }: { readonly v: number; readonly move: unknown },
): Decision => {
  if (personAt(table, seat)?.relief !== undefined) return no('relieved');
  const since = play.askedSince[seat];
  if (since !== undefined && v < since) return no('stale', { v, since });
  return decideMove(table, play, seat, move);
};

import { USUAL_LEVEL } from '@seekiste/bots';
import { err, letChanceAct, ok, type Chance, type Played, type Seat } from '@seekiste/rules/core';
import { apply } from './apply.js';
import { sailorFor } from './bot-crew.js';
import type { Decision } from './decide.js';
import type { Happening } from './entry.js';
import { unbegun } from './fold-play.js';
import { no } from './refusals.js';
import { personAt, phaseOf, type GameInPlay, type Place, type TableState } from './table.js';

/** What chance does now, as moves. */
const chanceMoves = ({ game }: TableState, from: unknown, chance: Chance): readonly Played[] =>
  letChanceAct(game, from, chance).steps.map(({ played }) => played);

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
  const play = unbegun({ ...table, crew });
  return ok([...manned, { type: 'began', moves: chanceMoves(table, play.state, play.chance) }]);
};

/** One move of a seat, whoever plays it: legal, or refused by what this seat can see. */
export const decideMove = (table: TableState, play: GameInPlay, seat: Seat, value: unknown): Decision => {
  const { game } = table;
  const move = game.decode(value);
  if (!move.ok) return move;
  const step = apply(game, play.state, seat, move.value);
  // The reason comes from the view: it can name nothing that the seat does not know.
  if (!step.ok) return err(game.why(game.view(play.state, seat), move.value) ?? step.error);
  const moves = [{ actor: seat, move: move.value }, ...chanceMoves(table, step.value.state, play.chance)];
  return ok([{ type: 'played', moves }]);
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

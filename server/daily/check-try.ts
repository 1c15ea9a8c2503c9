import { DAILY_CREW, type DailyVoyage } from '@seekiste/learn/daily';
import { gameNamed } from '@seekiste/rules';
import {
  err,
  ok,
  refuse,
  Table,
  type AnyGame,
  type GameRecord,
  type Outcome,
  type Refusal,
  type Result,
} from '@seekiste/rules/core';
import type { Thinkers } from '../thinkers/thinkers.js';

/** What a try came to, by playing it again. */
export interface CheckedTry {
  readonly outcome: Outcome;
  /** Moves of the crew: what chance does is not counted. */
  readonly moves: number;
}

/** The seat of the person; the crew fills the others. */
const PERSON = 0;

const isDealtAs = (one: GameRecord, other: GameRecord): boolean =>
  one.game === other.game &&
  one.rulesVersion === other.rulesVersion &&
  one.seats === other.seats &&
  one.seed === other.seed &&
  one.rng === other.rng &&
  Object.keys(one.options).every(name => one.options[name] === other.options[name]);

const asText = (game: AnyGame, { moves }: GameRecord): string =>
  moves.map(({ actor, move }) => `${actor} ${game.write(move)}`).join('\n');

/**
 * Plays a record again as the voyage of its day: chance deals from the date, the crew is asked for its own moves, and
 * the rules judge the person's. Whatever differs is refused.
 */
export const checkTry = async (
  voyage: DailyVoyage,
  record: GameRecord,
  { think }: Pick<Thinkers, 'think'>,
): Promise<Result<CheckedTry, Refusal>> => {
  const game = gameNamed(voyage.game);
  if (!game) return err(refuse('no-voyage', 'input'));
  if (record.rulesVersion !== game.rulesVersion) return err(refuse('other-rules', 'input'));
  const table = Table.open(game, voyage, voyage.seed);
  if (!isDealtAs(table.record, record)) return err(refuse('other-voyage', 'input'));
  const crew = record.moves.flatMap(({ actor, move }) => (actor === 'chance' ? [] : [{ seat: actor, move }]));
  for (const { seat, move } of crew) {
    if (seat !== PERSON && game.toAct(table.state).kind === 'seats') {
      const view = game.view(table.state, seat);
      const own = await think({ game: game.name, bot: DAILY_CREW, view, seed: voyage.seed });
      if (game.write(own) !== game.write(move)) return err(refuse('other-crew', 'input'));
    }
    const acted = table.act(seat, move);
    if (!acted.ok) return acted;
  }
  const outcome = game.result(table.state);
  if (!outcome) return err(refuse('not-over', 'input'));
  if (asText(game, record) !== asText(game, table.record)) return err(refuse('other-voyage', 'input'));
  return ok({ outcome, moves: crew.length });
};

const MILLION = 1_000_000;

/** What tries are ordered by, the higher the better: arrived before not, then fewer moves; or the place, then points. */
export const scoreOf = ({ outcome, moves }: CheckedTry): number => {
  if (outcome.kind === 'team') return outcome.won ? MILLION - moves : moves;
  return (10 - (outcome.places[PERSON] ?? 9)) * MILLION + (outcome.points[PERSON] ?? 0);
};

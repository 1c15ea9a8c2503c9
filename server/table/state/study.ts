import type { Head, TableSetup } from '@seekiste/protocol';
import {
  err,
  ok,
  readRecord,
  refuse,
  replay,
  ruledBy,
  type AnyGame,
  type GameRecord,
  type Generator,
  type Played,
  type Refusal,
  type Result,
  type Seed,
} from '@seekiste/rules/core';
import { no } from '../refusals.js';

/** What a study begins with: the seed of a known deal, and the moves that were made. */
export interface Study {
  readonly seed: Seed;
  readonly moves: readonly Played[];
}

/** A study with the rules that its game was played by. */
export interface KnownDeal {
  readonly game: AnyGame;
  readonly rng: Generator;
  readonly study: Study;
}

/** More than any game has. */
const MOST_MOVES = 1000;

/** Both have their options in one form: those of late that are as usual are left out. */
const isSameSetup = ({ game, seats, options }: TableSetup, record: GameRecord): boolean =>
  record.game === game &&
  record.seats === seats.length &&
  Object.keys({ ...options, ...record.options }).every(name => record.options[name] === options[name]);

/** A game up to a moment, from outside: every move is played, and a person has to be asked at the end. */
export const readStudy = (games: readonly AnyGame[], setup: TableSetup, text: string): Result<KnownDeal, Refusal> => {
  const record = readRecord(games, text);
  if (!record.ok) return record;
  const { rng, seed, moves } = record.value;
  const rules = ruledBy(games, record.value);
  if (!rules.ok) return rules;
  if (!isSameSetup(setup, record.value)) return err(refuse('study-differs', 'input', { field: 'study' }));
  if (moves.length > MOST_MOVES) return err(refuse('study-too-long', 'input', { field: 'study', max: MOST_MOVES }));
  const end = replay(rules.value, record.value);
  if (!end.ok) return end;
  if (rules.value.toAct(end.value).kind === 'over') return no('game-over');
  return ok({ game: rules.value, rng, study: { seed, moves } });
};

/** What everybody is told of it. */
export const studyTold = ({ moves }: Study): NonNullable<Head['study']> => ({ moves: moves.length });

import { dayOf } from '@seekiste/learn/daily';
import { RULES } from '@seekiste/rules';
import { replay, type AnyGame, type Refusal, type Result } from '@seekiste/rules/core';
import {
  crewOf,
  decodeLogbook,
  endingOf,
  modeOf,
  statisticsOf,
  type Ending,
  type Logged,
  type Statistics,
} from '@seekiste/rules/logbook';
import { Failure, orFail } from '../failure.js';
import { parseJson, readText, rulesOf } from '../files.js';

/** A game of an exported logbook, folded: its number in the file, from 1, and how it ended. */
export interface Read {
  readonly number: number;
  readonly game: AnyGame;
  readonly logged: Logged;
  readonly ending: Ending;
  readonly length: number;
}

/** What could not be read, in the order of the file. */
export interface LogbookRead {
  readonly games: readonly Read[];
  readonly refused: readonly Refusal[];
}

const folded = (number: number, logged: Logged): Result<Read, Refusal> => {
  const { record, players } = logged;
  const game = rulesOf(record);
  const end = replay(game, record);
  if (!end.ok) {
    const { params } = end.error;
    const field = `games[${number - 1}].record.${String(params['field'])}`;
    return { ok: false, error: { ...end.error, params: { ...params, field } } };
  }
  const length = record.moves.filter(({ actor }) => actor !== 'chance').length;
  return { ok: true, value: { number, game, logged, ending: endingOf(game.result(end.value), players), length } };
};

/** An exported logbook; each game is checked by its rules. */
export const readLogbook = (file: string, say: (refused: Refusal) => string): LogbookRead => {
  const decoded = decodeLogbook(RULES, parseJson(file, readText(file)));
  if (!decoded) throw new Failure(`${file} is not a logbook that the app has saved.`);
  const results = orFail(decoded, refused => `${file}: ${say(refused)}`).map((logged, at) =>
    logged.ok ? folded(at + 1, logged.value) : logged,
  );
  return {
    games: results.flatMap(result => (result.ok ? [result.value] : [])),
    refused: results.flatMap(result => (result.ok ? [] : [result.error])),
  };
};

export const countedIn = (games: readonly Read[]): Statistics =>
  statisticsOf(
    games.flatMap(({ game, logged: { record, players, changed }, ending }) =>
      ending === 'running'
        ? []
        : [
            {
              game: game.name,
              mode: JSON.stringify(modeOf(game.options, record.options)),
              players: players.length,
              crew: JSON.stringify(crewOf(players)),
              ended: changed,
              day: dayOf(new Date(changed)),
              ending,
            },
          ],
    ),
  );

import type { GameRecord, OptionValues, Outcome, Viewer } from '@seekiste/rules/core';
import { isGame } from '../games/list.js';
import type { AnyTable } from '../local/session.js';
import type { SeatSetup } from '../local/seats.js';

/** How a game stands: it waits for a person at this device, goes on without one, or is over. */
type Standing = 'waits' | 'goes-on' | 'over';

/** What a list needs to know of a game, so that it need not fold the record. */
export interface Entry {
  readonly id: string;
  /** Counts how often the record was kept: a writer that has seen another version has not seen this one. */
  readonly version: number;
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly SeatSetup[];
  readonly begun: number;
  readonly changed: number;
  /** What its players call it; empty where they have given it no name. */
  readonly name: string;
  readonly star: boolean;
  /** Moves of players: what chance does is not counted. */
  readonly length: number;
  readonly standing: Standing;
  readonly outcome?: Outcome;
  /** Begun with a known deal: it is not counted. */
  readonly study?: true;
  /** The seat of this person, or that they had none; left out where all people sat at this device. */
  readonly own?: Viewer;
}

/** A game of this device: its entry and its record. */
export interface Page {
  readonly entry: Entry;
  readonly record: GameRecord;
}

/** What does not follow from the record. */
export type Given = Pick<Entry, 'id' | 'version' | 'seats' | 'begun' | 'changed' | 'name' | 'star' | 'study' | 'own'>;

const standingOf = ({ game, state }: AnyTable, seats: readonly SeatSetup[]): Standing => {
  const acts = game.toAct(state);
  if (acts.kind === 'over') return 'over';
  return acts.kind === 'seats' && acts.must.some(seat => seats[seat]?.kind === 'human') ? 'waits' : 'goes-on';
};

export const pageOf = (table: AnyTable, given: Given): Page => {
  const { record } = table;
  const outcome = table.game.result(table.state);
  return {
    entry: {
      ...given,
      game: record.game,
      options: record.options,
      length: record.moves.filter(({ actor }) => actor !== 'chance').length,
      standing: standingOf(table, given.seats),
      ...(outcome ? { outcome } : {}),
    },
    record,
  };
};

export const latest = (entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((a, b) => b.changed - a.changed);

/** Those that can be played on: first what waits for a person here, then the latest. */
export const running = (entries: readonly Entry[]): readonly Entry[] =>
  latest(entries)
    .filter(({ standing, game }) => standing !== 'over' && isGame(game))
    .sort((a, b) => Number(b.standing === 'waits') - Number(a.standing === 'waits'));

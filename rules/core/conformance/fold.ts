import { readRecord, writeRecord } from '../record-text.js';
import { decodeRecord, replay, type GameRecord } from '../record.js';
import { Table } from '../table.js';
import { bytes, same, throughJson } from './plain.js';
import type { Walk } from './walk.js';

/** Replay of the game's record, from JSON and from text, comes by every position and event of the game. */
export const judgeReplay = <State, Move>(walk: Walk<State, Move>): void => {
  const { game, record } = walk;
  const text = writeRecord(game, record);
  for (const [way, read] of [
    ['JSON', decodeRecord([game], throughJson(record))],
    ['text', readRecord([game], text)],
  ] as const) {
    if (!read.ok) return walk.fail('replay', `the record as ${way}: ${bytes(read.error)}`);
    walk.demand(same(read.value, record), 'replay', () => `the record as ${way} reads as ${bytes(read.value)}`);
    let index = 0;
    const end = replay(game, read.value as GameRecord<Move>, ({ state, events }) => {
      const due = walk.traces[index++];
      walk.demand(
        bytes(state) === due?.state && bytes(events) === due.events,
        'replay',
        () => `move ${index} leads to\n${bytes(state)}\n${bytes(events)}, not\n${due?.state}\n${due?.events}`,
      );
    });
    walk.demand(end.ok && same(end.value, walk.state), 'replay', () => `ends with ${bytes(end)}`);
  }
};

/** The same moves from the same position, which has been through JSON, come by the same positions and events. */
export const judgeRefold = <State, Move>(walk: Walk<State, Move>): void => {
  let state = JSON.parse(walk.opening) as State;
  for (const [index, { actor, move }] of walk.played.entries()) {
    const step = walk.game.apply(state, actor, move);
    const due = walk.traces[index];
    if (!step.ok) return walk.fail('replay', `move ${index}: ${bytes(step.error)}`);
    walk.demand(
      bytes(step.value.state) === due?.state && bytes(step.value.events) === due.events,
      'replay',
      () => `move ${index} leads to\n${bytes(step.value)}, not\n${due?.state}\n${due?.events}`,
    );
    state = step.value.state;
  }
};

/** One move in this number is followed by a try to resume and to undo. */
const EVERY = 6;

/** A table plays the same game; resumed and taken back on the way, it stands where the game stood. */
export const judgeTable = <State, Move>(walk: Walk<State, Move>): void => {
  const { game, trial, rng } = walk;
  let table = Table.open(game, trial, trial.seed);
  const stands = (what: string): void => {
    const moves = table.history.length;
    walk.demand(
      bytes(table.state) === (walk.traces[moves - 1]?.state ?? walk.opening) &&
        same(table.record.moves, walk.played.slice(0, moves)),
      'table',
      () => `${what}, after ${moves} moves: ${bytes(table.state)}`,
    );
  };
  const playOn = (to: number): void => {
    while (table.history.length < to) {
      const next = walk.played[table.history.length];
      const done = next && table.act(next.actor, next.move);
      if (!done?.ok) return walk.fail('table', `refuses move ${table.history.length}: ${bytes(done)}`);
      stands('played');
    }
  };
  stands('opened');
  while (table.history.length < walk.played.length) {
    playOn(table.history.length + 1);
    if (rng.below(EVERY) > 0) continue;
    const resumed = Table.resume(game, table.record);
    if (!resumed.ok) return walk.fail('table', `does not resume: ${bytes(resumed.error)}`);
    table = resumed.value;
    stands('resumed');
    const people = walk.seats.filter(() => rng.below(2) === 0);
    const length = table.history.length;
    const mover = rng.below(walk.seats.length);
    const horizon = table.horizon(mover, people);
    const undone = table.undo(mover, people);
    walk.demand(undone === (horizon.kind === 'back-to'), 'table', () => `undo is ${undone} at ${bytes(horizon)}`);
    const due = horizon.kind === 'back-to' ? horizon.moves : length;
    walk.demand(table.history.length === due, 'table', () => `${table.history.length} moves stay, not ${due}`);
    stands('undone');
    playOn(length);
  }
};

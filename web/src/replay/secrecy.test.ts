import { RULES, rulesFor } from '@seekiste/rules';
import { readRecord, replay, Rng, type AnyGame, type GameRecord, type Viewer } from '@seekiste/rules/core';
import { describe, expect, it } from 'vitest';
import { archived } from '../../../tools/archive.js';
import { disguise } from '../../../tools/disguise.test-help.js';
import type { SeatSetup } from '../local/seats.js';
import { Replay } from './model.js';

// A few games of the archive in `npm test`; `npm run test:long` goes through all of them, round by round.
const ROUNDS = 64;
const ROUND = Number(process.env['FC_SEED'] ?? 1);
/** A long game is disguised at some of its turns, at others in the next round. */
const TURNS = 24;

const read = (text: string): GameRecord => {
  const record = readRecord(RULES, text);
  if (!record.ok) throw new Error(record.error.code);
  return record.value;
};

const sample = archived()
  .map(({ record }, number) => ({ number, record: read(record) }))
  .filter(({ number }) => number % ROUNDS === ROUND % ROUNDS)
  .map(({ number, record }) => [`game ${number}, ${record.game} for ${record.seats}`, record] as const);

const viewersOf = ({ seats }: GameRecord): readonly Viewer[] => [...Array(seats).keys(), 'watcher'];

const replayOf = (record: GameRecord): Replay => {
  const seats = Array.from({ length: record.seats }, (_, seat): SeatSetup => ({ kind: 'human', name: `Seat ${seat}` }));
  const made = Replay.of({ record, seats });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};

/** Everything that the page is made of at a turn, as bytes. */
const pageAt = (model: Replay, turn: number, viewer: Viewer): string => JSON.stringify(model.scene(turn, viewer));

const rulesOf = (record: GameRecord): AnyGame => {
  const rules = rulesFor(record);
  if (!rules) throw new Error(record.game);
  return rules;
};

it(`the sample has every game (round ${ROUND})`, () => {
  expect(new Set(sample.map(([, { game }]) => game)).size).toBe(RULES.length);
});

describe.each(sample)('%s', (_, record) => {
  const model = replayOf(record);
  const rules = rulesOf(record);

  it('shows every chair what the rules show it, at every turn', () => {
    let turn = 0;
    const end = replay(rules, record, ({ state }) => {
      if (rules.toAct(state).kind === 'chance') return;
      for (const viewer of viewersOf(record))
        expect(JSON.stringify(model.scene(turn, viewer).view)).toBe(JSON.stringify(rules.view(state, viewer)));
      turn++;
    });
    expect([end.ok, turn - 1]).toEqual([true, model.last]);
  });

  it('is the same page when what a chair cannot know, and all that comes later, is otherwise', () => {
    const stride = Math.ceil((model.last + 1) / TURNS);
    let disguised = 0;
    for (let turn = ROUND % stride; turn < model.last; turn += stride)
      for (const viewer of viewersOf(record)) {
        const { seats, options } = record;
        const story = { game: rules, seats, options, moves: record.moves.slice(0, model.movesAt(turn)) };
        const other = disguise(story, viewer, Rng.from(record.seed));
        if (!other) continue;
        disguised++;
        const shown = replayOf({ ...record, moves: other.moves });
        expect(pageAt(shown, shown.last, viewer)).toBe(pageAt(model, turn, viewer));
      }
    expect(disguised).toBeGreaterThan(0);
  });
});

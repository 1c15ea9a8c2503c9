import { GAMES, gameNamed } from '@seekiste/rules';
import { decodeRecord, replay, type GameRecord, type Viewer } from '@seekiste/rules/core';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SeatSetup } from '../local/seats.js';
import { Replay } from './model.js';

const RULES = new URL('../../../rules/', import.meta.url);

const records = ['in-aller-ruhe', 'santa-timea', 'lighthouse-run'].flatMap(game => {
  const folder = new URL(`${game}/records/`, RULES);
  return readdirSync(folder).map(name => {
    const record = decodeRecord(GAMES, JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
    if (!record.ok) throw new Error(`${name}: ${record.error.code}`);
    return [`${game}/${name}`, record.value] as const;
  });
});

const people = (count: number): readonly SeatSetup[] =>
  Array.from({ length: count }, (_, seat) => ({ kind: 'human', name: `Seat ${seat}` }));

const replayOf = (record: GameRecord, seats = people(record.seats)): Replay => {
  const made = Replay.of({ record, seats });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};

/** Every position that players saw, as the rules alone make it: the moves so far, and what each viewer sees and heard. */
const truth = (record: GameRecord, viewer: Viewer) => {
  const game = gameNamed(record.game);
  if (!game) throw new Error(record.game);
  const heard: unknown[] = [];
  const moments: { readonly view: unknown; readonly heard: readonly unknown[]; readonly moves: number }[] = [];
  let moves = 0;
  replay(game, record, ({ state, events }) => {
    moves++;
    heard.push(...events.map(event => game.show(event, viewer)).filter(shown => shown !== undefined));
    if (game.toAct(state).kind !== 'chance') moments.push({ view: game.view(state, viewer), heard: [...heard], moves });
  });
  return moments;
};

describe.each(records)('the replay of %s', (_, record) => {
  const model = replayOf(record);
  const viewers: readonly Viewer[] = [...people(record.seats).keys(), 'watcher'];

  it.each(viewers)('shows chair %s what the rules show it at each turn', viewer => {
    const moments = truth(record, viewer);
    expect(model.last).toBe(moments.length - 1);
    for (const [turn, { view, heard }] of moments.entries()) {
      const scene = model.scene(turn, viewer);
      expect(JSON.stringify([scene.view, scene.log.map(({ shown }) => shown)])).toBe(JSON.stringify([view, heard]));
    }
  });

  it('holds nothing of what came later, for any chair', () => {
    for (const [turn, { moves }] of truth(record, 'watcher').entries()) {
      const cut = replayOf({ ...record, moves: record.moves.slice(0, moves) });
      for (const viewer of viewers)
        expect(JSON.stringify(model.scene(turn, viewer))).toBe(JSON.stringify(cut.scene(cut.last, viewer)));
    }
  });

  it('finds the turn of each line of the log', () => {
    for (let turn = 0, before = 0; turn <= model.last; turn++) {
      const { log } = model.scene(turn, 'watcher');
      expect(log.slice(before).map(({ step }) => model.turnOf(step))).toEqual(log.slice(before).map(() => turn));
      before = log.length;
    }
  });
});

describe('the chairs of a replay', () => {
  const [, record] = records[0]!;
  const seats = people(record.seats);

  it('are everybody when all is over', () => {
    expect(replayOf(record).chairs).toEqual([...seats.keys(), 'watcher', 'open']);
  });

  it('are no way to look into other hands while the game goes on', () => {
    const cut = { ...record, moves: record.moves.slice(0, 4) };
    const alone = seats.map((seat, at): SeatSetup => (at === 1 ? seat : { kind: 'bot', name: 'Ole', bot: 'sailor' }));
    expect(replayOf(cut, alone).chairs).toEqual([1, 'watcher']);
    expect(replayOf(cut, alone).chair(0)).toBe(1);
    expect(replayOf(cut).chairs).toEqual(['watcher']);
  });
});

describe('a record with a move that the rules refuse', () => {
  const [, record] = records[0]!;

  it('shows the game up to there, and says where and why', () => {
    const at = record.moves.length - 3;
    const broken = replayOf({ ...record, moves: record.moves.toSpliced(at, 1, record.moves[at - 1]!) });
    const whole = replayOf(record);
    expect(broken.refused).toMatchObject({ move: at, refusal: { params: { field: `moves[${at}]` } } });
    expect(broken.refused?.refusal.clause).not.toBe('input');
    expect(broken.scene(broken.last, 0)).toEqual(whole.scene(broken.last, 0));
    expect(whole.refused).toBeUndefined();
  });

  it('is no game at all where not even the deal is allowed', () => {
    const [, ...rest] = record.moves;
    const made = Replay.of({ record: { ...record, moves: rest }, seats: people(record.seats) });
    expect(made).toMatchObject({ ok: true, value: { last: 0, refused: { move: 0 } } });
  });
});

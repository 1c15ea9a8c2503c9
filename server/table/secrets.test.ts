import fc from 'fast-check';
import { GAMES } from '@seekiste/rules';
import { ok, Rng, type AnyGame } from '@seekiste/rules/core';
import { describe, expect, it } from 'vitest';
import { fold } from './fold/index.js';
import { Guest, playOn, seated, setupOf, settle, testNode, someMove } from './node.test-help.js';
import { welcome } from './tell/index.js';

const MARK = 'only-view-and-show-decide';

interface Marked {
  readonly mark: typeof MARK;
  readonly truth: unknown;
}
const marked = (truth: unknown): Marked => ({ mark: MARK, truth });
const truthOf = (value: unknown): unknown => (value as Marked).truth;

/** A game whose states, moves and events all carry a mark, and whose views and shown events do not. */
const marking = (game: AnyGame): AnyGame => ({
  ...game,
  start: (options, seats) => marked(game.start(options, seats)),
  toAct: state => game.toAct(truthOf(state)),
  chance: (state, rng) => marked(game.chance(truthOf(state), rng)),
  moves: view => game.moves(view),
  why: (view, move) => game.why(view, truthOf(move)),
  apply(state, actor, move) {
    const step = game.apply(truthOf(state), actor, truthOf(move));
    return step.ok ? ok({ state: marked(step.value.state), events: step.value.events.map(marked) }) : step;
  },
  view: (state, viewer) => game.view(truthOf(state), viewer),
  show: (event, viewer) => game.show(truthOf(event), viewer),
  tells: (event, seat) => game.tells(truthOf(event), seat),
  channels: state => game.channels(truthOf(state)),
  result: state => game.result(truthOf(state)),
  write: move => game.write(truthOf(move)),
  decode(value) {
    const move = game.decode(value !== null && typeof value === 'object' && 'mark' in value ? truthOf(value) : value);
    return move.ok ? ok(marked(move.value)) : move;
  },
});

describe.each(GAMES.map(game => [game.name, game] as const))('secrets of %s', (name, game) => {
  it('P6.1, P7.2 nothing of a state, a move or an event goes out but by view and show, until the game is over', async () => {
    const node = testNode({ games: [marking(game)] });
    const { table, guests } = await seated(node, setupOf(name, 2), ['anna', 'bo']);
    const watcher = await new Guest('wim').come(node.tables, table);
    await playOn(guests, 15);
    const mover = guests.find(guest => someMove(guest) !== undefined)!;
    await mover.ask({ t: 'undo' });
    await mover.ask({ t: 'act', move: null });
    await guests.find(guest => guest !== mover)!.ask({ t: 'act', move: someMove(mover) });
    const late = await new Guest('bo').come(node.tables, table);
    await settle();
    expect(mover.play.moves).toBeGreaterThan(10);
    for (const guest of [...guests, watcher, late]) expect(guest.texts.filter(text => text.includes(MARK))).toEqual([]);
    expect(JSON.stringify(node.store.tables.get(table)!.entries)).toContain(MARK);
    const seed = node.store.tables.get(table)!.table.seed;
    const nonces = ['0', '1'].map(digit => digit.repeat(64));
    for (const guest of [...guests, watcher, late])
      for (const secret of [seed, ...nonces]) expect(guest.texts.filter(text => text.includes(secret))).toEqual([]);
  });

  it('what a viewer is told is the same, byte for byte, in every world that fits their view', async () => {
    const node = testNode();
    const { table, guests } = await seated(node, setupOf(name, 3), ['anna', 'bo', 'cleo']);
    await playOn(guests, 20);
    const { table: stored, entries } = node.store.tables.get(table)!;
    const presence = await node.bus.present(table);
    const begun = entries.findIndex(({ what }) => what.type === 'began') + 1;
    let others = 0;
    fc.assert(
      fc.property(fc.integer({ min: begun, max: entries.length }), fc.integer({ min: 1 }), (length, number) => {
        const folded = fold({ games: GAMES, beat: { grid: 0, least: 0 } }, stored, entries.slice(0, length));
        const play = folded.play!;
        const rng = Rng.from(number.toString(16).padStart(64, '0'));
        for (const [viewer, visitor] of [
          [0, { person: 'anna' }],
          [1, { person: 'bo' }],
          [2, { person: 'cleo' }],
          ['watcher', { person: 'wim' }],
          // A screen in the middle that Anna has opened (P3.10).
          ['watcher', { person: 'anna', watches: true }],
        ] as const) {
          const state = game.imagine(game.view(play.state, viewer), rng);
          if (JSON.stringify(state) !== JSON.stringify(play.state)) others++;
          const world = { ...folded, play: { ...play, state, acts: game.toAct(state) } };
          expect(JSON.stringify(welcome(world, visitor, presence))).toBe(
            JSON.stringify(welcome(folded, visitor, presence)),
          );
        }
      }),
      { numRuns: 30 },
    );
    expect(others).toBeGreaterThan(30);
  });
});

import { describe, expect, it } from 'vitest';
import { anna, bo, dealt, playOf, visit, welcome } from './session.test-help.js';

/** Seat 0 is to move: the seed deals it so, or the first card is laid for seat 1. */
const atTurnOf = (seat: number) => {
  const table = dealt();
  while (!isAsked(table, seat)) table.act(1 - seat, table.game.moves(table.game.view(table.state, 1 - seat))[0]);
  return table;
};

const isAsked = (table: ReturnType<typeof dealt>, seat: number): boolean => {
  const acts = table.game.toAct(table.state);
  return acts.kind === 'seats' && acts.must.includes(seat);
};

const seated = (grace = 0) => {
  const table = atTurnOf(0);
  const visited = visit({ rest: 0, grace });
  visited.say(welcome({ v: 7, play: playOf(table, 0) }));
  const move = table.game.moves(table.game.view(table.state, 0))[0];
  return { ...visited, table, move };
};

describe('a move online', () => {
  it('is asked for with the version that was seen', () => {
    const { session, asked, move } = seated();
    expect(session.scene.mine).toBe(true);
    expect(session.act(move)).toBeUndefined();
    expect(asked).toEqual([{ id: 'r1', v: 7, t: 'act', move }]);
  });

  it('that the rules refuse never leaves the browser', () => {
    const { session, asked } = seated();
    expect(session.act({ type: 'play', card: -1 })?.code).toBeDefined();
    expect(asked).toEqual([]);
  });

  it('is held in the browser first, and can be taken up again without anybody knowing', () => {
    const { session, clock, asked, move } = seated(2500);
    session.act(move);
    expect(session.scene.held).toEqual({ move, ms: 2500 });
    expect(session.scene.undo.kind).toBe('held');
    session.undo();
    clock.turn(10_000);
    expect(asked).toEqual([]);
    expect(session.scene.mine).toBe(true);
  });

  it('is sent when the time is up, or at once if released', () => {
    const late = seated(2500);
    late.session.act(late.move);
    late.clock.turn(2500);
    expect(late.asked).toHaveLength(1);
    const soon = seated(2500);
    soon.session.act(soon.move);
    soon.session.release();
    soon.clock.turn(2500);
    expect(soon.asked).toHaveLength(1);
  });

  it('lies there from the moment it was sent until it is told, and is made once', () => {
    const { session, asked, say, move, table } = seated();
    session.act(move);
    expect(session.scene.held?.move).toBe(move);
    expect(session.scene.mine).toBe(false);
    session.act(move);
    expect(asked).toHaveLength(1);
    say({ t: 'pending', id: 'r1', ms: 3000 });
    expect(session.scene.held).toEqual({ move, ms: 3000 });
    say({ t: 'done', id: 'r1', v: 8 });
    expect(session.scene.held).toEqual({ move, ms: 0 });
    say({ t: 'news', v: 7, watchers: 1 });
    expect(session.scene.held?.move).toBe(move);
    table.act(0, move);
    say({ t: 'news', v: 8, play: playOf(table, 0) });
    expect(session.scene.held).toBeUndefined();
  });

  it('that is pending can be taken back, and goes back to the hand without a reproach', () => {
    const { session, say, asked, move } = seated();
    session.act(move);
    expect(session.scene.undo.kind).toBe('nothing');
    say({ t: 'pending', id: 'r1', ms: 3000 });
    expect(session.scene.undo.kind).toBe('possible');
    session.undo();
    expect(asked).toMatchObject([{ t: 'act' }, { t: 'undo', of: 'r1' }]);
    say({ t: 'refused', id: 'r1', code: 'withdrawn', clause: 'table', params: {} });
    say({ t: 'done', id: 'r2', v: 7 });
    expect(session.refused).toBeUndefined();
    expect(session.scene.held).toBeUndefined();
    expect(session.scene.mine).toBe(true);
  });

  it('told before it was answered lies no longer', () => {
    const { session, say, move, table } = seated();
    session.act(move);
    table.act(0, move);
    say({ t: 'news', v: 8, play: playOf(table, 0) });
    say({ t: 'done', id: 'r1', v: 8 });
    expect(session.scene.held).toBeUndefined();
    expect(session.waiting).toBe(0);
  });

  it('refused by the server goes back to the hand, with the reason', () => {
    const { session, say, move } = seated();
    session.act(move);
    say({ t: 'refused', id: 'r1', code: 'stale', clause: 'table', params: {} });
    expect(session.scene.held).toBeUndefined();
    expect(session.scene.mine).toBe(true);
    expect(session.refused).toEqual({ asked: 'act', refusal: { code: 'stale', clause: 'table', params: {} } });
    session.ask({ t: 'undo' });
    expect(session.refused).toBeUndefined();
  });

  it('stays in the hand while there is no line: nothing leaves later by itself', () => {
    const { session, move, asked, lose } = seated();
    lose();
    expect(session.act(move)?.code).toBe('no-line');
    expect(session.scene.held).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('is not for watchers', () => {
    const table = atTurnOf(0);
    const { session, say, asked } = visit();
    say(welcome({ me: { person: 'c', seat: null }, play: playOf(table, 'watcher') }));
    expect(session.scene.viewer).toBe('watcher');
    expect(session.act(table.game.moves(table.game.view(table.state, 0))[0])).toBeUndefined();
    expect(asked).toEqual([]);
  });
});

describe('a reconnect', () => {
  it('brings everything in one message, and a move on its way stays where it lies', () => {
    const { session, say, move, table } = seated();
    session.act(move);
    say(welcome({ v: 7, play: playOf(table, 0) }));
    expect(session.scene.held?.move).toBe(move);
    say({ t: 'done', id: 'r1', v: 8 });
    table.act(0, move);
    say(welcome({ v: 8, play: playOf(table, 0) }));
    expect(session.scene.held).toBeUndefined();
  });
});

describe('what wants to be looked at', () => {
  const FULL = { step: 1, actor: 0, shown: 'full trick' } as const;
  const NEXT = { step: 2, actor: 1, shown: 'next' } as const;

  const resting = () => {
    const table = atTurnOf(0);
    const visited = visit({ rest: 1200, grace: 0 }, shown => shown === 'full trick');
    visited.say(welcome({ v: 1, play: playOf(table, 0) }));
    visited.say({ t: 'news', v: 2, log: { from: 0, lines: [FULL] } });
    visited.say({ t: 'news', v: 3, log: { from: 1, lines: [NEXT] } });
    return visited;
  };

  it('stays before what comes next is shown', () => {
    const { session, clock } = resting();
    expect(session.scene.log).toEqual([FULL]);
    clock.turn(1200);
    expect(session.scene.log).toEqual([FULL, NEXT]);
  });

  it('has been seen when somebody taps', () => {
    const { session } = resting();
    session.hurry();
    expect(session.scene.log).toEqual([FULL, NEXT]);
  });
});

describe('undo online', () => {
  it('is asked for where it is possible, alone or by consent', () => {
    for (const undo of [{ kind: 'possible' }, { kind: 'by-consent', of: [1] }] as const) {
      const { session, say, asked } = visit();
      say(welcome({ play: playOf(dealt(), 0, { undo }) }));
      session.undo();
      expect(asked.map(({ t }) => t)).toEqual(['undo']);
    }
  });

  it('is not asked for twice while others think about it, nor where there is nothing', () => {
    const { session, say, asked } = visit();
    say(welcome({ play: playOf(dealt(), 0, { undo: { kind: 'nothing' }, asked: { by: 0, open: [1] } }) }));
    expect(session.scene.undo).toEqual({ kind: 'asked', open: [1] });
    session.undo();
    expect(asked).toEqual([]);
  });
});

describe('the seats online', () => {
  it('show how it is with the others, and nothing of oneself', () => {
    const { session, say } = visit();
    say(welcome({ crew: [anna, { ...bo, present: false } as typeof bo] }));
    expect(session.seats).toEqual([
      { kind: 'human', name: 'Anna' },
      { kind: 'human', name: 'Bo', presence: 'gone' },
    ]);
    say({ t: 'news', v: 1, crew: [{ ...anna, relief: 'sailor' } as typeof anna, bo] });
    expect(session.seats).toEqual([
      { kind: 'human', name: 'Anna', presence: 'relieved' },
      { kind: 'human', name: 'Bo', presence: 'here' },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { bot, firstMove, open, person, sessionOf, settled, stormyTable } from './session.test-help.js';

const NO_GRACE = { pause: 1000, rest: 1000, grace: 0 };

describe('a move and its grace', () => {
  it('is held back while it could not be taken back once made', () => {
    const { session, clock } = sessionOf([person('Anna')]);
    const move = firstMove(session);
    expect(session.act(move)).toBeUndefined();
    expect(open(session)).toMatchObject({ held: { move, ms: 2500 }, mine: false, undo: { kind: 'held' } });
    expect(session.record.moves).toHaveLength(1);
    clock.turn(2499);
    expect(session.record.moves).toHaveLength(1);
    clock.turn(1);
    expect(session.record.moves.at(-1)).toEqual({ actor: 0, move });
    expect(open(session).held).toBeUndefined();
  });

  it('can be taken up again until then', () => {
    const { session, clock } = sessionOf([person('Anna')]);
    session.act(firstMove(session));
    session.undo();
    clock.turn(5000);
    expect(session.record.moves).toHaveLength(1);
    expect(open(session).mine).toBe(true);
  });

  it('can be cut short', () => {
    const { session, clock } = sessionOf([person('Anna')]);
    session.act(firstMove(session));
    session.release();
    expect(session.record.moves).toHaveLength(2);
    clock.turn(5000);
    expect(session.record.moves).toHaveLength(2);
  });

  it('leaves no room for a second move', () => {
    const { session, clock } = sessionOf([person('Anna')]);
    const move = firstMove(session);
    session.act(move);
    session.act(firstMove(session));
    clock.turn(2500);
    expect(session.record.moves).toHaveLength(2);
  });

  it('is not granted where it is switched off', () => {
    const { session } = sessionOf([person('Anna')], NO_GRACE);
    session.act(firstMove(session));
    expect(session.record.moves).toHaveLength(2);
  });

  it('a move that the rules refuse is refused with its reason and changes nothing', () => {
    const { session, saved } = sessionOf([person('Anna')], NO_GRACE);
    const before = saved.length;
    expect(session.act({ type: 'arrive' })).toMatchObject({ clause: '6.1' });
    expect(saved).toHaveLength(before);
  });
});

describe('undo', () => {
  it('ends where somebody learned something, and says what', () => {
    const { session } = sessionOf([person('Anna')], NO_GRACE);
    session.act(firstMove(session));
    expect(open(session).undo).toMatchObject({ kind: 'told', to: 'viewer', shown: { type: 'drew', seat: 0 } });
    session.undo();
    expect(session.record.moves).toHaveLength(2);
  });

  it('5.5 takes back what was given at the departure while others are still choosing', async () => {
    const { session, clock } = sessionOf([person('Anna'), bot('Ole'), bot('Jette')], NO_GRACE);
    const phase = (): string => (open(session).view as { phase: string }).phase;
    while (phase() !== 'pledge' && phase() !== 'over') {
      if (open(session).mine) session.act(firstMove(session));
      clock.turn(1000);
      await settled();
    }
    while (phase() === 'pledge') {
      if (open(session).mine) session.act({ type: 'pledge', count: 2 });
      clock.turn(1000);
      await settled();
    }
    expect(phase()).toBe('give');
    const moves = session.record.moves.length;
    session.act(firstMove(session));
    expect(open(session).undo).toEqual({ kind: 'possible' });
    session.undo();
    expect(session.record.moves).toHaveLength(moves);
    expect(open(session).mine).toBe(true);
  });

  it('has nothing to take back before the first move', () => {
    const { session } = sessionOf([person('Anna')]);
    expect(open(session).undo.kind).not.toBe('possible');
  });
});

describe('saving', () => {
  it('happens at the start and after every move, never for a held one', () => {
    const { session, clock, saved } = sessionOf([person('Anna')]);
    expect(saved.map(({ moves }) => moves.length)).toEqual([1]);
    session.act(firstMove(session));
    expect(saved).toHaveLength(1);
    clock.turn(2500);
    expect(saved.map(({ moves }) => moves.length)).toEqual([1, 2]);
  });
});

describe('bots', () => {
  const crew = [bot('Ole'), bot('Jette'), person('Anna')];

  it('act after their pause, one after the other', async () => {
    const { session, clock } = sessionOf([bot('Ole'), bot('Jette')]);
    clock.turn(999);
    await settled();
    expect(session.record.moves).toHaveLength(1);
    clock.turn(1);
    await settled();
    expect(session.record.moves).toHaveLength(2);
    clock.turn(1000);
    await settled();
    expect(session.record.moves).toHaveLength(3);
  });

  it('wait longer after something that people look at, unless they have seen enough', async () => {
    const slow = { pause: 1000, rest: 3000, grace: 0 };
    const laid = (shown: unknown): boolean => (shown as { type: string }).type === 'laid';
    for (const hurry of [false, true]) {
      const { session, clock } = sessionOf([bot('Ole'), bot('Meret')], slow, undefined, laid);
      clock.turn(1000); // after the deal there is nothing to look at
      await settled();
      expect(session.record.moves).toHaveLength(2);
      clock.turn(2999);
      await settled();
      expect(session.record.moves).toHaveLength(2);
      if (hurry) session.hurry();
      else clock.turn(1);
      await settled();
      expect(session.record.moves).toHaveLength(3);
    }
  });

  it('are handed the view of their own seat and a stream of their own', async () => {
    const { clock, questions, session } = sessionOf(crew, NO_GRACE);
    for (let i = 0; i < 6; i++) {
      if (open(session).mine) session.act(firstMove(session));
      clock.turn(1000);
      await settled();
    }
    expect(questions.length).toBeGreaterThan(1);
    for (const { view, bot: level } of questions) {
      const { viewer, hands } = view as { viewer: number; hands: readonly { kind: string }[] };
      expect(level).toBe('random');
      expect(hands.map(({ kind }) => kind)).toEqual(crew.map((_, seat) => (seat === viewer ? 'own' : 'closed')));
    }
    expect(new Set(questions.map(({ stream }) => stream)).size).toBe(questions.length);
    expect(questions.map(({ stream }) => stream)).not.toContain(session.record.seed);
  });

  it('ask the same stream again after a reload', () => {
    const once = sessionOf([bot('Ole')]);
    const again = sessionOf([bot('Ole')]);
    expect(again.questions[0]?.stream).toBe(once.questions[0]?.stream);
  });

  it('are silent once the session is closed', async () => {
    const { session, clock } = sessionOf([bot('Ole')]);
    session.close();
    clock.turn(1000);
    await settled();
    expect(session.record.moves).toHaveLength(1);
  });

  it('a bot that fails is reported', async () => {
    const { troubles } = sessionOf([bot('Ole')], { pause: 0, rest: 0, grace: 0 }, () =>
      Promise.reject(new Error('run aground')),
    );
    await settled();
    expect(troubles).toEqual([new Error('run aground')]);
  });

  it('wait while a person’s move can still be taken up again', async () => {
    const { session, clock, questions } = sessionOf([person('Anna'), bot('Ole')]);
    while (!open(session).mine) {
      clock.turn(1000);
      await settled();
    }
    const asked = questions.length;
    session.act(firstMove(session));
    clock.turn(2000);
    await settled();
    expect(questions).toHaveLength(asked);
  });
});

describe('several people at one device', () => {
  const people = [person('Anna'), person('Bo')];

  it('nobody sees anything until they ask for it', () => {
    const { session } = sessionOf(people);
    const { scene } = session;
    expect(scene).toEqual({ kind: 'hand-over', to: scene.kind === 'hand-over' ? scene.to : undefined });
  });

  it('the cards are covered as soon as it is the other’s turn', () => {
    const { session } = sessionOf(people, NO_GRACE);
    session.reveal();
    const { viewer } = open(session);
    session.act(firstMove(session));
    expect(session.scene).toEqual({ kind: 'hand-over', to: viewer === 0 ? 1 : 0 });
    session.reveal();
    expect(open(session).viewer).not.toBe(viewer);
  });

  it('the log shows only what the one in front may know', () => {
    const { session } = sessionOf(people, NO_GRACE);
    for (let i = 0; i < 6; i++) {
      session.reveal();
      const { viewer, log } = open(session);
      for (const { shown } of log) {
        const { seat, cards } = shown as { seat?: number; cards?: unknown };
        if (cards !== undefined) expect(seat).toBe(viewer);
      }
      session.act(firstMove(session));
    }
  });

  it('can be covered at any time', () => {
    const { session } = sessionOf(people);
    session.reveal();
    session.cover();
    expect(session.scene.kind).toBe('hand-over');
  });

  it('can be covered while a move may still be taken back, and the move is made all the same', () => {
    const { session, clock } = sessionOf(people);
    session.reveal();
    session.act(firstMove(session));
    session.cover();
    expect(session.scene.kind).toBe('hand-over');
    const before = session.record.moves.length;
    clock.turn(2500);
    expect(session.record.moves.length).toBe(before + 1);
  });

  it('5.5 nobody takes back which cards another person gave, though that told nobody anything', () => {
    const { session } = sessionOf(people, NO_GRACE);
    const lastMove = (): unknown => session.record.moves.at(-1)?.move;
    session.reveal();
    while ((lastMove() as { type: string }).type !== 'give') {
      session.act(firstMove(session));
      session.reveal();
    }
    const given = lastMove();
    expect(open(session).undo).toEqual({ kind: 'nothing' });
    session.undo();
    expect(lastMove()).toBe(given);
  });

  it('one person alone is never asked to hand over', () => {
    const { session } = sessionOf([person('Anna'), bot('Ole')], NO_GRACE);
    session.cover();
    expect(open(session).viewer).toBe(0);
  });

  it('a scene is drawn once and again only after a change', () => {
    const { session } = sessionOf([person('Anna')]);
    let changes = 0;
    session.subscribe(() => changes++);
    expect(session.scene).toBe(session.scene);
    session.act(firstMove(session));
    expect(changes).toBe(1);
  });
});

describe('12.9 somebody at the same device acts out of turn', () => {
  const people = [person('Anna'), person('Bo'), person('Cleo')];
  const stormy = (seats = people, tempo = NO_GRACE) =>
    sessionOf(seats, tempo, undefined, undefined, stormyTable(seats.length));
  /** Who has to act, and who may. */
  const [due, may] = [0, 2];

  it('only those who may are asked', () => {
    const { session } = stormy();
    session.reveal();
    expect(open(session)).toMatchObject({ viewer: due, acts: { must: [due], may: [may] }, others: [may] });
    session.bring(1);
    expect(open(session).viewer).toBe(due);
  });

  it('the cards are covered before the device goes to them', () => {
    const { session } = stormy();
    session.reveal();
    session.bring(may);
    expect(session.scene).toEqual({ kind: 'hand-over', to: may, instead: due });
    session.reveal();
    expect(open(session)).toMatchObject({ viewer: may, mine: false, others: [due] });
  });

  it('their move is made, and the device goes back to who has to act', () => {
    const { session } = stormy();
    session.bring(may);
    session.reveal();
    session.act(firstMove(session));
    expect(session.record.moves.at(-1)).toMatchObject({ actor: may, move: { type: 'compass' } });
    expect(session.scene).toEqual({ kind: 'hand-over', to: due, instead: undefined });
  });

  it('they may think better of it, before or after they have looked', () => {
    const { session } = stormy();
    const moves = session.record.moves.length;
    session.bring(may);
    session.bring(due);
    expect(session.scene).toEqual({ kind: 'hand-over', to: due, instead: undefined });
    session.bring(may);
    session.reveal();
    session.bring(due);
    session.reveal();
    expect(open(session)).toMatchObject({ viewer: due, mine: true });
    expect(session.record.moves).toHaveLength(moves);
  });

  it('nobody comes between a move and its being taken back', () => {
    const { session } = stormy(people, { ...NO_GRACE, grace: 2500 });
    session.reveal();
    session.act(firstMove(session));
    expect(open(session)).toMatchObject({ undo: { kind: 'held' }, others: [] });
    session.bring(may);
    expect(open(session).viewer).toBe(due);
  });

  it('a bot is not asked to come', () => {
    const { session } = stormy([person('Anna'), person('Bo'), bot('Cleo')]);
    session.reveal();
    expect(open(session).others).toEqual([]);
  });
});

describe('a hint', () => {
  it('is thought over from the view of whoever is in front, and noted in the record at once', () => {
    const { session, saved, hintQuestions } = sessionOf([person('Anna')], NO_GRACE);
    const { view, mine } = open(session);
    expect(mine).toBe(true);
    void session.hints();
    expect(hintQuestions).toEqual([{ game: 'in-aller-ruhe', view, stream: expect.any(String) as string }]);
    expect(saved.at(-1)!.hints).toEqual([{ at: 1, seat: 0 }]);
    expect(session.record.hints).toEqual([{ at: 1, seat: 0 }]);
  });

  it('is the same when it is asked for again', () => {
    const { session, hintQuestions } = sessionOf([person('Anna')], NO_GRACE);
    void session.hints();
    void session.hints();
    expect(hintQuestions).toHaveLength(2);
    expect(hintQuestions[1]).toEqual(hintQuestions[0]);
    expect(session.record.hints).toHaveLength(1);
  });

  it('tells those who look that somebody asked', () => {
    const { session } = sessionOf([person('Anna')], NO_GRACE);
    let told = 0;
    session.subscribe(() => told++);
    void session.hints();
    expect(told).toBe(1);
  });

  it('stays noted when the move is taken back', () => {
    const { session } = sessionOf([person('Anna')]);
    void session.hints();
    session.act(firstMove(session));
    session.undo();
    expect(session.record.hints).toEqual([{ at: 1, seat: 0 }]);
  });

  it('is not for somebody whose turn it is not, nor while a move lies', async () => {
    const { session, hintQuestions } = sessionOf([person('Anna')]);
    session.act(firstMove(session));
    expect(await session.hints()).toEqual([]);
    const { session: watched, hintQuestions: asked } = sessionOf([bot('Ole'), bot('Pia')]);
    expect(await watched.hints()).toEqual([]);
    expect([hintQuestions, asked]).toEqual([[], []]);
    expect(session.record.hints).toBeUndefined();
  });
});

import { verdictOf, verify, type ProvenRecord } from '@seekiste/protocol';
import { GAMES } from '@seekiste/rules';
import { describe, expect, it } from 'vitest';
import { Guest, playOn, seated, settle, setupOf, someMove, testNode } from './node.test-help.js';

const SILENT_GAME = 'in-aller-ruhe';
const OPEN_GAME = 'santa-timea';

describe('getting to the table', () => {
  it('P5.1, P7.1 whoever comes is told everything in one message, the commitment before they sit', async () => {
    const { tables } = testNode();
    const opened = await tables.open('anna', setupOf(OPEN_GAME, 3));
    if (!opened.ok) throw new Error(opened.error.code);
    const anna = await new Guest('anna').come(tables, opened.value);
    expect(anna.replies).toMatchObject([
      {
        t: 'welcome',
        v: 1,
        phase: 'gathering',
        host: 'anna',
        me: { person: 'anna', seat: null },
        crew: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
        watchers: 1,
        log: { from: 0, lines: [] },
      },
    ]);
    expect(anna.latest('head').commitment).toMatch(/^[0-9a-f]{64}$/);
  });

  it('P6.8 everybody sees who comes and goes, and how many watch', async () => {
    const node = testNode();
    const { table, guests } = await seated(node, setupOf(OPEN_GAME, 2), ['anna', 'bo']);
    const wim = await new Guest('wim').come(node.tables, table);
    await settle();
    expect(guests.map(guest => guest.latest('watchers'))).toEqual([1, 1]);
    guests[1]!.leave();
    wim.leave();
    await settle();
    expect(guests[0]!.latest('watchers')).toBe(0);
    expect(guests[0]!.latest('crew')[1]).toMatchObject({ person: 'bo', present: false });
  });

  it('nobody is let to a table that does not exist', async () => {
    const { tables } = testNode();
    expect(await tables.visit('x'.repeat(22), new Guest('anna'))).toBeUndefined();
    expect(tables.counts).toEqual({ tables: 0, visitors: 0, moves: 0 });
  });

  it('a bot that does not exist cannot keep a seat', async () => {
    const { tables } = testNode();
    const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'genius', name: 'Piet' }] as const;
    expect(await tables.open('anna', setupOf(OPEN_GAME, 2, { seats }))).toMatchObject({
      error: { code: 'unknown-bot', params: { bot: 'genius' } },
    });
  });

  it('P4.4 a seat is taken once, and nobody has two', async () => {
    const { tables } = testNode();
    const opened = await tables.open('anna', setupOf(OPEN_GAME, 3));
    if (!opened.ok) throw new Error(opened.error.code);
    const anna = await new Guest('anna').come(tables, opened.value);
    const bo = await new Guest('bo').come(tables, opened.value);
    expect(await anna.sit(1)).toMatchObject({ t: 'done' });
    expect(await bo.sit(1)).toMatchObject({ t: 'refused', code: 'seat-taken' });
    expect(await anna.sit(2)).toMatchObject({ t: 'refused', code: 'already-seated', params: { seat: 1 } });
    expect(await bo.sit(3)).toMatchObject({ t: 'refused', code: 'no-such-seat' });
    await settle();
    expect(bo.latest('crew')[1]).toEqual({ kind: 'person', name: 'anna', person: 'anna', present: true });
    expect(anna.seat).toBe(1);
  });

  it('P4.5, P4.6, P4.14 only the host mans seats, begins, and sets the pace; when the host gets up the longest seated is host', async () => {
    const { tables } = testNode();
    const opened = await tables.open('anna', setupOf(OPEN_GAME, 3));
    if (!opened.ok) throw new Error(opened.error.code);
    const [anna, bo, cleo] = await Promise.all(
      ['anna', 'bo', 'cleo'].map(person => new Guest(person).come(tables, opened.value)),
    );
    await anna!.sit(0);
    await cleo!.sit(2);
    await bo!.sit(1);
    for (const ask of [{ t: 'man', seat: 1, bot: null }, { t: 'begin' }, { t: 'pace', pace: 'days' }] as const)
      expect(await cleo!.ask(ask)).toMatchObject({ t: 'refused', code: 'not-host' });
    expect(await anna!.ask({ t: 'stand' })).toMatchObject({ t: 'done' });
    await settle();
    expect(bo!.latest('host')).toBe('cleo');
    expect(await cleo!.ask({ t: 'man', seat: 0, bot: 'sailor' })).toMatchObject({ t: 'done' });
    expect(await cleo!.ask({ t: 'man', seat: 1, bot: 'sailor' })).toMatchObject({ code: 'seat-taken' });
    expect(await cleo!.ask({ t: 'man', seat: 0, bot: null })).toMatchObject({ t: 'done' });
    expect(await cleo!.ask({ t: 'man', seat: 0, bot: null })).toMatchObject({ code: 'seat-open' });
    expect(await cleo!.ask({ t: 'pace', pace: 'days' })).toMatchObject({ t: 'done' });
    await settle();
    expect(anna!.latest('pace')).toBe('days');
  });

  it('P4.7 seats that are still open are manned by bots when the game begins', async () => {
    const node = testNode();
    const { guests } = await seated(node, setupOf(OPEN_GAME, 4), ['anna', 'bo']);
    expect(guests[0]!.latest('phase')).toBe('playing');
    expect(guests[0]!.latest('crew').map(({ kind }) => kind)).toEqual(['person', 'person', 'bot', 'bot']);
    const names = guests[0]!.latest('crew').map(place => (place.kind === 'open' ? '' : place.name));
    expect(new Set(names).size).toBe(4);
  });

  it('P4.7 a game that nobody sits at does not begin, and begins only once', async () => {
    const node = testNode();
    const opened = await node.tables.open('anna', setupOf(OPEN_GAME, 2));
    if (!opened.ok) throw new Error(opened.error.code);
    const anna = await new Guest('anna').come(node.tables, opened.value);
    expect(await anna.ask({ t: 'begin' })).toMatchObject({ code: 'nobody-seated' });
    await anna.sit(0);
    expect(await anna.ask({ t: 'begin' })).toMatchObject({ t: 'done' });
    expect(await anna.ask({ t: 'begin' })).toMatchObject({ code: 'not-gathering' });
    const late = await new Guest('late').come(node.tables, opened.value);
    expect(await late.sit(1)).toMatchObject({ code: 'not-gathering' });
    expect(late.seat).toBeNull();
  });
});

describe('playing', () => {
  it.each(GAMES.map(({ name }) => name))('P9.1 a whole game of %s, and its file proves itself', async name => {
    const node = testNode();
    const { table, guests } = await seated(node, setupOf(name, 2), ['anna', 'bo']);
    const watcher = await new Guest('wim').come(node.tables, table);
    const commitment = guests[0]!.latest('head').commitment;
    expect(await node.tables.reveal(table)).toMatchObject({ ok: false, error: { code: 'not-over' } });
    await playOn(guests);
    expect(guests.map(guest => guest.latest('phase'))).toEqual(['over', 'over']);
    expect(watcher.play.outcome).toEqual(guests[0]!.play.outcome);
    expect(watcher.play.outcome).toBeDefined();
    const file = await node.tables.reveal(table);
    if (!file.ok) throw new Error(file.error.code);
    const chain = guests[0]!.replies.flatMap(reply =>
      (reply.t === 'welcome' || reply.t === 'news') && reply.play ? [reply.play.chain] : [],
    );
    const written = JSON.parse(JSON.stringify(file.value)) as ProvenRecord;
    const findings = verify(GAMES, written, { heard: { commitment, seat: 0, nonce: '0'.repeat(64), chain } });
    expect(findings.filter(({ came }) => came !== 'passed').map(({ check }) => check)).toEqual(['signature']);
    expect(verdictOf(findings)).toBe('heard');
    expect(written.proof.signature).toMatchObject({ key: '0'.repeat(16) });
    expect(written.proof.seats.map(seat => seat.name)).toEqual(['anna', 'bo']);
  });

  it('P5.7 every log is what the whole table would tell', async () => {
    const node = testNode();
    const { table, guests } = await seated(node, setupOf(OPEN_GAME, 2), ['anna', 'bo']);
    await playOn(guests, 30);
    const again = await new Guest('anna').come(node.tables, table);
    expect(guests[0]!.log).toEqual(again.log);
    expect(guests[0]!.play).toEqual(again.play);
  });

  it('P4.8, P5.5 a refusal of the rules comes with its clause, to the mover alone', async () => {
    const node = testNode();
    const { guests } = await seated(node, setupOf(OPEN_GAME, 2), ['anna', 'bo']);
    const [waiting, mover] = [...guests].sort(guest => (someMove(guest) === undefined ? -1 : 1));
    const before = waiting!.texts.length;
    const answer = await waiting!.ask({ t: 'act', move: someMove(mover!) });
    expect(answer).toMatchObject({ t: 'refused', code: 'not-your-turn', clause: '3.1' });
    expect(await mover!.ask({ t: 'act', move: 'nonsense' })).toMatchObject({ t: 'refused', clause: 'input' });
    await settle();
    expect(waiting!.texts.length).toBe(before + 1);
  });

  it('P4.8 whoever has no seat cannot play', async () => {
    const node = testNode();
    const { table, guests } = await seated(node, setupOf(OPEN_GAME, 2), ['anna', 'bo']);
    const watcher = await new Guest('wim').come(node.tables, table);
    const move = guests.map(guest => someMove(guest)).find(found => found !== undefined);
    for (const ask of [
      { t: 'act', move },
      { t: 'undo' },
      { t: 'relieve', seat: 0 },
      { t: 'stand' },
      { t: 'rematch' },
    ] as const)
      expect(await watcher.ask(ask)).toMatchObject({ t: 'refused', code: 'not-seated' });
  });

  it('P4.2, P5.3 the same request is done once, however often it is sent', async () => {
    const node = testNode();
    const { table, guests } = await seated(node, setupOf(OPEN_GAME, 2), ['anna', 'bo']);
    const mover = guests.find(guest => someMove(guest) !== undefined)!;
    const request = mover.request({ t: 'act', move: someMove(mover) });
    const first = await mover.post(request);
    const entries = node.store.tables.get(table)!.entries.length;
    expect(await mover.post(request)).toEqual(first);
    expect(node.store.tables.get(table)!.entries.length).toBe(entries);
    // Another person's request with the same id is another request.
    const other = guests.find(guest => guest !== mover)!;
    await other.post(other.request({ t: 'act', move: someMove(other) }, { id: request.id }));
    expect(node.store.tables.get(table)!.entries.length).toBe(entries + 1);
  });

  it('P4.3 a move that was chosen before its seat was asked is stale; others moving at the same time do not make it so', async () => {
    const node = testNode();
    const { guests } = await seated(node, setupOf(SILENT_GAME, 2), ['anna', 'bo']);
    const mover = guests.find(guest => someMove(guest) !== undefined)!;
    const other = guests.find(guest => guest !== mover)!;
    const before = other.v;
    await mover.ask({ t: 'act', move: someMove(mover) });
    await settle();
    expect(await other.ask({ t: 'act', move: someMove(other) }, { v: before })).toMatchObject({ code: 'stale' });
    expect(await other.ask({ t: 'act', move: someMove(other) })).toMatchObject({ t: 'done' });
  });
});

describe('what may be said', () => {
  it('P4.13, P6.9 silence is the rule of a silent game, with its clause; before and after it everybody may talk', async () => {
    const node = testNode();
    const opened = await node.tables.open('anna', setupOf(SILENT_GAME, 2));
    if (!opened.ok) throw new Error(opened.error.code);
    const anna = await new Guest('anna').come(node.tables, opened.value);
    const bo = await new Guest('bo').come(node.tables, opened.value);
    await anna.sit(0);
    await bo.sit(1);
    expect(await anna.ask({ t: 'say', text: 'Moin' })).toMatchObject({ t: 'done' });
    await anna.ask({ t: 'begin' });
    expect(await anna.ask({ t: 'say', text: 'die 40' })).toMatchObject({ code: 'silence', clause: '3.5' });
    await settle();
    expect(bo.replies.flatMap(reply => ('chat' in reply ? reply.chat.map(({ text }) => text) : []))).toEqual(['Moin']);
    await playOn([anna, bo]);
    expect(await anna.ask({ t: 'say', text: 'schade' })).toMatchObject({ t: 'done' });
  });

  it('P6.9 where a silent game agreed on discreet or open talk, players are heard; discreet still keeps the beat', async () => {
    for (const [silence, pending] of [
      ['discreet', true],
      ['open', false],
    ] as const) {
      const node = testNode({ settings: { beat: { grid: 3_600_000, least: 1000 }, botPace: 0 } });
      const { guests } = await seated(
        node,
        setupOf(SILENT_GAME, 2, { options: { islandsRemoved: 0, strict: false, silence } }),
        ['anna', 'bo'],
      );
      const mover = guests.find(guest => someMove(guest) !== undefined)!;
      const other = guests.find(guest => guest !== mover)!;
      expect(await mover.ask({ t: 'say', text: 'hier ist es eng' })).toMatchObject({ t: 'done' });
      await settle();
      expect(other.replies.flatMap(reply => ('chat' in reply ? reply.chat.map(({ text }) => text) : []))).toEqual([
        'hier ist es eng',
      ]);
      const before = other.v;
      void mover.ask({ t: 'act', move: someMove(mover) });
      await settle();
      expect([silence, other.v === before]).toEqual([silence, pending]);
    }
  });

  it('P6.9 watchers are heard by watchers, and by players when the game is over', async () => {
    const node = testNode();
    const { table, guests } = await seated(node, setupOf(OPEN_GAME, 2), ['anna', 'bo']);
    const wim = await new Guest('wim', 'Wim').come(node.tables, table);
    const xenia = await new Guest('xenia').come(node.tables, table);
    await wim.ask({ t: 'say', text: 'anna hat die Braut' });
    await guests[0]!.ask({ t: 'say', text: 'los' });
    await settle();
    const chatOf = (guest: Guest): string[] =>
      guest.replies.flatMap(reply => ('chat' in reply ? reply.chat.map(({ name, text }) => `${name}: ${text}`) : []));
    expect(chatOf(xenia)).toEqual(['Wim: anna hat die Braut', 'anna: los']);
    expect(chatOf(guests[1]!)).toEqual(['anna: los']);
    expect(guests.some(guest => guest.texts.some(text => text.includes('Braut')))).toBe(false);
    const back = await new Guest('bo').come(node.tables, table);
    expect(chatOf(back)).toEqual(['anna: los']);
    await playOn(guests);
    expect(chatOf(guests[1]!)).toEqual(['anna: los', 'Wim: anna hat die Braut']);
  });
});

describe('what a newcomer is told', () => {
  it('P5.1 does not grow for ever: the last of what happened around the table, with nothing between left out', async () => {
    const node = testNode();
    const { table, guests } = await seated(node, setupOf('lighthouse-run', 2), ['anna', 'bo']);
    for (let n = 0; n < 300; n++) await guests[0]!.ask({ t: 'pace', pace: n % 2 === 0 ? 'days' : 'live' });
    const late = await new Guest('cy').come(node.tables, table);
    const asides = late.latest('asides');
    expect(asides).toHaveLength(200);
    expect(asides.map(({ v }) => v)).toEqual(asides.map((_, i) => late.latest('v') - 199 + i));
    await guests[0]!.ask({ t: 'pace', pace: 'days' });
    await settle();
    expect(late.latest('asides')).toMatchObject([{ type: 'paced', v: late.v }]);
  });

  it('P1.9 names nobody twice: who sits down with a name that looks like another one is refused', async () => {
    const node = testNode();
    const opened = await node.tables.open('anna', setupOf('lighthouse-run', 3));
    if (!opened.ok) throw new Error(opened.error.code);
    const table = opened.value;
    const [one, two] = [
      await new Guest('anna').come(node.tables, table),
      await new Guest('bo').come(node.tables, table),
    ];
    const nonce = '0'.repeat(64);
    await one.ask({ t: 'sit', seat: 0, name: 'Arne', nonce });
    for (const name of ['Arne', 'arne', 'Ame'])
      expect(await two.ask({ t: 'sit', seat: 1, name, nonce })).toMatchObject({ code: 'name-taken' });
    expect(await two.ask({ t: 'sit', seat: 1, name: 'Arne B.', nonce })).toMatchObject({ t: 'done' });
    expect(await one.ask({ t: 'sit', seat: 0, name: 'Arne', nonce })).toMatchObject({ t: 'done' });
  });
});

describe('bots that keep a seat', () => {
  const plan = (name: string) => ({ kind: 'bot', bot: 'random', name }) as const;

  it('P1.9 have no names that look alike, and the bots that come later have others', async () => {
    const { tables } = testNode();
    const setup = setupOf('lighthouse-run', 4);
    for (const names of [
      ['Arne', 'Arne'],
      ['Arne', 'Ame'],
    ])
      expect(await tables.open('anna', { ...setup, seats: [{ kind: 'open' }, ...names.map(plan)] })).toMatchObject({
        error: { code: 'name-taken', params: { name: names[1] } },
      });
    const opened = await tables.open('anna', { ...setup, seats: [{ kind: 'open' }, plan('fiete'), { kind: 'open' }] });
    if (!opened.ok) throw new Error(opened.error.code);
    const guest = await new Guest('anna').come(tables, opened.value);
    await guest.ask({ t: 'sit', seat: 0, name: 'Anna', nonce: '0'.repeat(64) });
    await guest.ask({ t: 'begin' });
    expect(guest.latest('crew').map(place => (place.kind === 'open' ? '' : place.name))).toEqual([
      'Anna',
      'fiete',
      'Wiebke',
    ]);
  });
});

describe('again', () => {
  it('P4.15, P7.8 a rematch seats the same people one seat further, and a second one leads to the same table', async () => {
    const node = testNode();
    const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', bot: 'random', name: 'Piet' }] as const;
    const { table, guests } = await seated(node, setupOf('lighthouse-run', 3, { seats }), ['anna', 'bo']);
    expect(await guests[0]!.ask({ t: 'rematch' })).toMatchObject({ code: 'not-over' });
    for (let n = 0; n < 100 && guests[0]!.latest('phase') !== 'over'; n++) {
      await playOn(guests);
      await node.tables.lookAfter(table);
    }
    expect(await guests[1]!.ask({ t: 'rematch' })).toMatchObject({ t: 'done' });
    expect(await guests[0]!.ask({ t: 'rematch' })).toMatchObject({ t: 'done' });
    await settle();
    const next = guests[0]!.latest('next')!;
    expect(guests[1]!.latest('next')).toBe(next);
    const anna = await new Guest('anna').come(node.tables, next);
    expect(anna.seat).toBe(1);
    expect(anna.latest('host')).toBe('bo');
    expect(anna.latest('crew')).toMatchObject([
      { kind: 'bot', name: 'Piet' },
      { kind: 'person', person: 'anna', present: true },
      { kind: 'person', person: 'bo', present: false },
    ]);
    expect(anna.latest('head').commitment).not.toBe(guests[0]!.latest('head').commitment);
    // A nonce of her own instead of the one that the server drew to keep the seat.
    expect(await anna.sit(1)).toMatchObject({ t: 'done' });
    const sat = node.store.tables.get(next)!.entries.at(-1)!;
    expect(sat.what).toEqual({ type: 'sat', seat: 1, person: 'anna', name: 'anna', nonce: '1'.repeat(64) });
  });
});

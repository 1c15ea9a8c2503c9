import { LEFT_NAME, MOST_REVIEWED, type Ask, type Moment, type Review } from '@seekiste/protocol';
import { GAMES, gameNamed } from '@seekiste/rules';
import { lineAt, Table, type GameRecord } from '@seekiste/rules/core';
import { describe, expect, it } from 'vitest';
import { decide } from '../decide/index.js';
import { fold } from '../fold/index.js';
import { Guest, playOn, seated, settle, setupOf, testNode, type TestNode } from '../node.test-help.js';
import { SETTINGS } from '../settings.js';

const REFUSED = (code: string) => ({ t: 'refused', code });
const DONE = { t: 'done' };
const idOf = (name: string): string => name.padEnd(22, '_');
const [ANNA, BO, WIM] = ['anna', 'bo', 'wim'].map(idOf) as [string, string, string];

/** The review as a browser keeps it: what is told is added to what it has. */
const reviewOf = ({ replies }: Guest): Review => {
  let known: Review | undefined;
  for (const reply of replies) {
    if (reply.t === 'welcome') known = reply.review;
    if (reply.t !== 'news' || !reply.review) continue;
    const { branches = [], notes = [], ...rest } = reply.review;
    const before = known ?? { lead: null, asking: [], shown: { line: 0, at: 0 }, branches: [], notes: [] };
    const added = branches.map(({ id }) => id);
    known = {
      ...before,
      ...rest,
      branches: [...before.branches.filter(({ id }) => !added.includes(id)), ...branches],
      notes: [
        ...before.notes.filter(
          one => !notes.some(note => note.line === one.line && note.at === one.at && note.person === one.person),
        ),
        ...notes,
      ],
    };
  }
  if (!known) throw new Error('there is no review');
  return known;
};

/** A game that is over, with two players and a watcher still there. */
const afterGame = async (name = 'santa-timea', node: TestNode = testNode()) => {
  const setup = setupOf(name, 2);
  const options = name === 'santa-timea' ? { ...setup.options, rounds: 1 } : setup.options;
  const { table, guests } = await seated(node, { ...setup, options }, [ANNA, BO]);
  const wim = await new Guest(WIM, 'Wim').come(node.tables, table);
  await playOn(guests);
  const [anna, bo] = guests as [Guest, Guest];
  expect(anna.latest('phase')).toBe('over');
  return { node, table, anna, bo, wim };
};

const recordOf = async (node: TestNode, table: string): Promise<GameRecord> => {
  const record = await node.tables.reveal(table, ANNA);
  if (!record.ok) throw new Error(record.error.code);
  return record.value as GameRecord;
};

/** Another move than the one that was made, at the first moment from here on where there is one. */
const otherMove = (record: GameRecord, from: number): Moment & { seat: number; move: unknown } => {
  const game = gameNamed(record.game)!;
  for (let at = from; at < record.moves.length; at++) {
    const made = record.moves[at]!;
    if (made.actor === 'chance') continue;
    const there = Table.resume(game, { ...record, moves: record.moves.slice(0, at) });
    if (!there.ok) throw new Error(there.error.code);
    const other = game
      .moves(game.view(there.value.state, made.actor))
      .find(move => game.write(move) !== game.write(made.move));
    if (other !== undefined) return { line: 0, at, seat: made.actor, move: other };
  }
  throw new Error('there was never a choice');
};

describe('the record of a game', () => {
  it('P2.8 says to those who sat there which seat was theirs, and to nobody else', async () => {
    const { node, table } = await afterGame();
    const seatFor = async (person: string | undefined) => {
      const record = await node.tables.reveal(table, person);
      return record.ok ? (record.value as { readonly seat?: number }).seat : record.error.code;
    };
    expect([await seatFor(ANNA), await seatFor(BO), await seatFor(WIM), await seatFor(undefined)]).toEqual([
      0,
      1,
      undefined,
      undefined,
    ]);
  });
});

describe('a review', () => {
  it('P6.18 begins with the end of a game: the host leads, players and watchers are there, and everybody may talk', async () => {
    const { anna, bo, wim } = await afterGame('in-aller-ruhe');
    for (const guest of [anna, bo, wim])
      expect(reviewOf(guest)).toEqual({
        lead: { person: ANNA, name: ANNA, present: true },
        asking: [],
        shown: { line: 0, at: 0 },
        branches: [],
        notes: [],
      });
    expect(await wim.ask({ t: 'say', text: 'Turn 17!' })).toMatchObject(DONE);
    expect(await bo.ask({ t: 'say', text: 'Indeed.' })).toMatchObject(DONE);
  });

  it('P6.18 is open for talk also where a silent game was ended by agreement', async () => {
    const node = testNode();
    const { guests } = await seated(node, setupOf('in-aller-ruhe', 2), [ANNA, BO]);
    const [anna, bo] = guests as [Guest, Guest];
    await anna.ask({ t: 'end', yes: true });
    await bo.ask({ t: 'end', yes: true });
    expect(await bo.ask({ t: 'say', text: 'Good night.' })).toMatchObject(DONE);
  });

  it.each(['lead', 'show', 'try', 'note', 'prune'] as const)(
    'P4.20, P4.21, P4.22, P4.23, P4.24 is refused while the game is played: %s',
    async t => {
      const node = testNode();
      const { guests } = await seated(node, setupOf('santa-timea', 2), [ANNA, BO]);
      const asks: { readonly [T in typeof t]: Ask } = {
        lead: { t: 'lead', person: BO },
        show: { t: 'show', line: 0, at: 0 },
        try: { t: 'try', line: 0, at: 1, seat: 0, move: { type: 'play', card: 1 } },
        note: { t: 'note', line: 0, at: 0, mark: 'good' },
        prune: { t: 'prune', line: 3 },
      };
      expect(await guests[0]!.ask(asks[t])).toMatchObject(REFUSED('not-over'));
      expect(guests[0]!.latest('review')).toBeUndefined();
    },
  );

  it('P4.20 the leader hands the lead on to somebody who is here and has a name', async () => {
    const { anna, bo, wim } = await afterGame();
    expect(await bo.ask({ t: 'lead', person: WIM })).toMatchObject(REFUSED('not-leader'));
    expect(await anna.ask({ t: 'lead', person: ANNA })).toMatchObject(REFUSED('already-leader'));
    expect(await anna.ask({ t: 'lead', person: WIM })).toMatchObject(REFUSED('not-here'));
    expect(await wim.ask({ t: 'lead', person: WIM })).toMatchObject(DONE);
    expect(await wim.ask({ t: 'lead', person: WIM })).toMatchObject(REFUSED('already-asked'));
    await settle();
    expect(reviewOf(anna).asking).toEqual([{ person: WIM, name: 'Wim' }]);
    expect(await anna.ask({ t: 'lead', person: WIM })).toMatchObject(DONE);
    await settle();
    expect(reviewOf(bo)).toMatchObject({ lead: { person: WIM, name: 'Wim', present: true }, asking: [] });
    // The host may always take it back.
    expect(await anna.ask({ t: 'lead', person: ANNA })).toMatchObject(DONE);
    expect(await anna.ask({ t: 'lead', person: BO })).toMatchObject(DONE);
    bo.leave();
    await settle();
    expect(reviewOf(wim).lead).toEqual({ person: BO, name: BO, present: false });
    expect(await wim.ask({ t: 'lead', person: WIM })).toMatchObject(DONE);
    await settle();
    expect(reviewOf(anna).lead).toMatchObject({ person: WIM, present: true });
  });

  it('P4.21 the leader alone shows moments that there are; the same twice is stored once', async () => {
    const { node, table, anna, bo, wim } = await afterGame();
    const { moves } = anna.play;
    expect(await bo.ask({ t: 'show', line: 0, at: 3 })).toMatchObject(REFUSED('not-leader'));
    expect(await anna.ask({ t: 'show', line: 9999, at: 3 })).toMatchObject(REFUSED('no-such-line'));
    expect(await anna.ask({ t: 'show', line: 0, at: moves + 1 })).toMatchObject(REFUSED('no-such-moment'));
    expect(await anna.ask({ t: 'show', line: 0, at: moves })).toMatchObject(DONE);
    const { v } = anna;
    expect(await anna.ask({ t: 'show', line: 0, at: moves })).toMatchObject({ ...DONE, v });
    await settle();
    expect(reviewOf(wim).shown).toEqual({ line: 0, at: moves });
    expect(node.store.tables.get(table)!.entries).toHaveLength(v);
  });

  it.each(GAMES.map(({ name }) => name))(
    'P4.22, P6.19 a move that is tried in %s begins a branch, others make it grow, and chance goes on as in that deal',
    async name => {
      const { node, table, anna, bo, wim } = await afterGame(name);
      const record = await recordOf(node, table);
      const first = otherMove(record, 4);
      expect(await bo.ask({ t: 'try', ...first })).toMatchObject(DONE);
      await settle();
      const [branch] = reviewOf(anna).branches;
      expect(branch).toMatchObject({ from: 0, at: first.at, person: BO, name: BO });
      // Once more is the same branch.
      expect(await wim.ask({ t: 'try', ...first })).toMatchObject(DONE);
      const game = gameNamed(name)!;
      for (let n = 0; n < 6; n++) {
        const [{ id, at, moves }] = reviewOf(wim).branches as [Review['branches'][number]];
        const there = Table.resume(game, { ...record, moves: [...record.moves.slice(0, at), ...moves] });
        if (!there.ok) throw new Error(there.error.code);
        const acts = game.toAct(there.value.state);
        if (acts.kind !== 'seats') break;
        const [seat] = acts.must as [number];
        const move = game.moves(game.view(there.value.state, seat))[0];
        const length = at + moves.length;
        expect(await wim.ask({ t: 'try', line: id, at: length, seat, move })).toMatchObject(DONE);
        await settle();
        // As a table of this device would have it.
        there.value.act(seat, move);
        expect(reviewOf(anna).branches[0]!.moves).toEqual(there.value.record.moves.slice(at));
      }
      expect(reviewOf(anna).branches).toHaveLength(1);
      expect(reviewOf(anna)).toEqual(reviewOf(bo));
      // What is tried elsewhere on the branch leaves it, and what it shares with the game leaves the game.
      const grown = reviewOf(anna).branches[0]!;
      const tree = { ...record, variations: [{ at: grown.at, moves: grown.moves }] };
      const second = otherMove(lineAt(tree, [0])!, grown.at + 1);
      await bo.ask({ t: 'try', ...second, line: grown.id });
      await bo.ask({ t: 'try', ...otherMove(record, 1), line: grown.id });
      await settle();
      expect(reviewOf(anna).branches.map(({ from }) => from)).toEqual([0, grown.id, 0]);
    },
  );

  it('P4.22 moves that the rules refuse, and moments that there are not, are no branch', async () => {
    const { node, table, anna } = await afterGame();
    const record = await recordOf(node, table);
    const first = otherMove(record, 4);
    const { v } = anna;
    expect(await anna.ask({ t: 'try', ...first, move: { type: 'dance' } })).toMatchObject(REFUSED('malformed-move'));
    expect(await anna.ask({ t: 'try', ...first, seat: 7 })).toMatchObject(REFUSED('no-such-seat'));
    expect(await anna.ask({ t: 'try', ...first, seat: 1 - first.seat })).toMatchObject({ t: 'refused' });
    expect(await anna.ask({ t: 'try', ...first, line: 77 })).toMatchObject(REFUSED('no-such-line'));
    expect(await anna.ask({ t: 'try', ...first, at: 10_000 })).toMatchObject(REFUSED('no-such-moment'));
    expect(await anna.ask({ t: 'try', ...first, at: record.moves.length })).toMatchObject({ t: 'refused' });
    expect(anna.v).toBe(v);
  });

  it('P4.23 everybody has one note on a moment, and removes it by an empty one', async () => {
    const { anna, bo, wim } = await afterGame();
    expect(await anna.ask({ t: 'note', line: 5, at: 0, mark: 'good' })).toMatchObject(REFUSED('no-such-line'));
    expect(await anna.ask({ t: 'note', line: 0, at: 9999, mark: 'good' })).toMatchObject(REFUSED('no-such-moment'));
    await anna.ask({ t: 'note', line: 0, at: 5, mark: 'missed' });
    await wim.ask({ t: 'note', line: 0, at: 5, comment: 'The storm was worth more.' });
    await anna.ask({ t: 'note', line: 0, at: 5, mark: 'good', comment: 'No.' });
    await settle();
    const notes = () => reviewOf(bo).notes.map(({ person, mark, comment }) => [person, mark, comment]);
    expect(notes()).toEqual([
      [WIM, undefined, 'The storm was worth more.'],
      [ANNA, 'good', 'No.'],
    ]);
    await anna.ask({ t: 'note', line: 0, at: 5 });
    await settle();
    expect(notes()).toContainEqual([ANNA, undefined, undefined]);
  });

  it('P4.24, P6.19 a branch is removed by the leader or by its author, with all that leaves it', async () => {
    const { node, table, anna, bo, wim } = await afterGame();
    const record = await recordOf(node, table);
    await bo.ask({ t: 'try', ...otherMove(record, 4) });
    await settle();
    const { id, at, moves } = reviewOf(anna).branches[0]!;
    await anna.ask({ t: 'note', line: id, at: at + moves.length, comment: 'Here.' });
    await anna.ask({ t: 'show', line: id, at: at + moves.length });
    expect(await wim.ask({ t: 'prune', line: id })).toMatchObject(REFUSED('not-leader'));
    expect(await wim.ask({ t: 'prune', line: 0 })).toMatchObject(REFUSED('no-such-line'));
    expect(await bo.ask({ t: 'prune', line: id })).toMatchObject(DONE);
    await settle();
    expect(reviewOf(wim).branches).toMatchObject([{ id, gone: true, moves: [] }]);
    expect(reviewOf(wim).shown).toEqual({ line: 0, at });
    expect(await bo.ask({ t: 'prune', line: id })).toMatchObject(REFUSED('no-such-line'));
    expect(await bo.ask({ t: 'try', ...otherMove(record, 4), line: id })).toMatchObject(REFUSED('no-such-line'));
  });

  it('P6.20 is bounded in branches, notes and entries', async () => {
    const { node, table, anna } = await afterGame();
    const record = await recordOf(node, table);
    const kept = node.store.tables.get(table)!;
    const live = fold({ games: GAMES, beat: SETTINGS.beat }, kept.table, kept.entries);
    const review = live.review!;
    const note = { line: 0, at: 0, v: 9, person: BO, name: 'Bo' };
    const branch = { id: 900, v: 9, from: 0, at: 4, moves: record.moves.slice(0, 1), person: BO, name: 'Bo' };
    const full = {
      entries: { entries: MOST_REVIEWED.entries },
      notes: { notes: Array.from({ length: MOST_REVIEWED.notes }, () => note) },
      branches: { branches: Array.from({ length: MOST_REVIEWED.branches }, (_, n) => ({ ...branch, id: 900 + n })) },
      depth: {
        branches: Array.from({ length: MOST_REVIEWED.depth }, (_, n) => ({
          ...branch,
          id: 900 + n,
          from: n === 0 ? 0 : 899 + n,
          at: 4 + n,
          moves: record.moves.slice(4 + n, 6 + n),
        })),
      },
    };
    const asks: { readonly [Bound in keyof typeof full]: Ask } = {
      entries: { t: 'show', line: 0, at: 1 },
      notes: { t: 'note', line: 0, at: 1, mark: 'good' },
      branches: { t: 'try', ...otherMove(record, 4) },
      depth: { t: 'try', ...otherMove(record, 4 + MOST_REVIEWED.depth), line: 899 + MOST_REVIEWED.depth },
    };
    for (const bound of ['entries', 'notes', 'branches', 'depth'] as const) {
      const request = anna.request(asks[bound]);
      const asked = {
        person: ANNA,
        request,
        name: '',
        watches: false,
        isHostAway: false,
        here: new Set<string>(),
        fresh: () => '',
      };
      expect(decide({ ...live, review: { ...review, ...full[bound] } }, asked), bound).toMatchObject({
        error: { code: 'review-full' },
      });
      expect(decide(live, { ...asked, request: anna.request({ t: 'show', line: 0, at: 1 }) }).ok).toBe(true);
    }
  });

  it('P6.15 tells nobody what somebody notes whom they have blocked', async () => {
    const { node, table, wim, bo } = await afterGame();
    await wim.ask({ t: 'note', line: 0, at: 5, comment: 'You fool.' });
    const deaf = Object.assign(new Guest(ANNA), { blocked: new Set([WIM]) });
    await deaf.come(node.tables, table);
    expect(reviewOf(deaf).notes).toEqual([]);
    await settle();
    expect(reviewOf(bo).notes).toHaveLength(1);
  });

  it('P6.16, P2.15 somebody who deletes themselves takes their notes and name along, and leads no more', async () => {
    const { node, table, anna, bo } = await afterGame();
    const record = await recordOf(node, table);
    await anna.ask({ t: 'note', line: 0, at: 5, comment: 'Mine.' });
    await anna.ask({ t: 'try', ...otherMove(record, 4) });
    expect((await node.tables.dataOf(table, ANNA))?.said).toMatchObject([{ text: 'Mine.' }]);
    await node.tables.forget(table, ANNA);
    await settle();
    const { lead, notes, branches } = reviewOf(bo);
    expect([lead, notes]).toEqual([null, []]);
    expect(branches).toMatchObject([{ name: LEFT_NAME }]);
    expect(JSON.stringify(node.store.tables.get(table)!.entries)).not.toContain('Mine.');
    expect(await bo.ask({ t: 'lead', person: BO })).toMatchObject(DONE);
  });

  it('P6.18 is the same after a restart, on another node, and for those who come late', async () => {
    const { node, table, anna, bo, wim } = await afterGame();
    const record = await recordOf(node, table);
    await bo.ask({ t: 'try', ...otherMove(record, 4) });
    await anna.ask({ t: 'note', line: 0, at: 5, mark: 'moment' });
    await anna.ask({ t: 'lead', person: BO });
    await bo.ask({ t: 'show', line: 0, at: 7 });
    await settle();
    const before = reviewOf(wim);
    for (const guest of [anna, bo, wim]) guest.leave();
    await node.tables.close();
    const again = testNode({ store: node.store });
    const late = await new Guest(ANNA).come(again.tables, table);
    expect(reviewOf(late)).toEqual({ ...before, lead: { ...before.lead, present: false } });
  });

  it('P6.19 no request of a review is done twice', async () => {
    const { node, table, anna } = await afterGame();
    const record = await recordOf(node, table);
    const request = anna.request({ t: 'try', ...otherMove(record, 4) });
    const [one, other] = [await anna.post(request), await anna.post(request)];
    expect(one).toEqual(other);
    expect(reviewOf(anna).branches).toHaveLength(1);
  });
});

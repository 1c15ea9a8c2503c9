import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { openStore as open, PLAIN, type Store } from '@seekiste/server';
import { entry, freshHash, freshId, line, opened, YARDS, type Yard } from './stores.js';

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

const [[, sqlite]] = YARDS;

describe.each([...YARDS, ['SQLite, plain', sqlite, { machinery: PLAIN }] as const])(
  'a store on %s',
  (_name, build, options?) => {
    const openStore = (address: string): Promise<Store> => open(address, options);
    let yard: Yard;
    let address: string;
    let store: Store;

    beforeAll(async () => {
      yard = await build();
    });
    afterAll(() => yard.stop());
    beforeEach(async () => {
      address = await yard.fresh();
      store = await openStore(address);
    });
    afterEach(() => store.close());

    describe('tables', () => {
      it('are read as they were written, after a restart too', async () => {
        const table = { id: freshId(), seed: freshHash() };
        const entries = [entry(1), entry(2, 'Öl, “quotes”, \u0000, \ud83d\udea2 and a \n new line'), entry(3)];
        await store.create(table, entries.slice(0, 2), line());
        expect(await store.append(table.id, entries[2]!, line())).toBe('stored');
        expect(await store.read(table.id)).toEqual({ table, entries });
        await store.close();
        store = await openStore(address);
        expect(await store.read(table.id)).toEqual({ table, entries });
      });

      it('can be read from a version on', async () => {
        const id = await opened(store);
        const later = [entry(2), entry(3)];
        for (const one of later) await store.append(id, one, line());
        expect((await store.read(id, 1))?.entries).toEqual(later);
        expect((await store.read(id, 3))?.entries).toEqual([]);
        expect((await store.read(id, 9))?.entries).toEqual([]);
      });

      it('are found by how they were opened', async () => {
        const first = entry(1);
        const id = freshId();
        await store.create({ id, seed: freshHash() }, [first, entry(2)], line());
        for (let v = 3; v < 6; v++) await store.append(id, entry(v), line());
        expect(await store.openings([id, freshId()])).toEqual(new Map([[id, first]]));
        expect(await store.openings([])).toEqual(new Map());
      });

      it('that do not exist are not read', async () => {
        expect(await store.read(freshId())).toBeUndefined();
        expect(await store.versions([freshId()])).toEqual(new Map());
        expect(await store.versions([])).toEqual(new Map());
      });

      it('are not opened twice, and the first stays as it was', async () => {
        const table = { id: freshId(), seed: freshHash() };
        const first = entry(1);
        await store.create(table, [first], line());
        await expect(store.create({ ...table, seed: freshHash() }, [entry(1), entry(2)], line())).rejects.toThrow();
        expect(await store.read(table.id)).toEqual({ table, entries: [first] });
      });

      it('that are opened at the same moment do not disturb each other', async () => {
        const table = { id: freshId(), seed: freshHash() };
        const attempts = await Promise.allSettled([
          ...range(5).map(() => store.create(table, [entry(1)], line())),
          ...range(5).map(() => opened(store)),
        ]);
        expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
        expect((await store.read(table.id))?.entries).toHaveLength(1);
      });

      it('tell the version of each', async () => {
        const ids = await Promise.all(range(1200).map(() => opened(store)));
        await store.append(ids[7]!, entry(2), line());
        const versions = await store.versions([...ids, freshId()]);
        expect(versions.size).toBe(ids.length);
        expect([versions.get(ids[7]!), versions.get(ids[8]!)]).toEqual([2, 1]);
      });
    });

    describe('append', () => {
      it('lets one of many win, whoever asks, and the others find out', async () => {
        const other = await openStore(address);
        const id = await opened(store);
        for (const v of range(20).map(i => i + 2)) {
          const rivals = range(6).map(() => entry(v));
          const outcomes = await Promise.all(rivals.map((one, i) => (i % 2 ? store : other).append(id, one, line())));
          expect(outcomes.toSorted()).toEqual(['stored', 'taken', 'taken', 'taken', 'taken', 'taken']);
          const winner = rivals[outcomes.indexOf('stored')];
          for (const reader of [store, other]) expect((await reader.read(id, v - 1))?.entries).toEqual([winner]);
        }
        await other.close();
      });

      it('brings the line up to date with the entry that won, not with one that lost', async () => {
        const person = freshId();
        const id = await opened(store, { people: [person] });
        const won = line({ people: [person], asked: [person], phase: 'over', wakeAt: 7, changedAt: 2 });
        expect(await store.append(id, entry(2), won)).toBe('stored');
        const lost = line({ people: [], asked: [], wakeAt: 3, changedAt: 9 });
        expect(await store.append(id, entry(2), lost)).toBe('taken');
        expect(await store.tablesOf(person, 10)).toEqual([{ id, ...won }]);
      });

      it('leaves no hole in a log', async () => {
        const id = await opened(store);
        await expect(store.append(id, entry(3), line())).rejects.toThrow(/before it/);
        await expect(store.append(freshId(), entry(2), line())).rejects.toThrow(/before it/);
        expect((await store.read(id))?.entries).toHaveLength(1);
        expect(await store.append(id, entry(2), line())).toBe('stored');
      });

      it('to one table does not wait for a mistake at another', async () => {
        const id = await opened(store);
        const [bad, good] = await Promise.allSettled([
          store.append(freshId(), entry(5), line()),
          store.append(id, entry(2), line()),
        ]);
        expect([bad.status, good]).toEqual(['rejected', { status: 'fulfilled', value: 'stored' }]);
      });

      it('to many tables at once keeps each log in order and complete, from two nodes that race', async () => {
        const other = await openStore(address);
        const ids = await Promise.all(range(40).map(() => opened(store)));
        const seen = new Map<string, (readonly [v: number, text: string])[]>();
        const play = async (node: Store, id: string): Promise<void> => {
          for (let v = 2; v <= 12;) {
            const text = freshId();
            if ((await node.append(id, entry(v, text), line({ people: [text] }))) === 'stored')
              seen.set(id, [...(seen.get(id) ?? []), [v, text]]);
            v = (await node.read(id))!.entries.length + 1;
          }
        };
        await Promise.all(ids.flatMap(id => [play(store, id), play(other, id)]));
        for (const id of ids) {
          const { entries } = (await store.read(id))!;
          expect(entries.map(({ v }) => v)).toEqual(range(12).map(i => i + 1));
          const texts = entries.slice(1).map(({ what }) => (what.type === 'said' ? what.text : undefined));
          // Who stored the earlier one may hear of it later.
          expect(texts.map((text, i) => [i + 2, text])).toEqual(seen.get(id)!.toSorted(([a], [b]) => a - b));
          expect((await store.tablesOf(texts.at(-1)!, 5)).map(table => table.id)).toEqual([id]);
        }
        await other.close();
      });
    });

    describe('the tables of a person', () => {
      it('are those that wait for them first, then the latest', async () => {
        const [me, you] = [freshId(), freshId()];
        const old = await opened(store, { people: [me, you], asked: [you], changedAt: 10 });
        const asked = await opened(store, { people: [you, me], asked: [you, me], changedAt: 5 });
        const latest = await opened(store, { people: [me], phase: 'gathering', changedAt: 30 });
        await opened(store, { people: [you], asked: [you], changedAt: 99 });
        const order = async (limit: number): Promise<readonly string[]> =>
          (await store.tablesOf(me, limit)).map(({ id }) => id);
        expect(await order(10)).toEqual([asked, latest, old]);
        expect(await order(2)).toEqual([asked, latest]);
        expect(await store.tablesOf(freshId(), 10)).toEqual([]);
      });

      it('follow who sits down, stands up and is asked', async () => {
        const [me, you] = [freshId(), freshId()];
        const id = await opened(store, { people: [you] });
        const found = async (): Promise<number> => (await store.tablesOf(me, 10)).length;
        expect(await found()).toBe(0);
        await store.append(id, entry(2), line({ people: [you, me] }));
        expect(await found()).toBe(1);
        await store.append(id, entry(3), line({ people: [me, you], asked: [me] }));
        expect((await store.tablesOf(me, 1))[0]).toMatchObject({ people: [me, you], asked: [me] });
        await store.append(id, entry(4), line({ people: [you] }));
        expect(await found()).toBe(0);
        expect(await store.tablesOf(you, 10)).toHaveLength(1);
      });
    });

    it('tables wake when their time has come, the earliest first', async () => {
      const late = await opened(store, { wakeAt: 3000 });
      const early = await opened(store, { wakeAt: 1000 });
      const middle = await opened(store, { wakeAt: 2000 });
      await opened(store);
      expect(await store.waking(999, 10)).toEqual([]);
      expect(await store.waking(2000, 10)).toEqual([
        { id: early, wakeAt: 1000 },
        { id: middle, wakeAt: 2000 },
      ]);
      expect((await store.waking(9999, 2)).map(({ id }) => id)).toEqual([early, middle]);
      await store.append(early, entry(2), line({ wakeAt: 1_900_000_000_000 }));
      await store.append(middle, entry(2), line({ wakeAt: null }));
      expect(await store.waking(9999, 10)).toEqual([{ id: late, wakeAt: 3000 }]);
    });

    it('tables that were changed by a clock that was ahead are found, if they wait for a time', async () => {
      const now = 1_900_000_000_000;
      const ahead = await opened(store, { changedAt: now + 3600, wakeAt: now + 4000 });
      await opened(store, { changedAt: now - 1, wakeAt: now + 4000 });
      await opened(store, { changedAt: now + 3600, wakeAt: null });
      const appended = await opened(store);
      await store.append(appended, entry(2), line({ changedAt: now + 1, wakeAt: now + 1 }));
      expect(new Set(await store.ahead(now, 9))).toEqual(new Set([ahead, appended]));
      expect(await store.ahead(now, 1)).toHaveLength(1);
    });

    it('removes what nobody has changed for long, and nothing of any other table', async () => {
      const person = freshId();
      const [old, young] = [
        await opened(store, { people: [person], changedAt: 10 }),
        await opened(store, { people: [person], changedAt: 10 }),
      ];
      await store.append(young, entry(2), line({ people: [person], changedAt: 30 }));
      expect((await store.tablesOf(person, 5, 20)).map(({ id }) => id)).toEqual([young]);
      expect(await store.removeTables(10, 5)).toEqual([]);
      expect(await store.removeTables(20, 5)).toEqual([old]);
      expect(await store.read(old)).toBeUndefined();
      expect([await store.tracesOf(person), (await store.read(young))?.entries.length]).toEqual([[young], 2]);
    });

    it('gives a duty to one of many, until its time is over', async () => {
      const other = await openStore(address);
      const asked = range(6).map(i => (i % 2 ? store : other).takeDuty('upkeep', 100, 200));
      expect((await Promise.all(asked)).filter(isMine => isMine)).toHaveLength(1);
      expect([await store.takeDuty('upkeep', 199, 300), await other.takeDuty('upkeep', 200, 300)]).toEqual([
        false,
        true,
      ]);
      await other.close();
    });

    it('says what time it is', async () => {
      const before = Date.now();
      const time = await store.time();
      expect(time).toBeGreaterThanOrEqual(before - 1);
      expect(time).toBeLessThanOrEqual(Date.now() + 1);
    });

    describe('people', () => {
      it('are known by any of their secrets, and by no other', async () => {
        const [person, first, second] = [freshId(), freshHash(), freshHash()];
        await store.addPerson({ person, name: 'Jördis' }, first);
        await store.addSecret(person, second);
        for (const hash of [first, second])
          expect(await store.personBySecret(hash)).toEqual({ person, name: 'Jördis' });
        expect(await store.personBySecret(freshHash())).toBeUndefined();
        await store.rename(person, 'Ida');
        expect(await store.personBySecret(first)).toEqual({ person, name: 'Ida' });
      });

      it('are called by their last name; of those who are not known nothing is said', async () => {
        const people = range(1100).map(() => freshId());
        await Promise.all(people.map((person, i) => store.addPerson({ person, name: `No. ${i}` }, freshHash())));
        await store.rename(people[7]!, 'Seven');
        const names = await store.namesOf([...people, freshId()]);
        expect(names.size).toBe(people.length);
        expect([names.get(people[7]!), names.get(people[1099]!)]).toEqual(['Seven', 'No. 1099']);
        expect(await store.namesOf([])).toEqual(new Map());
      });

      it('are not added halfway: a secret that is taken leaves no person behind', async () => {
        const [hash, twin] = [freshHash(), freshId()];
        await store.addPerson({ person: freshId(), name: 'A' }, hash);
        await expect(store.addPerson({ person: twin, name: 'B' }, hash)).rejects.toThrow();
        const other = freshHash();
        await store.addPerson({ person: twin, name: 'C' }, other);
        expect(await store.personBySecret(other)).toEqual({ person: twin, name: 'C' });
      });

      it('see their devices, and one that is ended is nobody’s', async () => {
        const [person, first, second] = [freshId(), freshHash(), freshHash()];
        await store.addPerson({ person, name: 'Ida' }, first, { kind: 'firefox/linux', at: 7 });
        await store.addSecret(person, second);
        await store.seen(first, 9);
        expect(await store.devicesOf(person)).toEqual(
          [
            { hash: first, kind: 'firefox/linux', madeAt: 7, seenAt: 9 },
            { hash: second, kind: '', madeAt: null, seenAt: null },
          ].toSorted((one, other) => (one.hash < other.hash ? -1 : 1)),
        );
        expect(await store.removeSecret(freshId(), first)).toBe(false);
        expect(await store.removeSecret(person, first)).toBe(true);
        expect([await store.removeSecret(person, first), await store.personBySecret(first)]).toEqual([
          false,
          undefined,
        ]);
        expect(await store.personBySecret(second)).toEqual({ person, name: 'Ida' });
      });

      it('who are deleted are gone at once, and for good when no table has them in a seat', async () => {
        const [person, secret, code, other] = [freshId(), freshHash(), freshHash(), freshId()];
        await store.addPerson({ person, name: 'Ida' }, secret);
        await store.setRecovery(person, code);
        await store.block(person, { person: other, name: 'Ole', at: 1 });
        await store.block(other, { person, name: 'Ida', at: 2 });
        expect(await store.blockersOf(person)).toEqual([other]);
        const table = await opened(store, { people: [person, other], asked: [person] });
        await store.append(table, { ...entry(2), by: person }, line({ people: [person, other], asked: [person] }));
        await store.beginErasure(person, 3);
        expect([await store.personBySecret(secret), await store.takeRecovery(code)]).toEqual([undefined, undefined]);
        expect([await store.blocksOf(person), await store.blocksOf(other)]).toEqual([[], []]);
        expect(await store.tracesOf(person)).toEqual([table]);
        await store.endErasure(person);
        expect(await store.erasures()).toEqual([person]);
        const alias = freshId();
        await store.rewrite(table, { person, alias, change: one => ({ ...one, by: alias }) });
        await store.endErasure(person);
        expect([await store.erasures(), await store.tracesOf(person)]).toEqual([[], []]);
        expect((await store.read(table))?.entries.map(({ by }) => by)).toEqual([alias, alias]);
        expect(await store.tablesOf(alias, 5)).toMatchObject([{ id: table, people: [alias, other], asked: [alias] }]);
        expect(await store.append(table, entry(3), line({ people: [alias, other] }))).toBe('stored');
      });

      it('come back with their recovery code, once; a new code replaces the old one', async () => {
        const [person, old, code] = [freshId(), freshHash(), freshHash()];
        await store.addPerson({ person, name: 'Ole' }, freshHash());
        await store.setRecovery(person, old);
        await store.setRecovery(person, code);
        expect(await store.takeRecovery(old)).toBeUndefined();
        const taken = await Promise.all(range(4).map(() => store.takeRecovery(code)));
        expect(taken.filter(one => one !== undefined)).toEqual([{ person, name: 'Ole' }]);
      });
    });

    it('two nodes that open a new store at once agree on its schema', async () => {
      const fresh = await yard.fresh();
      const nodes = await Promise.all(range(4).map(() => openStore(fresh)));
      const id = await opened(nodes[0]!);
      for (const node of nodes) expect((await node.read(id))?.entries).toHaveLength(1);
      await Promise.all(nodes.map(node => node.close()));
    });

    it('finishes what is under way when it is closed, and says afterwards that it is closed', async () => {
      const id = await opened(store);
      const under = store.append(id, entry(2), line());
      await store.close();
      expect(await under).toBe('stored');
      await expect(store.append(id, entry(3), line())).rejects.toMatchObject({ kind: 'gone' });
      await expect(store.ping()).rejects.toMatchObject({ kind: 'gone' });
      await expect(store.read(id)).rejects.toMatchObject({ kind: 'gone' });
      await expect(store.waking(1, 1)).rejects.toMatchObject({ kind: 'gone' });
      await store.close();
    });
  },
);

import fc from 'fast-check';
import { GAMES } from '@seekiste/rules';
import type { Ask } from '@seekiste/protocol';
import { describe, expect, it } from 'vitest';
import { MemoryBus } from '../bus/memory.js';
import { SILENT } from '../log.js';
import { openStore } from '../store/open.js';
import type { Store } from '../store/store.js';
import { fold } from './fold/index.js';
import { createTables } from './tables.js';
import type { Tables } from './tables-types.js';
import { Guest, HERE, NO_WAITING, UNSIGNED, PlanBook, settle, setupOf, someMove } from './node.test-help.js';
import { welcome } from './tell/index.js';

const PEOPLE = ['anna', 'bo', 'cleo', 'wim'];

/** One thing that happens: somebody asks, comes back over another node, sends again, or time goes by. */
const deed = fc.record({
  who: fc.nat(PEOPLE.length - 1),
  what: fc.oneof(
    { weight: 12, arbitrary: fc.constant('act' as const) },
    { weight: 2, arbitrary: fc.constantFrom('undo', 'consent-yes', 'consent-no', 'say', 'again', 'reconnect') },
    { weight: 1, arbitrary: fc.constantFrom('stand', 'return', 'relieve', 'sit', 'man', 'pace', 'begin', 'rematch') },
    { weight: 2, arbitrary: fc.constantFrom('bots', 'time', 'nonsense') },
  ),
  choice: fc.nat(1000),
  /** Whether the next deed waits for this one. */
  alone: fc.boolean(),
});
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

const askOf = (guest: Guest, { what, choice }: Deed): Ask | undefined => {
  switch (what) {
    case 'act':
      return guest.latest('play') && { t: 'act', move: someMove(guest, choice) ?? null };
    case 'nonsense':
      return { t: 'act', move: [{ type: 'lay' }, 'x', 7, { type: 'play', card: choice }][choice % 4] };
    case 'undo':
    case 'stand':
    case 'return':
    case 'begin':
    case 'rematch':
      return { t: what };
    case 'consent-yes':
    case 'consent-no':
      return { t: 'consent', yes: what === 'consent-yes' };
    case 'say':
      return { t: 'say', text: `Nummer ${choice}` };
    case 'relieve':
      return { t: 'relieve', seat: choice % 3 };
    case 'sit':
      return { t: 'sit', seat: choice % 3, name: guest.person, nonce: 'a'.repeat(64) };
    case 'man':
      return { t: 'man', seat: choice % 3, bot: choice % 2 ? 'random' : null };
    case 'pace':
      return { t: 'pace', pace: choice % 2 ? 'live' : 'days' };
    default:
      return undefined;
  }
};

/** People at a table of two nodes, doing whatever they like. */
class Company {
  readonly guests: Guest[] = [];
  readonly left: Guest[] = [];
  private constructor(
    readonly store: Store,
    readonly bus: MemoryBus,
    readonly nodesTables: readonly Tables[],
    readonly clock: { now: number },
    readonly table: string,
  ) {}

  static async at(game: string): Promise<Company> {
    const store = await openStore(':memory:');
    const clock = { now: 1_000_000 };
    const parts = { store, bus: new MemoryBus(), jobs: new PlanBook(), thinkers: HERE, log: SILENT, games: GAMES };
    const nodesTables = [0, 1].map(() =>
      createTables({ ...parts, sign: UNSIGNED, settings: NO_WAITING, now: () => clock.now }),
    );
    const opened = await nodesTables[0]!.open('anna', setupOf(game, 3));
    if (!opened.ok) throw new Error(opened.error.code);
    const company = new Company(store, parts.bus, nodesTables, clock, opened.value);
    for (const [i, person] of PEOPLE.entries())
      company.guests.push(await new Guest(person).come(nodesTables[i % 2]!, opened.value));
    await company.guests[0]!.sit(0);
    await company.guests[1]!.sit(1);
    return company;
  }

  async do(deed: Deed): Promise<unknown> {
    const guest = this.guests[deed.who]!;
    if (deed.what === 'bots') return this.nodesTables[deed.choice % 2]!.lookAfter(this.table);
    if (deed.what === 'time') {
      this.clock.now += deed.choice * 300;
      return this.nodesTables[deed.choice % 2]!.lookAfter(this.table);
    }
    if (deed.what === 'reconnect' && guest.atTable) {
      guest.leave();
      this.left.push(guest);
      const again = new Guest(guest.person);
      this.guests[deed.who] = again;
      again.sent.push(...guest.sent);
      await again.come(this.nodesTables[deed.choice % 2]!, this.table);
      return undefined;
    }
    // Somebody who is just coming back does nothing yet.
    if (!guest.atTable) return undefined;
    if (deed.what === 'again') {
      const before = guest.sent[deed.choice % Math.max(1, guest.sent.length)];
      return before && guest.post(before);
    }
    const ask = askOf(guest, deed);
    return ask && guest.ask(ask);
  }

  /** What somebody would be told who came now, by nothing but the store. */
  async asStored(person: string): Promise<Guest> {
    const { table, entries } = (await this.store.read(this.table))!;
    const folded = fold({ games: GAMES, beat: { grid: 0, least: 0 } }, table, entries);
    const guest = new Guest(person);
    guest.tell(welcome(folded, { person }, await this.bus.present(this.table)));
    return guest;
  }

  async close(): Promise<void> {
    await Promise.all(this.nodesTables.map(tables => tables.close()));
    await this.store.close();
  }
}

/** What a guest's screen shows: all that it was told, put together. */
const screen = (guest: Guest): unknown => ({
  v: guest.v,
  seat: guest.seat,
  log: guest.log,
  play: guest.latest('play'),
  phase: guest.latest('phase'),
  host: guest.latest('host'),
  pace: guest.latest('pace'),
  crew: guest.latest('crew'),
  next: guest.latest('next'),
});

const begin: Deed = { who: 0, what: 'begin', choice: 0, alone: true };

describe.each(GAMES.map(({ name }) => name))('whatever people do at a table of %s on two nodes', name => {
  it('P5.2 everybody sees the fold of what is stored, and nothing is done twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 20, maxLength: 80 }), async deeds => {
        const company = await Company.at(name);
        let together: Promise<unknown>[] = [];
        for (const one of [begin, ...deeds]) {
          together.push(company.do(one));
          if (one.alone) {
            await Promise.all(together);
            together = [];
            await settle();
          }
        }
        await Promise.all(together);
        await settle();

        const { entries } = (await company.store.read(company.table))!;
        expect(entries.map(({ v }) => v)).toEqual(entries.map((_, i) => i + 1));
        const marks = entries.flatMap(({ id, by }) => (id === undefined ? [] : [`${by!} ${id}`]));
        expect(new Set(marks).size).toBe(marks.length);
        for (const guest of [...company.guests, ...company.left])
          for (const { id, v } of guest.all('done')) {
            const entry = entries.find(stored => stored.id === id && stored.by === guest.person);
            // Who goes along to a rematch that others have begun adds nothing.
            expect(entry?.v ?? v).toBe(v);
          }

        for (const guest of company.guests) expect(screen(guest)).toEqual(screen(await company.asStored(guest.person)));
        await company.close();
      }),
      // The server's seeds are drawn: a smaller case need not fail again.
      { numRuns: 12, endOnFailure: true },
    );
  });
});

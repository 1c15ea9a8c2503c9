import type { Ask, Play, Reply, Request, TableId } from '@seekiste/protocol';
import { GAMES, gameNamed } from '@seekiste/rules';
import {
  createTables,
  openBus,
  openLog,
  openSign,
  type Tables,
  type Store,
  type Thinkers,
  type Visitor,
} from '@seekiste/server';

/** Somebody at a table of this process, without a socket between. */
export class Guest implements Visitor {
  readonly replies: Reply[] = [];
  private atTable: Awaited<ReturnType<Tables['visit']>>;
  private asked = 0;
  private waiting: (() => void)[] = [];

  constructor(
    readonly person: string,
    readonly connection = person,
  ) {}

  tell(reply: Reply | string): void {
    this.replies.push(typeof reply === 'string' ? (JSON.parse(reply) as Reply) : reply);
    for (const go of this.waiting.splice(0)) go();
  }

  turnAway(reason: string): undefined {
    throw new Error(`turned away: ${reason}`);
  }

  async come(tables: Tables, table: string): Promise<this> {
    this.atTable = await tables.visit(table, this);
    return this;
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>(go => this.waiting.push(go));
  }

  async ask(ask: Ask): Promise<Reply> {
    const id = `${this.person}-${this.asked++}`;
    this.atTable!.receive({ id, v: 1_000, ...ask } satisfies Request);
    const answer = (): Reply | undefined =>
      this.replies.find(reply => (reply.t === 'done' || reply.t === 'refused') && reply.id === id);
    await this.until(() => answer() !== undefined);
    return answer()!;
  }

  /** The version that they were welcomed with. */
  get welcomedAt(): number | undefined {
    const welcome = this.replies.find(reply => reply.t === 'welcome');
    return welcome?.v;
  }

  get play(): Play {
    const told = this.replies.findLast(reply => (reply.t === 'welcome' || reply.t === 'news') && reply.play);
    return (told as Extract<Reply, { t: 'news' }>).play!;
  }
}

interface Lone {
  readonly now?: () => number;
  /** A bot's thoughts, which are always of the first move. */
  readonly think?: () => Promise<void>;
}

/** A node's tables, with a clock and bots of its own, and a bus that reaches no other node. */
export const loneTables = async (
  store: Store,
  { now = Date.now, think = () => Promise.resolve() }: Lone = {},
): Promise<Tables> => {
  const bus = await openBus(undefined, store);
  const jobs = { plan: () => undefined };
  const thinkers: Thinkers = {
    think: ({ game, view }) => think().then(() => gameNamed(game)!.moves(view)[0]),
    close: () => Promise.resolve(),
  };
  const settings = { botPace: 0 };
  const sign = await openSign(store, now());
  return createTables({ games: GAMES, store, bus, jobs, thinkers, log: openLog('silent'), sign, settings, now });
};

/** The first move that whoever must act is offered. */
export const actOnce = (guests: readonly Guest[]): Promise<Reply> => {
  const { acts } = guests[0]!.play;
  const mover = guests[acts.kind === 'seats' ? acts.must[0]! : 0]!;
  return mover.ask({ t: 'act', move: gameNamed('santa-timea')!.moves(mover.play.view)[0] });
};

const OPEN = { kind: 'open' } as const;
const BOT = { kind: 'bot', bot: 'random', name: 'Bot' } as const;

/** A game without silence for two, which has begun: Ada, and Bo or a bot. */
export const atTable = async (
  tables: Tables,
  other: 'Bo' | 'bot' = 'Bo',
): Promise<{ readonly table: TableId; readonly guests: readonly Guest[] }> => {
  const opened = await tables.open('ada', {
    ...{ game: 'santa-timea', options: { professional: false, rounds: 1 }, pace: 'live' },
    seats: [OPEN, other === 'bot' ? BOT : OPEN],
  });
  if (!opened.ok) throw new Error(opened.error.code);
  const table = opened.value;
  const guests: Guest[] = [];
  for (const person of other === 'bot' ? ['ada'] : ['ada', 'bo'])
    guests.push(await new Guest(person).come(tables, table));
  for (const [seat, guest] of guests.entries())
    await guest.ask({ t: 'sit', seat, name: guest.person, nonce: 'a'.repeat(64) });
  await guests[0]!.ask({ t: 'begin' });
  return { table, guests };
};

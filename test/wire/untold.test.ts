import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Ask, Reply, Request, TableId } from '@seekiste/protocol';
import { gameNamed } from '@seekiste/rules';
import { openLog, readConfig, startNode, type RunningNode } from '@seekiste/server';
import { post } from '../server/socket-player.js';
import { YARDS, type Yard } from '../server/stores.js';

/** A beat that does not come while moves are pending here. */
const FAR_BEAT = { BEAT_MS: '3600000', BEAT_LEAST_MS: '1' };
const NO_BEAT = { BEAT_MS: '0', BEAT_LEAST_MS: '0' };

/** Somebody who asks, and keeps the answers as they came. */
class Client {
  readonly replies: Reply[] = [];
  private static asked = 0;
  private constructor(
    private readonly socket: WebSocket,
    readonly cookie: string,
  ) {
    socket.on('message', (data: Buffer) => this.replies.push(JSON.parse(data.toString()) as Reply));
  }

  static async at(origin: string, table: TableId, cookie: string): Promise<Client> {
    const address = `${origin.replace('http', 'ws')}/api/tables/${table}/socket`;
    const client = new Client(new WebSocket(address, { headers: { origin, cookie } }), cookie);
    await client.until(() => client.replies.length > 0);
    return client;
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await once(this.socket, 'message');
  }

  async ask(ask: Ask, old = 0): Promise<Reply> {
    const id = `r${Client.asked++}`;
    const answer = (): Reply | undefined =>
      this.replies.find(
        reply => (reply.t === 'done' || reply.t === 'refused' || reply.t === 'pending') && reply.id === id,
      );
    this.socket.send(JSON.stringify({ id, v: Math.max(0, this.v - old), ...ask } satisfies Request));
    await this.until(() => answer() !== undefined);
    return answer()!;
  }

  private get told(): Extract<Reply, { t: 'welcome' | 'news' }>[] {
    return this.replies.filter(reply => reply.t === 'welcome' || reply.t === 'news');
  }

  get v(): number {
    return this.told.at(-1)!.v;
  }

  get play(): NonNullable<Extract<Reply, { t: 'welcome' }>['play']> {
    return this.told.findLast(({ play }) => play !== undefined)!.play!;
  }

  leave(): void {
    this.socket.close();
  }
}

const introduce = async (origin: string, name: string): Promise<string> =>
  (await post(origin, '/api/me', { name })).headers.getSetCookie()[0]!.split(';')[0]!;

const anonymous = (reply: Reply): unknown => ({ ...reply, id: '' });

/** The codes for every card that could be named, laid where it cannot lie. */
const probe = async (client: Client, old: number): Promise<readonly unknown[]> => {
  const answers: unknown[] = [];
  for (let card = 1; card <= 80; card++)
    answers.push(anonymous(await client.ask({ t: 'act', move: { type: 'lay', card, space: 0, pay: [card] } }, old)));
  for (let space = 0; space < 36; space++)
    answers.push(anonymous(await client.ask({ t: 'act', move: { type: 'lay', card: 40, space, pay: [99] } }, old)));
  return answers;
};

describe.each(YARDS)('while a move of a silent game is pending, on %s', (_, yardOf) => {
  let yard: Yard;
  let node: RunningNode;
  const start = async (where: string, beat: Record<string, string>): Promise<string> => {
    const store = where.startsWith('postgres') ? { DATABASE_URL: where } : { DATA: where };
    node = await startNode(readConfig({ PORT: '0', LIMITS: 'off', ...beat, ...store }), openLog('silent'));
    return new URL(node.addresses[0]!).origin;
  };
  beforeAll(async () => {
    yard = await yardOf();
  });
  afterAll(() => yard.stop());

  it('neither refusals nor lists nor versions tell anybody of it', async () => {
    const where = await yard.fresh();
    const quick = await start(where, NO_BEAT);
    const cookies = [await introduce(quick, 'Ada'), await introduce(quick, 'Bo'), await introduce(quick, 'Wim')];
    const setup = { game: 'in-aller-ruhe', options: {}, seats: [{ kind: 'open' }, { kind: 'open' }], pace: 'live' };
    const { id: table } = (await (await post(quick, '/api/tables', setup, cookies[0])).json()) as { id: TableId };
    for (const [seat, cookie] of cookies.slice(0, 2).entries()) {
      const client = await Client.at(quick, table, cookie);
      await client.ask({ t: 'sit', seat, name: `Seat ${seat}`, nonce: 'a'.repeat(64) });
      client.leave();
    }
    const host = await Client.at(quick, table, cookies[0]!);
    await host.ask({ t: 'begin' });
    await node.close();

    const origin = await start(where, FAR_BEAT);
    const [ada, bo, wim] = (await Promise.all(cookies.map(cookie => Client.at(origin, table, cookie)))) as [
      Client,
      Client,
      Client,
    ];
    const lists = async (): Promise<readonly string[]> =>
      Promise.all(cookies.map(async cookie => (await fetch(`${origin}/api/tables`, { headers: { cookie } })).text()));
    const { acts } = ada.play;
    const mover = acts.kind === 'seats' && acts.must.includes(0) ? ada : bo;
    const other = mover === ada ? bo : ada;
    const before = [await probe(mover, 0), await probe(other, 0), await probe(other, 1), await lists()];
    const said = await wim.ask({ t: 'say', text: 'Ahoi' });
    expect(said).toMatchObject({ t: 'done' });

    const [move] = gameNamed('in-aller-ruhe')!.moves(mover.play.view);
    expect(await mover.ask({ t: 'act', move })).toMatchObject({ t: 'pending' });
    const after = [await probe(mover, 0), await probe(other, 0), await probe(other, 1)];
    expect(after).toEqual(before.slice(0, 3));
    expect(await wim.ask({ t: 'say', text: 'Ahoi' })).toMatchObject({ t: 'done', v: (said as { v: number }).v + 1 });
    for (const [n, list] of (await lists()).entries())
      expect({ ...JSON.parse(list), changedAt: 0 }).toMatchObject({
        tables: (JSON.parse(before[3]![n] as string) as { tables: object[] }).tables.map(line => ({
          ...line,
          changedAt: expect.any(Number) as number,
        })),
      });

    expect(await mover.ask({ t: 'undo' })).toMatchObject({ t: 'done' });
    for (const client of [ada, bo, wim]) client.leave();
    await node.close();
  });
});

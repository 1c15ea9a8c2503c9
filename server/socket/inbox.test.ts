import { describe, expect, it } from 'vitest';
import type { Reply, Request } from '@seekiste/protocol';
import { FAST, PLAIN } from '../machinery.js';
import { Inbox, type Sender } from './inbox.js';

const turn = (): Promise<void> => new Promise(go => setImmediate(go));
const standing = (id: string): string => JSON.stringify({ t: 'stand', id, v: 1 });

class Sailor implements Sender {
  readonly told: Reply[] = [];
  atTable: Sender['atTable'];

  constructor(receive: (request: Request) => void) {
    this.atTable = { receive };
  }
  tell(reply: Reply): void {
    this.told.push(reply);
  }
}

describe.each([
  ['fast', FAST],
  ['plain', PLAIN],
])('what comes in one turn, %s', (_name, { turn: way }) => {
  it('is handed on in the order in which it came, before anything of this turn is stored', async () => {
    const done: string[] = [];
    const [ada, bo] = ['ada', 'bo'].map(
      name =>
        new Sailor(({ id }) => {
          done.push(`${name} ${id}`);
          way.whenDecided(() => void done.push(`stored ${id}`));
        }),
    ) as [Sailor, Sailor];
    const inbox = new Inbox(way);
    inbox.add(ada, standing('r1'));
    inbox.add(bo, standing('r2'));
    inbox.add(ada, standing('r3'));
    expect(done).toEqual([]);
    await turn();
    await turn();
    expect(done).toEqual(['ada r1', 'bo r2', 'ada r3', 'stored r1', 'stored r2', 'stored r3']);
  });

  it('is refused by itself where it cannot be read', async () => {
    const ids: string[] = [];
    const sailor = new Sailor(({ id }) => void ids.push(id));
    const inbox = new Inbox(way);
    for (const text of [standing('r1'), '{"t":', standing('r2')]) inbox.add(sailor, text);
    await turn();
    expect(ids).toEqual(['r1', 'r2']);
    expect(sailor.told).toMatchObject([{ t: 'refused', code: 'not-json' }]);
  });

  it('is handed on although its sender has left in the meantime: a move, and the page is closed', async () => {
    const ids: string[] = [];
    const sailor = new Sailor(({ id }) => void ids.push(id));
    const inbox = new Inbox(way);
    inbox.add(sailor, standing('r1'));
    sailor.atTable = undefined;
    await turn();
    expect(ids).toEqual(['r1']);
  });

  it('can be handed on at once, and is then not handed on again', async () => {
    const ids: string[] = [];
    const sailor = new Sailor(({ id }) => void ids.push(id));
    const inbox = new Inbox(way);
    inbox.add(sailor, standing('r1'));
    inbox.open();
    expect(ids).toEqual(['r1']);
    await turn();
    expect(ids).toEqual(['r1']);
  });
});

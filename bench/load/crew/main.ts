/** The crew: plays at all tables, in a process of its own, and says how long it had to wait. */
import { BoardgameIoDuo } from './boardgame-io.js';
import { ColyseusDuo } from './colyseus.js';
import type { Answers, Order } from './orders.js';
import { pace, saturate, waitsOf } from './drive.js';
import type { Duo } from './duo.js';
import { inParallel } from './parallel.js';
import { say } from '../servers/answer.js';
import { introduce, openTable, SeekisteDuo } from './seekiste.js';

const AT_ONCE = 128;
const fleets = new Map<string, readonly Duo[]>();

const fleet = (name: string): readonly Duo[] => fleets.get(name) ?? [];

const gather = (order: Extract<Order, { order: 'gather' }>): Promise<readonly Duo[]> => {
  const { kind, origins, tables } = order;
  const [one = '', two = one] = origins;
  return inParallel<Duo>(tables, AT_ONCE, i => {
    switch (kind) {
      case 'seekiste': {
        const [near, far] = i % 2 === 0 ? [one, two] : [two, one];
        return SeekisteDuo.open(order.apart === true ? [near, far] : [near, near]);
      }
      case 'boardgame.io':
        return BoardgameIoDuo.open(one);
      case 'colyseus':
        return ColyseusDuo.open(one);
    }
  });
};

const wake = async (name: string, sample: number): Promise<readonly number[]> => {
  const waits: number[] = [];
  for (const duo of fleet(name).slice(0, sample)) if (duo instanceof SeekisteDuo) waits.push(await duo.arriveAgain(0));
  return waits;
};

const openings = async (origin: string, count: number, atOnce: number): Promise<readonly number[]> => {
  const cookie = await introduce(origin, 'Opener');
  return inParallel(count, atOnce, async () => {
    const begun = performance.now();
    await openTable(origin, cookie);
    return performance.now() - begun;
  });
};

const carryOut = async (order: Order): Promise<Answers[Order['order']]> => {
  switch (order.order) {
    case 'gather':
      fleets.set(order.fleet, await gather(order));
      return undefined;
    case 'saturate':
      return saturate(fleet(order.fleet), order.moves, order.seconds);
    case 'pace':
      return pace(fleet(order.fleet), order.every, order.moves);
    case 'wake':
      return waitsOf(await wake(order.fleet, order.sample));
    case 'open-tables':
      return waitsOf(await openings(order.origin, order.tables, order.atOnce));
    case 'dismiss':
      await Promise.all(fleet(order.fleet).map(duo => duo.close()));
      fleets.delete(order.fleet);
      return undefined;
  }
};

process.on('message', (order: Order) => {
  void carryOut(order).then(say);
});
process.on('disconnect', () => process.exit());
say('ready');

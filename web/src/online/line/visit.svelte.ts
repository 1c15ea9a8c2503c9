import type { TableId } from '@seekiste/protocol';
import { createSubscriber } from 'svelte/reactivity';
import type { Part } from '../../app/route.js';
import { shelf } from '../../app/settings/settings.svelte.js';
import { tempo } from '../../app/settings/tempo.js';
import { restsAfter } from '../../games/index.js';
import { rulesOf } from '../../games/list.js';
import { wallClock } from '../../parts/clock.js';
import { freshSeed } from '../../parts/seed.js';
import type { SeatShown } from '../../table/table-session.js';
import { browserSocket, Connection, type Line } from './connection.js';
import { Hearsay } from './heard.js';
import { api } from '../online.svelte.js';
import { OnlineSession, type Refused } from './session.js';
import type { TableNow } from './table-now.js';

export const hearsay = new Hearsay(shelf);

const newId = (): string => freshSeed().slice(0, 32);

/** At a table; the socket is this person's, so there has to be one. A screen in the middle is told no hand at all. */
export const visit = (table: TableId, as?: Part): OnlineSession =>
  new OnlineSession(table, {
    clock: wallClock,
    connect: listener =>
      new Connection(api.socket(table, as === 'middle' ? 'watcher' : 'person'), listener, {
        clock: wallClock,
        open: browserSocket,
        random: Math.random,
      }),
    tempo,
    rulesOf,
    rests: restsAfter,
    newId,
  });

/** A seat with a nonce of one's own; what was given is kept, to be checked after the game. */
export const sit = (session: OnlineSession, seat: number, name: string): void => {
  const nonce = freshSeed();
  session.ask({ t: 'sit', seat, name, nonce }, () => hearsay.nonce(session.table, seat, nonce));
};

/** A session as something that Svelte follows. */
export const following = (session: OnlineSession) => {
  const subscribe = createSubscriber(update => session.subscribe(update));
  return {
    get now(): TableNow | undefined {
      subscribe();
      return session.now;
    },
    get line(): Line {
      subscribe();
      return session.line;
    },
    get refused(): Refused | undefined {
      subscribe();
      return session.refused;
    },
    get waiting(): number {
      subscribe();
      return session.waiting;
    },
    get seats(): readonly SeatShown[] {
      subscribe();
      return session.seats;
    },
    get scene() {
      subscribe();
      return session.scene;
    },
  };
};
export type Following = ReturnType<typeof following>;

import type { TableId, TableSetup } from '@seekiste/protocol';
import type { Refusal, Result } from '@seekiste/rules/core';
import { createSubscriber } from 'svelte/reactivity';
import { restsAfter } from '../games/index.js';
import { wallClock } from '../parts/clock.js';
import { freshSeed } from '../parts/seed.js';
import type { SeatShown } from '../table/table-session.js';
import { settings, shelf } from '../app/settings/settings.svelte.js';
import { tempo } from '../local/voyage.svelte.js';
import { t } from '../words/words.svelte.js';
import { Api, type Me, type MyTable } from './api.js';
import { browserSocket, Connection, type Line } from './connection.js';
import { Hearsay } from './heard.js';
import { OnlineSession, type Refused } from './session.js';
import type { TableNow } from './table-now.js';

export const api = new Api(location.href.replace(/[^/]*([?#].*)?$/, 'api/'), (address, init) => fetch(address, init));
export const hearsay = new Hearsay(shelf);

let offered = $state(false);
let tables = $state.raw<readonly MyTable[]>([]);
let me = $state.raw<Me>();

/** The table that this person has just opened, and where their own seat still has to be taken. */
let fresh: TableId | undefined;

/** What the server offers; a host that only hands out files offers nothing, and the app is none the worse. */
export const online = {
  get offered(): boolean {
    return offered;
  },
  get tables(): readonly MyTable[] {
    return tables;
  },
  get me(): Me | undefined {
    return me;
  },
  async look(): Promise<void> {
    const self = await api.me();
    offered = self.ok;
    if (!self.ok) return;
    me = self.value;
    const found = me ? await api.myTables() : undefined;
    tables = found?.ok ? found.value : [];
  },
  /** The server does not know this browser any more: a cookie was thrown away. */
  forget(): void {
    me = undefined;
  },
  /** Whoever this browser is, introduced if it is new. */
  async known(): Promise<Result<Me, Refusal>> {
    if (me) return { ok: true, value: me };
    const self = await api.me();
    offered = self.ok;
    if (!self.ok) return self;
    const found = self.value ? ({ ok: true, value: self.value } as const) : await api.introduce(callName());
    if (found.ok) me = found.value;
    return found;
  },
  async open(setup: TableSetup): Promise<Result<TableId, Refusal>> {
    const self = await online.known();
    if (!self.ok) return self;
    const opened = await api.open(setup);
    if (opened.ok) fresh = opened.value;
    return opened;
  },
  /** Whether a table was opened here a moment ago; says so once. */
  justOpened(table: TableId): boolean {
    if (fresh !== table) return false;
    fresh = undefined;
    return true;
  },
  /** A name is asked once and remembered. */
  async rename(name: string): Promise<void> {
    settings.set({ name });
    if (!me || me.name === name) return;
    const renamed = await api.rename(name);
    if (renamed.ok) me = renamed.value;
  },
  async recover(code: string): Promise<Result<Me, Refusal>> {
    const found = await api.recover(code);
    if (found.ok) {
      settings.set({ name: found.value.name });
      await online.look();
    }
    return found;
  },
};

const callName = (): string => settings.now.name.trim() || t('guest');

const newId = (): string => freshSeed().slice(0, 32);

/** At a table; the socket is this person's, so there has to be one. */
export const visit = (table: TableId): OnlineSession =>
  new OnlineSession(table, {
    clock: wallClock,
    connect: listener =>
      new Connection(api.socket(table), listener, { clock: wallClock, open: browserSocket, random: Math.random }),
    tempo,
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

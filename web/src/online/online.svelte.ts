import type { TableId, TableSetup } from '@seekiste/protocol';
import type { Refusal, Result } from '@seekiste/rules/core';
import { settings } from '../app/settings/settings.svelte.js';
import { t } from '../words/words.svelte.js';
import { Api, type Me, type MyTable } from './line/api.js';

export const api = new Api(location.href.replace(/[^/]*([?#].*)?$/, 'api/'), (address, init) => fetch(address, init));

let offered = $state(false);
let tables = $state.raw<readonly MyTable[]>([]);
let me = $state.raw<Me>();

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
    // The number on the app's icon; refused where the app is not installed.
    const badged: Partial<Pick<Navigator, 'setAppBadge'>> = navigator;
    badged.setAppBadge?.(tables.filter(({ waiting }) => waiting).length).catch(() => undefined);
  },
  /** The server does not know this browser any more: a cookie was thrown away, or somebody was deleted. */
  forget(): void {
    me = undefined;
    tables = [];
  },
  /** The person of this browser, introduced if new. */
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
    return api.open(setup);
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

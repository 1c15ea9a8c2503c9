import type { PushList, QuietHours, TableId } from '@seekiste/protocol';
import type { Refusal } from '@seekiste/rules/core';
import { settings, shelf } from '../app/settings/settings.svelte.js';
import { GAME_NAMES } from '../games/list.js';
import { online } from '../online/online.svelte.js';
import { pushApi } from './push-api.js';
import { lobbyOf, t } from '../words/words.svelte.js';

/** Whether this device is called while the app is closed; if not, why. */
export type Called =
  | { readonly kind: 'off' | 'preparing' | 'on' }
  | { readonly kind: 'impossible'; readonly why: 'browser' | 'worker' | 'service' | 'server' };

const QUIET = 'seekiste.quiet';
const OFFERED = 'seekiste.call-offer';

let state = $state.raw<Called>({ kind: 'off' });
let list = $state.raw<PushList>({ devices: [], off: [] });
/** As it was last said to the server. */
let said = '';

const keep = (key: string, value: string): void => {
  try {
    shelf.setItem(key, value);
  } catch {
    // A full storage forgets the wish.
  }
};

const readQuiet = (): QuietHours | null => {
  const [, from, to] = /^(\d{1,4})-(\d{1,4})$/.exec(shelf.getItem(QUIET) ?? '') ?? [];
  return from === undefined || to === undefined ? null : { from: Number(from), to: Number(to) };
};
let quiet = $state.raw(readQuiet());
let declined = $state(shelf.getItem(OFFERED) === 'no');

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

const base64Url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A subscription by the server's own key: one for another key is of no use any more. */
const subscribed = async (manager: PushManager, key: string): Promise<PushSubscription> => {
  const before = await manager.getSubscription();
  if (before && base64Url(before.options.applicationServerKey) !== key) await before.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
};

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const tell = async (subscription: PushSubscription): Promise<Called> => {
  const push = {
    endpoint: subscription.endpoint,
    keys: { p256dh: base64Url(subscription.getKey('p256dh')), auth: base64Url(subscription.getKey('auth')) },
    language: settings.now.language,
    ...{ zone: zone(), quiet },
    words: Object.fromEntries(GAME_NAMES.map(game => [game, t('called-turn', { game: lobbyOf(game).title() })])),
  };
  const text = JSON.stringify(push);
  if (text === said) return { kind: 'on' };
  const done = await pushApi.set(push);
  if (!done.ok) return { kind: 'impossible', why: 'server' };
  said = text;
  await called.look();
  return { kind: 'on' };
};

const start = async (): Promise<Called> => {
  if (!('PushManager' in globalThis)) return { kind: 'impossible', why: 'browser' };
  const worker = await registration();
  if (!worker) return { kind: 'impossible', why: 'worker' };
  const self = await online.known();
  const key = self.ok ? await pushApi.key() : self;
  if (!key.ok) return { kind: 'impossible', why: 'server' };
  try {
    return await tell(await subscribed(worker.pushManager, key.value));
  } catch {
    return { kind: 'impossible', why: 'service' };
  }
};

/** Being called while the app is closed; the browser's permission has been asked for before. */
export const called = {
  get state(): Called {
    return state;
  },
  get quiet(): QuietHours | null {
    return quiet;
  },
  get zone(): string {
    return zone();
  },
  /** Where this person is called, on all their devices, and at which tables not. */
  get list(): PushList {
    return list;
  },
  /** Whether the offer at a table was declined on this device. */
  get declined(): boolean {
    return declined;
  },
  decline(): void {
    declined = true;
    keep(OFFERED, 'no');
  },
  async look(): Promise<void> {
    const found = await pushApi.list();
    if (found.ok) list = found.value;
  },
  async start(): Promise<void> {
    if (state.kind === 'off') state = { kind: 'preparing' };
    state = await start();
  },
  async stop(): Promise<void> {
    state = { kind: 'off' };
    said = '';
    const worker = await registration();
    const pushes: PushManager | undefined = worker?.pushManager;
    await (await pushes?.getSubscription())?.unsubscribe().catch(() => false);
    await called.look();
    const here = list.devices.find(device => device.here);
    if (here) await called.end(here.device);
  },
  /** Ends the calls to a device of this person. */
  async end(device: string): Promise<Refusal | undefined> {
    const done = await pushApi.end(device);
    await called.look();
    return done.ok ? undefined : done.error;
  },
  async keepQuiet(hours: QuietHours | null): Promise<void> {
    quiet = hours;
    keep(QUIET, hours ? `${hours.from}-${hours.to}` : '');
    if (state.kind === 'on') await called.start();
  },
  async setOff(table: TableId, off: boolean): Promise<void> {
    await pushApi.setOff(table, off);
    await called.look();
  },
};

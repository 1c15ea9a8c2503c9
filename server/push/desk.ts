import { decodePush, type PersonId, type PushList, type PushListed, type TableId } from '@seekiste/protocol';
import { err, ok, refuse, type Refusal, type Result } from '@seekiste/rules/core';
import type { KnownPerson } from '../people/people.js';
import type { StoredPush } from '../store/push-store.js';
import type { Store } from '../store/store.js';
import { checkPush } from './endpoint.js';
import type { Uncalled } from './uncalled.js';

/** Devices of one person that are called. */
const MOST_PUSHES = 10;

export interface DeskParts {
  readonly store: Pick<Store, 'setPush' | 'pushesOf' | 'removePush' | 'setOff' | 'offsOf' | 'tracesOf'>;
  /** The public key of this server. */
  readonly key: string;
  readonly local: boolean;
  readonly uncalled: Pick<Uncalled, 'remove'>;
  readonly now: () => number;
}

/** How a device looks to its person: of the address only the host, since the rest of it is a secret. */
const listedPush = ({ device, endpoint, language, zone, quiet, madeAt }: StoredPush): Omit<PushListed, 'here'> => ({
  device,
  service: new URL(endpoint).host,
  ...{ language, zone, quiet },
  since: madeAt,
});

/** Where people say how they want to be called, and where not. */
export class PushDesk {
  constructor(private readonly parts: DeskParts) {}

  get key(): string {
    return this.parts.key;
  }

  async list({ person, device }: KnownPerson): Promise<PushList> {
    const { store } = this.parts;
    const pushes = await store.pushesOf([person]);
    return {
      devices: pushes.map(push => ({ ...listedPush(push), here: push.device === device })),
      off: await store.offsOf(person),
    };
  }

  async subscribe(
    { person, device }: KnownPerson,
    origin: string,
    body: unknown,
  ): Promise<Result<PushListed, Refusal>> {
    const { store, local, uncalled, now } = this.parts;
    const decoded = decodePush(body);
    const push = decoded.ok ? checkPush(decoded.value, local) : decoded;
    if (!push.ok) return push;
    const others = (await store.pushesOf([person])).filter(other => other.device !== device);
    if (others.length >= MOST_PUSHES) return err(refuse('too-many-pushes', 'input', { max: MOST_PUSHES }));
    const stored = { ...push.value, device, person, origin, madeAt: now() };
    await store.setPush(stored);
    uncalled.remove(person);
    return ok({ ...listedPush(stored), here: true });
  }

  remove({ person }: KnownPerson, device: string): Promise<boolean> {
    return this.parts.store.removePush(person, device);
  }

  /** Whether the person is or was at that table. */
  async setOff({ person }: { readonly person: PersonId }, table: TableId, off: boolean): Promise<boolean> {
    const { store } = this.parts;
    if (off && !(await store.tracesOf(person)).includes(table)) return false;
    await store.setOff(person, table, off);
    return true;
  }
}

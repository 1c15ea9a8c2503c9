import type { PersonId } from '@seekiste/protocol';
import { PEOPLE, type Bus } from '../bus/bus.js';
import type { PersonStore, StoredPerson } from '../store/person-store.js';
import type { PushStore } from '../store/push-store.js';
import { newRecoveryCode, readRecoveryCode } from './recovery.js';
import { hashOf, newPersonId, newSecret, type Secret } from './secret.js';

export interface Introduced {
  readonly person: StoredPerson;
  /** For the cookie, once: the store has only its hash. */
  readonly secret: Secret;
}

/** A person who has shown a secret, and which of their devices it is. */
export interface KnownPerson extends StoredPerson {
  readonly device: DeviceId;
}

/** What a device is called to its owner: the beginning of the hash of its secret. */
export type DeviceId = string;

export interface Device {
  readonly id: DeviceId;
  readonly kind: string;
  /** Milliseconds since 1970; null if it is older than these times are kept. */
  readonly since: number | null;
  readonly seen: number | null;
}

const DEVICE_ID = 16;
const deviceOf = (hash: string): DeviceId => hash.slice(0, DEVICE_ID);

/** When a device was last seen is written down at most so often, in milliseconds. */
const SEEN_EVERY = 60 * 60 * 1000;
/** More than come to a node in that time; then all are forgotten, and written down once more. */
const MOST_SEEN = 50_000;

export interface PeopleParts {
  readonly store: PersonStore & Pick<PushStore, 'removePush'>;
  readonly bus: Pick<Bus, 'tell'>;
  readonly now: () => number;
}

/** Who is who: no accounts, only secrets in browsers. */
export class People {
  private readonly seen = new Map<string, number>();

  constructor(private readonly parts: PeopleParts) {}

  async introduce(name: string, kind: string): Promise<Introduced> {
    const person = { person: newPersonId(), name };
    const secret = newSecret();
    await this.parts.store.addPerson(person, hashOf(secret), { kind, at: this.parts.now() });
    return { person, secret };
  }

  async known(secret: Secret | undefined): Promise<KnownPerson | undefined> {
    if (secret === undefined) return undefined;
    const hash = hashOf(secret);
    const found = await this.parts.store.personBySecret(hash);
    if (!found) return undefined;
    this.note(hash);
    return { ...found, device: deviceOf(hash) };
  }

  /** Nobody waits for it, and nothing depends on it. */
  private note(hash: string): void {
    const now = this.parts.now();
    if (now - (this.seen.get(hash) ?? -Infinity) < SEEN_EVERY) return;
    if (this.seen.size >= MOST_SEEN) this.seen.clear();
    this.seen.set(hash, now);
    this.parts.store.seen(hash, now).catch(() => this.seen.delete(hash));
  }

  async rename({ person }: StoredPerson, name: string): Promise<StoredPerson> {
    await this.parts.store.rename(person, name);
    return { person, name };
  }

  /** A code with which another device becomes this person's too; an earlier one is void. */
  async recoveryCode({ person }: StoredPerson): Promise<string> {
    const code = newRecoveryCode();
    await this.parts.store.setRecovery(person, hashOf(code.replaceAll('-', '')));
    return code;
  }

  /** Another device of a person who has a code; the code is used up. */
  async recover(typed: string, kind: string): Promise<Introduced | undefined> {
    const { store, now } = this.parts;
    const code = readRecoveryCode(typed);
    const person = code === undefined ? undefined : await store.takeRecovery(hashOf(code));
    if (!person) return undefined;
    const secret = newSecret();
    await store.addSecret(person.person, hashOf(secret), { kind, at: now() });
    return { person, secret };
  }

  /** The latest seen first. */
  async devices({ person }: StoredPerson): Promise<readonly Device[]> {
    const found = await this.parts.store.devicesOf(person);
    return found
      .map(({ hash, kind, madeAt, seenAt }) => ({ id: deviceOf(hash), kind, since: madeAt, seen: seenAt }))
      .sort((one, other) => (other.seen ?? 0) - (one.seen ?? 0));
  }

  /** Ends a device, also where it is connected now; whether there was one. */
  async endDevice({ person }: StoredPerson, device: DeviceId): Promise<boolean> {
    const { store, bus } = this.parts;
    const hash = (await store.devicesOf(person)).find(one => deviceOf(one.hash) === device)?.hash;
    if (hash === undefined || !(await store.removeSecret(person, hash))) return false;
    await store.removePush(person, device);
    bus.tell(PEOPLE, { kind: 'ended', person, device });
    return true;
  }

  async block({ person }: StoredPerson, whom: StoredPerson): Promise<void> {
    const { store, bus, now } = this.parts;
    await store.block(person, { ...whom, at: now() });
    bus.tell(PEOPLE, { kind: 'blocks', person });
  }

  async unblock({ person }: StoredPerson, whom: PersonId): Promise<void> {
    const { store, bus } = this.parts;
    await store.unblock(person, whom);
    bus.tell(PEOPLE, { kind: 'blocks', person });
  }

  /** From here on nobody is this person any more. What they have left at tables is forgotten after that: see `Upkeep`. */
  async erase({ person }: StoredPerson): Promise<void> {
    const { store, bus, now } = this.parts;
    await store.beginErasure(person, now());
    bus.tell(PEOPLE, { kind: 'ended', person, device: undefined });
  }
}

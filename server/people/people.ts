import type { Store, StoredPerson } from '../store/store.js';
import { newRecoveryCode, readRecoveryCode } from './recovery.js';
import { hashOf, newPersonId, newSecret, type Secret } from './secret.js';

export interface Introduced {
  readonly person: StoredPerson;
  /** For the cookie, once: the store has only its hash. */
  readonly secret: Secret;
}

type PeopleStore = Pick<
  Store,
  'addPerson' | 'personBySecret' | 'addSecret' | 'rename' | 'setRecovery' | 'takeRecovery'
>;

/** Who is who: no accounts, only secrets in browsers. */
export class People {
  constructor(private readonly store: PeopleStore) {}

  async introduce(name: string): Promise<Introduced> {
    const person = { person: newPersonId(), name };
    const secret = newSecret();
    await this.store.addPerson(person, hashOf(secret));
    return { person, secret };
  }

  async known(secret: Secret | undefined): Promise<StoredPerson | undefined> {
    return secret === undefined ? undefined : this.store.personBySecret(hashOf(secret));
  }

  async rename({ person }: StoredPerson, name: string): Promise<StoredPerson> {
    await this.store.rename(person, name);
    return { person, name };
  }

  /** A code with which another device becomes this person's too; an earlier one is void. */
  async recoveryCode({ person }: StoredPerson): Promise<string> {
    const code = newRecoveryCode();
    await this.store.setRecovery(person, hashOf(code.replaceAll('-', '')));
    return code;
  }

  /** Another device of a person who has a code; the code is used up. */
  async recover(typed: string): Promise<Introduced | undefined> {
    const code = readRecoveryCode(typed);
    const person = code === undefined ? undefined : await this.store.takeRecovery(hashOf(code));
    if (!person) return undefined;
    const secret = newSecret();
    await this.store.addSecret(person.person, hashOf(secret));
    return { person, secret };
  }
}

import type { PersonId } from '@seekiste/protocol';

/** Milliseconds for which it is believed that a person has no device to call; another node may know better. */
const BELIEVED = 10_000;
const MOST = 50_000;

/** People who have no device to call, so that not every move asks the store. */
export class Uncalled {
  private readonly since = new Map<PersonId, number>();

  constructor(private readonly now: () => number) {}

  add(person: PersonId): void {
    if (this.since.size >= MOST) this.since.clear();
    this.since.set(person, this.now());
  }

  has(person: PersonId): boolean {
    const since = this.since.get(person);
    return since !== undefined && Math.abs(this.now() - since) < BELIEVED;
  }

  /** They have one now. */
  remove(person: PersonId): void {
    this.since.delete(person);
  }
}

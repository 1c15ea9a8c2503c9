import type { PersonId } from '@seekiste/protocol';

/** A person at a table, marked if they look elsewhere: a text, since thousands are idle at any time. */
export type Guest = string;

const ELSEWHERE = '~';

export const guestOf = (person: PersonId, looks: boolean): Guest => (looks ? person : ELSEWHERE + person);

export const personOf = (guest: Guest): PersonId => (guest.startsWith(ELSEWHERE) ? guest.slice(1) : guest);

/** The people among these guests who look. */
export const lookingAmong = (guests: Iterable<Guest>): ReadonlySet<PersonId> =>
  new Set([...guests].filter(guest => !guest.startsWith(ELSEWHERE)));

import type { Crew } from '@seekiste/protocol';

/** A person who came to the table or went away from it. */
export interface Coming {
  readonly name: string;
  readonly here: boolean;
}

const people = (crew: readonly Crew[]): ReadonlyMap<string, Coming> =>
  new Map(
    crew.flatMap(seat =>
      seat.kind === 'person' ? [[seat.person, { name: seat.name, here: seat.present }] as const] : [],
    ),
  );

/** Who came and went between two looks at the seats; oneself is left out. */
export const comings = (before: readonly Crew[], after: readonly Crew[], self: string): readonly Coming[] => {
  const known = people(before);
  return [...people(after)].flatMap(([person, now]) =>
    person !== self && known.has(person) && known.get(person)?.here !== now.here ? [now] : [],
  );
};

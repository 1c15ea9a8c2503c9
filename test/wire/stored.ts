import { createHash, randomBytes } from 'node:crypto';
import { firstCommitment, type TableId } from '@seekiste/protocol';
import type { Seat } from '@seekiste/rules/core';
import type { Entry, Happening, Store } from '@seekiste/server';
import type { Story } from '../../tools/disguise.test-help.js';

/** Somebody whom a store knows, and their cookie. */
export interface Known {
  readonly person: string;
  readonly name: string;
  readonly cookie: string;
  readonly hash: string;
}

export const anybody = (name: string): Known => {
  const secret = randomBytes(32).toString('base64url');
  return {
    person: randomBytes(16).toString('base64url'),
    name,
    cookie: `seekiste=${secret}`,
    hash: createHash('sha256').update(secret).digest('base64url'),
  };
};

/** Long ago: everything in the store has been told. */
const AT = 1_700_000_000_000;

/** The same server's seed everywhere: what is compared are worlds, not servers. */
const SEED = 'd'.repeat(64);

const happenings = (
  id: TableId,
  { game, options, seats, moves }: Story,
  people: readonly Known[],
): readonly Happening[] => {
  const opened: Happening = {
    ...{ type: 'opened', game: game.name, rulesVersion: game.rulesVersion, options, seats },
    ...{ host: people[0]!.person, pace: 'days', commitment: firstCommitment(SEED, id) },
  };
  const sat = people.map(({ person, name }, seat): Happening => {
    return { type: 'sat', seat, person, name, nonce: seat.toString(16).repeat(64) };
  });
  const turns: { type: 'began' | 'played'; moves: Story['moves'][number][] }[] = [{ type: 'began', moves: [] }];
  for (const played of moves)
    if (played.actor === 'chance') turns.at(-1)!.moves.push(played);
    else turns.push({ type: 'played', moves: [played] });
  return [opened, ...sat, ...turns];
};

/** Keeps a game as far as it is told, as if it had been played here. */
export const keep = async (store: Store, id: TableId, story: Story, people: readonly Known[]): Promise<void> => {
  const entries = happenings(id, story, people).map((what, index): Entry => {
    const seat = what.type === 'played' ? (what.moves[0]!.actor as Seat) : 0;
    return { v: index + 1, at: AT + index, id: `r${index}`, by: people[seat]!.person, what };
  });
  const line = { phase: 'playing' as const, asked: [], wakeAt: null, changedAt: AT };
  await store.create({ id, seed: SEED }, entries, {
    game: story.game.name,
    people: people.map(({ person }) => person),
    ...line,
  });
};

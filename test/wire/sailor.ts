import { randomBytes } from 'node:crypto';
import type { PersonId, TableId, TableSetup } from '@seekiste/protocol';
import { post } from '../server/socket-player.js';
import type { Lookout } from './lookout.js';

/** How nodes are found. */
export interface Way {
  /** The origin of a node that can be reached, as soon as there is one. */
  node(): Promise<string>;
  readonly lookout: Lookout;
}

/** Nobody answered, or not to the end, or only that they are leaving: no answer, and another node is asked. */
const isLost = (problem: unknown): boolean =>
  problem instanceof TypeError
    ? ['fetch failed', 'terminated'].includes(problem.message)
    : problem instanceof Error && /: 503 .*server-leaving/.test(problem.message);

/** Asks until somebody answers. */
export const untilAnswered = async <T>(way: Way, ask: (origin: string) => Promise<T>): Promise<T> => {
  for (;;) {
    const origin = await way.node();
    try {
      return await ask(origin);
    } catch (problem) {
      if (!isLost(problem)) throw problem;
    }
  }
};

/** A game that is soon over, and how many people play it: bots have the other seats. */
export interface Trip {
  readonly game: string;
  readonly options: TableSetup['options'];
  readonly seats: number;
  readonly people: number;
}

/** Somebody with a browser. */
export class Sailor {
  private constructor(
    readonly name: string,
    readonly person: PersonId,
    readonly cookie: string,
    readonly way: Way,
  ) {}

  static signOn(way: Way, name: string): Promise<Sailor> {
    return untilAnswered(way, async origin => {
      const response = await post(origin, '/api/me', { name });
      const { person } = (await response.json()) as { person: PersonId };
      return new Sailor(name, person, response.headers.getSetCookie()[0]!.split(';')[0]!, way);
    });
  }

  /** The first seats are for people. */
  open({ game, options, seats, people }: Trip): Promise<TableId> {
    const plan = (_: unknown, seat: number) =>
      seat < people ? { kind: 'open' } : { kind: 'bot', bot: 'random', name: `Bot ${seat}` };
    const setup = { game, options, seats: Array.from({ length: seats }, plan), pace: 'live' };
    return untilAnswered(this.way, async origin => {
      const response = await post(origin, '/api/tables', setup, this.cookie);
      return ((await response.json()) as { id: TableId }).id;
    });
  }
}

export const freshNonce = (): string => randomBytes(32).toString('hex');

/** Of every game something, by all the rules that make them short. */
export const TRIPS: readonly Trip[] = [
  { game: 'santa-timea', options: { rounds: 1 }, seats: 2, people: 1 },
  { game: 'lighthouse-run', options: {}, seats: 2, people: 2 },
  { game: 'in-aller-ruhe', options: { islandsRemoved: 12, strict: true }, seats: 2, people: 1 },
  { game: 'santa-timea', options: { rounds: 1, professional: true }, seats: 3, people: 2 },
  { game: 'lighthouse-run', options: { mode: 'erik' }, seats: 2, people: 1 },
  { game: 'in-aller-ruhe', options: { islandsRemoved: 12 }, seats: 3, people: 2 },
];

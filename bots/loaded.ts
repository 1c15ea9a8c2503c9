import type { Bot } from './bot.js';
import { BOTS } from './games.js';
import type { Adviser } from './hints/adviser.js';
import type { Parts } from './parts.js';

interface Loaded {
  readonly cabinBoy: Bot;
  readonly sailor: Bot;
  readonly captain: Bot;
  captainWithin(budget: number): Bot;
  readonly advise: Adviser;
}

const load = async (parts: Parts): Promise<Loaded> => {
  const [sailors, captains, adviser] = await Promise.all([parts.sailors(), parts.captain(), parts.adviser()]);
  return { ...sailors, ...captains, ...adviser };
};

/** All parts of all games, for programs that have them at hand anyway. */
export const LOADED: ReadonlyMap<string, Loaded> = new Map(
  await Promise.all(Object.entries(BOTS).map(async ([game, parts]) => [game, await load(parts)] as const)),
);

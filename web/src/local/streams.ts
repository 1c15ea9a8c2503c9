import { Rng, type Seed } from '@seekiste/rules/core';

/** The stream a bot draws from at one move; it never meets another move's. */
export const streamAt = (streams: Seed, moves: number): Seed => {
  const root = Rng.from(streams);
  for (let i = 0; i < moves; i++) root.split();
  return root.seed();
};

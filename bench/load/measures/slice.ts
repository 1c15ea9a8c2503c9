import type { Driven } from '../crew/drive.js';
import type { Kind } from '../crew/orders.js';
import type { Served } from '../processes.js';
import type { Run } from '../run.js';

/** Whoever is played with: a server, and how it is spoken to. */
export interface Side {
  readonly name: string;
  readonly kind: Kind;
  readonly server: Served;
}

/**
 * A slice of time at saturation, at least as long for all: one fleet of new tables after the other, each to the same
 * move, so that all play the same part of a game. Opening tables is not measured: `heed` hears of each fleet when it
 * begins to play, and what came of it.
 */
export const playSlice = async (
  { crew, sizes }: Run,
  { name: fleet, kind, server }: Side,
  seconds: number,
  heed: () => Promise<(driven: Driven) => Promise<void>>,
): Promise<void> => {
  for (let played = 0; played < seconds;) {
    await crew.do({ order: 'gather', fleet, kind, origins: [server.origin], tables: sizes.tables });
    const done = await heed();
    const driven = await crew.do({ order: 'saturate', fleet, moves: sizes.moves, seconds: sizes.patience });
    await done(driven);
    await crew.do({ order: 'dismiss', fleet });
    played += driven.seconds;
  }
};

/** The same, for nothing but a warm server: V8 goes on compiling for some ten thousand moves. */
export const warmUp = (run: Run, side: Side): Promise<void> =>
  playSlice(run, side, run.sizes.warmUp, () => Promise.resolve(() => Promise.resolve()));

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

/** For so few seconds no new tables are opened. */
const SCRAP = 0.2;

/**
 * A slice of time at saturation, the same for all: one fleet of new tables after the other, so that every slice plays
 * the same part of a game. Opening tables is not measured: `heed` hears of each fleet when it begins to play, and what
 * came of it.
 */
export const playSlice = async (
  { crew, sizes }: Run,
  { name: fleet, kind, server }: Side,
  heed: () => Promise<(driven: Driven) => Promise<void>>,
): Promise<void> => {
  for (let left = sizes.slice; left > SCRAP;) {
    await crew.do({ order: 'gather', fleet, kind, origins: [server.origin], tables: sizes.tables });
    const done = await heed();
    const driven = await crew.do({ order: 'saturate', fleet, moves: sizes.moves, seconds: left });
    await done(driven);
    await crew.do({ order: 'dismiss', fleet });
    left -= driven.seconds;
  }
};

/** The same, for nothing but a warm server: V8 goes on compiling for some ten thousand moves. */
export const warmUp = (run: Run, side: Side): Promise<void> =>
  playSlice(run, side, () => Promise.resolve(() => Promise.resolve()));

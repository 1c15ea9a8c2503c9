import type { Kind } from '../crew/orders.js';
import type { Served } from '../processes.js';
import type { Run } from '../run.js';

/** The other side: a server, and how it is spoken to. */
export interface Side {
  readonly name: string;
  readonly kind: Kind;
  readonly server: Served;
}

/** Plays at saturation for nothing but a warm server: V8 goes on compiling for some ten thousand moves. */
export const warmUp = async ({ crew, sizes }: Run, { name: fleet, kind, server }: Side): Promise<void> => {
  for (let played = 0; played < sizes.warmUp;) {
    await crew.do({ order: 'gather', fleet, kind, origins: [server.origin], tables: sizes.tables });
    const driven = await crew.do({ order: 'saturate', fleet, moves: sizes.moves, seconds: sizes.patience });
    await crew.do({ order: 'dismiss', fleet });
    played += driven.seconds;
  }
};

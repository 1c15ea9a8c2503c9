import type { NodeParts } from '../node-parts.js';

/** A store that takes longer to answer than this is no use to players. */
const PATIENCE = 2_000;

const answers = async (ping: Promise<void>): Promise<boolean> => {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>(resolve => (late = setTimeout(() => resolve(false), PATIENCE)));
  const answered = ping.then(
    () => true,
    () => false,
  );
  const good = await Promise.race([answered, tooLate]);
  clearTimeout(late);
  return good;
};

export interface Readiness {
  readonly ready: boolean;
  readonly leaving: boolean;
  readonly store: boolean;
  readonly bus: boolean;
  /** Whether this machine's clock agrees with the one that times are stored by. A node that goes wrong is still of use: it takes no times from it. */
  readonly clock: boolean;
}

/**
 * Whether this node should be sent visitors now. Without its bus a node goes on: it reads the store for what it
 * missed. If every node turned away everybody for that, a restart of Redis would be the end of all tables.
 */
export const readiness = async ({
  store,
  bus,
  life,
  clock,
}: Pick<NodeParts, 'store' | 'bus' | 'life' | 'clock'>): Promise<Readiness> => {
  const [storeAnswers, busAnswers] = await Promise.all([answers(store.ping()), answers(bus.ping())]);
  const leaving = life.stage !== 'serving';
  return { ready: storeAnswers && !leaving, leaving, store: storeAnswers, bus: busAnswers, clock: clock.isTrue };
};

import type { NodeParts } from '../node-parts.js';

/** A store that takes longer to answer than this is no use to players. */
const PATIENCE = 2_000;

/** For so long an answer counts, however many ask: a proof is a write, and nobody is to make us write by asking. */
const FRESH = 1_000;

const answers = async (asked: Promise<void>): Promise<boolean> => {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>(resolve => (late = setTimeout(() => resolve(false), PATIENCE)));
  const answered = asked.then(
    () => true,
    () => false,
  );
  const good = await Promise.race([answered, tooLate]);
  clearTimeout(late);
  return good;
};

/** Asks at most once in a while, and never twice at a time. */
const seldom = (ask: () => Promise<void>): (() => Promise<boolean>) => {
  let asked: Promise<boolean> | undefined;
  let until = 0;
  return () => {
    if (asked && performance.now() < until) return asked;
    until = Number.POSITIVE_INFINITY;
    asked = answers(ask()).finally(() => (until = performance.now() + FRESH));
    return asked;
  };
};

export interface Readiness {
  readonly ready: boolean;
  readonly leaving: boolean;
  readonly store: boolean;
  readonly bus: boolean;
  /** Whether this machine's clock agrees with the one that times are stored by; no times are taken from it if not. */
  readonly clock: boolean;
}

/**
 * Whether this node should be sent visitors now: only while its store takes a write. Without its bus a node goes on: it
 * reads the store for what it missed. If every node turned away everybody for that, a restart of Redis would be the end
 * of all tables.
 */
export const openReadiness = ({
  store,
  bus,
  life,
  clock,
}: Pick<NodeParts, 'store' | 'bus' | 'life' | 'clock'>): (() => Promise<Readiness>) => {
  const storeAnswers = seldom(() => store.ping());
  const busAnswers = seldom(() => bus.ping());
  return async () => {
    const [isStoreGood, isBusGood] = await Promise.all([storeAnswers(), busAnswers()]);
    const leaving = life.stage !== 'serving';
    return { ready: isStoreGood && !leaving, leaving, store: isStoreGood, bus: isBusGood, clock: clock.isTrue };
  };
};

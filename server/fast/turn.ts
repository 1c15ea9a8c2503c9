import type { Turn } from '../turn.js';

/**
 * The end of a turn of the event loop, when everything has been read that was there to read. What has come together is
 * done together, one step of all of it after the other: first it is decided, then it is stored. A tenth less work for
 * the processor than each move all the way by itself: see docs/decisions/0009.
 */
let deciding: (() => void)[] = [];
let storing: (() => void)[] = [];
let isComing = false;

const come = (): void => {
  if (isComing) return;
  isComing = true;
  setImmediate(end);
};

const end = (): void => {
  const toDecide = deciding;
  deciding = [];
  for (const decide of toDecide) decide();
  // What was decided is stored now; whatever else has come has a turn of its own.
  isComing = false;
  if (deciding.length > 0) come();
  const toStore = storing;
  storing = [];
  for (const store of toStore) store();
};

export const FAST_TURN: Turn = {
  whenRead(decide) {
    deciding.push(decide);
    come();
  },
  whenDecided(store) {
    storing.push(store);
    come();
  },
};

/**
 * The end of a turn of the event loop, when everything has been read that was there to read. What has come together is
 * done together, one step of all of it after the other: first it is decided, then it is stored. Steps of one kind behind
 * each other find their code and data in the processor's caches; a move by itself, all the way from the network to the
 * store, has driven them out by the time the next one comes.
 */
let deciding: (() => void)[] = [];
let storing: (() => void)[] = [];
let isComing = false;

const end = (): void => {
  isComing = false;
  const toDecide = deciding;
  deciding = [];
  for (const decide of toDecide) decide();
  const toStore = storing;
  storing = [];
  for (const store of toStore) store();
};

const come = (): void => {
  if (isComing) return;
  isComing = true;
  setImmediate(end);
};

/** When everything of this turn has been read. */
export const whenRead = (decide: () => void): void => {
  deciding.push(decide);
  come();
};

/** When everything of this turn has been decided. */
export const whenDecided = (store: () => void): void => {
  storing.push(store);
  come();
};

/** When the steps of a request are taken. */
export interface Turn {
  /** Decides when everything of this turn of the event loop has been read. */
  whenRead(decide: () => void): void;
  /** Stores when what was asked for in this turn has been decided. */
  whenDecided(store: () => void): void;
}

/** The plain twin of `fast/turn.ts`: each step takes a turn of its own. */
export const PLAIN_TURN: Turn = {
  whenRead: decide => void setImmediate(decide),
  whenDecided: store => void setImmediate(store),
};

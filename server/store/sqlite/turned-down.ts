/** A write that was turned down by itself; the others of its group go on. */
export class TurnedDown extends Error {
  constructor(readonly reason: Error) {
    super();
  }
}

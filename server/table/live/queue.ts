/** One thing after the other. An empty queue holds nothing. */
export class Queue {
  private tail: Promise<unknown> | undefined;

  get isEmpty(): boolean {
    return this.tail === undefined;
  }

  /** Runs when everything before is over, however it ended. */
  add<T>(task: () => Promise<T>): Promise<T> {
    const run = this.tail === undefined ? task() : this.tail.then(task, task);
    this.tail = run;
    const done = (): void => {
      if (this.tail === run) this.tail = undefined;
    };
    run.then(done, done);
    return run;
  }

  /** When everything is over that is in the queue now. */
  async settled(): Promise<void> {
    await this.tail?.then(
      () => undefined,
      () => undefined,
    );
  }
}

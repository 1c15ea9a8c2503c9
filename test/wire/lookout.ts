/** Counts what happens, and says when so much more has happened. */
export class Lookout {
  count = 0;
  private readonly waiting: { readonly at: number; readonly go: () => void }[] = [];

  heard = (): void => {
    this.count++;
    for (let i = this.waiting.length - 1; i >= 0; i--)
      if (this.waiting[i]!.at <= this.count) this.waiting.splice(i, 1)[0]!.go();
  };

  /** When it has happened so often in all. */
  reached(at: number): Promise<void> {
    return this.count >= at ? Promise.resolve() : new Promise(go => this.waiting.push({ at, go }));
  }

  after(more: number): Promise<void> {
    return this.reached(this.count + more);
  }
}

import type { TableSocket } from './table-socket.js';

/**
 * The connections of one person, the latest first: a chain through the sockets, since thousands are idle at any time.
 * Until a caller is known, the secret they show stands for them.
 */
export class Siblings {
  private readonly latest = new Map<string, TableSocket>();

  constructor(private readonly most: number) {}

  /** A person with more connections than anyone needs loses the oldest at once. */
  add(socket: TableSocket, key: string): void {
    this.remove(socket);
    socket.siblings = key;
    socket.older = this.latest.get(key);
    this.latest.set(key, socket);
    let connections = 1;
    for (let one = socket.older; one;) {
      const { older } = one;
      if (++connections > this.most) {
        this.remove(one);
        one.closeFor('replaced');
      }
      one = older;
    }
  }

  /** All connections of a person. */
  of(key: string): readonly TableSocket[] {
    const all: TableSocket[] = [];
    for (let one = this.latest.get(key); one; one = one.older) all.push(one);
    return all;
  }

  remove(socket: TableSocket): void {
    const { siblings: key, older } = socket;
    if (key === undefined) return;
    const latest = this.latest.get(key);
    if (latest === socket) {
      if (older) this.latest.set(key, older);
      else this.latest.delete(key);
    } else {
      for (let newer = latest; newer; newer = newer.older) if (newer.older === socket) newer.older = older;
    }
    socket.siblings = undefined;
    socket.older = undefined;
  }
}

/** Milliseconds of a turn, and in how many turns of four a process runs. */
const TURN = 10;
const TURNS = 4;

/** Holds processes to a share of a core each by stopping them in turn: it needs no rights that a container may lack. */
export class Held {
  private turn = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly pids: readonly number[]) {
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    this.timer = setInterval(() => this.next(), TURN);
  }

  private next(): void {
    this.turn = (this.turn + 1) % TURNS;
    for (const [i, pid] of this.pids.entries())
      process.kill(pid, this.turn === (i * 2) % TURNS ? 'SIGCONT' : 'SIGSTOP');
  }

  release(): void {
    clearInterval(this.timer);
    for (const pid of this.pids) process.kill(pid, 'SIGCONT');
  }
}

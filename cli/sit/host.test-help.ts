import { randomBytes } from 'node:crypto';
import type { TableId } from '@seekiste/protocol';
import { gameNamed } from '@seekiste/rules';
import { introduce } from './introduce.js';
import { Line } from './line.js';
import type { TableNow } from './table-now.js';
import { Watch } from './watch.js';

/** Ada, who opens a table for two and plays whatever is offered first. */
export class Host {
  private readonly watch = new Watch(() => undefined);
  private readonly line: Line;

  private constructor(
    readonly origin: string,
    readonly table: TableId,
    cookie: string,
  ) {
    this.line = new Line({ origin, table }, cookie, this.watch);
  }

  static async opens(origin: string, game: string): Promise<Host> {
    const cookie = await introduce(origin, 'Ada');
    const opened = await fetch(`${origin}/api/tables`, {
      method: 'POST',
      body: JSON.stringify({ game, options: {}, seats: [{ kind: 'open' }, { kind: 'open' }], pace: 'live' }),
      headers: { origin, cookie, 'content-type': 'application/json' },
    });
    const host = new Host(origin, ((await opened.json()) as { id: TableId }).id, cookie);
    await host.until(() => true);
    await host.line.ask({ t: 'sit', seat: 0, name: 'Ada', nonce: randomBytes(32).toString('hex') });
    return host;
  }

  /** What is sent to friends; through somebody in between, where that is said. */
  link(origin = this.origin): string {
    return `${origin}/#/at/${this.table}`;
  }

  get now(): TableNow {
    return this.line.now!;
  }

  async until(isSo: (now: TableNow) => boolean): Promise<void> {
    this.watch.lookAgain();
    while (!isSo(await this.watch.next()));
  }

  /** Begins as soon as the other seat is taken. */
  async begin(): Promise<void> {
    await this.until(({ crew }) => crew.every(({ kind }) => kind === 'person'));
    await this.beginAlone();
  }

  /** Begins; a bot takes the other seat, unless somebody has. */
  async beginAlone(): Promise<void> {
    await this.line.ask({ t: 'begin' });
  }

  /** Plays until so many moves were made, or the game is over. */
  async play(moves = Infinity): Promise<void> {
    const game = gameNamed(this.now.head.game)!;
    let shownFrom = 0;
    await this.until(() => true);
    this.watch.lookAgain();
    for (;;) {
      const { v, phase, play } = await this.watch.next();
      if (phase === 'over' || (play && play.moves >= moves)) return;
      if (v < shownFrom || play?.acts.kind !== 'seats' || !play.acts.must.includes(0)) continue;
      const answer = await this.line.ask({ t: 'act', move: game.moves(play.view)[0] });
      if (answer.t === 'refused') throw new Error(`Ada was refused: ${answer.code}`);
      shownFrom = answer.v;
    }
  }

  /** Asks for something that is not answered, since there is no way back. */
  async askInVain(): Promise<unknown> {
    const asking = this.line.ask({ t: 'undo' });
    this.line.fail('gone');
    return asking;
  }

  leave(): void {
    this.line.close();
  }
}

import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Answers, Order } from './crew/orders.js';
import type { Question, Usage } from './servers/answer.js';

const isAnswer = (message: unknown): message is { readonly answer?: unknown } =>
  typeof message === 'object' && message !== null;

/** As `npm start` starts ours, and the same for all: boardgame.io, too, is a little better off with it; of Colyseus it is not known. */
const V8 = ['--expose-gc', '--max-semi-space-size=32', '--no-parallel-scavenge', '--no-allocation-site-pretenuring'];

/** A program of ours that answers one message at a time. */
class Program {
  private constructor(
    private readonly child: ChildProcess,
    readonly first: unknown,
  ) {}

  static async start(file: URL, env: Readonly<Record<string, string>>): Promise<Program> {
    const child = fork(file, { env: { ...process.env, ...env }, execArgv: V8 });
    return new Program(child, await Program.answerOf(child));
  }

  private static answerOf(child: ChildProcess): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const heard = (message: unknown): void => {
        if (!isAnswer(message)) return;
        child.off('message', heard);
        child.off('exit', gone);
        resolve(message.answer);
      };
      const gone = (code: number | null): void => reject(new Error(`${child.spawnargs.join(' ')} ended: ${code}`));
      child.on('message', heard);
      child.once('exit', gone);
    });
  }

  ask(question: object | string): Promise<unknown> {
    const answer = Program.answerOf(this.child);
    this.child.send(question);
    return answer;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    this.child.disconnect();
    await once(this.child, 'exit');
  }
}

const SERVERS = {
  seekiste: new URL('./servers/seekiste.js', import.meta.url),
  'boardgame-io': new URL('./servers/boardgame-io.js', import.meta.url),
  colyseus: new URL('./servers/colyseus.js', import.meta.url),
} as const;

/** A server under load. */
export class Served {
  private constructor(private readonly program: Program) {}

  static async start(name: keyof typeof SERVERS, env: Readonly<Record<string, string>> = {}): Promise<Served> {
    return new Served(await Program.start(SERVERS[name], { NODE_ENV: 'production', ...env }));
  }

  /** Where it listens. */
  get origin(): string {
    return String(this.program.first);
  }

  get pid(): number {
    return this.program.pid;
  }

  ask(question: Question): Promise<Usage> {
    return this.program.ask(question) as Promise<Usage>;
  }

  stop(): Promise<void> {
    return this.program.stop();
  }
}

/** The players at all those tables. */
export class Crew {
  private constructor(private readonly program: Program) {}

  static async start(): Promise<Crew> {
    return new Crew(await Program.start(new URL('./crew/main.js', import.meta.url), {}));
  }

  do<O extends Order>(order: O): Promise<Answers[O['order']]> {
    return this.program.ask(order) as Promise<Answers[O['order']]>;
  }

  stop(): Promise<void> {
    return this.program.stop();
  }
}

/**
 * How our own node is started here: no limits, no beat, since one machine plays the whole world and waits for nobody;
 * and nobody is missed at the tables that a fleet has left, or they would be looked after in another contestant's round.
 */
export const OURS = {
  ...{ PORT: '0', LIMITS: 'off', LOG_LEVEL: 'warn' },
  ...{ BEAT_MS: '0', BEAT_LEAST_MS: '0', PATIENCE_LIVE_MS: String(60 * 60 * 1000) },
} as const;

import { botNamed, type Bot, type Level } from '@seekiste/bots';
import type { AnyGame, OptionValues, Rng } from '@seekiste/rules/core';
import { Failure } from '../failure.js';
import { startProcess, type BotProcess } from './process.js';
import { BOT_PROTOCOL, meantMove, readAnswer, type Answer } from './talk.js';

export interface OwnBotSetup {
  readonly name: string;
  readonly command: string;
  /** How long it may take over a move, and over getting ready. */
  readonly ms: number;
  readonly readyMs: number;
}

export interface Surroundings {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: OptionValues;
  /** Who plays the turns that it loses. */
  readonly fallback: Level;
  /** A turn was lost to the fallback, and why. */
  lost(line: string): void;
}

type Heard = Answer | { readonly t: 'nonsense'; readonly line: string } | { readonly t: 'ended'; readonly how: string };

/** Long enough for an interpreter to start on a busy machine. */
export const READY_MS = 30_000;

/** One that keeps dying is not started for ever. */
const MOST_STARTS = 5;

/** A bot in a process of its own. Whatever it does, the game goes on: a turn that it loses is played by the fallback. */
export class OwnBot {
  readonly name: string;
  private running: BotProcess | undefined;
  private starts = 0;
  private asked = 0;
  private hear: (heard: Heard) => void = () => undefined;
  private readonly fallback: Bot;

  constructor(
    private readonly setup: OwnBotSetup,
    private readonly around: Surroundings,
  ) {
    this.name = setup.name;
    const fallback = botNamed(around.game.name, around.fallback);
    if (!fallback) throw new Error(`no ${around.fallback} plays ${around.game.name}`);
    this.fallback = fallback;
  }

  /** Undefined once it is ready; else why it is not. */
  async start(): Promise<string | undefined> {
    const { game, seats, options } = this.around;
    this.starts++;
    const heard = this.heardWithin(this.setup.readyMs);
    this.running = startProcess(this.setup.command, {
      line: line => this.hear(readAnswer(line) ?? { t: 'nonsense', line }),
      ended: how => {
        this.running = undefined;
        this.hear({ t: 'ended', how });
      },
    });
    const { name, rulesVersion } = game;
    this.running.say({ t: 'hello', protocol: BOT_PROTOCOL, game: name, rulesVersion, seats, options });
    const first = await heard;
    if (first.t === 'ready') return undefined;
    this.end();
    return first.t === 'late' ? `it was not ready after ${this.setup.readyMs} ms` : complaint(first);
  }

  async choose(view: unknown, rng: Rng): Promise<unknown> {
    const found = await this.ask(view);
    if (found.ok) return found.move;
    const played = this.around.fallback === 'random' ? 'at random' : `by a ${this.around.fallback}`;
    this.around.lost(`${this.name}: ${found.why}; its turn was played ${played}`);
    return this.fallback.choose(view, rng);
  }

  end(): void {
    this.running?.end();
    this.running = undefined;
  }

  private async ask(view: unknown): Promise<{ ok: true; move: unknown } | { ok: false; why: string }> {
    if (!this.running) {
      if (this.starts >= MOST_STARTS) return { ok: false, why: `it ended ${MOST_STARTS} times` };
      const why = await this.start();
      if (why !== undefined) return { ok: false, why };
    }
    const { game, options } = this.around;
    const id = ++this.asked;
    const heard = this.heardWithin(this.setup.ms, answer => answer.t === 'move' && answer.id < id);
    const moves = game.moves(view).map(move => game.write(move, options));
    this.running?.say({ t: 'choose', id, view, moves, ms: this.setup.ms });
    const answer = await heard;
    if (answer.t === 'late') return { ok: false, why: `no answer within ${this.setup.ms} ms` };
    if (answer.t !== 'move' || answer.id !== id) return { ok: false, why: complaint(answer) };
    const move = meantMove(this.around, view, answer.move);
    return move === undefined
      ? {
          ok: false,
          why: `this is no move now: ${answer.move === undefined ? 'nothing' : shortened(JSON.stringify(answer.move))}`,
        }
      : { ok: true, move };
  }

  /** The next thing that it says, apart from what comes too late to matter. */
  private heardWithin(ms: number, ignored: (heard: Heard) => boolean = () => false): Promise<Heard | { t: 'late' }> {
    return new Promise(resolve => {
      const timer = setTimeout(() => settle({ t: 'late' }), ms);
      const settle = (heard: Heard | { t: 'late' }): void => {
        clearTimeout(timer);
        this.hear = () => undefined;
        resolve(heard);
      };
      this.hear = heard => {
        if (!ignored(heard)) settle(heard);
      };
    });
  }
}

/** A command that does not even start ends the program with a sentence. */
export const startOrFail = async (bot: OwnBot, { name, command }: OwnBotSetup): Promise<void> => {
  const why = await bot.start();
  if (why !== undefined) throw new Failure(`The bot “${name}” (${command}) does not play: ${why}.`);
};

const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

const complaint = (heard: Heard): string => {
  switch (heard.t) {
    case 'ended':
      return heard.how;
    case 'nonsense':
      return `this makes no sense: ${shortened(heard.line)}`;
    default:
      return `this was not asked for: ${shortened(JSON.stringify(heard))}`;
  }
};

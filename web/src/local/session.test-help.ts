import { gameNamed } from '@seekiste/rules';
import { Table, type AnyGame, type GameRecord } from '@seekiste/rules/core';
import type { Clock } from '../parts/clock.js';
import type { OpenScene } from '../table/scene.js';
import type { SeatSetup } from './seats.js';
import { Session, type AnyTable, type Tempo } from './session.js';
import type { HintQuestion, Question } from './thinkers.js';

const SEED = '00000000000000000000000000000000000000000000000000000000000000a7';

export const person = (name: string): SeatSetup => ({ kind: 'human', name });
export const bot = (name: string): SeatSetup => ({ kind: 'bot', name, bot: 'random' });

/** A clock that stands still until it is turned. */
export class HandTurnedClock implements Clock {
  private waiting: { readonly at: number; readonly run: () => void }[] = [];
  private now = 0;

  after(ms: number, run: () => void): () => void {
    const entry = { at: this.now + ms, run };
    this.waiting.push(entry);
    return () => (this.waiting = this.waiting.filter(other => other !== entry));
  }

  turn(ms: number): void {
    this.now += ms;
    const due = this.waiting.filter(({ at }) => at <= this.now);
    this.waiting = this.waiting.filter(({ at }) => at > this.now);
    for (const { run } of due) run();
  }
}

export const game = gameNamed('in-aller-ruhe') as AnyGame;

/** The standard game, with every option named as in a record that was read. */
const DEFAULTS = Object.fromEntries(game.options.map(({ name, default: usual }) => [name, usual]));

const tableFor = (seats: number, options = {}): AnyTable =>
  Table.open(game, { seats, options: { ...DEFAULTS, ...options } }, SEED);

/** 12.9 A table with storms, at the first moment when somebody may use a compass out of turn. */
export const stormyTable = (seats: number): AnyTable => {
  const table = tableFor(seats, { storms: true });
  for (;;) {
    const acts = game.toAct(table.state);
    if (acts.kind !== 'seats') throw new Error('the game is over before that');
    if (acts.may.length > 0) return table;
    const [seat = 0] = acts.must;
    table.act(seat, game.moves(game.view(table.state, seat)).at(-1));
  }
};

const firstOnOffer = ({ view }: Question): Promise<unknown> => Promise.resolve(game.moves(view)[0]);

/** A session with a clock by hand, bots that take the first move on offer, and everything it saved. */
export const sessionOf = (
  seats: readonly SeatSetup[],
  tempo: Tempo = { pause: 1000, rest: 1000, grace: 2500 },
  choose: (question: Question) => Promise<unknown> = firstOnOffer,
  rests: (shown: unknown) => boolean = () => false,
  table: AnyTable = tableFor(seats.length),
) => {
  const clock = new HandTurnedClock();
  const saved: GameRecord[] = [];
  const questions: Question[] = [];
  const hintQuestions: HintQuestion[] = [];
  const troubles: unknown[] = [];
  const session = new Session(table, seats, {
    clock,
    streams: '5'.repeat(64),
    tempo: () => tempo,
    rests,
    thinkers: {
      choose: question => {
        questions.push(question);
        return choose(question);
      },
      advise: question => {
        hintQuestions.push(question);
        return Promise.resolve([]);
      },
    },
    save: kept => saved.push(kept.table.record),
    trouble: error => troubles.push(error),
  });
  return { session, clock, saved, questions, hintQuestions, troubles };
};

export const open = (session: Session): OpenScene => {
  const { scene } = session;
  if (scene.kind !== 'open') throw new Error('the cards are covered');
  return scene;
};

/** The first move that the one in front may make. */
export const firstMove = (session: Session): unknown => game.moves(open(session).view)[0];

/** Lets whatever was promised happen. */
export const settled = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

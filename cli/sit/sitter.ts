import { randomBytes } from 'node:crypto';
import type { Ask, Play } from '@seekiste/protocol';
import type { Rng, Seat } from '@seekiste/rules/core';
import { Failure } from '../failure.js';
import type { Chooser } from '../simulate/game.js';
import type { Answer, Line } from './line.js';
import type { TableNow } from './table-now.js';
import type { Watch } from './watch.js';

export interface Sitter {
  readonly line: Pick<Line, 'ask' | 'now'>;
  readonly watch: Pick<Watch, 'next' | 'said'>;
  /** Who decides, and who does where a move was refused after all. */
  readonly bot: Chooser;
  readonly substitute: Chooser;
  readonly rng: Rng;
  readonly name: string;
  /** The seat that is wanted; any if nothing is said. */
  readonly seat?: Seat;
}

const orFail = (answer: Answer, ask: Ask): Answer => {
  if (answer.t === 'done') return answer;
  throw new Failure(`The table refused “${ask.t}”: ${answer.code}.`);
};

const openSeat = ({ crew, phase }: TableNow, wanted: Seat | undefined): Seat => {
  const open = crew.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  const seat = wanted === undefined ? open[0] : open.find(one => one === wanted);
  if (phase === 'gathering' && seat !== undefined) return seat;
  throw new Failure(
    phase !== 'gathering'
      ? 'The game has begun without us: a seat can be taken only before.'
      : wanted === undefined
        ? 'All seats are taken.'
        : `Seat ${wanted + 1} is not open.`,
  );
};

const takeSeat = async ({ line, watch, name, seat: wanted }: Sitter, now: TableNow): Promise<void> => {
  const seat = openSeat(now, wanted);
  const ask: Ask = { t: 'sit', seat, name, nonce: randomBytes(32).toString('hex') };
  const answer = await line.ask(ask);
  // Another player was quicker: the news of it are on their way.
  if (answer.t === 'refused' && answer.code === 'seat-taken' && wanted === undefined) return;
  orFail(answer, ask);
  watch.said(`${name} sits in seat ${seat + 1}`);
};

/** The version from which on the table shows our move; undefined if it went on without it. */
const act = async ({ line, watch, bot, substitute, rng }: Sitter, play: Play): Promise<number | undefined> => {
  const move = await bot.choose(play.view, rng);
  // A move was taken back, or a bot plays for us: another question.
  if (line.now?.play !== play) return undefined;
  const answer = await line.ask({ t: 'act', move });
  if (answer.t === 'done') return answer.v;
  if (answer.code === 'stale' || answer.code === 'relieved' || line.now.play !== play) return undefined;
  watch.said(`the table refused a move: ${answer.code}; its turn was played by a ${substitute.name}`);
  const instead: Ask = { t: 'act', move: await substitute.choose(play.view, rng) };
  const second = orFail(await line.ask(instead), instead);
  return second.t === 'done' ? second.v : undefined;
};

const isRelieved = ({ crew }: TableNow, seat: Seat): boolean => {
  const place = crew[seat];
  return place?.kind === 'person' && place.relief !== undefined;
};

/** Takes a seat and plays to the end; what the table looks like then. */
export const sitAndPlay = async (sitter: Sitter): Promise<TableNow> => {
  const { line, watch } = sitter;
  let shownFrom = 0;
  for (;;) {
    const now = await watch.next();
    const { seat, play, phase } = now;
    if (phase === 'over') return now;
    if (seat === null) await takeSeat(sitter, now);
    else if (!play || now.v < shownFrom) continue;
    else if (isRelieved(now, seat)) await line.ask({ t: 'return' });
    else if (play.asked?.open.includes(seat)) await line.ask({ t: 'consent', yes: true });
    else if (play.acts.kind === 'seats' && play.acts.must.includes(seat))
      shownFrom = (await act(sitter, play)) ?? shownFrom;
  }
};

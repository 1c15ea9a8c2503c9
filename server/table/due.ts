import { ok, Rng, type Seat } from '@seekiste/rules/core';
import { tableMark } from '../log.js';
import { decideMove } from './decide/index.js';
import { botAt, botSeed, personAt, type TableState } from './state/index.js';
import type { TableParts } from './table-parts.js';
import { botsDue, botsToAct, longestPause, patienceEnds, peopleToAct, wakeAt } from './summary.js';
import type { LiveTable } from './live/index.js';

/** A bot that has to act, and what it was asked on. */
interface Turn {
  readonly seat: Seat;
  readonly bot: string;
  readonly table: TableState;
}

/** Whether the bot is still asked the same: nobody has moved for it, taken back, or come back to the seat. */
const isStill = ({ seat, bot, table }: Turn, live: TableState): boolean =>
  live.play !== undefined &&
  live.play.askedSince[seat] === table.play?.askedSince[seat] &&
  botsToAct(live, live.play).includes(seat) &&
  botAt(live, seat) === bot;

/** Any legal move, so that a table never waits for a bot that has failed. */
const fallback = ({ seat, table }: Turn): unknown => {
  const { game, play } = table;
  const moves = game.moves(game.view(play?.state, seat));
  return moves[Rng.from(botSeed(table)).below(moves.length)];
};

const thinkFor = async (parts: TableParts, turn: Turn): Promise<unknown> => {
  const { seat, bot, table } = turn;
  const view = table.game.view(table.play?.state, seat);
  try {
    return await parts.thinkers.think({ game: table.game.name, bot, view, seed: botSeed(table) });
  } catch (problem) {
    parts.log.error({ table: tableMark(table.id), game: table.game.name, bot, err: problem }, 'a bot has failed');
    return fallback(turn);
  }
};

/** Thinking counts towards the pause: a bot that was quick waits for the rest of it. */
const thinkInPace = async (parts: TableParts, turn: Turn): Promise<unknown> => {
  const thought = await thinkFor(parts, turn);
  const { table } = turn;
  const rest = table.play === undefined ? 0 : botsDue(table, table.play, parts.settings) - parts.now();
  if (rest > 0) await parts.wait(Math.min(rest, longestPause(parts.settings)));
  return thought;
};

/** The bot's move, decided and stored like anybody's; dropped if the table has gone on without it. */
const playFor = (parts: TableParts, liveTable: LiveTable, turn: Turn, thought: unknown): Promise<void> =>
  liveTable.inTurn(async () => {
    for (let move = thought; ;) {
      const cached = await liveTable.load();
      const play = cached?.live.play;
      if (!cached || !play || !isStill(turn, cached.live)) return;
      const decision = decideMove(cached.live, play, turn.seat, move);
      if (!decision.ok) {
        const { bot, table } = turn;
        const facts = { table: tableMark(table.id), game: table.game.name, bot, code: decision.error.code };
        if (move !== thought) throw new Error(`even a legal move was refused: ${decision.error.code}`);
        parts.log.error(facts, 'a bot made an illegal move');
        move = fallback({ ...turn, table: cached.live });
        continue;
      }
      if (await liveTable.append(cached, decision)) return;
    }
  });

/** Who is waited for and not here is missed; with everybody here the table is patient once more. */
const lookForPeople = async (parts: TableParts, liveTable: LiveTable): Promise<void> => {
  const { people } = await liveTable.attendance.look();
  const cached = await liveTable.load();
  const play = cached?.live.play;
  if (!cached || !play) return;
  const waited = peopleToAct(cached.live, play);
  const patience = parts.settings.patience[cached.live.pace];
  const goneSince = (seat: Seat): number | undefined => {
    const person = personAt(cached.live, seat)?.person;
    return person === undefined || people.has(person) ? undefined : (liveTable.attendance.goneSince(person) ?? 0);
  };
  const now = parts.now();
  // Patience that ends later than it can was counted by a clock that was wrong: it begins anew.
  const anew = patienceEnds(cached.live, play, parts.settings) > now;
  const missed = anew ? undefined : waited.find(seat => (goneSince(seat) ?? Infinity) + patience <= now);
  const until = anew ? now + patience : Math.min(...waited.map(seat => (goneSince(seat) ?? now) + patience));
  if (waited.length === 0) return;
  const what =
    missed === undefined ? ({ type: 'waited', until } as const) : ({ type: 'missed', seat: missed } as const);
  await liveTable.append(cached, ok([what]));
};

/** Does what is due at a table: a bot's move, or a look at who is away. Done twice it does no harm. */
export const lookAfter = async (parts: TableParts, liveTable: LiveTable): Promise<void> => {
  const turn = await liveTable.inTurn(async (): Promise<Turn | undefined> => {
    const cached = await liveTable.load();
    const live = cached?.live;
    if (!live?.play) return undefined;
    const now = parts.now();
    const due = wakeAt(live, parts.settings, now);
    if (due === null) return undefined;
    if (due > now) {
      parts.jobs.plan(live.id, live.v, due);
      return undefined;
    }
    const [seat] = botsToAct(live, live.play);
    const bot = seat === undefined ? undefined : botAt(live, seat);
    if (seat !== undefined && bot !== undefined) return { seat, bot, table: live };
    await lookForPeople(parts, liveTable);
    return undefined;
  });
  if (turn) await playFor(parts, liveTable, turn, await thinkInPace(parts, turn));
};

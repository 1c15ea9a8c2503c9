import { createHash } from 'node:crypto';
import { botNamed, type Bot } from '@seekiste/bots';
import { readSetup, Rng, Table, type AnyGame, type Outcome, type Seat } from '@seekiste/rules/core';

/** A seed for every number, none like another. */
const seedOf = (number: number): string => createHash('sha256').update(`bench ${number}`).digest('hex');

export const sailorOf = (game: AnyGame): Bot => {
  const sailor = botNamed(game.name, 'sailor');
  if (!sailor) throw new Error(`${game.name} has no sailor`);
  return sailor;
};

/** Who plays, and by which rules; options that are not named are the usual ones. */
export interface Tables {
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A whole game; `seen` is told every view before its seat moves. */
export const playDeal = (
  game: AnyGame,
  tables: Tables,
  deal: number,
  botAt: (seat: Seat) => Bot,
  seen: (view: unknown) => void = () => undefined,
): Outcome => {
  const setup = readSetup(game, tables);
  if (!setup.ok) throw new Error(setup.error.code);
  const table = Table.open(game, setup.value, seedOf(deal));
  const rng = Rng.from(seedOf(deal));
  for (;;) {
    const outcome = game.result(table.state);
    if (outcome) return outcome;
    const acts = game.toAct(table.state);
    const seat = acts.kind === 'seats' ? acts.must[0] : undefined;
    if (seat === undefined) throw new Error('nobody can act, but the game is not over');
    const view = game.view(table.state, seat);
    seen(view);
    const done = table.act(seat, botAt(seat).choose(view, rng));
    if (!done.ok) throw new Error(done.error.code);
  }
};

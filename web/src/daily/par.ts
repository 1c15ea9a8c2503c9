import type { DailyVoyage } from '@seekiste/learn/daily';
import { gameNamed } from '@seekiste/rules';
import { Table, type Outcome } from '@seekiste/rules/core';
import { streamAt } from '../local/streams.js';
import type { Thinkers } from '../local/thinkers.js';

/** How captains in every seat end the voyage of a day. It takes a while: `heard` counts their moves. */
export const parOf = async (
  { game: name, seats, options, seed }: DailyVoyage,
  thinkers: Thinkers,
  { bot, heard }: { readonly bot: string; readonly heard: (moves: number) => boolean },
): Promise<{ readonly outcome: Outcome; readonly moves: number } | undefined> => {
  const game = gameNamed(name);
  if (!game) return undefined;
  const table = Table.open(game, { seats, options }, seed);
  for (let moves = 0; ; moves++) {
    const outcome = game.result(table.state);
    if (outcome) return { outcome, moves };
    const acts = game.toAct(table.state);
    const seat = acts.kind === 'seats' ? acts.must[0] : undefined;
    if (seat === undefined || !heard(moves)) return undefined;
    const view = game.view(table.state, seat);
    table.act(seat, await thinkers.choose({ game: name, bot, view, stream: streamAt(seed, moves) }));
  }
};

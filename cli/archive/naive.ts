import { createHash } from 'node:crypto';
import type { AnyGame, GameRecord, Viewer } from '@seekiste/rules/core';

/** The state after this number of moves, from the beginning and by `apply` alone; what the last move told comes with it. */
const foldedTo = (game: AnyGame, { options, seats, moves }: GameRecord, count: number) => {
  let state = game.start(options, seats);
  let events: readonly unknown[] = [];
  for (let at = 0; at < count; at++) {
    const step = game.apply(state, moves[at]?.actor ?? 'chance', moves[at]?.move);
    if (!step.ok) throw new Error(`move ${at} is refused: ${step.error.code}`);
    ({ state, events } = step.value);
  }
  return { state, events };
};

/**
 * Everything that anybody saw and heard in a game, as one number: each view and each event, by move and by viewer. Each
 * state is folded anew from the beginning, so that nothing that tables and replays do for speed is in it.
 */
export const naiveHash = (game: AnyGame, record: GameRecord): string => {
  const hash = createHash('sha256');
  const viewers: readonly Viewer[] = ['watcher', ...Array.from({ length: record.seats }, (_, seat) => seat)];
  for (let count = 0; count <= record.moves.length; count++) {
    const { state, events } = foldedTo(game, record, count);
    for (const viewer of viewers)
      hash.update(
        JSON.stringify([
          game.view(state, viewer),
          events.map(event => game.show(event, viewer)).filter(shown => shown !== undefined),
        ]),
      );
  }
  return hash.digest('hex').slice(0, 32);
};

import type { AnyGame, Rng } from '@seekiste/rules/core';

/** Full games of uniformly random moves on the kernel, the deal included, in one reused state. */
export const randomGames = (game: AnyGame, seats: number, rng: Rng): (() => { moves: number }) => {
  const { kernel } = game;
  const options = Object.fromEntries(game.options.map(spec => [spec.name, spec.default]));
  const opening = game.start(options, seats);
  const state = game.start(options, seats);
  const listed = new Int32Array(kernel.mostMoves);
  return () => {
    kernel.copy(opening, state);
    kernel.deal(state, rng);
    let moves = 0;
    for (let seat = kernel.actor(state); seat >= 0; seat = kernel.actor(state)) {
      const count = kernel.list(state, seat, listed);
      kernel.play(state, seat, listed[rng.below(count)] ?? 0);
      moves++;
    }
    return { moves };
  };
};

import { CHANCE, OVER, type AnyGame, type Rng } from '@seekiste/rules/core';

/** Full games of uniformly random moves on the kernel, the deal included, in one reused state. */
export const randomGames = (game: AnyGame, seats: number, rng: Rng): (() => { moves: number }) => {
  const { kernel } = game;
  const options = Object.fromEntries(game.options.map(spec => [spec.name, spec.default]));
  const opening = game.start(options, seats);
  const state = game.start(options, seats);
  return () => {
    kernel.copy(opening, state);
    let moves = 0;
    for (let seat = kernel.actor(state); seat !== OVER; seat = kernel.actor(state))
      if (seat === CHANCE) kernel.deal(state, rng);
      else {
        kernel.play(state, seat, kernel.pick(state, seat, rng));
        moves++;
      }
    return { moves };
  };
};

// A bot that thinks, in TypeScript: it imagines the cards that it cannot see, plays each of its moves to the end of the
// game many times at random, and takes the move that won most often. It knows nothing about any game but its rules,
// and they come from the library. Santa Timea is the game in which this is quick and good.
//
//   npm install @seekiste/rules && npx tsc thinking-bot.ts --module nodenext --target es2023
//   seekiste arena santa-timea --bots mine,cabin-boy --bot 'mine=node thinking-bot.js'

import { createInterface } from 'node:readline';
import { gameNamed } from '@seekiste/rules';
import { CHANCE, OVER, Rng, type AnyGame } from '@seekiste/rules/core';

/** How many worlds are imagined for a decision: more of them play better, and take longer. */
const WORLDS = 300;

interface Asked {
  readonly t: string;
  readonly id: number;
  readonly game: string;
  readonly view: { readonly viewer: number };
}

/** Plays on at random until the game is over: 1 if the seat has won, 0 if not. */
const playOut = ({ kernel }: AnyGame, state: unknown, seat: number, rng: Rng): number => {
  for (let actor = kernel.actor(state); actor !== OVER; actor = kernel.actor(state)) {
    if (actor === CHANCE) kernel.deal(state, rng);
    else kernel.play(state, actor, kernel.pick(state, actor, rng));
  }
  return kernel.score(state, seat);
};

/** The move that wins most often. All moves are tried in the same worlds, so that luck favours none of them. */
const best = (game: AnyGame, view: Asked['view'], rng: Rng): unknown => {
  const moves = game.moves(view);
  const won = moves.map(() => 0);
  for (let world = 0; world < WORLDS && moves.length > 1; world++) {
    const imagined = game.imagine(view, rng);
    moves.forEach((move, at) => {
      const step = game.apply(imagined, view.viewer, move); // checks and copies: the world stays as it is
      if (step.ok) won[at] = (won[at] ?? 0) + playOut(game, step.value.state, view.viewer, rng);
    });
  }
  return moves[won.indexOf(Math.max(...won))];
};

const say = (message: object): void => void process.stdout.write(`${JSON.stringify(message)}\n`);

let game: AnyGame | undefined;
const rng = Rng.from('5eed'.repeat(16));
createInterface({ input: process.stdin }).on('line', line => {
  const asked = JSON.parse(line) as Asked;
  if (asked.t === 'hello') {
    game = gameNamed(asked.game);
    say({ t: 'ready' });
  } else if (game) say({ t: 'move', id: asked.id, move: best(game, asked.view, rng) });
});

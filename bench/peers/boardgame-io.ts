/** The peer: games written on boardgame.io's own API, played through its reducer without client or server. */
import { createRequire } from 'node:module';

interface Ctx {
  readonly numPlayers: number;
  readonly gameover?: unknown;
}

export interface Setup {
  readonly ctx: Ctx;
  readonly random: Random;
}

export interface Random {
  readonly Shuffle: <T>(cards: T[]) => T[];
  readonly Die: (sides: number) => number;
}

export interface Events {
  readonly endTurn: (next?: { readonly next: string }) => void;
  readonly setActivePlayers: (who: unknown) => void;
}

export interface MoveContext<G> {
  readonly G: G;
  readonly playerID: string;
  readonly random: Random;
}

export interface Enumerated {
  readonly seat: number;
  readonly move: string;
  readonly args: readonly unknown[];
}

interface BgioState<G> {
  readonly G: G;
  readonly ctx: Ctx;
}

interface Internals<G> {
  readonly InitializeGame: (setup: { game: unknown; numPlayers: number }) => BgioState<G>;
  readonly CreateGameReducer: (setup: { game: unknown }) => (state: BgioState<G>, action: unknown) => BgioState<G>;
}

/** Plays a full random game; returns how many moves it took. */
export type Play = (seats: number, below: (n: number) => number) => { readonly moves: number };

/** The peer is loaded when it is first asked for: it reads NODE_ENV then. */
export const boardgameIo =
  <G>(game: object, enumerate: (G: G) => readonly Enumerated[]) =>
  (): Play => {
    const require = createRequire(import.meta.url);
    const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal') as Internals<G>;
    const reducer = CreateGameReducer({ game });
    return (seats, below) => {
      let state = InitializeGame({ game: { ...game, seed: String(below(2 ** 20)) }, numPlayers: seats });
      let count = 0;
      while (state.ctx.gameover === undefined) {
        const options = enumerate(state.G);
        const { seat, move, args } = options[below(options.length)]!;
        const payload = { type: move, args, playerID: String(seat), credentials: null };
        const next = reducer(state, { type: 'MAKE_MOVE', payload });
        if (next.G === state.G) throw new Error(`boardgame.io refused ${move}`);
        state = next;
        count++;
      }
      return { moves: count };
    };
  };

/** The peer's server as its documentation starts it: Socket.IO, and everything in memory. */
import type { Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { inAllerRuhe, type G } from '../../peers/in-aller-ruhe.js';
import { answer } from './answer.js';

interface Running {
  readonly appServer: HttpServer;
}
interface BoardgameIo {
  readonly Server: (setup: { games: readonly object[]; origins: readonly string[] }) => {
    run(config: { port: number }): Promise<Running>;
  };
}

/** Hands and piles of others are counted, as our server does. */
const playerView = ({ G, playerID }: { readonly G: G; readonly playerID: string | null }): object => ({
  ...G,
  hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  piles: G.piles.map(pile => pile.length),
  thrown: G.thrown.map((cards, seat) => (String(seat) === playerID ? cards : cards.length)),
});

const { Server } = createRequire(import.meta.url)('boardgame.io/server') as BoardgameIo;
const form = process.env['FORM'] === 'turns' ? inAllerRuhe.withTurns : inAllerRuhe.withoutTurns;
const { appServer } = await Server({ games: [{ ...form, playerView }], origins: [] }).run({ port: 0 });
answer(`http://127.0.0.1:${(appServer.address() as AddressInfo).port}`);

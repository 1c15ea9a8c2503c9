/** A room of Colyseus that sends its patches at once: no patch rate, `broadcastPatch` at the end of every move. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { inAllerRuhe, type G } from '../../peers/in-aller-ruhe.js';
import type { Choice } from '../crew/choose.js';
import { answer } from './answer.js';
import { mirror, newSea, type SeaState } from './colyseus-state.js';

const RANDOM = {
  Shuffle: <T>(cards: T[]): T[] =>
    cards
      .map(card => [Math.random(), card] as const)
      .sort(([a], [b]) => a - b)
      .map(([, card]) => card),
  Die: (sides: number): number => 1 + Math.floor(Math.random() * sides),
};

class SeaRoom extends Room<SeaState> {
  private readonly G: G = inAllerRuhe.setup({ ctx: { numPlayers: 2 }, random: RANDOM });

  override onCreate(): void {
    this.patchRate = 0;
    this.state = newSea(this.G);
    mirror(this.G, this.state);
    this.onMessage('move', (client, choice: Choice) => {
      this.play(this.clients.indexOf(client), choice);
      mirror(this.G, this.state);
      this.broadcastPatch();
    });
  }

  private play(seat: number, choice: Choice): void {
    const context = { G: this.G, playerID: String(seat), random: RANDOM };
    switch (choice.type) {
      case 'lay':
        return inAllerRuhe.moves.lay(context, choice.card, choice.space, []);
      case 'discard':
      case 'give':
        return inAllerRuhe.moves[choice.type](context, choice.cards);
      case 'pledge':
        return inAllerRuhe.moves.pledge(context, choice.count);
      case 'depart':
      case 'arrive':
        return inAllerRuhe.moves[choice.type](context);
    }
  }
}

const http = createServer();
const server = new Server({
  transport: new WebSocketTransport({ server: http }),
  greet: false,
  gracefullyShutdown: false,
});
server.define('sea', SeaRoom);
await server.listen(0, '127.0.0.1');
answer(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);

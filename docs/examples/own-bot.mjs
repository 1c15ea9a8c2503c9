// A bot of one's own in fifty lines: it reads questions from standard input and writes moves to
// standard output, one JSON object a line. It knows a little about In aller Ruhe: an island belongs
// where its number would lie if the sea were filled evenly. In any other game it plays at random.
//
//   seekiste arena in-aller-ruhe --bots mine,mine --bot 'mine=node docs/examples/own-bot.mjs'
//   seekiste sit 'https://host/#/at/TABLE' --bot 'node docs/examples/own-bot.mjs'

import { createInterface } from 'node:readline';

const SPACES = 36;
const ISLANDS = 80;
const COLUMNS = 'ABCDEF';

const say = message => process.stdout.write(`${JSON.stringify(message)}\n`);

/** How far a move like "17 C2" or "17 C2 - 40 44" puts its island from where it belongs. */
const misfit = move => {
  const [, number, column, row] = /^(\d+) ([A-F])([1-6])/.exec(move) ?? [];
  if (number === undefined) return undefined;
  const space = (Number(row) - 1) * COLUMNS.length + COLUMNS.indexOf(column);
  return Math.abs(space - ((Number(number) - 0.5) * SPACES) / ISLANDS + 0.5);
};

/** Cards that a move throws away: a price, or two discarded cards. */
const thrown = move => move.split(' - ')[1]?.split(' ').length ?? (move.startsWith('- ') ? 2 : 0);

const worth = move => {
  const off = misfit(move);
  if (off === undefined) return move.startsWith('- ') ? -6 : 1; // a departure or an arrival is always welcome
  return -off - thrown(move);
};

const atRandom = moves => moves[Math.floor(Math.random() * moves.length)];
const best = moves => moves.reduce((a, b) => (worth(b) > worth(a) ? b : a));

let game;
createInterface({ input: process.stdin }).on('line', line => {
  const message = JSON.parse(line);
  if (message.t === 'hello') {
    game = message.game;
    say({ t: 'ready' });
  } else if (message.t === 'choose') {
    const { id, moves } = message;
    say({ t: 'move', id, move: game === 'in-aller-ruhe' ? best(moves) : atRandom(moves) });
  }
});

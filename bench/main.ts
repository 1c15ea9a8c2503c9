/**
 * `npm run bench`: full random games per CPU second of our engine, beside a peer in the same run; `npm run bench -- santa-timea` only those of one game, `npm run bench -- online` the server under load, `npm run bench -- bots` how fast and how strong searches are, `npm run bench -- screen` what people wait for in a browser.
 * The two take turns in short slices, so that whatever else the machine does hits both alike.
 */
import { GAMES } from '@seekiste/rules';
import { Rng } from '@seekiste/rules/core';
import { bots } from './bots/bots.js';
import { online } from './load/online.js';
import type { Play } from './peers/boardgame-io.js';
import { inAllerRuheNoTurns, inAllerRuheTurns } from './peers/in-aller-ruhe.js';
import { santaTimeaNoTurns, santaTimeaTurns } from './peers/santa-timea.js';
import { randomGames } from './random-games.js';
import { screen } from './screen/screen.js';
import { median, spread, type Tally } from './tally.js';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
const SLICE_MS = Number(process.env['BENCH_SLICE_MS'] ?? 1000);
const SEED = '5ea'.padEnd(64, '0');

/** Plays games for a slice of CPU time; counts per CPU second. */
const slice = (play: () => { moves: number }): Tally => {
  let games = 0;
  let moves = 0;
  const from = process.cpuUsage();
  const used = (): number => {
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1000;
  };
  while (used() < SLICE_MS) {
    for (let i = 0; i < BATCH; i++) {
      moves += play().moves;
      games++;
    }
  }
  const seconds = used() / 1000;
  return { games: games / seconds, moves: moves / seconds };
};
/** Games between two looks at the clock: looking is not free. */
const BATCH = 10;

const contest = (name: string, seats: number, players: Readonly<Record<string, () => { moves: number }>>): void => {
  const tallies = Object.entries(players).map(([who, play]) => ({ who, play, rounds: [] as Tally[] }));
  for (let round = 0; round <= ROUNDS; round++)
    for (const { play, rounds } of tallies) {
      const tally = slice(play);
      if (round > 0) rounds.push(tally); // the first round only warms up
    }
  const ours = tallies[0];
  if (!ours) return;
  console.log(`\n${name}, ${seats} players, random play, games per CPU second (median of ${ROUNDS}, lowest–highest)`);
  for (const { who, rounds } of tallies) {
    const games = rounds.map(tally => tally.games);
    const ratios = rounds.map((tally, i) => (ours.rounds[i]?.games ?? NaN) / tally.games);
    const ratio =
      who === ours.who ? '' : `   ours is ${median(ratios).toFixed(0)} times as fast (${spread(ratios, 0)})`;
    console.log(
      `  ${who.padEnd(44)} ${median(games).toFixed(0).padStart(8)} games/s (${spread(games, 0)})` +
        `  ${median(rounds.map(tally => tally.moves))
          .toFixed(0)
          .padStart(9)} moves/s${ratio}`,
    );
  }
};

process.env['NODE_ENV'] = 'production'; // before the peer is loaded: it is slower otherwise
const rng = Rng.from(SEED);
const below = (n: number): number => rng.below(n);

/** The same games on boardgame.io; a game that has no peer is measured alone. */
const PEERS: Readonly<Record<string, Readonly<Record<string, () => Play>>>> = {
  'in-aller-ruhe': {
    'boardgame.io reducer, its own turn order': inAllerRuheTurns,
    'boardgame.io reducer, without turn order': inAllerRuheNoTurns,
  },
  'santa-timea': {
    'boardgame.io reducer, its own turn order': santaTimeaTurns,
    'boardgame.io reducer, without turn order': santaTimeaNoTurns,
  },
};

const wanted = process.argv.slice(2);
if (wanted[0] === 'online') {
  await online(wanted.slice(1));
  process.exit();
}
if (wanted[0] === 'screen') {
  await screen(wanted.slice(1));
  process.exit();
}
if (wanted[0] === 'bots') {
  bots(wanted.slice(1));
  process.exit();
}
for (const game of GAMES) {
  if (wanted.length > 0 && !wanted.includes(game.name)) continue;
  const peers = Object.entries(PEERS[game.name] ?? {}).map(([name, load]) => [name, load()] as const);
  for (const seats of [2, 4])
    contest(game.name, seats, {
      'Seekiste kernel': randomGames(game, seats, rng),
      ...Object.fromEntries(peers.map(([name, play]) => [name, () => play(seats, below)])),
    });
}

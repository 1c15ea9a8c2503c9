import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameNamed } from '@seekiste/rules';
import { botNamed, captainWithin, readWeightsBy, type Bot } from './index.js';
import { playGame, seedOf } from './play.test-help.js';
import { readWeights } from './weights.test-help.js';

readWeightsBy(readWeights);

/** The moves of some games, as a hash: by level, game, number of players and options. */
const PINNED = JSON.parse(readFileSync(join(import.meta.dirname, 'moves.pinned.json'), 'utf8')) as Readonly<
  Record<string, string>
>;

const DEALS = 3;
/** Small, since only changes are looked for. */
const BUDGETS: Readonly<Record<string, number>> = { 'in-aller-ruhe': 200, 'santa-timea': 30, 'lighthouse-run': 24 };

const botOf = (level: string, game: string): Bot =>
  level === 'captain' ? captainWithin(game, BUDGETS[game]!)! : botNamed(game, level)!;

const movesOf = (level: string, name: string, seats: number, options: object): string => {
  const [game, hash] = [gameNamed(name)!, createHash('sha256')];
  for (let deal = 0; deal < (level === 'captain' ? 1 : DEALS); deal++)
    playGame({ game, seats, options: { ...options }, bot: botOf(level, name), seed: seedOf(5000 + deal) }, ({ move }) =>
      hash.update(JSON.stringify(move)),
    );
  return hash.digest('hex').slice(0, 12);
};

describe('bots play as they did', () => {
  it.each(Object.entries(PINNED))('%s', (line, pinned) => {
    const [level = '', game = '', seats = '', options = '{}'] = line.split(' ');
    expect(movesOf(level, game, Number(seats), JSON.parse(options) as object)).toBe(pinned);
  });
});

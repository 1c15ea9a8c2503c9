import { createHmac } from 'node:crypto';
import { linkText, overLines, textOf, type ChainKey, type Link, type ProofAside } from '@seekiste/protocol';
import type { TableState } from './table.js';

/** The next value of a table's chain. */
export const linked = ({ game, key }: TableState, before: string, link: Link): string =>
  hmacOf(key, linkText(game, before, link));

/** The value behind the last move: how the game ended, and what happened around the table. */
export const closed = ({ game, key, asides }: TableState, before: string, state: unknown): string => {
  const outcome = game.result(state);
  if (outcome === undefined) throw new Error('a game is over, but not decided');
  return hmacOf(key, textOf([before, ...overLines(outcome, asidesOf(asides))]));
};

/** As a file has them: the version is of no interest there. */
export const asidesOf = (asides: TableState['asides']): readonly ProofAside[] =>
  asides.map(({ v: _, ...aside }) => aside);

const hmacOf = (key: ChainKey, text: string): string => createHmac('sha256', key).update(text).digest('hex');

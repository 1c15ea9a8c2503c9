import type { GameRecord, OptionValues } from '@seekiste/rules/core';
import { CALIBRATED } from './calibrated.js';

/** How the chances of analyses and hints agree with what came of them, in one way to play. */
export interface Calibration {
  readonly game: string;
  readonly kind: string;
  readonly seats: number;
  /** Held-out games that it was measured with. */
  readonly games: number;
  /** What came less what was said, in points of the hundred, with its interval. */
  readonly miss: number;
  readonly low: number;
  readonly high: number;
  /** Whether the curve, and the numbers of hints, are right within their intervals. */
  readonly curve: boolean;
  readonly hints: boolean;
}

/** Options that make another game of it; the others make it harder or change what is told. */
const KINDS: readonly string[] = ['mode', 'monsters', 'professional', 'rock', 'storms', 'variant'];

const USUAL: readonly unknown[] = [undefined, false, 0, 'none', 'standard'];

/** The way to play, in a word or a few: 'rock', 'monsters storms'; empty for the plain game. */
export const kindOf = (options: OptionValues): string =>
  KINDS.flatMap(name => {
    const value = options[name];
    if (USUAL.includes(value)) return [];
    return typeof value === 'string' ? [value] : [name];
  }).join(' ');

/** What is known of the way in which a record was played, by the nearest number of players; undefined if unmeasured. */
export const calibrationOf = ({
  game,
  options,
  seats,
}: Pick<GameRecord, 'game' | 'options' | 'seats'>): Calibration | undefined => {
  const kind = kindOf(options);
  const alike = CALIBRATED.filter(one => one.game === game && one.kind === kind);
  return alike.toSorted((a, b) => Math.abs(a.seats - seats) - Math.abs(b.seats - seats))[0];
};

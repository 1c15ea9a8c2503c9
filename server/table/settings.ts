import type { Pace } from '@seekiste/protocol';
import type { Beat } from './state/index.js';

/** How a tables keeps time, in milliseconds. */
export interface Settings {
  readonly beat: Beat;
  /** How long a bot seems to think, whatever it takes it. */
  readonly botPace: number;
  /** How long a person who is waited for may be away before a bot may play for them. */
  readonly patience: Readonly<Record<Pace, number>>;
  /** After so long without a request a table is only in the store. */
  readonly idle: number;
}

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** Longer than a bot may think about one move: so long before its time it begins. */
export const HEAD_START = 300;

export const SETTINGS: Settings = {
  beat: { grid: 3 * SECOND, least: 1.5 * SECOND },
  botPace: SECOND,
  patience: { live: 90 * SECOND, days: 3 * DAY },
  idle: 60 * SECOND,
};

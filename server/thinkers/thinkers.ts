import type { Seed } from '@seekiste/rules/core';

/** What a bot is handed: its seat's view, and where its own dice begin. Plain data, so that it can travel to a thread. */
export interface Thought {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seed: Seed;
}

/** Where bots think: beside the event loop, so that no table waits for another one's bot. */
export interface Thinkers {
  /** The bot's move; rejected if the bot fails or takes too long. */
  think(thought: Thought): Promise<unknown>;
  close(): Promise<void>;
}

import { ANALYSIS_VERSION, type Look, type Pace, type Try } from '@seekiste/bots/analysis';
import type { GameRecord } from '@seekiste/rules/core';
import { openDB } from 'idb';

/** What has been judged of a record, by pace and spot: a tab that is closed in the middle goes on from here. */
export type KeptLooks = Partial<Record<Pace, readonly (Look | undefined)[]>> & {
  /** The marked decisions that were solved when they were tried again, by their place in the record. */
  readonly solved?: readonly number[];
  /** How captains did with the same deal, in the order of their tries. */
  readonly tries?: readonly Try[];
};

/** Where looks lie; safe to lose, since they can be made again. */
export interface Keeping {
  read(record: GameRecord): Promise<KeptLooks>;
  write(record: GameRecord, looks: KeptLooks): Promise<void>;
}

/** A number for a text, alike for alike ones (FNV-1a). */
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16);
};

/** By what was played: notes and hints do not change a curve. */
const keyOf = ({ game, rulesVersion, seats, options, seed, moves }: GameRecord): string => {
  const played = JSON.stringify([options, moves]);
  return [ANALYSIS_VERSION, game, rulesVersion, seats, seed, moves.length, hashOf(played)].join(' ');
};

const NAME = 'seekiste-insight';
const STORE = 'looks';

const opened = () =>
  openDB(NAME, 1, {
    upgrade(db) {
      db.createObjectStore(STORE);
    },
  });

/** The browser's own store; where it keeps nothing, an analysis is made anew. */
export const keepingOfDevice = (): Keeping => {
  const db = opened().catch(() => undefined);
  return {
    read: async record => ((await (await db)?.get(STORE, keyOf(record))) as KeptLooks | undefined) ?? {},
    async write(record, looks) {
      await (await db)?.put(STORE, looks, keyOf(record));
    },
  };
};

export const keepingInMemory = (): Keeping => {
  const kept = new Map<string, KeptLooks>();
  return {
    read: record => Promise.resolve(kept.get(keyOf(record)) ?? {}),
    write: (record, looks) => Promise.resolve(void kept.set(keyOf(record), looks)),
  };
};

import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { FastJournal } from './fast/journal.js';
import { FAST_MAIL } from './fast/mail.js';
import { FAST_TURN } from './fast/turn.js';
import { PLAIN_MAIL, type Mail } from './socket/mail.js';
import type { Journal, JournalOptions } from './store/sqlite/journal.js';
import { PlainJournal } from './store/sqlite/plain-journal.js';
import { PLAIN_TURN, type Turn } from './turn.js';

/** What is written by hand for speed, in `fast/`; each of it has a plain twin, which does the same. */
export interface Machinery {
  readonly turn: Turn;
  readonly mail: Mail;
  readonly journal: (db: DatabaseSyncInstance, options: JournalOptions) => Journal;
}

export const MACHINES = ['turn', 'mail', 'journal'] as const satisfies readonly (keyof Machinery)[];
export type Machine = (typeof MACHINES)[number];

export const FAST: Machinery = {
  turn: FAST_TURN,
  mail: FAST_MAIL,
  journal: (db, options) => new FastJournal(db, options),
};

export const PLAIN: Machinery = {
  turn: PLAIN_TURN,
  mail: PLAIN_MAIL,
  journal: (db, options) => new PlainJournal(db, options),
};

/** The fast machinery, but for those whose plain twin is wanted. */
export const machineryWith = (plain: readonly Machine[]): Machinery => ({
  ...FAST,
  ...Object.fromEntries(plain.map(machine => [machine, PLAIN[machine]])),
});

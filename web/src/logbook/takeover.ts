import type { Saves } from '../local/saves.js';
import { hashOf } from './hash.js';
import type { Logbook } from './logbook.js';

/** The same text has the same id: two tabs that take it over at once keep one game. */
const idOf = (text: string): string => `saved-${hashOf(text).toString(16)}`;

/** Until there was a logbook, a device kept one game. It leaves its old place once it lies in the new one. */
export const takeOver = async (saves: Saves, logbook: Logbook): Promise<void> => {
  const saved = await saves.find();
  if (!saved) return;
  const id = idOf(JSON.stringify(saved.table.record));
  await logbook.keep({ ...saved, id, seen: 0, now: Date.now() });
  if (logbook.lasting) saves.forget();
};
